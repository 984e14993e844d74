// How members take leave. Heard where nobody does, it ends a call in the middle of a story; missed, it costs one reply. So
// the words of leaving must be (nearly) the whole message: before them a nod or thanks, after them thanks, a time or a
// reason such as people give ("my kid is awake"). "I have to leave him" and "he shouts every night" are stories.

const any = (...parts: string[]): string => `(?:${parts.join('|')})`;

const thanks =
  "(?:many )?(?:thank(?:s| you)|thx|ty|asante(?: sana)?|nashukuru(?: sana)?)(?: (?:so much|very much|a lot|again|kindly|tulia))?(?: for [\\w']+(?: [\\w']+){0,3})?";
const praise = '(?:that|this|it) was (?:really |very )?(?:good|nice|helpful|great)|good talk';
const nod =
  'ok(?:ay)?|k|good|fine|alright|all right|righto|yoh|bet|well|anyway|right|so|cool|great|um+|oh|sorry|hey|lol|ha(?:ha)+|i think|i guess|no';
const opening = `^(?:${any(nod, 'ye(?:s|ah|p)', thanks, praise)}[,.! ]+)*`;
/** "Yes, that's it" agrees. */
const openingWithoutYes = `^(?:${any(nod, thanks, praise)}[,.! ]+)*`;

const nextTime =
  '(?:later|soon|then|around|tomorrow|again(?: \\w+){0,2}|another (?:day|time)|(?:next|on) \\w+|in (?:an? )?(?:\\w+ )?(?:days?|weeks?|fortnight|months?))';
const wellWish = 'good ?(?:night|nite)|usiku mwema|lala salama';
const goodbye = `(?:good ?)?bye+(?:[ -]?bye)*|kwaheri|gtg|g2g|ttyl|cya|gn|${wellWish}`;
const untilThen = any(
  `see (?:you|ya)(?: ${nextTime})?`,
  `(?:(?:i'll|we'll|i will|we will) )?(?:talk|speak|chat)(?: (?:to|with) you)? ${nextTime}`,
  'tutaonana|tutaongea(?: tena)?(?: (?:kesho|baadaye|wiki ijayo))?|take care|until next time',
);
const farewell = any(
  goodbye,
  untilThen,
  '(?:night|nite)(?:y| night| nite)?|laters?|catch you later|peace out',
  'good (?:day|night) to you(?: too)?',
  'cheerio|ta[- ]?ra|ta[- ]ta|toodle[- ]?(?:pip|oo|s)?|walk good|(?:be|stay) blessed|god bless(?: you| u)?|mungu akubariki',
  'have a (?:good|nice|lovely) (?:night|day|evening|one|weekend|week)',
);
const whom =
  '(?: (?:tulia|doc(?:tor)?|therapist|(?:my )?friend|everyone|all|man|bro|sis|(?:my )?dear|ma.?am|sir|x+|(?:to )?you(?: too| all)?))?';

const now = '(?:just |right )?now|for (?:now|today|tonight)';
const when = any(now, 'then|in a (?:bit|minute|moment|sec(?:ond)?)');
const closing = `(?:[,.!… ]+${any(when, thanks, goodbye, untilThen, 'ok(?:ay)?|please|sorry|maybe|i think|tulia')})*[,.!?… ]*$`;

const must =
  "(?:(?:i|we)(?:'ve| have)? )?(?:got ?to|gotta|have to|need to|must)|(?:i|we)(?:'d| had)? (?:should|better)(?: probably)?";
const plan = "(?:i(?:'m|m| am) (?:going to|gonna)|i(?:'ll| will))(?: (?:now )?try (?:to|and))?";
const wish = "i (?:want to|wanna|would like to)|i'd like to";
/** Of the talk, whoever says it: nobody leaves a marriage by "hang up". */
const off = any(
  'go|run|be off|get going|get on|make a move|get back|hang up|log (?:off|out)|head (?:out|off|home)',
  'get off(?: (?:here|the phone|(?:this|the) call))?',
  '(?:stop|end|leave) (?:it )?(?:here|there)',
);
const errand = any(
  '(?:get )?back to (?:work|class|it|the kids)',
  'go to (?:bed|sleep|work|class|school|church)',
  'get some (?:sleep|rest)',
  'go (?:and )?(?:study|cook|eat|shower|rest|sleep|work|lie down|get ready)',
  'catch (?:my|the|a) (?:bus|train|flight|plane|ride|matatu|taxi)',
  'pick (?:up )?(?:him|her|them|the kids|my (?:kids?|son|daughter|child(?:ren)?|wife|husband))(?: up)?(?: from \\w+)?',
  'feed (?:him|her|the (?:baby|dog|cat)|my (?:baby|dog|cat))',
);
/** Words of a life as well, so something must say that this moment is meant. */
const ambiguous =
  'leave|sleep|stop|work|cook|eat|go (?:home|back(?: to work)?)|feed (?:them|the kids|my kids)';
const atOnce = `[ ,.]+${any(now, thanks, goodbye)}`;

const comes =
  '(?:up|here|home|back|awake|crying|coming|waiting|call(?:ed|ing)(?: me)?|ringing|late|tired|over|ready|dying|low|at the door|woke up|arrived|start(?:s|ing)|needs me)';
const tiredness = `(?:${any("i'?m (?:so |very |really )?(?:tired|sleepy)", `${any(must)} sleep`)}[,. ]+)?`;
const reason = any(
  "(?:that(?:'s| is)|this is) my (?:stop|bus|train|matatu|ride|lift|break over)",
  `(?:my|the|our|someone|somebody|he|she|they|i|dinner|lunch|class|work|people|mum|mom|dad)(?:'s|'m|'re)?(?: (?!never|always|not\\b)[\\w']+){0,4}? ${comes}`,
  "it(?:'s| is) (?:\\w+ )?late",
  "i(?:'ve| have)(?: got)? (?:a |an )?(?:\\w+ )?(?:meeting|class|work|shift|appointment|exam|lesson|call)",
);
const because = `(?:[,.;!]*\\s*(?:because |cause |cos |since |as )?${reason})?`;

