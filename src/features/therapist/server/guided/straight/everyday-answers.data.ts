// Everyday questions that have a plain answer, and those only somebody else could answer. Read after what is told apart more
// surely; where a body or a danger is meant, elsewhere.
import type { StraightQuestion } from './straight-questions.data.ts';

const begin =
  '^(?:(?:ok(?:ay)?|so|oh|well|and|but|please|hey|no|nah|yeah|yes|lol|wait|honestly|like|because|bro|wewe|i mean|tell me|be honest|then|just|hmm+|(?:yes|no) or no|you missed (?:my|that) question|i asked (?:you )?(?:a question|something))[,.: ]+)*';
const of = (...parts: string[]): RegExp => new RegExp(parts.join(''));
const them =
  '(?:he|she|they|people|everyone|everybody|my (?:\\w+ )?(?:mum|mom|mother|dad|father|parents|sister|brother|husband|wife|partner|boyfriend|girlfriend|ex|friends?|boss|manager|son|daughter|kids|children|family|flatmate|roommate|neighbou?r|colleagues?))';
const grave =
  /\b(?:kill\w*|die|dead|suicid\w*|hurt me|hurts? (?:me|him|her|them)|hits?|hit|abus\w*|rap(?:e|ed)|pills|knife|gun|drunk|cheat\w* on me with|follow\w* me|watching me|poison\w*)\b/;

