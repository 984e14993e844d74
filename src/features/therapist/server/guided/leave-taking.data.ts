// The words of a goodbye said in passing, at the end of something else: "ok hes up crying gotta go". What is courtesy, what
// calls somebody away, and what leaves. How they are put together: leave-taking.ts. Each pattern covers a whole piece.

const any = (...parts: string[]): string => `(?:${parts.join('|')})`;
const whole = (...parts: string[]): RegExp => new RegExp(`^${any(...parts)}$`);
const first = (...parts: string[]): RegExp => new RegExp(`^${any(...parts)}(?= |$)`);
const last = (...parts: string[]): RegExp => new RegExp(`(?:^| )${any(...parts)}$`);

/** Turns to the end of the talk, where a story would not begin so. */
export const turnsToGo = first(
  'anyway(?:s|ho)?|okay|ok|kk?|right(?: then)?|al ?right|a?ight|sawa|sorry|welp|well|haya|basi',
);
/** Says nothing either way. */
export const nods = first(
  'poa|yeah|yes|yep|no|nah|so|oh|ah|um+|hey|lol|haha|cool|great|good|fine|and|but|now|bet|i think|i guess|i suppose|look|listen|god|maybe$|perhaps$|true$|fair(?: enough)?$',
);

const thanks =
  "(?:many |ok )?(?:thank ?(?:s|you)|thx|ty(?:sm)?|tysm|ta|cheers|asante(?:ni)?(?: sana)?|nashukuru(?: sana)?|shukran|bless(?: you)?)(?: (?:so much|very much|kindly|a lot|a million|loads|again|though|anyway|i guess|i suppose))?(?: for [\\w']+(?: [\\w']+){0,4})?";
/** Said of us or of the talk, on the way out. */
const praise =
  "(?:you(?:'ve| have)|youve) been (?:\\w+ ){0,2}(?:company|help|kind|helpful|patient|great|good|lovely)|(?:this|that|it)(?:'s| was| has been| did| has) (?:\\w+ )?(?:good|nice|helpful|help(?:ed)?|lovely|great)|good talk(?:ing)?|nice talking(?: to you)?|umenisaidia|i appreciate (?:it|this|you|that)|you(?:'re| are) a good listener";
const whom =
  "tulia|(?:my )?dear|love|doc(?:tor)?|mate|bro|sis|fam|(?:my )?friend|everyone|all|you|ma(?:'?am)?\\b|sir|pet|duck|pal|hen|la|ji|child|msee|hey|(?:doc )?bot|robot|x+";
const time =
  'now|right now|for now|for today|for tonight|today|tonight|then|sasa|for one (?:day|night)|please|soon|in a (?:bit|minute|sec)|all the best|tho|though|sorry|lol|haha';

/** Leaves by itself, wherever a sentence begins. */
const goodbye =
  "(?:good ?)?bye+(?:[ -]?bye+)*|gtg|g2g|ttyl|ttys|cya|gn(?:ite)?|kwaheri|baadaye|tutaonana|tutaongea(?: tena)?(?: (?:kesho|baadaye|wiki ijayo))?|good (?:day|night) to you|usiku mwema|lala salama|nighty? night|good ?(?:night|nite)|night night|peace out|take care(?: of yourself)?|see (?:you|ya)(?: (?:later|soon|around|tomorrow|next \\w+|then))?|(?:i'?ll |we'?ll )?(?:talk|speak|chat)(?: to (?:you|u))? (?:later|soon|tomorrow|then|next \\w+)|catch you later";
const off =
  '(?:go|run|dash|fly|jet|bounce|dip|shoot|split|scoot|leg it|be off|be going|head (?:off|out|home)|make a move|hang up|log off)';
