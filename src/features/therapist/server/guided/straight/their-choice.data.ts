// "Should I tell her?" is theirs to decide: it is said so, and asked about by their own words. {ing} is what they think of
// doing, "telling your mum".
import type { Line } from '../line.ts';

const filler =
  '(?:just|even|really|actually|maybe|still|rather|perhaps|also|like|simply|finally|at least|first|be better to|better|go ahead and|have to)';
const act = `(?:${filler} )*(?<act>[^?!;]{2,140})`;
/** "What should I do" asks for an idea, "he asked should I come" tells. */
const notOfAnother =
  '(?<!\\b(?:what|whats|how|who|whom|where|when|which|why|whatever|he|she|they|mum|mom|dad|said|says|think|thinks|know|knows) )(?<!\\b(?:he|she|they|mum|mom|dad|boss|friend|husband|wife) (?:asked|asks|wonders|said|says) (?:if |whether |me |was )?)(?<!\\b(?:what|how|who|where|when|which|why) \\w{1,12} )';

/** Of one sentence. `act`: what it is about. */
export const asksWhetherToDo: readonly RegExp[] = [
  new RegExp(`${notOfAnother}\\b(?:should|shall|ought) i (?:to )?${act}`, 'i'),
  new RegExp(
    `\\b(?:do|does|would|did) you (?:honestly |really )?(?:think|reckon|say|feel)(?: that| like)? i (?:should|ought to|need to|have to|had better|could) ${act}`,
    'i',
  ),
  new RegExp(`^(?:(?:so|and|but|ok(?:ay)?|then|you|u) )*(?:you )?(?:think|reckon) i should ${act}\\?`, 'i'),
  new RegExp(
    `\\b(?:whether|if) you (?:honestly |really )?(?:think|thought|reckon|reckoned|feel|felt)(?: that)? i (?:should|ought to|need to|had better) ${act}`,
    'i',
  ),
  new RegExp(
    `\\b(?:i(?:'m| am)? (?:just |only )?(?:wonder|wondering|asking|asked|was asking|was wondering|meant|wanted to (?:ask|know)|want to (?:ask|know)|need to (?:ask|know))|tell me|advise me|help me decide|be honest)(?: you)?(?: honestly| straight| please| just)?,? (?:whether|if) (?:or not )?i (?:should|ought to|had better) ${act}`,
    'i',
  ),
  new RegExp(
    `\\b(?:don't know|dont know|not sure|can't decide|cant decide|idk|dunno|torn) (?:whether|if) (?:or not )?i should ${act}\\?`,
    'i',
  ),
  new RegExp(
    `\\b(?:is|was|would|wouldn'?t|isn'?t) it (?:be )?(?:really |even |still )?(?:better|best|wise|wiser|smart|smarter|sensible|a (?:good|bad|terrible|stupid|dumb|smart) (?:idea|move|plan)|worth(?: it| while)?)(?: for me)?(?: to| if i) ${act}`,
    'i',
  ),
  /\b(?:is|would) it (?:be )?worth (?<act>[a-z]+ing\b[^?!;]{0,140})/i,
  /\b(?:am i|would i be) better (?:off )?(?<act>[a-z]+ing\b[^?!;]{0,140})/i,
  new RegExp(`^(?:(?:so|and|but|ok(?:ay)?|then)[, ]+)*(?:is it|would it be) time (?:for me )?to ${act}`, 'i'),
  new RegExp(
    `(?:^|[,.] |\\b(?:so|and|but|ok|okay|then|or|like|idk|well) )do i (?:${filler} )*(?<act>(?:tell|text|ring|call|leave|stay|go|say|confront|ignore|apologi[sz]e|forgive|reply|answer|wait|send|block|message|write|ask|invite|give|lend|take|accept|quit|move|sign|cancel|break (?:up|it)|let|end|bring|try|report|delete|unblock|come|turn|show|speak|talk|keep|pay|just)\\b[^?!;]{0,140})(?:\\?|$)`,
    'i',
  ),
  new RegExp(
    `\\bwould you (?:${filler} )*(?<act>(?!do\\b|say\\b|be\\b|have\\b|feel\\b|think\\b|want\\b|like\\b|handle\\b|try\\b|start\\b|begin\\b)[a-z]+(?: [^?!;,]{1,80})?),? (?:if you were me|(?:if you were )?in my (?:place|shoes|position|situation))`,
    'i',
  ),
  new RegExp(
    `(?:^|[,.] |\\b(?:so|and|but|ok|okay|then|or|well) )would you (?:${filler} )*(?<act>(?:text|ring|leave|stay|forgive|confront|apologi[sz]e|quit|report|block|reply|send|move|invite|lend|accept|sign|break up|go back|tell (?:him|her|them|my|the)|take (?:it|him|her|them|the|that)|answer (?:him|her|them)|let (?:him|her|them|it)|give (?:him|her|them|it))\\b[^?!;]{0,140})(?:\\?|$)`,
    'i',
  ),
];

