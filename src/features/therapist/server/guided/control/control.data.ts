// Signs that somebody is watched, held or made small at home, mostly told with "but he means well". Each is named once, as
// what it does, without a verdict on who does it and without hurrying anybody; the safety layer asks whether they are safe.
// What counts as controlling or coercive behaviour: Home Office, "Controlling or coercive behaviour: statutory guidance" (2023).
import type { Line } from '../line.ts';

export type ControlSign = {
  id: string;
  /** Of one sentence; who does it must be clear from the sentence or from the talk. */
  pattern: RegExp;
  unless?: RegExp;
  lines: readonly Line[];
};

const they =
  "(?:he|she|they|my (?:husband|wife|boyfriend|girlfriend|partner|fianc[eé]e?|ex|bf|gf|man|missus|mother-in-law|father-in-law)|mume wangu|mke wangu)(?:'s|'d|'ll| has| had| will| would| always| just| only| still| even| now| keeps| sometimes)*";

/** Somebody they live or lived with as a couple. */
export const ofAPartner =
  /\b(?:husband|hubby|wife|boyfriend|girlfriend|partner|fianc[eé]e?|my ex|bf|gf|my man|my (?:guy|girl)|mume wangu|mke wangu|mpenzi|we (?:got )?married|the man i live with)\b/i;