const slang = `(?:gotta|got to|gtta|gota) ${off}|must (?:dash|fly|run|be off)|(?:wacha|lazima|acha) (?:ni|mimi )?(?:ende|niende|nirudi|nirejee|nilale|lale|toke|nitoke)(?: (?:kazi|kazini|kulala|home|nyumbani|job))?|naenda (?:kulala|kazi|sasa)|nalala|ngoja niende|(?:imm?a|finna) (?:head out|head off|dip|bounce|log off)|signing off|logging off|(?:duty|work) calls`;
const offered =
  "(?:i(?:'?d| had)? better|i(?:'?ll)|i should|i must) let you go|i(?:'?ll| will) say (?:good ?night|good ?bye|bye)|i won'?t keep you(?: any longer| up)?|i(?:'?ll| will) leave you (?:to it|in peace)|i(?:'?ll| will) (?:leave|stop) (?:it )?(?:there|here)";
const enough =
  "(?:i think )?(?:i(?:'?ve| have)?|we(?:'?ve| have)?) (?:had|done|said) enough (?:for|for just) (?:now|today|tonight|one (?:day|night|sitting))|(?:that(?:'?s| is)|it(?:'?s| is)) enough (?:therapy |talking |talk )?for (?:one (?:day|night)|now|today|tonight|me tonight|me today)|that(?:'?s| is) (?:me(?: done)?|my lot|us) for (?:now|today|tonight|the (?:day|night))|(?:bed|sleep) ?time(?: for me)?|time for (?:my )?bed|(?:my |our )?time(?:'?s| is) up";
/** Said in one breath with where one goes: "gtg theres pancakes". */
const atOnce =
  '(?:gtg|g2g|gotta go)(?: (?:find|fetch|see|meet|feed|eat|sleep|cook|shower|work|class|dinner|lunch|tea|food|theres? (?:pancakes|food|dinner|lunch|tea|cake)))(?: (?:him|her|them|now|the kids|the dog))?';
export const leaving = whole(goodbye, slang, offered, enough, atOnce);

/** May be of a life as well: counts beside a sign that this talk is meant. */
const must =
  "(?:(?:i|we)(?:'?ve| have)? )?(?:must|have to|has to|got to|gotta|need to|should(?: probably| really)?|had better|better|ought to)|i(?:'?d| had) better";
const plan =
  "(?:i(?:'?m| am) |im |i(?:'?ll| will) (?:just )?)?(?:gonna|going to|imm?a|finna|about to|off to|go|gon)|i(?:'?ll| will)";
const errand =
  '(?:go|run|leave|sleep|crash|eat|cook|hang up|stop(?: here| there)?|dash|dip|bounce|head (?:off|out|home|in|to bed|back)|be off|be going|get going|get off|get back(?: to (?:work|it|class|the kids|bed))?|go (?:back )?to (?:bed|sleep|work|class)|go (?:and )?(?:sleep|cook|eat|rest|shower|lie down|make (?:tea|dinner|breakfast)|get ready)|go back|get (?:some )?(?:sleep|rest)|get ready|hit the (?:hay|sack|road)|feed (?:him|her|them|the (?:baby|dog|cat|kids))|(?:go )?(?:and )?(?:pick|fetch|collect|get|meet) (?:him|her|them|the kids|my (?:son|daughter|kids?|wife|husband|mum|mom|dad|sister|brother))(?: up)?(?: from (?:school|work|nursery|practice|the \\w+))?|(?:go )?(?:and )?pick up (?:the kids|my (?:son|daughter|kids?|wife|husband|mum|mom|dad|sister|brother))(?: from (?:school|work|nursery|practice|the \\w+))?|catch (?:my|the) (?:bus|train|matatu|ride|flight)|try to sleep|try and sleep|bed|sleep|(?:go )?(?:get|put|make|start|see to|check on|feed|walk|pick up) (?:the |my )?(?:tea|dinner|supper|lunch|kettle|kids|dog|baby|washing|laundry)(?: on| ready| from school| to (?:bed|school)| up)?)';
export const mayLeave = whole(
  `(?:${must}|${plan}) ${errand}`,
  "(?:i(?:'?m| am)|im) (?:off|out|going|leaving|heading (?:off|out|home|to bed|in)|off (?:to (?:bed|sleep|work|class)|home)|going to (?:bed|sleep))",
  "laters?|peace|(?:i(?:'?m| am) )?going up|night|(?:lemme|let me) (?:go|run|bounce|dash)",
  'heading (?:off|out|home|to bed|in)|off to (?:bed|sleep|work)|going to (?:bed|sleep)',
);