/** What follows the thing itself: grounds, conditions, another way, a nudge at us. */
export const behindTheAct =
  /(?:,| -| –|\.\.+|\s(?:because|cos|cause|coz|since|although|even though|so that|given that|if (?:it|that|you|he|she|they|i)|when (?:i|he|she|they|it|we)|or (?:not|nah|no|is|am|would|should|just|do|leave|maybe|what|wait|keep|stay)|and (?:see|what|how|then|if|i)|but|do you think|you think|what do you)\b).*$/i;
export const lastFillers =
  /(?:\s(?:now|then|though|tho|or not|or nah|at all|instead|maybe|please|pls|honestly|lol|tbh|again|already|you think|or what|right|huh|today|straight away|bro|man|dude))+$/i;

/** Not to be chosen as one likes, or no doing at all. */
export const noChoiceOfTheirs =
  /^(?:do|have|know|feel|expect|think|see what|believe|worry|care|be (?:worried|scared|afraid|concerned|angry|ashamed|happy|sad|over|here|able|feeling)|get (?:over|used|better)|handle|deal|cope|understand|start|begin|go about|make of|use this|help|continue with (?:you|this)|keep (?:talking|going|writing)|stop (?:here|talking|now)|tell you|talk to you|say to you|come back|find (?:out|a way))\b/i;
export const notForUsToWeigh =
  /^(?:drink|smoke|have (?:a|another|some) (?:drink|beer|glass|wine|smoke))\b|\b(?:you|kill\w*|die|dead|suicid\w*|hurt|harm|hit|slap|punch|beat|revenge|gun|knife|weapon|drive (?:drunk|home drunk)|pills?|tablets?|meds?|medication|medicine|dose|insulin|drugs|weed|abort\w*|abortion|pregnan\w*|police|court|lawyer|sue|fast(?:ing)?|starv\w*|diet|bet|gamble|safe house|shelter|ice|knee|ankle|wound|burn|fever|rash|pain|swell\w*|stitches|bandage|fast|meals?|weigh\w*)\b/i;

/** "Should I be worried?", "should I feel bad about it?" */
export const asksWhetherToFeel =
  /\bshould i (?:really |even |just )?(?:be|feel) (?:(?:so|more|really|this|a bit) )?(?:worried|scared|afraid|concerned|nervous|angry|mad|upset|sad|hurt|ashamed|embarrassed|guilty|bad|sorry|jealous|proud|happy|relieved|grateful|offended|annoyed|insulted|flattered)\b/i;
export const feelLines: readonly Line[] = [
  [
    'There is no should in that, it is there or it is not. What does it tell you about what matters here?',
    "There's no should in that, it's there or it's not. What does it say about what matters here?",
  ],
  [
    'I could not measure that from here, and nobody hands out the right amount. What makes you ask?',
    "I can't measure that from here, and nobody hands out the right amount. What makes you ask?",
  ],
];
/** Asked of this talk. */
export const asksWhetherToTell =
  /\b(?:should|shall|may|can) i (?:just |maybe )?(?:tell you|talk to you|go on|continue|carry on|keep going|say more|explain|start)(?: (?:about|what|how|why|from|with|it|more|now)\b[^?]{0,60})?[?.! ]*$/i;
export const tellLines: readonly Line[] = [
  ["Yes, please do. I'm listening.", "Yeah, please. I'm listening."],
  ['Yes. Take the way that comes first.', 'Yes. However it comes out.'],
];

