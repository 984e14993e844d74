// What members say between the lines of their story: questions nobody can answer for them, a moment away, coming back.
// Recognised by their wording alone. Answers are honest: no forecast, no verdict, no mind reading.
import type { Line } from './line.ts';

type Aside = { id: string; pattern: RegExp; maxWords: number; lines: Line[]; isWaiting?: true };

const somebody =
  '(?:he|she|they|it|things|people|everyone|my (?:\\w+ )?(?:mum|mom|mother|dad|father|parents|wife|husband|partner|boyfriend|girlfriend|ex|son|daughter|kids|boss|friends?|brother|sister|family))';

export const asides: readonly Aside[] = [
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
      /\b(?:(?:hang|hold) on(?! to\b)|(?:one|1|a|just a|give me a|wait a) (?:sec|second|moment|minute|min|mo)\b|brb|be right back|(?:some(?:one|body)(?:'s| is)|(?:he|she|they)(?:'s| is|'re| are)) at (?:the|my) door|(?:my )?phone(?:'s| is) ringing|ngoja (?:kidogo|dakika))/i,
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
      /\b(?:am i (?:(?:just|really|being|such|that|a|an|the|too|so) )*(?:bad|terrible|horrible|awful|selfish|wrong|overreacting|dramatic|sensitive|weak|stupid|problem|monster|failure|needy|lazy|crazy)\b|is (?:it|this|that) (?:all |really )?(?:my fault|wrong of me|selfish of me|stupid of me)|was (?:it|that) (?:my fault|wrong of me)|(?:was|were) i (?:wrong|unfair|too (?:harsh|hard))|did i (?:do something wrong|ruin|overreact|make a mistake)|do you think (?:it's|it is|that's|this is) my fault|do you think (?:less of me|i'm (?:a |an )?(?:bad|terrible|selfish|overreacting|weak|wrong)))\b/i,
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
