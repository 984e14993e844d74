// "Am I being an idiot?", "is it normal to be like this over a dog?", "would that be weird?": a warm plain word first. Where
// somebody was harmed by what they did, none of these is said.
import type { StraightQuestion } from './straight-questions.data.ts';

const begin =
  '^(?:(?:ok(?:ay)?|so|oh|well|and|but|please|hey|no|nah|yeah|yes|lol|wait|honestly|like|because|then|bro|wewe|i mean|i guess|tell me|be honest|(?:do )?you think(?: that)?|would you say(?: that)?|i wonder(?: if| whether)?|[^?.!,]{2,80},)[,.: ]+)*';
const of = (...parts: string[]): RegExp => new RegExp(parts.join(''));
const soft =
  '(?:(?:really|just|being|so|a bit|a|an|too|such|even|actually|totally|completely|kind of|kinda|complete|total|right|bit of|the|still|very|going) )*';
const end =
  '(?:[, ]+(?:though|tho|or what|or not|or nah|here|lol|now|then|for (?:that|this|it)|right|do you think|you think|to you|honestly))*[?.! ]*$';
const behind =
  '(?: (?:for|to|if|that|because|not|over|about|by|when) [^?]{2,90})?(?:,? or (?:is|am|was|do|does|just|are) [^?]{2,60})?';

const harmDone =
  /\b(?:hit|hits|slap\w*|punch\w*|cheat\w*|slept with|affair|stole|steal\w*|scream\w* at|yell\w* at|shout\w* at|threaten\w*|spy\w*|stalk\w*|track\w*|blackmail\w*|abandon\w*|drove drunk|drunk|(?:check|read|went through|going through|looked through|snoop)\w* (?:in )?(?:his|her|their)|lied|lying)\b/i;
const inDanger =
  /\b(?:hits? me|beats? me|hit me|hurts? me|afraid of (?:him|her)|chok\w*|rap(?:e|ed)|voices?|watching me|following me)\b/i;
const harmOrDanger = new RegExp(`${harmDone.source}|${inDanger.source}`, 'i');

/** Read before those that say the same of anything. */
const animals =
  '(?:dog|cat|puppy|kitten|rabbit|horse|pony|hamster|pet|bird|budgie|parrot|guinea pig|goldfish|tortoise|cow|goat)';
const aboutAnAnimal: StraightQuestion['lines'] = [
  [
    'Yes, at any age. An animal is there every morning and asks nothing about your day, and people grieve for one as they do for somebody of the house. What do you miss most, just now?',
    'Yeah, at any age. An animal is there every single morning, and people grieve them like family. What do you miss most right now?',
  ],
  [
    'It is what love does when somebody of the house is missing. Grief goes by what was shared, and not by who it was for. Who lets you be sad about it?',
    'It is what love does when someone of the house is missing. Grief goes by what you shared, not who it was for. Who lets you be sad about it?',
  ],
];
export const ofAnimals: readonly StraightQuestion[] = [
  {
    // As below; the animal is named in the question.
    id: 'grief-for-this-animal',
    pattern: of(
      `\\b(?:is|isn't|isnt|am|does|would) (?:it|this|that|i)\\b[^?]{0,60}(?:like this|(?:be|feel|feeling|being|cry|crying|griev\\w+|mourn\\w*|hurt\\w*|upset|sad|cut up|broken|react\\w*|take it|struggl\\w+|this bad|this much|silly|daft|stupid|pathetic|ridiculous|normal|weird))\\b[^?]{0,40}\\b(?:over|about|for|after(?: losing)?|because of) (?:a|my|our|the|an|just a|only a)(?: \\w+)? ${animals}\\b`,
    ),
    lines: aboutAnAnimal,
  },
  {
    // Cindy Adams, Brenda Bonnett and Alan Meek, "Predictors of owner response to companion animal death", JAVMA (2000).
    id: 'grief-for-an-animal',
    pattern: of(
      begin,
      `(?:is|isn't|isnt) (?:it|this|that) (?:\\w+ )?(?:normal|ok(?:ay)?|weird|stupid|silly|daft|pathetic|mad|odd|strange|common|natural|wrong|ridiculous)\\b[^?]{0,80}`,
      '[?.! ]*$',
    ),
    after:
      /\b(?:dog|cat|puppy|kitten|rabbit|horse|hamster|pet|beagle|labrador|spaniel|collie|terrier|budgie|parrot|guinea pig)\b.{0,400}\b(?:died|dead|put (?:\w+ )?(?:to sleep|down)|vet|lead|bowl|passed|lost|gone|paw|ashes|grave|buried)\b|\b(?:died|put (?:\w+ )?(?:to sleep|down)|passed|lost|gone|vet)\b.{0,400}\b(?:dog|cat|puppy|rabbit|horse|pet|beagle|labrador|spaniel)\b/s,
    lines: aboutAnAnimal,
  },
];

