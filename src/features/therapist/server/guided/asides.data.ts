// What members say between the lines of their story: questions nobody can answer for them, a moment away, coming back.
// Recognised by their wording alone. Answers are honest: no forecast, no verdict, no mind reading.
import type { Line } from './line.ts';

type Aside = { id: string; pattern: RegExp; maxWords: number; lines: Line[]; isWaiting?: true };

const somebody =
  '(?:he|she|they|it|things|people|everyone|my (?:\\w+ )?(?:mum|mom|mother|dad|father|parents|wife|husband|partner|boyfriend|girlfriend|ex|son|daughter|kids|boss|friends?|brother|sister|family))';

const lead = '^(?:(?:ok(?:ay)?|so|oh|well|actually|and|um+|hey|sorry|wait|can we|please)[,. ]+)*';
const opens =
  "(?:(?:i (?:just |really )?(?:want|need|would like)|i'd like|can i|could i|may i|let me|can we|could we|let's)(?: to)? (?:talk|speak|tell you|ask you something)";
/** Short, and nothing but the matter: with a reason, a person to tell or something else in place of it, it is a story. */
const matter =
  "(?<matter>(?!(?:some|any)(?:thing|one|body) else\\b|(?:it|this|that|something|the (?:exercise|question))\\b)(?:(?!(?:with|to|but|because|and|so|or|if|again|please|now|instead|you|your)\\b)[\\w'-]+(?: (?=[\\w'])|(?=[^\\w'-]|$))){1,7})";
const rest = '(?: (?:again|please|now|instead|first))*[.!?… ]*$';

/** Opens a matter: "I want to talk about my dad", "can we go back to the test". */
const bringsIn = new RegExp(
  `${lead}(?:${opens})(?: to you)? about |(?:can we |could we |let's |i(?:'d like| want) us to )(?:please )?(?:go|get|come) back to )${matter}${rest}`,
  'i',
);
const oneMoreThing = new RegExp(
  `${lead}(?:${opens}) (?:(?:to you )?about )?(?:it|this|something)|(?:i(?:'ve| have)(?: got)? |there(?:'s| is) )?(?:just )?one (?:more|last|other) thing)${rest}`,
  'i',
);

