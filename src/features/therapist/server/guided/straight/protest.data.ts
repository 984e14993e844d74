// They say that we missed them: that they asked something else, that we asked it already, that our question made no sense.
import type { Line } from '../line.ts';

const begin =
  '^(?:(?:ok(?:ay)?|no+|nah|nope|but|and|so|well|hey|hello|bro|dude|girl|please|sorry|um+|uh|eh+|lol|listen|look|wait|what+|huh|hang on|right|yeah|god|ugh|hm+|oh|again|honestly|like|haha|literally|er+m?)[,.!? ]+)*';

/** Of one sentence: they asked something, and say what. `asked`: the question, as told. Only with a question before it. */
export const saysWhatWasAsked = new RegExp(
  `${begin}(?:(?:all )?i(?:'m| am|m)? (?:just |only |literally |actually |simply |already |was |had )*(?:ask(?:ed|ing)?|wonder(?:ed|ing)?|want(?:ed)? to (?:ask|know)|meant to ask|mean|meant|need to know)|my question (?:was|is)|the question (?:was|is)|what i (?:asked|wanted to (?:know|ask)|meant)(?: to ask)? (?:was|is))(?: you)?,? (?<asked>(?:if|whether|why|what|how|which|who|where|when|about|is|should|would|do|can|am)\\b.{0,140})`,
  'i',
);
/** That we answered something else, or nothing. */
export const saysWeMissed = new RegExp(
  `${begin}(?:(?:that|thats|this|it)(?:(?:'s| is| was)? not| isnt| isn't| wasn't| wasnt| aint| ain't) (?:really |even |exactly |at all )?(?:what i (?:asked|meant|said|was asking|wanted to know)|my question|(?:an |any )?answer(?:ing)?(?: to)?(?: my question| the question| that)?|answering)|(?:that|this|it) (?:does(?:n't|nt| not)|did(?:n't|nt| not)) (?:really |even )?answer\\b.{0,30}|you(?:'ve|'re| have| are)? ?(?:just |still |never |totally |completely |not |n't )*(?:missed|ignored|skipped|dodged|avoided|misread|misunderstood) (?:my|the|that|it|what|me)\\b.{0,30}|(?:are|r|were) you (?:even |actually |really )?(?:reading|listening|following|hearing|paying attention|with me|there|awake)\\b.{0,30}|(?:do|did|can) you (?:even |actually |really )?(?:read|listen|hear|see|get|understand)(?: to)? (?:what|me|my|anything|a word|any of|that)\\b.{0,40}|you(?:'re| are|re) (?:not|n't|barely|clearly not) (?:(?:really|even|actually) )?(?:reading|listening|hearing|answering|following|paying)\\b.{0,40}|you (?:don't|dont|didn't|didnt|do not|did not|aren't|never) (?:really |even |actually )?(?:listen(?:ing)?|read|answer(?:ed|ing)?|hear|get it)\\b.{0,40}|did you (?:not|even) (?:read|hear|see|get)\\b.{0,40}|(?:never|nvm)? ?(?:you|u) (?:missed|keep missing) (?:the|my) (?:point|question))`,
  'i',
);
/** Of these, those that speak of a question. */
export const saysTheyAsked = /\b(?:ask(?:ed|ing)?|question|answer\w*)\b/i;
/** That it was asked or told before. */
export const saysItWasToldBefore = new RegExp(
  `${begin}(?:(?:but |like )?(?:you|u)(?:'ve|'d| have| had)? (?:just |already |literally )*asked (?:me )?(?:that|this|it|the same)\\b.{0,40}|asked (?:me )?(?:that|this) (?:already|before|twice|just now)|(?:i(?:'ve|ve| have)? )?(?:just |already |literally )+(?:told (?:you|u)|(?:said|answered|explained|mentioned) (?:that|this|it|so)(?! to\\b))\\b.{0,80}|i(?:'ve|ve| have)? (?:told|answered) (?:you|that|this)\\b.{0,80}|(?:like|as) i (?:just |already |have )?(?:said|told you|mentioned|wrote)\\b(?! to\\b).{0,80}|told (?:you|u)\\b.{0,60}|si nimekuambia\\b.{0,60}|(?:you|u) (?:already |should )?know (?:that|this)(?: already)?)`,
  'i',
);
/** What they were speaking of, put against what we took up. `matter`: that. */
export const saysWhatItIsAbout = new RegExp(
  `${begin}(?:no[,. ]+)?(?:i(?:'m| am|m| was)(?: still| just| only)? (?:talking|speaking|telling you|writing|asking) about|i meant|(?:it|this|that)(?:'s| is|s| was) about) (?<matter>(?!it\\b|that\\b|this\\b|to\\b|what\\b|how\\b|[^.?!,]*\\b(?:with|to|yesterday|last|again|when|at)\\b)[^.?!,]{2,60})`,
  'i',
);
const wondering = '^(?:(?:sorry|wait|um+|uh|eh+|no|hang on|er+m?|hm+|huh|ok(?:ay)?|and|but)[, ]+)*';
/** That our words made no sense, whatever they were: "how far along is what?", "what are you on about?" Of one sentence. */
export const saysItMadeNoSense: readonly RegExp[] = [
  new RegExp(
    `${wondering}(?!(?:you|u) know|guess|so what|now what|or what|then what|for what|like what|tell)(?:[\\w']+ ){1,6}(?:is|are|was|were|do|did|of|about|by|with|to|for|from) (?:what|who|whom)(?: for (?:a|an|the) \\w+)?\\?`,
    'i',
  ),
  new RegExp(
    `${wondering}(?:made|did|do|does|is|was|are|were|did not|did not do|not do|have|had|got|left|took|said) what\\b[^.!?]{0,40}\\?`,
    'i',
  ),
  new RegExp(
    `${begin}(?:i (?:don't|dont|do not|can't|cant) (?:follow(?: you| that)?(?=[.!?,]|$)|get (?:that question|your question|the question|what you (?:mean|ask\\w*|want)))|(?:that|this|your question|the question)(?: question)? (?:makes|made) no sense(?=[.!?,]|$)|(?:that|this|your question) (?:doesn't|doesnt|does not|didn't) make (?:any )?sense(?=[.!?,]|$)|you(?:'ve| have|ve)? lost me(?! (?:at|when)\\b)|what are you (?:on about|talking about|even asking|asking)|what (?:has|does|did) (?:that|this|it) (?:got |have )?to do with|what kind of (?:a )?question is (?:that|this)|why (?:are|would|do) you (?:ask(?:ing)?|even ask)(?: me)? (?:that|this|about (?!me\\b))|(?:nobody|no ?one)(?:'s| is|s|) [^.?!]{2,40}\\?\\?|who said anything about|(?:that|this)(?:'s| is|s) not what i (?:said|told you))`,
    'i',
  ),
];
/** The same where they only take up words of ours. */
export const wondersAtOurWords: readonly RegExp[] = [
  new RegExp(
    `${wondering}(?:about|before|after|from|to|between|with|for|of|without|than|in) (?:what|who|whom|which|where)\\b[^.!?]{0,30}\\?`,
    'i',
  ),
  new RegExp(`${wondering}(?:[\\w']+ ){1,6}(?:what|who|whom|where)\\?`, 'i'),
];
/** One word of asking, at what we said last. */
export const onlyAsksBack =
  /^(?:(?:ok(?:ay)?|but|and|um+|er+m?|sorry|wait)[, ]+)*(?:who|whom|where|when|which(?: one)?|how|how so|like what|like who|about what|meaning|meaning what|in what way)[?!. ]*$/i;
