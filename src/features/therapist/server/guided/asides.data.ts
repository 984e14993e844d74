// What members say between the lines of their story: questions nobody can answer for them, a moment away, coming back.
// Recognised by their wording alone. Answers are honest: no forecast, no verdict, no mind reading.
import { askedOfUs } from './asked-of-us.data.ts';
import { doneNow } from './done-now.data.ts';
import type { Line } from './line.ts';
import { saidOfTelling } from './said-of-telling.data.ts';
import { saidToUs } from './said-to-us.data.ts';

export type Aside = {
  id: string;
  pattern: RegExp;
  maxWords: number;
  lines: Line[];
  isWaiting?: true;
  /** Heard only after a death was told: of the living it would be another question. */
  isOfTheDead?: true;
  /** Heard only where nothing points to danger. */
  isAtEase?: true;
  /** All is well, and they say so: nobody looks for its worst after that. */
  isGood?: true;
  /** Heard only while the talk begins and nothing was offered. */
  isAtFirst?: true;
};

const somebody =
  '(?:he|she|they|it|things|people|everyone|my (?:\\w+ )?(?:mum|mom|mother|dad|father|parents|wife|husband|partner|boyfriend|girlfriend|ex|son|daughter|kids|boss|friends?|brother|sister|family))';

const lead = '^(?:(?:ok(?:ay)?|so|oh|well|actually|and|um+|hey|sorry|wait|can we|please)[,. ]+)*';
const opens =
  "(?:(?:i (?:just |really )?(?:want|need|would like)|i'd like|can i|could i|may i|let me|can we|could we|let's)(?: to)? (?:talk|speak|tell you|ask you something)";
/** Short, and nothing but the matter: with a reason, a person to tell or something else in place of it, it is a story. */
const matter =
  "(?<matter>(?!(?:some|any)(?:thing|one|body) else\\b|(?:it|this|that|something|the (?:exercise|question))\\b)(?:(?!(?:with|to|but|because|and|so|or|if|again|please|now|instead|mostly|mainly|you|your)\\b)[\\w'-]+(?: (?=[\\w'])|(?=[^\\w'-]|$))){1,7})";
const rest = '(?: (?:again|please|now|instead|first))*[.!?… ]*$';

/** Opens a matter: "I want to talk about my dad", "can we go back to the test". */
const bringsIn = new RegExp(
  `${lead}(?:${opens})(?: to you)? about |(?:can we |could we |let's |i(?:'d like| want) us to )(?:please )?(?:go|get|come) back to )${matter}${rest}`,
  'i',
);
/** "About my cat mostly", to what they would like to talk about. */
const onlyNamed = new RegExp(
  `^(?:(?:um+|well|oh|i guess|i suppose|maybe)[,. ]+)*(?:mostly |mainly |just )?about ${matter}(?:mostly|mainly)?${rest}`,
  'i',
);

const nothing =
  "(?:nothing|nothin|not)(?: (?:much|really|special|new|a lot|in particular|specific|going on|happening|to report|to say))+|nothing|same old(?:,? same old)?|same as (?:usual|always|ever)|(?:no|not any) (?:particular )?reason|no idea why i(?:'m| am) here";
const onlyTalk =
  "(?:i(?:'m| am)? |i(?:'ve| have) )?(?:just|only|kinda|kind of)(?: just)? (?:wanted|want|felt like|feel like|feeling like|fancied|came|here|hoping|looking) ?(?:to |for a |a )?(?:talk(?:ing)?|chat(?:ting)?|say(?:ing)? (?:hi|hello)|check(?:ing)? in|see (?:how|what) this (?:is|works))|(?:i(?:'m| am) )?just (?:checking in|saying (?:hi|hello)|looking around|trying (?:this|it) out|bored|curious)|(?:i(?:'m| am) )?bored";