export const asides: readonly Aside[] = [
  {
    id: 'brings-in',
    pattern: bringsIn,
    maxWords: 14,
    lines: [
      ['Tell me about {matter}.', 'Tell me about {matter}.'],
      [
        'Gladly. Tell me about {matter}, from wherever you like.',
        'Sure. Tell me about {matter}, start anywhere.',
      ],
      [
        "Yes, let's. What should I know about {matter} first?",
        "Yeah, let's. What should I know about {matter} first?",
      ],
    ],
  },
  {
    id: 'one-more-thing',
    pattern: oneMoreThing,
    maxWords: 12,
    lines: [
      ['Tell me.', 'Tell me.'],
      ["I'm listening, tell me.", "I'm listening, tell me."],
      ['Yes, what is it?', "Yeah, what's up?"],
    ],
  },
  {
    id: 'floor',
    pattern:
      /\b(?:(?:can|could|may|let) (?:i|me) (?:just )?(?:stop you|interrupt|cut in|jump in|say something|finish)|(?:hang|hold) on,? (?:let me|i want to say)|stop you (?:right )?there|before you (?:go on|say more))\b/i,
    maxWords: 14,
    lines: [
      ["Of course. I'm listening, say it.", "Sure. I'm listening, say it."],
      ['Please do. What did you want to say?', 'Go for it. What did you want to say?'],
      ['Yes, go ahead. The floor is yours.', "Yeah, go ahead. Floor's yours."],
    ],
  },
  {
    id: 'away',
    pattern:
      /^(?:(?:ok(?:ay)?|sorry|oh|wait|please)[,. ]+)*(?:(?:hang|hold) on\b(?! to\b)|(?:just |give me |wait )?(?:one|1|a) (?:sec|second|moment|minute|min|mo)\b(?! (?:i|he|she|they|we|it|my|of)\b)|brb\b|be right back|ngoja (?:kidogo|dakika)|(?:(?:some(?:one|body)(?:'s| is)|(?:he|she|they)(?:'s| is|'re| are)) at (?:the|my) door|(?:(?:my|the) )?(?:phone|door ?bell)(?:'s| is) ringing)(?:[,. ]+(?:sorry|brb|hold on|hang on|(?:just )?(?:one|1|a) (?:sec|second|moment|minute|min)))*[.! ]*$)/i,
    maxWords: 14,
    isWaiting: true,
    lines: [
      ["Take the time you need. I'm here.", "Take your time, I'm here."],
      ['Of course. Come back whenever it suits you.', 'Sure. Come back whenever.'],
      ['Go ahead. Nothing is lost, we go on when you are ready.', "Go ahead, nothing's lost."],
      ['No hurry. I will wait.', "No rush. I'll wait."],
    ],
  },
  {
    id: 'back',
    pattern:
      /^(?:(?:ok(?:ay)?|sorry(?: about that)?|right|hey|hi|so|and)[,. ]+)*(?:i(?:'m| am) )?back(?: now| again)?(?:[,. ]+sorry(?: about that)?)?[.! ]*$|\bwhere were we\b|^nimerudi\b/i,
    maxWords: 9,
    lines: [
      ['Good. {recap}Where would you like to pick it up?', 'Nice. {recap}Where do you wanna pick it up?'],
      ['There you are. {recap}What is with you now?', "Hey. {recap}What's with you now?"],
      [
        'All right. {recap}Shall we go on from there, or has something else come up?',
        'Cool. {recap}Go on from there, or something else?',
      ],
    ],
  },
  {
    id: 'future',
    pattern: new RegExp(
      `\\b(?:do you think (?:that )?)?(?:will|would|is|are|does|can|could) (?:${somebody}|this|i) (?:\\w+ ){0,3}?(?:ever|come back|be back|get better|get easier|get worse|change|forgive|be ok(?:ay)?|be all right|be alright|be fine|work out|leave|stay|miss me|call|text|find (?:someone|somebody|love|a job)|go away|end)\\b[^.!]*\\?|\\bdo you think ${somebody}(?:'s| is| are| will|'ll| would|'d) (?:\\w+ ){0,3}(?:back|change|better|forgive|leave|stay|over me|okay|fine)\\b`,
      'i',
    ),
    maxWords: 20,
    lines: [
      [
        "I can't know that, and a guess from me would be worth nothing. Which answer are you most afraid of?",
        "I can't know that, and my guess wouldn't be worth much. Which answer scares you most?",
      ],
      [
        'Nobody can promise you that, and I will not pretend. What would you do first if it were yes?',
        "Nobody can promise that, and I won't fake it. What would you do first if it's a yes?",
      ],
      [
        "That is one I can't see from here. When you ask it in the night, what do you answer yourself?",
        "Can't see that one from here. When you ask it at night, what do you tell yourself?",
      ],
      [
        'I wish I could tell you. How much of your day goes into waiting for the answer?',
        'Wish I could tell you. How much of your day goes into waiting on that?',
      ],
      [
        "I don't know. What have you seen so far that points one way or the other?",
        "I don't know. What have you seen that points either way?",
      ],
      [
        'It is hard to live beside a question that stays open. What helps you to leave it open for an evening?',
        'Rough, living next to an open question. What helps you leave it open for one evening?',
      ],
    ],
  },
  {
    id: 'verdict',
    pattern:
      /\b(?:am i (?:(?:just|really|being|such|that|a|an|the|too|so) )*(?:bad|terrible|horrible|awful|selfish|wrong|overreacting|dramatic|sensitive|weak|stupid|problem|monster|failure|needy|lazy|crazy)\b|is (?:it|this|that) (?:all |really )?(?:my fault|wrong of me|selfish of me|stupid of me)|was (?:it|that) (?:my fault|wrong of me)|(?:was|were) i (?:wrong|unfair)|(?:is|was|were) (?:i|it|this|that) (?:\w+ )?too (?:harsh|hard on \w+|mean)|i(?:'m| am) (?:(?:just|really|such|an?|the) )*(?:bad|terrible|horrible|awful|selfish|overreacting|monster|failure)(?: \w+)?(?= ?\?)|did i (?:do something wrong|ruin|overreact|make a mistake)|do you think (?:it's|it is|that's|this is) my fault|do you think (?:less of me|i'm (?:a |an )?(?:bad|terrible|selfish|overreacting|weak|wrong)))\b/i,
    maxWords: 24,
    lines: [
      [
        "I won't sit in judgement, and I hear how hard you already are on yourself. If a friend asked you this, what would you say to them?",
        "I'm not here to judge, and you're already doing plenty of that. If a friend asked you this, what would you say?",
      ],
      [
        'One word for a whole person never fits. What did you do or feel that made that word come up?',
        'One word never fits a whole person. What happened that made that word come up?',
      ],
      [
        'People who ask that usually care a good deal about what they do to others. Whose voice does the question come in?',
        'People who ask that usually care a lot. Whose voice is asking it?',
      ],
      [
        "I can't weigh it for you, but we can look at it piece by piece. Which part of it was in your hands?",
        "I can't weigh it for you, but we can look piece by piece. Which part was actually in your hands?",
      ],
      [
        'That is a heavy question to carry about. When did you first begin to ask it?',
        'Heavy thing to carry round. When did you start asking it?',
      ],
    ],
  },
  {
    id: 'why-me',
    // "Why am I even here" is a heavier matter.
    pattern:
      /(?:^|[.!?,]\s*|\b(?:so|but|and|like) )why (?:do|can't|can ?not|don't) i (?:always |even |still |just |never |ever )*(?!always|even|still|just|never|ever|feel|have|bother|exist|live|wake|deserve|get so|need)(?:keep \w+ing|\w+)\b[^.!]*\?/i,
    maxWords: 14,
    lines: [
      [
        "I don't know yet. Habits like that usually did something for you once. What does it spare you?",
        "Don't know yet. Habits like that usually did something for you once. What does it spare you?",
      ],
      [
        "I can't see that from here, and you may be closer to it than I am. What happens in the minute before?",
        "Can't see that from here, you might be closer. What happens in the minute before?",
      ],
      [
        'There is often a good reason, only an old one. When do you first remember it?',
        "There's often a good reason, just an old one. When do you first remember it?",
      ],
    ],
  },
  {
    id: 'wrong-with-me',
    pattern:
      /\bwhat(?:'s| is|s) (?:actually |even |so )?wrong with me\b(?! (?:wanting|being|going|for)\b)|(?:^|[.!?,]\s*|\b(?:so|but|and) )why (?:am i (?:(?:always|so|such|just) )*(?:like|this way|a|an|weak|stupid|sensitive|broken|afraid|scared|angry|tired)\b|do i (?:always |even |still )?(?:feel (?:like )?(?:this|that|so)|get so)\b)/i,
    maxWords: 14,
    lines: [
      [
        "I don't know yet, and I don't start from something being wrong with you. What happened just before that question came?",
        "Don't know yet, and I'm not starting from something being wrong with you. What happened right before that question came?",
      ],
      [
        'A quick answer from me would not be worth much. What is your own guess, the kindest one you have?',
        "A quick answer from me wouldn't be worth much. What's your own guess, the kindest one you've got?",
      ],
      [
        'That question often turns up at the end of a hard stretch. How long has it been with you?',
        'That question often shows up after a hard stretch. How long has it been around?',
      ],
    ],
  },
  {
    id: 'what-if',
    pattern:
      /^(?:(?:but|and|so|ok(?:ay)?)[, ]+)*what if (?!we\b|you\b)(?!.*\b(?:die[sd]?|dead|kill\w*|gone|disappear\w*|end it|hurt|harm|suicid\w*|cancer|tumou?r|serious)\b)[^.!]+\?/i,
    maxWords: 18,
    lines: [
      [
        "I can't know whether it comes to that. If it did, what would you do in the first hour?",
        "I can't know if it comes to that. If it did, what would you do in the first hour?",
      ],
      [
        'A question like that has no end by itself. What answer does your mind give, when you let it finish?',
        'That question never ends by itself. What does your mind answer, if you let it finish?',
      ],
      [
        'It may, and it may not, and neither of us can see it from here. How often has it gone that way before?',
        "Maybe, maybe not, we can't see it from here. How often has it gone that way before?",
      ],
    ],
  },
  {
    id: 'their-mind',
    pattern: new RegExp(
      `\\b(?:do you think|does|do|did|why (?:does|did|do|is|are|was|were|would)) ${somebody}(?:'s|'d|'ll)? (?:\\w+ ){0,3}?(?:love|loves|loved|like me|likes me|care|cares|cared|hate|hates|hated|miss|misses|mean|means|meant|think of me|thinks of me|know|knows|realise|realize|respect|lie|lied|regret|regrets|ignore|treat|do this|act)\\b[^.!]*\\?`,
      'i',
    ),
    maxWords: 20,
    lines: [
      [
        "I only know them through you, so I can't say what goes on in them. What do they do that makes you wonder?",
        "I only know them through you, so I can't say. What do they do that makes you wonder?",
      ],
      [
        'Only they could answer that. What would you need to see in order to believe one or the other?',
        'Only they know that. What would you need to see to believe it either way?',
      ],
      [
        "I can't read them. What is it like for you, not knowing?",
        "Can't read their mind. What's it like for you, not knowing?",
      ],
      [
        'There may be an answer, and it may never be told to you. What have you been telling yourself in the meantime?',
        'There might be an answer you never get. What have you been telling yourself meanwhile?',
      ],
    ],
  },
];
