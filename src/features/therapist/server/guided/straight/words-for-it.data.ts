// "What do I text him back?": a few words as a model, and how theirs would begin. What is true, what is not possible, what is:
// after Marsha Linehan, DBT Skills Training Manual (2015), saying no and keeping the relationship.
import type { Line } from '../line.ts';

const begin =
  '(?:^|[.,;:] |\\b(?:so|and|but|ok|okay|then|like|idk|well|now|honestly|asked|meant|wondering|help me with) )';
const whom =
  "(?:him|her|them|it|that|this|back|my [\\w']+|the [\\w']+|[A-Z][\\w']+|to|on|in|first|there|then|now|tonight|even|though|tho|please|at all)";

const tail = '(?: (?:when|if|through|about|at|after|before|without|in|with|for|as|now that)\\b[^?.!]{0,60})?';

/** Of one sentence. Words in writing, or in answer to something that came. */
export const asksForWords: readonly RegExp[] = [
  new RegExp(
    `${begin}(?:what|wut) (?:the (?:hell|heck) )?(?:do|should|can|could|would|shall|am|did|might) ?(?:i|you|one|we)? ?(?:even |actually |really |supposed to |meant to |going to |to )*(?:say|text|write|reply|respond|answer|message|send|type|put|tell)(?: ${whom}){0,4}${tail}[?.! ]*$`,
    'i',
  ),
  new RegExp(
    `${begin}how (?:do|should|can|could|would|am) ?(?:i|you|one|we)? ?(?:even |actually |really |supposed to |meant to |best )*(?:text|reply|respond|answer|write back|word|phrase|put)(?: ${whom}){0,4}(?: to (?:that|this|him|her|them|it|a text|his \\w+|her \\w+))?[?.! ]*$`,
    'i',
  ),
  /\b(?:what(?:'s|s| is| would be) (?:a|the) (?:good |best |right |kind )?(?:first |opening )?(?:line|opener|reply|answer|message|text|words?)(?: to (?:say|send|him|her|them|that))?(?= ?[?.!]*$)|(?:give|tell) me (?:the |some |a )?(?:words|line|sentence|text|message)|(?:can|could|will|would) you (?:please )?(?:write|draft|word|phrase) (?:it|that|this|something|a (?:text|message|reply|line))|what (?:words|text|message) (?:do|should|would|can|could) (?:i|you)|what would you (?:say|text|write|reply|answer)(?: back)?(?: to (?:him|her|them|that|it))?)\b/i,
  new RegExp(
    `(?:${begin}|\\bno idea )(?:(?:asked )?what to (?:text|write|reply|answer|message)(?: ${whom}){0,4}|(?:asked )?what to (?:say|tell)(?: (?:back|him|her|them|to (?:him|her|them|that|this|my \\w+)))+)[?.! ]*$`,
    'i',
  ),
];
/** In writing, or back to somebody who said something. */
export const asksForAnswer =
  /\b(?:text|write|reply|respond|answer|message|send|type|back|line|words?|phrase|put)\b/i;
export const somebodySaidSomething =
  /["“]|\b(?:he|she|they|(?:my|our|the) \w+)(?:'s| has| have)? (?:just |only |already |keeps? )*(?:text(?:ed|s)?|messag(?:ed|es)|wrote|writes|rang|called|ask(?:ed|s|ing)|said|says|emailed|sent|replied|found out|wants? (?:an answer|a reason|to know))\b/i;
/** Said to us, or of what is none of our words. */
export const noWordsOfOurs =
  /\b(?:to you|tell you|you a|the doctor|doctor|gp|police|court|judge|911|999|operator|exam|essay|cv|cover letter|suicide note|goodbye (?:letter|note)|my (?:will|eulogy)|answer (?:the )?(?:your|to your) question|your question)\b/i;

/** Somebody asks for money, and what is sent was told of. */
export const ofMoney =
  /\b(?:lend\w*|lent|loan\w*|borrow\w*|owes? me|bail\w* (?:him|her|them)|needing \d+|needs? (?:\d+|money|cash)|gambl\w*|send (?:him|her|them|it|money|cash|\d+)|sent (?:him|her|them|it|money)|pesa|the pot|money again)\b/i;
/** Somebody who is wooed, or who left. */
export const ofLove =
  /\b(?:my ex|ex (?:texted|messaged|wrote|rang)|broke up|break-?up|tinder|hinge|bumble|match(?:ed)?|date|dating|crush|situationship|ghosted|kissed|flirt\w*|left me on read|asked me out|flirt\w*)\b/i;
/** Talk about nothing much. */
export const ofSmallTalk =
  /\b(?:small ?talk|(?:they|people|everyone|everybody|the others|colleagues|partners) (?:all )?(?:talk|chat|speak|go on|are talking|chatting) about|in the lift|networking|at the (?:coffee|party|school gate)|keep (?:a|the) conversation)\b/i;
export const smallTalkWords: readonly Line[] = [
  [
    'A question is enough, and it need not be clever: "I have never done that. What is it like, the first time?" People mostly remember that somebody asked. What would you truly like to know?',
    'A question is enough, it doesn\'t have to be clever: "Never done that. What\'s it like the first time?" People mostly remember that someone asked. What would you actually want to know?',
  ],
];
/** Words about to be said to somebody's face. */
export const ofFirstWords =
  /\b(?:dont know (?:her|his) name|don't know (?:her|his) name|said hi|say hi|gym|bus stop|party|stranger|new (?:class|job|group))\b/i;

export const moneyWords: readonly Line[] = [
  [
    'Three short lines are enough: what is true, what is not possible, what is. "I saw your text and I care how you are. I can\'t send money, not this time. I can ring you tomorrow." How would yours begin?',
    "Three short lines do it: what's true, what's not possible, what is. \"Saw your text and I care how you are. I can't send money, not this time. I can call you tomorrow.\" How would yours start?",
  ],
  [
    'It can be kind and still be a no: "I\'m not lending any more. Are you eating? Come round on Sunday." Reasons are left out, as every reason invites an answer. Which of those lines sounds like you?',
    'It can be kind and still a no: "I\'m not lending any more. Are you eating? Come over Sunday." Skip the reasons, every reason invites a comeback. Which of those lines sounds like you?',
  ],
];
export const loveWords: readonly Line[] = [
  [
    'Short, true, and without a test in it: "Good to hear from you. I\'m still sorting out what I think. I\'ll write on Sunday." Nothing has to be settled in one text. How would yours begin?',
    'Short, true, no test in it: "Good to hear from you. Still figuring out what I think. I\'ll text Sunday." You don\'t have to settle it in one text. How would yours start?',
  ],
];
export const firstWords: readonly Line[] = [
  [
    'Something small about what is in front of you both is plenty: "I keep seeing you here and never asked your name. I\'m ..." It can come out badly and still count. How would yours begin?',
    'Something small about what\'s right there is plenty: "I keep seeing you here and never asked your name. I\'m ..." It can come out awkward and still count. How would yours start?',
  ],
];
/** Somebody else has it hard. */
export const ofTheirTrouble =
  /\b(?:(?:friend|mate|colleague|neighbou?r|sister|brother|cousin|boss|aunt|uncle|nan|mum|mom|dad|girlfriend|boyfriend|wife|husband|son|daughter|flatmate|roommate|she|he)(?:'s| has| is| was)? (?:just |has |been |\w+ly )*(?:lost (?:her|his|their|a) (?:job|home|house|licen[cs]e)|(?:got |been )?(?:fired|sacked|made redundant|dumped|diagnosed)|failed|broke(?:n)? up|(?:getting |got )?divorced?|(?:very )?(?:ill|sick)|in hospital|depressed|burnt out|struggling|going through))\b/i;
export const comfortWords: readonly Line[] = [
  [
    "Little is enough, and no advice: \"I heard, and I'm sorry. You need not answer. I'm free on Thursday, and I'll bring food.\" What could you truly offer?",
    "Little is enough, no advice: \"I heard, I'm so sorry. No need to answer. I'm free Thursday and I'll bring food.\" What could you actually offer?",
  ],
];
export const anyWords: readonly Line[] = [
  [
    'Three short lines are enough: what is true, what is not possible, what is. For instance: "I heard you, and it matters to me. I can\'t answer that properly right now. I can tomorrow after work." How would yours begin?',
    "Three short lines do it: what's true, what's not possible, what is. Like: \"I read it and it matters. I can't answer properly tonight. I can talk tomorrow after work.\" How would yours start?",
  ],
  [
    'The plainest version first, mended afterwards: "I\'ve been putting this off. It hurt, and I\'d like to say how. Have you got ten minutes?" What is the one line that has to be in yours?',
    'Plainest version first, fix it later: "I\'ve been putting this off. It hurt, and I want to say how. Got ten minutes?" What\'s the one line yours has to have?',
  ],
];