export const onlyAsksWhy =
  /^(?:(?:ok(?:ay)?|but|and|um+|sorry|wait)[, ]+)*(?:why|how come|why(?:'s| is) that|why (?:do|would|are) you ask(?:ing)?(?: me)?(?: that| this)?|what for|what(?:'s| is) it to you)[?!. ]*$/i;
export const whyWeAsk: readonly Line[] = [
  [
    'I ask so that I see it as you do, and you may leave any question. What would you rather tell me?',
    'I ask so I can see it like you do, and you can skip any of it. What would you rather tell me?',
  ],
  [
    'To understand it better, nothing more. What would be a better question?',
    "To get it better, that's all. What would be a better question?",
  ],
];
/** And all that is needed of what stands before the rest. */
export const onlyWonders = /^(?:what|eh+|huh|sorry|pardon|excuse me|wait what|come again)\?+\s+\S|^what\?\?/i;

/** They are our words, and the member only wonders at them. `word`. */
export const asksAboutOurWord =
  /^(?:(?:sorry|wait|um+|uh|eh+|no|hang on|ok(?:ay)?|and|but)[, ]+)*(?:what(?:'s| is|s| do you mean (?:by|with)| does)|which|what kind of|whats|the) (?:a |an |the |that |this |your )?"?(?<word>[\p{L}' -]{2,40}?)"?(?: mean)?\?/iu;