export const controlSigns: readonly ControlSign[] = [
  {
    id: 'passcode',
    pattern: new RegExp(
      `\\b${they} (?:(?:doesn't|does not|didn't|won't|will not) (?:want|like|let|allow) (?:me|it when i)? ?(?:to )?(?:have|having|use|keep|put|change|set) (?:an? |my |the )?(?:\\w+ )?(?:passcode|password|pin|lock|code)|(?:has|have|knows?|wants?|took|asked for|demands?|made me give (?:him|her|them)) (?:all )?(?:my|the) (?:\\w+ ){0,2}(?:passcode|password|passwords|pin|code))\\b`,
      'i',
    ),
    unless:
      /\b(?:wifi|wi-fi|netflix|alarm|door|emergency|so (?:he|she) can help|i have (?:his|hers)|we both)\b/i,
    lines: [
      [
        'A phone that may not be locked is a phone in which nothing is yours alone. That can begin as closeness, and it is still a lot to give. When did it begin?',
        "A phone you can't lock is a phone where nothing is just yours. It can start as closeness, and it's still a lot to give. When did that start?",
      ],
    ],
  },
  {
    id: 'phone',
    pattern: new RegExp(
      `\\b${they} (?:checks?|checked|goes through|went through|reads?|looks? (?:at|through)|scrolls? through|searches|takes|took|wants? to see|asks? to see) my (?:phone|messages|texts|emails?|chats?|dms|whatsapp|call log|history)\\b`,
      'i',
    ),
    unless: /\b(?:to fix|to charge|with my|i asked|for work|the teacher|at the border)\b/i,
    lines: [
      [
        'Your messages are yours, also between two who love each other. Being looked through is not a small thing, whatever reason is given for it. What do you do differently, because it will be seen?',
        "Your messages are yours, even when two people love each other. Being checked isn't small, whatever the reason. What do you do differently because it'll be seen?",
      ],
    ],
  },
  {
    id: 'calls',
    pattern: new RegExp(
      `\\b${they} (?:rings?|calls?|phones?|texts?|messages?|video ?calls?) (?:me )?(?:\\w+ ){0,3}?(?:\\d+|ten|twelve|fifteen|twenty|thirty|forty|fifty|a hundred|dozens of|so many) times\\b|\\b${they} (?:rings?|calls?|phones?|texts?|messages?|video ?calls?) me (?:every (?:hour|half hour|\\w+ minutes)|non-?stop|constantly|all the time|until i (?:answer|pick up))\\b`,
      'i',
    ),
    unless: /\b(?:a (?:week|month|year)|in hospital|sick|ill|baby)\b/i,
    lines: [
      [
        'So many calls leave you no hour that is only yours. Whoever is worried can wait for an answer; this is closer to keeping watch. What happens when you do not pick up?',
        "That many calls leave you no hour that's just yours. Someone who's worried can wait for an answer, this is closer to keeping watch. What happens if you don't pick up?",
      ],
    ],
  },
  {
    id: 'place',
    pattern: new RegExp(
      `\\b${they} (?:tracks?|follows?|checks?|watches|monitors?) (?:my location|where i (?:am|go)|me on (?:the|an) app|my car)|\\b${they} (?:wants?|needs?|has|demands?) to know where i am\\b|\\b(?:have to|must|need to) (?:send|share) (?:him|her|them) (?:my location|a (?:photo|picture|selfie))\\b`,
      'i',
    ),
    unless: /\b(?:we (?:all|both) share|hiking|night shift|just in case|in case of)\b/i,
    lines: [
      [
        'To be findable at every hour makes a life small, even where it is called care. You may be somewhere and not say so. What would be different, if nobody looked?',
        "Being findable every hour makes your life small, even when it's called caring. You can be somewhere and not say so. What would be different if nobody was looking?",
      ],
    ],
  },
  {
    id: 'keys',
    pattern: new RegExp(
      `\\b${they} (?:took|takes|hid|hides|kept|keeps|has|holds) (?:away )?my (?:\\w+ )?(?:keys|car keys|passport|id|papers|documents|phone|shoes|inhaler|glasses)\\b|\\b${they} (?:locked|locks) (?:me (?:in|out)|the door so i)\\b`,
      'i',
    ),
    unless:
      /\b(?:by mistake|by accident|to (?:fix|charge|repair|clean)|to the garage|accidentally|drunk|i asked)\b/i,
    lines: [
      [
        'Keys taken are a way out taken, for as long as it lasts. Pressure explains a bad mood; it does not explain that. What were you going to do, before they were gone?',
        "Taking your keys is taking your way out, for as long as it lasts. Stress explains a bad mood, it doesn't explain that. What were you about to do before that?",
      ],
    ],
  },
  {
    id: 'friends',
    pattern: new RegExp(
      `\\b${they} (?:doesn't|does not|didn't|don't|won't|hates?|can't stand) (?:(?:want|like|let|allow) )?(?:me |it when i )?(?:to )?(?:see(?:ing)?|meet(?:ing)?|visit(?:ing)?|talk(?:ing)? to|go(?:ing)? out with|call(?:ing)?|being with) (?:my (?:\\w+ )?(?:friends?|family|mum|mom|mother|sister|brother|parents|cousins?|colleagues)|anyone|other people|men|guys)\\b|\\bi (?:stopped|gave up|quit) (?:seeing|meeting|calling) my (?:friends|family|mum|mom|sister)\\b[^.?!]{0,40}\\b(?:because|since|so that|for) (?:he|she|my (?:husband|wife|boyfriend|girlfriend|partner))\\b`,
      'i',
    ),
    lines: [
      [
        'It is worth noticing when a circle gets smaller, however gently it happens. Somebody who is good for you loses nothing by your having others. Whom did you see most, before?',
        "Worth noticing when your circle shrinks, however gently it happens. Someone who's good for you loses nothing by you having others. Who did you see most, before?",
      ],
    ],
  },
  {
    id: 'money',
    pattern: new RegExp(
      `\\b${they} (?:holds?|keeps?|has|took|takes|controls?) (?:all )?(?:my|the|our) (?:\\w+ )?(?:bank card|card|cards|salary|wages|pay|money|account)\\b|\\bi (?:have to|must|need to) (?:ask (?:him|her|them) for|show (?:him|her|them)|account for|explain) (?:\\w+ ){0,2}(?:money|receipts?|every (?:shilling|penny|cent|pound|dollar)|what i spen[dt])\\b|\\b${they} gives? me (?:an allowance|pocket money)\\b`,
      'i',
    ),
    unless: /\b(?:my boss|in (?:a|the) (?:jar|bank|drawer)|accountant|i'm bad with money|we agreed)\b/i,
    lines: [
      [
        'To have to ask for your own money, or to account for each coin, is a way of being held. What could you pay for today, without asking?',
        'Having to ask for your own money, or account for every coin, is a way of being held. What could you pay for today without asking?',
      ],
    ],
  },
  {
    id: 'choices',
    pattern: new RegExp(
      `\\b${they} (?:picks?|decides?|chooses|tells me|says) what i (?:wear|eat|do|study|can (?:wear|do))|\\b${they} (?:doesn't|does not|won't|didn't) (?:let|allow|want) me (?:to )?(?:work|study|drive|go out|leave the house|get a job|wear|vote|learn)\\b`,
      'i',
    ),
    unless: /\b(?:for the (?:wedding|play|show)|injur\w*|doctor|licen[cs]e|broken)\b/i,
    lines: [
      [
        'What you wear and whether you work or go out is yours to decide, in any marriage. What would you choose this week, if it were only up to you?',
        'What you wear, if you work, if you go out: yours to decide, in any relationship. What would you pick this week if it was only up to you?',
      ],
    ],
  },
  {
    id: 'threat',
    pattern: new RegExp(
      `\\b${they} (?:says?|said|threatens?|threatened|swears?|told me) (?:that )?(?:(?:he|she|they)(?:'ll|'d| will| would)|to) (?:\\w+ )?(?:take (?:the|my) (?:kids|children|baby|son|daughter)|send me (?:back|home)|tell (?:immigration|my (?:family|boss|parents))|post (?:the|my) (?:photos|pictures|videos)|throw me out|leave me with nothing|ruin me)\\b`,
      'i',
    ),
    lines: [
      [
        'That is a threat, also when it is said softly, and it holds you by what you love. Much of what is threatened so is not theirs to do; people who know the law in such homes can tell you. What do you fear most in it?',
        "That's a threat, even said softly, and it holds you by what you love. A lot of what gets threatened isn't theirs to do, and people who know the law there can tell you. What scares you most about it?",
      ],
    ],
  },
  {
    id: 'my-doing',
    pattern:
      /\bi (?:just |always |probably |must |know how to )*(?:set|sets|wind|push|provoke|trigger|make|annoy|stress)(?:s|d|ed)? (?:him|her) ?(?:off|up|mad|angry|lose it|too far)?\b|\b(?:he|she)(?:'s| is)? only (?:shouts|yells|gets? (?:like that|angry|loud)|does (?:it|that)|throws things) (?:when|if|because)\b|\bwalk(?:ing)? on eggshells\b/i,
    unless: /\b(?:kid|son|daughter|toddler|baby|cat|dog|boss|teacher|laugh|smile|happy|proud)\b/i,
    lines: [
      [
        'You tell it as if the weather in the house were yours to make. How somebody acts under pressure is theirs. What do you do, in the hours before it breaks?',
        'You tell it like the weather at home is yours to make. How someone acts under stress is on them. What do you do in the hours before it blows?',
      ],
    ],
  },
  {
    id: 'never-hit',
    pattern:
      /\b(?:he|she|they)(?:'s| has|'d| had)? never (?:\w+ )?(?:hit|touched|hurt|laid a (?:hand|finger) on|beat(?:en)?|been violent)(?: me)?\b|\b(?:it|that)(?:'s| is) not (?:really )?abuse\b|\b(?:he|she)(?:'s| is) (?:not|no|n't) (?:an )?(?:abuser|abusive|violent|monster)\b|\b(?:he|she)(?:'s| is) (?:a|really a|actually a) good (?:man|person|woman|husband|wife|guy|dad|father)\b|\b(?:he|she) means (?:well|it well)\b/i,
    lines: [
      [
        'I put no name on it, that is yours to do, and somebody can be good to you and still make your life narrow. I look at what it does to you. When did you last do something only because you wanted to?',
        "I'm not putting a name on it, that's yours to do. Someone can be good to you and still make your life narrow. I look at what it does to you. When did you last do something just because you wanted to?",
      ],
    ],
  },
];

/** "Is that normal?", where such signs were told. */
export const asksWhetherNormal =
  /\b(?:is (?:that|this|it)(?: all)? (?:\w+ )?(?:normal|ok(?:ay)?|alright|all right|abuse|abusive|control\w*|wrong|bad|toxic|healthy|love)|(?:do|does) (?:all|other|every) (?:couples?|husbands?|wives|men|women|people|marriages?)\b.{0,40}|am i (?:\w+ )?(?:overreacting|too sensitive|dramatic|crazy|ungrateful|making (?:it|this) up)|(?:do you think|would you say) (?:it|that|this|he|she)(?:'s| is) (?:\w+ )?(?:abus\w+|control\w+|normal|toxic))\b/i;
export const asksToFit =
  /\b(?:how (?:do|can|could) i |how to |help me (?:to )?|teach me to |can we talk about how to )(?:be|become|get) (?:less (?:sensitive|emotional|annoying|difficult)|better (?:for|to) (?:him|her)|a better (?:wife|husband|girlfriend|boyfriend|partner)|calmer around)\b|\bnot (?:to )?set (?:him|her) off\b/i;
export const asksWhatWeWouldDo =
  /\bwhat (?:would|should|do|can) (?:you|i) do\b|\bshould i (?:leave|go|stay|tell (?:him|her|someone|somebody|my))\b/i;
export const asksWhoSees =
  /\b(?:can|could|will|would|does) (?:he|she|they|my (?:husband|wife|boyfriend|girlfriend|partner|mum|mom|dad|parents|ex)|anyone at home) (?:be able to )?(?:see|read|find|check|know|hear|get into)\b.{0,40}\b(?:this|here|what i (?:write|say|type|tell)|it|the app|that i)\b/i;

/** With the two last signs told between; {abuse_resource} is filled in. */
export const notNormalLines: readonly Line[] = [
  [
    'No, I do not think so. A worry can be told and then left; this decides for you, and it is not your doing. {resource} They press nobody. What goes through you when you hear that?',
    "No, I don't think so. Worry gets said and let go, this decides for you, and it isn't your doing. {resource} They don't push. How does that land?",
  ],
  [
    'It may be common, and it still costs you something that is yours. What would a friend of yours say, who saw a whole week of it?',
    "It might be common and still cost you something that's yours. What would a friend say who saw a whole week of it?",
  ],
];
export const toFitLines: readonly Line[] = [
  [
    'We can talk about how you feel things, gladly. I will not help you become smaller so that somebody else need not change. When do you feel too sensitive, and who says so?',
    "We can talk about how you feel things, sure. I won't help you get smaller so someone else doesn't have to change. When do you feel too sensitive, and who says it?",
  ],
];
export const whatToDoLines: readonly Line[] = [
  [
    'I would change nothing at home in a hurry, and tell one person outside what you told me. {resource} They know such homes, and what is good to keep ready. Who could that one person be?',
    "I wouldn't change anything at home in a rush, and I'd tell one person outside. {resource} They know homes like that, and what's good to keep ready. Who could that one person be?",
  ],
];
export const whoSeesLines: readonly Line[] = [
  [
    'Not through me. But whoever can open this device while you are signed in could read here. A private chat keeps nothing, a conversation can be deleted in History, and signing out closes the door. Does anybody use your phone or know your password?',
    "Not through me. But anyone who can open this device while you're signed in could read it. A private chat keeps nothing, you can delete a conversation in History, and signing out shuts it. Does anyone use your phone or know your password?",
  ],
];