/** What we think of them, where nothing else is known to say: read after all others. */
export const opinions: readonly StraightQuestion[] = [
  {
    id: 'opinion-of-me',
    pattern: of(
      begin,
      "(?:do|did|would|don't) you (?:really |honestly |actually |even )?(?:think|believe|reckon|feel|say)(?: that)? (?:i(?:'m|'ll|'d)?|im|we(?:'re|'ll)?)\\b(?! should| ought| need to)[^?]{2,90}[?.! ]*$",
    ),
    unless:
      /\b(?:bad|selfish|wrong|stupid|weak|lazy|mean|awful|horrible|terrible|monster|failure|pathetic|overreact\w*|unreasonable|depress\w*|bipolar|autis\w*|adhd|ocd|ptsd|sick|ill|pregnan\w*|drink|alcohol\w*|addict\w*|psycho\w*|crazy|dying|die|dead|doctor|hospital|therapy|therapist|medication|safe)\b/,
    unlessTold: inDanger,
    lines: [
      [
        'I only know the part you told me, and from there I would not dare a yes or a no. What would you say yourself, on a good day?',
        "I only know the part you told me, so I wouldn't dare a yes or no. What would you say yourself, on a good day?",
      ],
      [
        "I can't see that from here, and I would rather say so than guess. What would you have to see, to believe it?",
        "I can't see that from here and I'd rather say so than guess. What would you have to see to believe it?",
      ],
    ],
  },
];