const ending = any(
  "let(?:'s| us) (?:stop|end|leave it|wrap (?:it |this )?up|finish)(?: (?:here|there|it|this|now|for (?:now|today|tonight)))*",
  "(?:please |(?:can|could) (?:we|you) (?:please )?|i (?:want|need|would like) to |i'd like to )?end (?:the |this |our )?(?:session|call|chat|conversation|talk)",
  "(?:i (?:want|need|would like) to|i'd like to|(?:can|could) we) (?:end|stop|finish) (?:(?:the |this |our )?(?:session|call|chat)|here|now|talking|for (?:now|today|tonight))",
  "i(?:'ll| will) (?:stop|leave it|end) (?:here|there)",
  '(?:can|may|could) i (?:just )?(?:go|leave)(?: now)?',
  "i(?:'m|m| am) (?:done|finished)(?: talking)?",
  "i(?:'m|m| am) (?:heading (?:out|off|home)|off(?: to (?:bed|sleep|work|class|school))?|logging (?:off|out))",
  "i(?:'m|m| am) (?:(?:leaving|going) now|going to (?:bed|sleep|go))",
  '(?:time|off) to (?:go|bed|sleep)',
  "(?:let(?:'s| us)|i(?:'ll| will)) call it (?:a night|a day)|i(?:'ll| will) let you go|nalala sasa",
  'nimemaliza|(?:wacha|lazima) niende',
);
const enough = any(
  "that(?:'?s| is| was| will be|'ll be) (?:all|it|enough)(?: (?:from|for) me| i (?:have|had|wanted to say))?(?: today| tonight)?",
  "(?:that(?:'?s| is)|this is) as far as i can go(?: today| tonight)?",
  '(?:(?:this|it) is )?(?:all|enough) for (?:now|today|tonight)',
);

/** "A goodbye", "his good night", "without bye". */
const unowned =
  '(?<!\\b(?:a|an|the|his|her|their|my|your|no|any|each|every|all|last|one|of|or|than|like|final|proper|real|to|even|without|never|is|was|were|be|means?|meant|with|after|before) )';
const quoted =
  "(?:\\w*(?:sema|ambia|andika|aga)|sa(?:y|id|ys|ying)|tells?|told|text(?:s|ed)|wrote|didn't|kiss|wave|hear|heard|miss|wish)";

const pattern = (...parts: string[]): RegExp => new RegExp(parts.join(''), 'i');
const time = `(?: (?:soon|${when}))?`;

/** "Bye, wish me luck", "ok bye I need to iron the dress again": an errand, and nothing else. */
const byeFirst =
  '^(?:(?:ok(?:ay)?|right|alright)[,. ]+)*bye[,. ]+(?:wish me luck|i (?:need|have|must|got) to (?:iron|get (?:up|ready|dressed|back)|go|make|cook|eat|sleep|work|study|feed|wash|shower|run|pick|catch|clean)\\b)(?!.*\\b(?:away|end|die|dead|kill|him|he|knife)\\b)';

/** Tried in turn; of more than `maxWords` a message is a story. */
export const farewells: readonly { pattern: RegExp; maxWords: number }[] = [
  {
    pattern: pattern(opening, tiredness, farewell, whom, closing),
    maxWords: 16,
  },
  { pattern: pattern(byeFirst), maxWords: 12 },
  { pattern: pattern(opening, ending, closing), maxWords: 16 },
  { pattern: pattern(openingWithoutYes, enough, closing), maxWords: 16 },
  {
    pattern: pattern(
      opening,
      "(?:that(?:'?s| is)|this is) (?:all|it|enough) for (?:now|today|tonight)",
      closing,
    ),
    maxWords: 16,
  },
  { pattern: pattern(opening, any(must), ' ', any(off, errand), time, because, closing), maxWords: 16 },
  {
    pattern: pattern(opening, '(?:i )?(?:have to|got ?to|gotta|need to|must) leave', closing),
    maxWords: 16,
  },
  { pattern: pattern(opening, any(plan), ' ', errand, time, closing), maxWords: 16 },
  {
    pattern: pattern(
      opening,
      any(must, plan, wish),
      ' ',
      any(off, errand, ambiguous),
      atOnce,
      because,
      closing,
    ),
    maxWords: 16,
  },
  // At the end of something else: "she is here now, I have to go", "that helped a lot, bye".
  {
    pattern: pattern(
      `(?<!\\b${quoted}(?: (?:me|him|her|us))?)(?:[,.!?]\\s*|\\b(?:so|but) )`,
      // "It's my sister's wedding. I have to go" is of the wedding: with a call away it is heard in leave-taking.ts.
      any(
        goodbye,
        untilThen,
        '(?:i )?(?:got ?to|gotta) (?:go|run|hang up)|(?:i )?(?:have to|need to|must) (?:run|hang up)',
      ),
      closing,
    ),
    maxWords: 24,
  },
  // After a whole story, as a sentence of its own: "I'll do one page and stop. Bye."
  {
    pattern: pattern(
      '[.!?]\\s+(?:(?:ok(?:ay)?|right|anyway|thanks?|thank you)[,. ]+)*',
      any(goodbye, untilThen),
      '[.! ]*$',
    ),
    maxWords: 60,
  },
  {
    pattern: pattern(`^(?!.*\\b${quoted}\\b).*\\b`, unowned, any(goodbye, 'see ya'), '[.! ]*$'),
    maxWords: 12,
  },
];