/** A child may be in need: there nothing has to be weighed. */
export const toProtect =
  /\b(?:social (?:services|worker)|child ?line|child protection|cps|nspcc|safeguarding)\b/i;
export const protectLines: readonly Line[] = [
  [
    'Yes. You need not be sure, to find out is their task, and one can also ring only to ask. What was it that you saw or heard?',
    "Yes. You don't have to be sure, finding out is their job, and you can call just to ask. What did you see or hear?",
  ],
];
/** They were told to keep away. */
export const keptAway =
  /\b(?:blocked me|has me blocked|restraining order|told me to (?:stop|leave (?:her|him|them) alone|stay away|not (?:call|text|come))|(?:doesn't|does not|never) wants? (?:to (?:see|hear from|talk to)|any contact)(?: with)? me)\b/i;
export const wouldGoRound =
  /\b(?:turn up|show up|go (?:to|over to|round to|by) (?:her|his|their)|wait (?:for|outside)|message|text|call|ring|write|contact|another number|new (?:number|account)|email|visit|see (?:her|him|them))\b/i;
export const keptAwayLines: readonly Line[] = [
  [
    'I would leave it. That was an answer, much as it hurts, and going round it would be felt as not being heard. What did you most want to say?',
    "I'd leave it. That was an answer, even if it hurts, and going round it feels like not being heard. What did you most want to say?",
  ],
];

/** A doctor, or somebody who has learnt to help: there a yes costs nothing. */
export const toBeSeen =
  /^(?:see|go (?:to|see|and see)|ring|call|talk to|speak to|ask|visit|phone|tell|get|try|book|go for) (?:(?:a|an|my|the|some|someone|to|in|with|see)\s)*(?:doctor|gp|dr|physio|nurse|therapist|counsell?or|psychologist|psychiatrist|midwife|health visitor|therapy|counsell?ing|checked(?: out)?|help|professional)\b/i;
export const seenLines: readonly Line[] = [
  [
    'If you ask yourself that, I would say yes: it costs an hour, and somebody who sees you can tell more than I can from here. What has kept you from it?',
    "If you're asking yourself that, I'd say yeah: it's an hour, and someone who sees you can tell way more than I can. What's kept you from it?",
  ],
  [
    'I would, yes. You need not be sure that it is bad enough, that is what they are there to find out. What would you say first in that room?',
    "I would, yeah. You don't have to be sure it's bad enough, that's their job to find out. What would you say first in that room?",
  ],
];

export const choiceLines: readonly Line[] = [
  [
    "I can't decide that for you, I only know the part you told me. When you imagine {ing}, what do you see first?",
    "I can't decide that for you, I only know the part you told me. When you picture {ing}, what do you see first?",
  ],
  [
    'That one is yours, and I would only be guessing. What do you hope {ing} would change?',
    "That one's yours, I'd only be guessing. What do you hope {ing} would change?",
  ],
  [
    'I would be wrong to choose it for you, you will live with it and I will not. Say it is a week later and you went with {ing}: what are you glad of?',
    "I shouldn't pick for you, you live with it and I don't. Say it's a week later and you went with {ing}: what are you glad about?",
  ],
  [
    "I can't say yes or no to that from here. What is it about {ing} that you fear most?",
    "I can't say yes or no from here. What about {ing} scares you most?",
  ],
];
/** Where their words do not turn. */
export const bareChoiceLines: readonly Line[] = [
  [
    "I can't decide that for you, I only know the part you told me. When you imagine it done, what do you see first?",
    "I can't decide that for you, I only know the part you told me. When you picture it done, what do you see first?",
  ],
  [
    'That one is yours, and I would only be guessing. What do you hope it would change?',
    "That one's yours, I'd only be guessing. What do you hope it would change?",
  ],
  [
    'I would be wrong to choose it for you, you will live with it and I will not. What speaks for it that you have not said yet?',
    "I shouldn't pick for you, you live with it and I don't. What speaks for it that you haven't said yet?",
  ],
  [
    "I can't say yes or no to that from here. What do you fear most about it?",
    "I can't say yes or no from here. What scares you most about it?",
  ],
];
