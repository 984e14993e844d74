// Tells a death from what only sounds like one: nobody is condoled with over a laptop, or over somebody who lives.

const who = '(?:i|he|she|they|it|we|you|somebody|someone|my \\w+)';
const notADeath = new RegExp(
  [
    `(?:n't|\\b(?:not|never|nobody|no ?one))(?: (?:in my \\w+|i know|has|have|had|actually|really|even|yet|just|been|is|are))* (?:died|dead|dying|passed (?:away|on))`,
    `\\b(?:like|as if|as though|if|almost|nearly|practically)(?: ${who})?(?:'d|'s| has| have| had)?(?: (?:just|almost|nearly))? (?:died|dead|passed (?:away|on))`,
    "\\b(?:could|would|might)(?:'ve| have) died",
    "\\bi(?:'ve| have|'d)?(?: (?:just|literally|almost|nearly))* died",
    "\\b(?:phone|laptop|computer|battery|car|engine|tablet|tv|fridge|internet|connection|wi-?fi)(?:'s| has| had| just| also| finally| suddenly)* (?:died|dead)",
    '\\bdied (?:down|out|laughing|of (?:shame|embarrassment|boredom|laughter))',
  ].join('|'),
  'gi',
);

/** What was said, without the deaths that did not happen. */
export const withoutUnrealDeaths = (text: string): string => text.replace(notADeath, ' ');

const pet =
  '(?:dogs?|cats?|puppy|pup|kitten|horse|pony|rabbit|pet|hamster|guinea pig|parrot|budgie|tortoise|hound|beagle|spaniel|labrador|terrier|collie|poodle)';
/** "We had to put Biscuit to sleep", and no baby and no phone. */
const petPutDown = new RegExp(
  [
    `\\b${pet} (?:\\w+ )?(?:was |were |had to be |has been |got )?put (?:down|to sleep)\\b`,
    `\\bput(?:ting)? (?:my|our|the) (?:\\w+ )?${pet} (?:down|to sleep)\\b`,
    '\\bhad to put (?!(?:the|my|our|a|an) |(?:him|her|them|it|myself|baby|everyone|everything|work)\\b)[\\p{L}-]+(?: [\\p{L}-]+)? to sleep (?:(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?! night)|(?:last|this) (?:week|month|year|\\w+day(?! night))|yesterday (?:morning|afternoon)|at the vet)',
  ].join('|'),
  'iu',
);

export const tellsPetPutDown = (text: string): boolean => petPutDown.test(text);

const death =
  /\b(?:died|dies|dropped (?:down )?dead|death|(?<=\b(?:husband|wife|partner|mum|mom|mother|dad|father|son|daughter|brother|sister|gran\w*|nan|uncle|aunt|friend|he|she)(?: just)? )passed (?:(?:in|last|this|two|three|four|five|six|a (?:few|couple of)) \w+|at (?:home|christmas|easter)|yesterday|suddenly|peacefully|[.!,]|$)|passed (?:away|on)|lost (?:my|our) (?:mum|mom|mother|dad|father|son|daughter|baby|brother|sister|wife|husband)|(?:lost|losing) (?:the|our|a|her|another) (?:baby|pregnancy|twins?|bump)\b(?! (?:weight|fat|monitor|photos?|teeth|name|shower))|miscarr\w+|still ?b(?:orn|irth)|alifariki)\b/i;

const kin =
  '(?:mum|mom|mother|dad|father|son|daughter|brother|sister|gran\\w*|nan|uncle|aunt\\w*|friend|husband|wife|partner|boyfriend|girlfriend|baby|child|cousin|nephew|niece|dog|cat)';
/** Of somebody, and not of one's keys, a car under snow, or oneself in work. */
const burial = new RegExp(
  `\\b(?:${kin}(?: [\\p{L}'-]+)?|he|she) (?:was|were|is being|gets|got) buried (?:on \\w+day|last|this|next|yesterday|today|tomorrow|beside)\\b|\\b(?:we|i|they) (?:just |have )?buried (?:him|her|(?:my|our) (?:\\w+ )?${kin})\\b(?! (?:head|nose|face|hands?|feelings?|pride|phone)\\b)`,
  'iu',
);
export const tellsBurial = (text: string): boolean => burial.test(text);

export const tellsDeath = (text: string): boolean =>
  death.test(withoutUnrealDeaths(text)) || tellsBurial(text) || tellsPetPutDown(text);

const longAgo =
  /\b(?:(?:years|decades|long) ago|when i was (?:little|small|young|a (?:child|kid|boy|girl|teen\w*|baby)|\d+|in (?:primary|high )?school)|as a (?:child|kid)|before i was born|in (?:19\d\d|20[01]\d))\b/i;

/** A death that may still be near: nobody is asked for a plan over it. */
export const tellsFreshDeath = (text: string): boolean => tellsDeath(text) && !longAgo.test(text);

const real = /\b(?:died|dies|dead|death|passed (?:away|on)|lost|funeral|buried)\b/i;

/** A death is spoken of, and only as what did not happen. */
export function isOnlyUnrealDeath(text: string): boolean {
  const left = withoutUnrealDeaths(text);
  return left !== text && !real.test(left);
}