/** Nothing presses: "I just need someone to talk to" is another matter. */
const nothingPressing = new RegExp(
  `^(?:(?:hey|hi|hello|um+|well|oh|so|nah|no|idk|i don't know|i guess|honestly|tbh)[,. ]+)*(?:(?:${nothing})(?:[,. ]+(?:i guess|really|tbh|honestly))?(?:[,.! ]+(?:and |but )?)?(?:${onlyTalk})?|${onlyTalk})(?:[,. ]+(?:i guess|really|tbh|honestly|for a bit|a bit|today|tonight|that's all|with you|about (?:nothing|anything|whatever)))*[.!… ]*$`,
  'i',
);
const wellEnough =
  /^(?:(?:yeah|um+|well|oh|honestly)[,. ]+)*(?:(?:i'?m|i am|im|doing|i'm doing|feeling|all|everything(?:'s| is)|it's|things are) )?(?:actually |pretty |quite |really |doing )*(?:ok|okay|fine|good|alright|all right|well|not bad|not too bad|decent)(?:[, ]+(?:thanks|thank you|today|i guess|actually|really|tbh|you))*[.!… ]*$/i;

/** Of the line or the screen, and nothing of themselves. */
const isItOn =
  /^(?!.*\b(?:feel\w*|felt|sad|worried|because|died|lost|my (?!phone|mic\w*|speaker|headphones|ear\w*|signal|line|screen|connection|data|voice|laptop|computer|end)\w+)\b)(?:(?:hi|hello|hey|hallo|halo|ya|yes|yeah|um+|ok(?:ay)?|right|so|well|good (?:morning|afternoon|evening)|sorry|testing|one two(?: three)?)[,.! ]+)*(?:(?:can|do|are|did) you (?:able to )?(?:hear|hearing|receive|there|get)(?: me| that| this)?\b|is (?:it|this(?: thing)?|the (?:mic\w*|sound)) (?:on(?! (?:me|us|my|him|her|them)\b)|working(?! (?:out|for|on)\b)|recording|listening|connected)\b|am i (?:supposed|meant) to (?:press|push|tap|click|hold|say|speak|talk|do)\b|(?:do|should|must) i (?:have to )?(?:press|push|tap|click|hold|just (?:talk|speak|start))\b|(?:i(?:'m| am) )?(?:just )?(?:testing|checking)(?: (?:if|whether) (?:it|this) works| the (?:mic\w*|sound)| testing| one two(?: three)?)?[.! ]*$|how do(?:es)? (?:i|this|it) (?:start|begin|work|talk))/i;

const oneMoreThing = new RegExp(
  `${lead}(?:${opens}) (?:(?:to you )?about )?(?:it|this|something|what i (?:\\w+ )?think|the truth|a secret)|(?:i(?:'ve| have)(?: got)? |there(?:'s| is) )?(?:just )?one (?:more|last|other) thing|(?:would it be|is it) ok(?:ay)? if i (?:tell|told|say|said) (?:you )?something(?: \\w+)?)${rest}`,
  'i',
);

/** "Why am I even here" is a heavier matter. */
const whyDoI =
  "(?:^|[.!?,]\\s*|\\b(?:so|but|and|like) )why (?:do|can't|can ?not|don't) i (?:even |just |ever )*";
const moment =
  'i (?:just )?need a (?:sec|second|moment|minute)|(?:hang|hold) on(?: a (?:sec|second|moment|minute|bit))?|(?:just |give me |wait )?(?:one|1|a) (?:sec|second|moment|minute|min|mo)|brb|be right back';
const atTheDoor =
  "(?:some(?:one|body)(?:'s| is)|(?:he|she|they)(?:'s| is|'re| are)) at (?:the|my) door|(?:(?:my|the) )?(?:phone|door ?bell)(?:'s| is) ringing";
/** What people step away for. */
const errand =
  "let me (?:just )?(?!say|tell|finish|explain|add|correct|think)\\w+(?: [\\w']+){0,5}|i(?:'ll| will| need to| have to| must| just need to| gotta)(?: just)? (?:get|grab|check|answer|close|open|take|let|go|see|put|turn|be|come)\\b(?: [\\w']+){0,6}|(?:my|the|our) [\\w']+(?: [\\w']+)? (?:is|are|'s) (?:crying|calling|ringing|here|awake|barking|boiling|burning|at)(?: [\\w']+){0,3}|(?:the|my) (?:kettle|baby|dog|door|phone|food|stove)";

export const asides: readonly Aside[] = [
  ...saidToUs,
  ...askedOfUs,
  ...saidOfTelling,
  ...doneNow,
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
    id: 'is-it-on',
    pattern: isItOn,
    maxWords: 22,
    isAtFirst: true,
    lines: [
      [
        'You come through well, and there is nothing to press. What would you like to talk about?',
        'You come through fine, nothing to press. What do you wanna talk about?',
      ],
      [
        'It works, I have every word. Where would you like to begin?',
        'It works, I got every word. Where do you wanna start?',
      ],
      [
        'All is set, you only need to talk. What has been on your mind today?',
        'All set, you just talk. What has been on your mind today?',
      ],
    ],
  },
  {
    id: 'only-named',
    pattern: onlyNamed,
    maxWords: 9,
    isAtFirst: true,
    lines: [
      ['Then tell me about {matter}.', 'Then tell me about {matter}.'],
      ['Good. How are things with {matter} just now?', 'Okay, how are things with {matter} right now?'],
    ],
  },
  {
    id: 'nothing-pressing',
    pattern: nothingPressing,
    maxWords: 16,
    isAtFirst: true,
    lines: [
      [
        'You need no reason to come here. What has been in your day so far?',
        'No reason needed. What has been in your day so far?',
      ],
      [
        'Then we simply talk. What was the last thing that made you stop for a moment, good or not?',
        'Then we just talk. What was the last thing that made you stop for a sec, good or not?',
      ],
      [
        'It need not be anything big. What has taken your attention lately, even something small?',
        'Does not have to be big. What has been on your mind lately, even something tiny?',
      ],
      [
        'That is a fine way to begin. What does an ordinary day look like for you at the moment?',
        'Good way to start. What does a normal day look like for you right now?',
      ],
    ],
  },
  {
    id: 'well-enough',
    pattern: wellEnough,
    maxWords: 8,
    isAtFirst: true,
    lines: [
      [
        'Good to know. What would you like to use this time for?',
        'Good to know. What do you wanna use this time for?',
      ],
      [
        'I am glad. What has taken your attention these days?',
        'Glad to hear it. What has been on your mind these days?',
      ],
      [
        'That is a fine place to start from. What has your week had in it?',
        'Good place to start. What has your week had in it?',
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
    id: 'may-ask',
    pattern: new RegExp(
      `${lead}(?:(?:can|could|may) i (?:just |please )?ask (?:you )?(?:something|sth|a (?:\\w+ )?question|one thing)|i (?:have|had|'ve got) (?:a|one) (?:\\w+ )?question(?: for you)?)${rest}`,
      'i',
    ),
    maxWords: 12,
    lines: [
      ['Of course. What is it?', 'Of course. What is it?'],
      ['Yes, ask away.', 'Yeah, ask away.'],
      ['Please do. What would you like to know?', 'Go for it. What do you wanna know?'],
    ],
  },
  {
    // "She never let me finish" is of somebody else.
    id: 'floor',
    pattern:
      /(?<!\b(?:never|not|ever|to|he|she|they|always|\w+n't) )\b(?:(?:can|could|may|let) (?:i|me) (?:just )?(?:stop you|interrupt|cut in|jump in|say something|finish)|(?:hang|hold) on,? (?:let me (?:just )?(?:say|tell|finish|explain|add|correct)|i want to say)|(?<!\b(?:could|can|would|will) )stop you (?:right )?there|before you (?:go on|say more))\b/i,
    maxWords: 14,
    lines: [
      ["Of course. I'm listening, say it.", "Sure. I'm listening, say it."],
      ['Please do. What did you want to say?', 'Go for it. What did you want to say?'],
      ['Yes, go ahead. The floor is yours.', "Yeah, go ahead. Floor's yours."],
    ],
  },
  {
    // With nothing but a reason after it: "a minute ago he called" and "hold on, that's not what I said" go on.
    id: 'away',
    pattern: new RegExp(
      `^(?:(?:ok(?:ay)?|sorry|oh|wait|please)[,. ]+)*(?:(?:${moment}|${atTheDoor})(?:[,. ]+(?:${moment}|${atTheDoor}|sorry|please|thanks|tulia))*(?:[,.! ]+(?:${errand}))?[.!… ]*$|(?:brb|be right back|ngoja (?:kidogo|dakika))\\b)`,
      'i',
    ),
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
      `^(?:(?:and|but|so)[,. ]+)*is it (?:just |already |all )?too late(?: for \\w+)?\\s*\\?|\\b(?:do you think (?:that )?)?(?:(?<!\\bhow (?:long|often|much|many) )(?:will|would|is|are|does|can|could) (?:${somebody}|this)|(?:will|would|can|could) i(?= ever\\b)|will i) (?!take to\\b|be ok(?:ay)? (?:if|for|to)\\b)(?:\\w+ ){0,3}?(?:ever|come back|be back|get better|get easier|get worse|change|forgive|be ok(?:ay)?|be all right|be alright|be fine|work out|leave|stay|miss me|call|text|find (?:someone|somebody|love|a job)|go away|end)\\b[^.!]*\\?|\\bdo you think ${somebody}(?:'s| is| are| will|'ll| would|'d) (?:\\w+ ){0,3}(?:back|change|better|forgive|leave|stay|over me|okay|fine)\\b`,
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
      /\b(?:am i (?:(?:just|really|being|such|that|a|an|the|too|so) )*(?:bad|terrible|horrible|awful|selfish|wrong|overreacting|dramatic|sensitive|weak|stupid|problem|monster|failure|needy|lazy|crazy|petty|childish|unreasonable|pathetic|ungrateful|jealous|clingy|boring|cold|cowardly?|coward|spoilt|spoiled|naive|immature|heartless|loser|burden|fraud)\b|(?:^|[.!?] ?)(?:and |but )?is (?:it|this|that) (?:so |really |very )?(?:awful|terrible|bad|cruel|mean|horrible)(?: of me)?[?.! ]*$|is (?:it|this|that) (?:all |really )?(?:my fault|wrong of me|selfish of me|stupid of me)|was (?:it|that) (?:my fault|wrong of me)|(?:was|were) i (?:wrong|unfair)|(?:is|was) (?:it|this|that) (?:so |really |very )?(?:selfish|cowardly|weak|pathetic|wrong|terrible|crazy)(?: of me)?(?= ?(?:\?|to\b|that i\b|if i\b))|(?:is|was|were) (?:i|it|this|that) (?:\w+ )?too (?:harsh|hard on \w+|mean)|i(?:'m| am) (?:(?:just|really|such|an?|the) )*(?:bad|terrible|horrible|awful|selfish|overreacting|monster|failure)(?: \w+)?(?= ?\?)|did i (?:do something wrong|ruin|overreact|make a mistake)|does (?:it|that|this) mean (?:that )?i(?:'m| am)\b|do you think (?:it's|it is|that's|this is) my fault|do you think (?:less of me|(?:that )?i(?:'m| am| was| sound) (?:(?:just|really|being|such|too|so|an?|the) )*(?:bad|terrible|horrible|awful|selfish|overreacting|weak|wrong|stupid|crazy|lazy|dramatic|pathetic|monster|failure|problem|petty|childish|unreasonable|ungrateful|needy|clingy|boring|cold|coward|immature|heartless|loser|fraud)))\b/i,
    maxWords: 24,
    lines: [
      [
        'Not from what you have told me, and I hear how hard you already are on yourself. If a friend asked you this, what would you say to them?',
        "Not from what you've told me, and you're already being hard on yourself. If a friend asked you this, what would you say?",
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
        'I would not say so, and I only know a part of it. Let us look at it piece by piece. Which part of it was in your hands?',
        "I wouldn't say so, and I only know part of it. Let's look piece by piece. Which part was actually in your hands?",
      ],
      [
        'That is a heavy question to carry about. When did you first begin to ask it?',
        'Heavy thing to carry round. When did you start asking it?',
      ],
    ],
  },
  {
    id: 'why-again',
    pattern: new RegExp(`${whyDoI}(?:always|still|never|keep)\\b[^.!]*\\?`, 'i'),
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
    // Of what is felt or will not come: nothing about it is a habit.
    id: 'why-me',
    pattern: new RegExp(
      `${whyDoI}(?!always|even|just|feel|have|bother|exist|live|wake|deserve|get so|need)\\w+\\b[^.!]*\\?`,
      'i',
    ),
    maxWords: 14,
    lines: [
      [
        "I don't know yet, and there may be more than one answer. What is your own first guess?",
        "Don't know yet, and there might be more than one answer. What's your own first guess?",
      ],
      [
        "I can't see that from here, and you are closer to it than I am. When do you ask it most?",
        "Can't see that from here, you're closer to it. When do you ask it most?",
      ],
      [
        'That may not have one answer. What would it mean to you, if you knew?',
        'Might not have one answer. What would it change if you knew?',
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
    // An idea in the form of a fear: "what if I wrote to him?"
    id: 'idea',
    pattern:
      /^(?:(?:but|and|so|ok(?:ay)?|hm+)[, ]+)*what if i (?:just |simply |maybe )?(?:asked|told|wrote|texted|called|talked|spoke|apologi[sz]ed|invited|applied)\b(?! (?:it|you)\b)(?!.*\b(?:good ?bye|farewell|sorry for|die|dead|kill\w*|end)\b)[^.!?]*\?*$/i,
    maxWords: 18,
    lines: [
      [
        'That is an idea of your own, and those tend to fit best. What would the first sentence be?',
        'That is your own idea, and those tend to fit best. What would the first sentence be?',
      ],
      ['You could. What do you hope would come back?', 'You could. What do you hope would come back?'],
      [
        'That could be worth a thought. What speaks for it, and what against?',
        'Might be worth a thought. What speaks for it, and what against?',
      ],
    ],
  },
  {
    // "What if I told you" begins a story.
    id: 'what-if',
    pattern:
      /^(?!.*\b(?:some(?:body|one)(?:'s| has)? (?:got|has|gotta|must)(?: to)? be|ha(?:ha)+|lol)\b)(?:(?:but|and|so|ok(?:ay)?)[, ]+)*what if (?!we\b|you\b|i (?:\w+ )?you\b)(?!(?:it|that|this|i|he|she|they) (?:was|were|had|did|could have|should have)\b)(?!.*\b(?:die[sd]?|dead|kill\w*|gone|good ?bye|disappear\w*|end(?:ed)? (?:it|things|everything)|hurt|harm|suicid\w*|cancer|tumou?r|serious)\b)[^.!?]+\?*$/i,
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
    id: 'how-this-works',
    pattern:
      /^(?:(?:hi|hello|hey|good (?:morning|afternoon|evening)|um+|well|so|ok(?:ay)?|sorry)[,.! ]+)*(?:(?:(?:i(?:'m| am) )?(?:really |quite )?(?:not (?:really |quite |too )?sure|unsure|no idea|new to|not used to)|i (?:don't|do not) (?:really |quite )?know|i(?:'ve| have) (?:never|not) (?:really )?(?:done|tried|used|had)|never (?:done|tried|used|had))(?: (?:how|what|where|anything))?(?: to (?:do|say|start|begin|use))? ?(?:this|it|that|therapy|one of these|(?:something|anything) like this|a therapist|here)?(?: (?:works?|goes|is|before|thing|app|chat|like this|here))*)[.!, ]*$/i,
    maxWords: 14,
    isAtFirst: true,
    lines: [
      [
        'You say what is there, in any order, and I listen and ask. You can stop, change the subject or ask for an exercise at any time. What made you come today?',
        "You say whatever's there, in any order, I listen and ask stuff. You can stop, switch topic or ask for an exercise anytime. What made you come today?",
      ],
      [
        'There is no right way to do it. Begin anywhere, and if a question of mine does not fit, say so. What is on your mind?',
        "No right way to do it. Start anywhere, and tell me if a question doesn't fit. What's on your mind?",
      ],
    ],
  },
  {
    // Shaking, seeing things and fits when heavy drinking stops, and medical advice to stop safely: Drinkaware, "Alcohol
    // withdrawal"; antidepressants in stages and with the prescriber: NICE NG222, 1.4.13 to 1.4.17; both read 2026-11.
    id: 'stop-at-once',
    pattern:
      /^(?:(?:so|and|but|then|ok(?:ay)?|well)[, ]+)*(?:should|can|could|may|must|shall|do|would|is it|what (?:happens )?if)\b.*(?:\b(?:stop|quit|come off|give (?:it|them|that) up)\b(?!.*\b(?:jobs?|work(?:ing)?|school|uni|course|studies|team|call\w*|text\w*|see(?:ing)?|talk\w*|him|her|people|friends?|gym|gam\w+|apps?|try\w*|caring|here)\b).*\b(?:at once|all at once|suddenly|cold turkey|from one day to the next|overnight|straight ?away|immediately|just like that|in one go)\b|\b(?:stop|quit|come off|go cold turkey)\b.*\b(?:drink\w*|alcohol|booze|wine|vodka|whisky|beer|gin|pills|tablets|meds|medication|antidepressants?|benzos?|valium|xanax|diazepam|opioids?|codeine|tramadol|cold turkey)\b)/i,
    maxWords: 22,
    lines: [
      [
        'Not at one stroke, please, if it has been a lot or for long. Shaking, sweating, seeing things or a fit can follow, and a doctor or a clinic can bring you down safely. If any of that has begun, call an emergency number. What happened when you went without before?',
        "Not all at once, please, if it's been a lot or for long. Shakes, sweats, seeing things or a seizure can follow, and a doctor or clinic can bring you down safely. If that's started, call an emergency number. What happened when you went without before?",
      ],
      [
        'That is one to do with a doctor beside you: for a body that is used to it, stopping suddenly can be dangerous. Cutting down step by step with somebody who knows is safer. Who could you ask?',
        "Do that one with a doctor: if your body's used to it, stopping suddenly can be dangerous. Stepping down with someone who knows is safer. Who could you ask?",
      ],
    ],
  },
  {
    // Of the member's own body, which nobody here can examine.
    id: 'no-doctor',
    pattern:
      /^(?:(?:no+|nope|nah|not yet|well|um+|honestly)[,. ]+)*(?:i(?:'ve| have)? ?)?(?:haven'?t|have not|never|didn'?t|did not|not)(?: (?:yet|even|really|actually))? (?:been to|seen|see|gone to|go to|went to|told|tell|called|call|asked|spoken to|talked to|visited)(?: to)? (?:a |the |my |any )?(?:doctor|doc|gp|nurse|clinic|physician)\b(?! (?:about (?:him|her|my (?:mum|mom|dad|son|daughter))|who|that)\b)/i,
    maxWords: 14,
    lines: [
      [
        'It is worth letting a doctor hear about it, even if strain turns out to be all it is. I cannot examine you. What has kept you from going so far?',
        "Worth letting a doctor hear about it, even if it's only stress. I can't check your body. What's kept you from going?",
      ],
      [
        'A body that keeps calling deserves to be looked at once, so that you know. What would make it easier to go?',
        'If your body keeps calling, let someone look at it once, so you know. What would make going easier?',
      ],
    ],
  },
  {
    id: 'their-mind',
    pattern: new RegExp(
      `\\b(?:do you think|(?<!\\bhow )(?:does|do|did)|why (?:does|did|do|is|are|was|were|would)(?:n't)?) (?!it\\b|things\\b)${somebody}(?:'s|'d|'ll)? (?!know what i (?:say|tell|write)\\b)(?:\\w+ ){0,3}?(?:love|loves|loved|like me|likes me|care|cares|cared|hate|hates|hated|miss|misses|mean|means|meant|think of me|thinks of me|know|knows|realise|realize|respect|lie|lied|regret|regrets|ignore|treat|do this|act|say sorry|apologi[sz]e|mad|angry|cross|upset|disappointed|annoyed|jealous|ashamed of|proud of|text|call|write|answer|reply|talk to me|visit|invite)\\b(?:[^.!]*\\?|(?<=^(?:do you think|why \\w+n't)\\b[^.!?]*)[^.!?]*$)`,
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