/** Before an answer that was owed. */
export const ownedBeforeAnswer: readonly Line[] = [
  ['Sorry, I missed your question.', 'Sorry, I missed your question.'],
  ['You asked, and I went past it.', 'You asked and I went right past it.'],
  ['You are right, I owe you an answer.', "You're right, I owe you an answer."],
  ['Fair, that was no answer.', 'Fair, that was no answer.'],
];
/** Where nothing was asked of us. */
export const ownedBeforeTelling: readonly Line[] = [
  ['Sorry, that missed you.', 'Sorry, that missed you.'],
  ['My mistake, I was beside the point.', 'My bad, I was off.'],
  ['You are right, I lost the thread.', "You're right, I lost the thread."],
  ['I got that wrong.', 'I got that wrong.'],
];
/** Of a question of ours. */
export const ownedOurQuestion: readonly Line[] = [
  ['Fair, that question made no sense.', 'Fair, that question made no sense.'],
  ['That was badly asked, sorry.', 'Bad question, sorry.'],
  ['Leave my question, it did not fit.', "Forget my question, it didn't fit."],
];
/** Something was asked or told twice. */
export const ownedTwice: readonly Line[] = [
  ['You did say, sorry.', 'You did say, sorry.'],
  ['True, I had that from you already.', 'True, you already told me.'],
  ['Right, and I should have kept it.', 'Right, I should have kept that.'],
];

/** {c}, {C}: what they told. Each question can be asked of anything that is told. */
export const handedBack: readonly Line[] = [
  ['{C}. What about that weighs most?', '{C}. What about that weighs most?'],
  [
    'What you told me is that {c}. What is that like for you?',
    'What you told me is {c}. What is that like for you?',
  ],
  [
    '{C}, and I went past it. What would you want somebody to understand about that?',
    '{C}, and I went past it. What would you want someone to get about that?',
  ],
  [
    'Back to what you said: {c}. What do you wish were different there?',
    'Back to what you said: {c}. What do you wish was different there?',
  ],
  ['{C}. What stays with you from that?', '{C}. What sticks with you from that?'],
];
/** {m}: what they were speaking of. */
export const handedBackMatter: readonly Line[] = [
  ['Then {m}. What should I have heard about that?', 'Okay, {m}. What should I have heard about that?'],
  [
    'It is about {m}, then. What is the part of it that matters to you?',
    "So it's about {m}. Which part of it matters to you?",
  ],
];
/** A word or two that was told before: {C}. */
export const handedBackShort: readonly Line[] = [
  ['{C}, then. What was going on around that?', '{C}, then. What was going on around that?'],
  ['{C}, yes. What else belongs to that?', '{C}, yeah. What else is part of that?'],
];
/** Before an answer that had been given, and not heard as one. */
export const oncePlainer: readonly Line[] = [
  ['Once more, and plainer.', 'Once more, plainer.'],
  ['Then I said it badly.', 'Then I said it badly.'],
];
export const thatWasAll: readonly Line[] = [
  [
    'What I said of it is what I know, and it may not be your case. Which part of it did not fit?',
    "What I said is what I know, and it might not be your case. Which part didn't fit?",
  ],
];
/** Where nothing of it can be said back. */
export const nothingToHandBack: readonly Line[] = [
  [
    'Say it to me once more in one sentence, and I stay with that. What is it about?',
    "Tell me once more in one line and I'll stay with that. What's it about?",
  ],
  [
    'I drop my question. What were you in the middle of telling me?',
    "I'm dropping my question. What were you in the middle of telling me?",
  ],
];
/** A question that has no answer here. */
export const honestlyNot: readonly Line[] = [
  [
    "I don't know the answer, and I should have said so. What would it change for you, if you knew?",
    "I don't know, and should've just said that. What would it change if you knew?",
  ],
  [
    'I have no honest answer to it. What is your own, on a good day?',
    "I don't have an honest answer. What's yours, on a good day?",
  ],
];