export const everydayAnswers: readonly StraightQuestion[] = [
  {
    // Anne-Marie Chang et al., "Evening use of light-emitting eReaders", PNAS (2015); Colin Espie, Overcoming Insomnia (2006).
    id: 'phone-and-sleep',
    pattern: of(
      begin,
      '(?:is|does|do|could|can|would|was|are) (?:it |that )?(?:\\w+ )?(?:my |the |a |our )?(?:phones?|screens?|scrolling)\\b[^?]{0,70}',
      '[?.! ]*$',
    ),
    after: /\b(?:sle(?:ep|pt|eping)|awake|bed|night|nights|insomnia|tired)\b/,
    lines: [
      [
        'In part, very likely. A bright screen in the last hour shifts the body clock a little, and what is read there keeps the mind at work, which weighs more. It is seldom the whole reason. What are you looking for on it, at that hour?',
        "Partly, most likely. A bright screen late on shifts your body clock a bit, and what you read keeps your brain going, which matters more. It's rarely the whole reason. What are you looking for on it at that hour?",
      ],
      [
        'Yes, it keeps many people awake, the content more than the light. Leaving it outside the bedroom for a week would show how much of it is the phone. What would you do with the first ten minutes without it?',
        'Yeah, it keeps loads of people up, more the content than the light. A week with it outside the bedroom would show you how much is the phone. What would you do with the first ten minutes?',
      ],
    ],
  },
  {
    // Henry Roediger & Jeffrey Karpicke, "Test-enhanced learning", Psychological Science (2006).
    id: 'old-questions',
    pattern: of(
      begin,
      "(?:is it|what's|what is|would it be|should i|do i|which is|whats) (?:\\w+ )?(?:better|best|more use|smarter)?[^?]{0,60}\\b(?:re-?read\\w*|(?:old|past|practice|mock) (?:questions|papers|exams|tests)|flash ?cards|highlight\\w*|notes)\\b[^?]{0,60}",
      '[?.! ]*$',
    ),
    lines: [
      [
        'Old questions, mostly. Calling something up from memory fixes it better than reading it once more, even where it feels worse while doing it. Read only what you could not answer. Which paper would you begin with?',
        'Past questions, mostly. Pulling it out of your memory makes it stick better than rereading, even if it feels worse. Then reread only what you got wrong. Which one would you start with?',
      ],
    ],
  },
  {
    // Larissa Barber & Alecia Santuzzi, "Please respond ASAP: workplace telepressure", J. Occupational Health Psychology (2015).
    id: 'answer-after-hours',
    pattern: of(
      begin,
      '(?:can|could|may|is it (?:ok(?:ay)?|fine|allowed)|am i allowed|do i have|should) (?:i )?(?:to )?(?:just |simply |really )*(?:not |ignore |leave |stop |to |if i )?(?:\\w+ ){0,3}(?:answer\\w*|reply\\w*|respond\\w*|check\\w*|read\\w*|look\\w* at)\\b[^?]{0,40}\\b(?:after|before|at|past|on|outside|in the|till|until) (?:\\d+|six|seven|eight|nine|ten|work|hours|night|nights|weekends?|evenings?|the weekend|holiday|morning|the morning)\\b[^?]{0,30}',
      '[?.! ]*$',
    ),
    lines: [
      [
        'As a rule you can, unless being on call was agreed. Most messages keep till morning, and an answer at a steady hour teaches more than an announcement. What do you expect would happen the first evening?',
        'Usually yes, unless you agreed to be on call. Most messages keep till morning, and replying at a steady time says more than announcing it. What do you think would happen the first night?',
      ],
    ],
  },
  {
    // Ed Tronick, "Emotions and emotional communication in infants" (1989), on mismatch and repair; John Gottman, Raising an
    // Emotionally Intelligent Child (1997).
    id: 'damaging-my-children',
    pattern: of(
      begin,
      "(?:am i|have i|did i|will i|is it|are they|is that|could i be|what if i(?: am|'m)) (?:\\w+ ){0,3}(?:damag\\w*|ruin\\w*|scarr?\\w*|mess\\w*|screw\\w*|trauma\\w*|fail\\w*)\\b[^?]{0,30}\\b(?:them|him|her|my (?:\\w+ )?(?:kids?|children|child|son|daughter|boys?|girls?|baby)|for life)\\b[^?]{0,30}",
      '[?.! ]*$',
    ),
    unless: /\b(?:hit\w*|slap\w*|smack\w*|shak\w*|shook|beat\w*|lock\w*|hurt\w*|touch\w*|drunk)\b/,
    lines: [
      [
        'Raised voices happen in nearly every home, and what children carry away is more what comes after them: whether somebody comes back, says sorry and means it. You can do that tonight. What would you want to say to them?',
        'Shouting happens in nearly every home, and what kids keep is more what comes after: whether someone comes back and says sorry and means it. You can do that tonight. What would you want to say to them?',
      ],
    ],
  },
  {
    // Ed Tronick, as above: repair.
    id: 'say-sorry-to-children',
    pattern: of(
      begin,
      "(?:should|do|can|is it (?:ok(?:ay)?|weird|good|wrong|too late)|would it help) (?:i |to |for me to |if i )?(?:\\w+ ){0,2}(?:say(?:ing)? (?:i'?m )?sorry|apologi[sz]e)\\b[^?]{0,20}\\bto (?:them|him|her|(?:my|the) (?:\\w+ )?(?:kids?|children|child|son|daughter|boys?|girls?|toddler))\\b[^?]{0,30}",
      '[?.! ]*$',
    ),
    lines: [
      [
        'Yes, I would. A short one, without a “but”: “I shouted, and that was not your fault. I am sorry.” Children learn from it that a quarrel ends. When today would there be a quiet minute?',
        "Yeah, I would. A short one, no “but”: “I shouted and that wasn't your fault. I'm sorry.” Kids learn from it that fights end. When's a quiet minute today?",
      ],
    ],
  },
];

/** Read last of all. */
export const askedOfOthers: readonly StraightQuestion[] = [
  {
    id: 'only-they-know',
    pattern: of(
      begin,
      `(?:do you (?:think|reckon)|would you say|is it possible|could it be)(?: that)? ${them}(?:'s|'d|'ll|'re| is| are| was| has| have| had| would| will| might| could| still| even| really| already| secretly| actually)* (?:\\w+ ?){1,14}`,
      '[?.! ]*$',
    ),
    unless: grave,
    // The dead are asked after otherwise.
    unlessTold: /\b(?:died|dead|death|passed (?:away|on)|funeral|buried|lost (?:him|her|them))\b/,
    lines: [
      [
        'I cannot know that from here, and guessing would only feed it. What makes the question come up now?',
        "I can't know that from here, and guessing would only feed it. What makes it come up right now?",
      ],
      [
        'Only they could say, and I would be making it up. What would change for you, if you knew?',
        "Only they could tell you, I'd be making it up. What would change for you if you knew?",
      ],
    ],
  },
];