export const verdicts: readonly StraightQuestion[] = [
  {
    id: 'normal-like-this',
    pattern: of(
      begin,
      "(?:(?:is|isn't|isnt|was) (?:it|this|that) (?:\\w+ )?(?:normal|natural|understandable)(?: for me| at (?:my|this) age)? (?:to (?:\\w+ ){1,5}?(?:like (?:this|that)|this (?:way|much|bad|sad|long|upset|angry|hurt|low|tired|often)|so (?:much|sad|upset|angry|bad|low|tired|long)|every (?:day|night|evening|morning))|that i(?:'m| am|m)?)\\b[^?]{0,80}|(?:am i|is (?:it|this|that)) normal|(?:it|that|this)(?:'s|s| is)(?: not|n't)? normal,? (?:is it|isn't it|right|is that))",
      end,
    ),
    unless:
      /\b(?:voices?|see things|kill\w*|die|dead|death|suicid\w*|hurt(?:ing)? (?:myself|him|her|them|my)|hit|cut(?:ting)?|blood|bleed\w*|dizzy|faint\w*|pain|drunk|high|drugs?|vomit|starv\w*|watched|followed|eat|shak\w+|lump|breath\w*)\b/,
    unlessTold: inDanger,
    lines: [
      [
        'As far as I can tell from here, yes. It is how people are when something matters to them, and more of them than would say so. What makes you doubt it?',
        "As far as I can tell, yeah. It's how people are when something matters, way more than say so. What makes you doubt it?",
      ],
      [
        'I would say so. There is no right size for it, and nobody keeps a list. Who made you feel that there was?',
        "I'd say so. There's no right size for it and nobody keeps a list. Who made you feel like there is?",
      ],
    ],
  },
  {
    id: 'am-i-right',
    pattern: of(
      begin,
      `(?:am|was) i (?:${soft})?(?:right|wrong|justified|within my rights|in the right|in the wrong)(?: (?:to|in|for|that|about) [^?]{2,90})?`,
      end,
    ),
    unless: /\b(?:dose|tablets?|answer|place|room|chat)\b/,
    unlessTold: harmOrDanger,
    lines: [
      [
        'From what you told me I can follow it, and I only know your side. What makes you hesitate?',
        'From what you told me I get it, and I only know your side. What makes you hesitate?',
      ],
      [
        'I see nothing wrong in it from here. Whoever sees it otherwise has reasons too, and both may stand. What would they say to it?',
        "I don't see anything wrong in it from here. Whoever sees it differently has reasons too, both can be true. What would they say?",
      ],
    ],
  },
  {
    id: 'too-small',
    pattern: of(
      begin,
      `(?:is|isn't|would) (?:that|this|it)(?: be)? (?:${soft})?(?:small|little|tiny|easy|nothing|not enough|silly of a step|slow)`,
      end,
    ),
    unless: /\b(?:dose|baby|flat|house|shoes?)\b/,
    lines: [
      [
        'No. Small is what gets done, and it opens the door for the next bit. What would make it a little surer to happen?',
        'No. Small is what actually gets done, and it opens the door for the next bit. What would make it a bit more likely?',
      ],
      [
        'Not too small at all. Nobody sees from outside what it takes. When would the moment for it be?',
        "Not too small at all. Nobody sees from outside what it takes. When's the moment for it?",
      ],
    ],
  },
  {
    id: 'word-for-what-i-do',
    pattern: of(
      begin,
      `(?:(?:is|was|isn't|isnt|would|wouldn't|does|did|will) (?:that|this|it)(?: (?:be|sound|seem|look|come across))?(?: as)?|that(?:'s| is|s)|(?:it|that|this)(?:'d| would|d) be) (?:${soft})?(?:weird|strange|odd|silly|stupid|dumb|daft|pathetic|childish|petty|cringe|creepy|embarrassing|awkward|crazy|mad|dramatic|ridiculous|lame|desperate|needy|pushy|rude|selfish|mean|bad|unfair|cowardly|lazy|over the top|sad|wrong|too much|too (?:harsh|forward|soon))(?: (?:of|for) me)?(?: (?:to|if i) [^?]{2,80})?`,
      end,
    ),
    unlessTold: harmOrDanger,
    lines: [
      [
        'No, not to my ear. It may feel odd because it is new or because it matters, and that is another thing. Whose voice calls it that?',
        "No, not to me. It might feel off because it's new or it matters, which is different. Whose voice calls it that?",
      ],
      [
        'I would not call it that, and coming from somebody else I doubt you would. What would you call it then?',
        "I wouldn't call it that, and if someone else told you I doubt you would. What would you call it then?",
      ],
      [
        'Not from here. I can follow how you come to it. Who would be the first to call it that?',
        "Not from here. I get how you got there. Who'd be the first to call it that?",
      ],
    ],
  },
  {
    id: 'word-for-me',
    pattern: of(
      begin,
      `(?:am i|was i|aren't i|do i (?:sound|seem|look)(?: like)?|does (?:that|this|it) make me|(?:i'm|i am|im)(?= [^?]*\\?)) ${soft}(?:idiot|fool|selfish|stupid|silly|dumb|daft|pathetic|weak|coward(?:ly)?|lazy|crazy|mad|childish|petty|mean|cruel|cold|horrible|awful|terrible|unreasonable|ungrateful|unfair|overreacting|dramatic|oversensitive|sensitive|needy|clingy|paranoid|jealous|naive|soft|ridiculous|weird|strange|freak|loser|doormat|pushover|mug|failure|fraud|burden|too much|harsh|bad (?:person|friend|son|daughter|mum|mom|mother|dad|father|parent|wife|husband|partner|sister|brother|girlfriend|boyfriend|man|woman|human|colleague)|(?:horrible|awful|terrible|selfish|cold|mean|cruel) (?:person|friend|son|daughter|mum|mom|mother|dad|father|wife|husband|partner|sister|brother))`,
      behind,
      end,
    ),
    unlessTold: harmOrDanger,
    lines: [
      [
        'No, not from what you told me. You are in something difficult, and you ask yourself hard questions in it. What would you say to a friend who told you the same?',
        "No, not from what you told me. You're in something hard and asking yourself hard questions. What would you say to a friend who told you the same?",
      ],
      [
        'I would not call you that. What you did has reasons, and I can hear some of them. Which part of it do you hold against yourself?',
        "I wouldn't call you that. What you did has reasons and I can hear some of them. Which part are you holding against yourself?",
      ],
      [
        'Not in my eyes. People who ask that mostly care a good deal about doing right by others. Whose word for you is it?',
        'Not in my eyes. People who ask that mostly care a lot about doing right by others. Whose word for you is that?',
      ],
    ],
  },
];
