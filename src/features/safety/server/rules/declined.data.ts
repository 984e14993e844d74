// Kinds of help the member has turned down, so that they are not offered again in the same words.

export type DeclinedHelp = 'hotline' | 'professional' | 'trusted_person' | 'safety_plan' | 'emergency';

export const declinedRules: { help: DeclinedHelp; pattern: RegExp }[] = [
  {
    help: 'hotline',
    pattern:
      /\b(?:(?:do not|will not|not going to|can not|never|not|stop|no) (?:\w+ ){0,4}(?:hotlines?|helplines?|crisis lines?|lifelines?|988|samaritans|befrienders|call(?:ing)? (?:a|any|that|the|some) (?:number|line|stranger)|numbers?)|(?:hotlines?|helplines?|crisis lines?|they|988) (?:do not|never|did not|does not) (?:work|help|listen|pick up|answer)|(?:tried|called|already called|already tried) (?:the |a |that |your )?(?:hotline|helpline|crisis line|988|number)|je ne veux pas (?:appeler|parler)|no quiero llamar|nicht anrufen)\b/,
  },
  {
    help: 'professional',
    pattern:
      /\b(?:(?:do not|will not|not going to|can not|never|no|hate|not|stop) (?:\w+ ){0,4}(?:therapists?|doctors?|psychiatrists?|psychologists?|counsell?ors?|therapy|shrinks?|professionals?|clinic)|(?:therapy|therapists?|doctors?|counsell?ing) (?:do not|does not|did not|never) (?:work|help|listen)|can not afford (?:\w+ )?(?:help|therapy|a therapist|a doctor|treatment))\b/,
  },
  {
    help: 'trusted_person',
    pattern:
      /\b(?:(?:do not|dont) have (?:anyone|anybody|friends|a single|family)|(?:have|there is|got) (?:no one|nobody)|no one (?:to|i can) (?:call|talk|tell)|nobody (?:to|i can) (?:call|talk|tell)|(?:can not|will not|not going to|do not want to|could never) (?:tell|call|talk to|wake|worry|involve|ask) (?:anyone|anybody|my (?:\w+ )?(?:mum|mom|dad|family|parents|friends?|sister|brother|wife|husband|partner)|them|him|her)|do not want (?:anyone|anybody|them|my family|my parents) to know|sina mtu)\b/,
  },
  {
    help: 'safety_plan',
    pattern:
      /\b(?:(?:do not|will not|not) (?:\w+ ){0,3}(?:safety plan|a plan like that|make a plan)|(?:safety )?plans? (?:do not|does not|never) (?:work|help))\b/,
  },
  {
    help: 'emergency',
    pattern:
      /\b(?:(?:do not|will not|not going to|never|no|can not|stop|not|please do not) (?:\w+ ){0,4}(?:police|cops|ambulance|911|999|112|emergency|hospital|er|a&e|psych ward)|(?:afraid|scared) of (?:the )?(?:police|hospital|cops))\b/,
  },
];

/** To have nobody is no refusal, and may be the worst of it. */
export const hasNobody =
  /\b(?:(?:have|has|is|got) (?:no one|nobody)|do not have (?:anyone|anybody|friends|family|a single)|(?:no one|nobody) (?:to|i can)|sina mtu)\b/;

/** What the assistant's last question offered, for a bare "no". */
export const offeredRules: { help: DeclinedHelp; pattern: RegExp }[] = [
  {
    help: 'hotline',
    pattern:
      /\b(?:helpline|hotline|call(?:ing)? (?:them|that number|the line)|ring them|that line|speak to (?:them|someone there))\b[^?.]*\?/,
  },
  { help: 'professional', pattern: /\b(?:doctor|therapist|counsellor|clinic|nurse|professional)\b[^?.]*\?/ },
  { help: 'emergency', pattern: /\b(?:emergency|ambulance|hospital)\b[^?.]*\?/ },
  { help: 'safety_plan', pattern: /\bsafety plan\b[^?.]*\?/ },
  {
    help: 'trusted_person',
    pattern:
      /(?<!\bis )\b(?:someone|anyone|person|friend|who)\b[^?.]*\b(?:with you|come over|tell|call|be with|trust|sit with|message)\b[^?.]*\?/,
  },
];