const whoComes =
  '(?:(?:my|the|our|a) )?(?:kid|kids|baby|son|daughter|toddler|little one|little ones|twins|mum|mums|mom|moms|dad|wife|husband|boss|bus|train|matatu|taxi|uber|cab|ride|lift|flight|dog|phone|doorbell|bell|kettle|oven|dinner|lunch|supper|tea|food|rice|ugali|pizza|stew|soup|break|meeting|class|lecture|shift|call|next call|patient|next patient|client|programme|show|battery|ward|game|guests|visitors|neighbou?r|nurse|sister|brother|roommate|stop|customer)|he|she|they|hes|shes|theyre|somebody|someone|people';
const comesHow =
  '(?:up|up crying|crying|awake|awake again|here|home|back|calling|calling me|ringing|on|ready|burning|boiling|over|coming|at the door|starting|starts?|waiting|dying|low|about to (?:die|start|go)|gone|done|boarding|ended|on fire|barking|at the gate|outside|needs me|needs feeding|wants me|woke up|woken up|just woke up|has arrived|arrived|pulling in|whistling|shouting for me|nearly (?:dead|here|over)|going off|getting cold|going cold|walked in|came in|came home|got home|got back|pulled up)';
/** What calls somebody away. */
export const calledAway = whole(
  `(?:${whoComes})(?:'?s|'re| is| are| has| have)?(?: just| now)? ${comesHow}(?: (?:in|now|again|soon|at) ?(?:\\d+|a minute|five|ten)?)?`,
  "(?:that(?:'?s| is)|this is) my (?:stop|bus|train|matatu|ride|lift|cue|break(?: over)?|phone|alarm|boss)(?: now)?",
  "(?:i(?:'?ve| have)(?: got)? )?(?:an? |my )?(?:\\w+ )?(?:meeting|class|shift|call|lecture|appointment|exam|interview)(?: (?:in|at) (?:\\d+|a minute|five|ten|a bit)(?: min(?:ute)?s?)?| now| soon| tomorrow)?",
  "(?:i(?:'?ve| have)(?: got)? )?(?:an )?early (?:start|shift|morning|flight)(?: tomorrow)?|work (?:tomorrow|in the morning|early)|up early(?: tomorrow)?|kesho kazi(?: mapema)?|kazi kesho|school tomorrow",
  "it(?:'?s| is) (?:\\w+ )?late|i(?:'?m| am) (?:so |very |really )?(?:tired|sleepy|knackered|shattered|beat|wiped)|nimechoka|naskia usingizi",
  "they(?:'?re| are) (?:boarding|calling us|calling me|waiting|here)|boarding",
);
/** Named alone behind a comma: "I must go, the kettle". */
export const onlyNamed = whole(
  '(?:the |my )?(?:kettle|baby|door|doorbell|phone|bus|dog|oven|pot|school run|next patient|boss|battery|rice|pizza|kids?)',
);
/** Calls nobody away from anything but a talk. */
export const endsAnHour =
  /\b(?:kettle|break|bus|train|matatu|dinner|lunch|supper|food|oven|boarding|programme|stop|bed ?time|time'?s up|patient|meeting|battery)\b/;

export const courtesies = whole(thanks, praise, whom, time, 'no problem|no worries');
export const leadingThanks = first(thanks);
export const trailing = last(thanks, goodbye, 'laters?|peace', whom, time);
/** Of what stood at the end: these are of the talk. */
export const ofTheTalkNow = last(
  thanks,
  goodbye,
  'laters?|peace|(?:lemme|let me) (?:go|run|bounce|dash)',
  'now|right now|for now|for today|for tonight|sasa',
);
export const isThanks = first(thanks, praise);
/** Thanks, behind a nod at most; "that was good" may be of the night. */
export const onlyThanks = new RegExp(
  `^(?:(?:ok(?:ay)?|right|alright|all right|yes|yeah|sawa|poa|sound|grand|cheers) )?${thanks}\\b`,
);
