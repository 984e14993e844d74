// Pieces of patterns that many troubles share. Every gap is bounded, so that no message, however long, can hang a turn.

/** At most so many words, with their commas. */
export const gap = (most: number): string => `(?:[\\w'-]+,? ){0,${most}}`;

export const anyOf = (...ways: string[]): RegExp => new RegExp(ways.join('|'));

/** Backslashes as in a literal pattern. */
export const r = String.raw;

export const dont = "(?:do not|don'?t)";
export const doesnt = "(?:does not|doesn'?t|do not|don'?t|did not|didn'?t)";
export const didnt = "(?:did not|didn'?t)";
export const cant = "(?:cannot|can not|can'?t|couldn'?t|could not)";
export const wont = "(?:will not|won'?t|would not|wouldn'?t|refuses to)";
export const havent = "(?:have not|haven'?t|has not|hasn'?t|had not|hadn'?t)";
export const isnt = "(?:is not|isn'?t|are not|aren'?t|was not|wasn'?t)";

export const relative =
  '(?:mum|mom|mam|mama|mummy|mommy|mother|dad|daddy|father|parents?|folks|nan|gran|granny|grandma|grandmother|grandad|granddad|grandpa|grandfather|aunt(?:ie|y)?|uncle|sister|brother|cousin)(?:[- ]in[- ]law)?';
export const parent =
  '(?:mum|mom|mam|mama|mother|dad|daddy|father|parents?|folks|gran|granny|grandma|nan|grandad|grandpa)';
export const sibling = '(?:sister|brother|sis|bro|siblings?|twin|cousin|half-sister|half-brother)';
export const partner =
  '(?:husband|wife|hubby|partner|boyfriend|girlfriend|bf|gf|spouse|other half|fianc(?:é|e)+)';
export const boss =
  '(?:boss|manager|supervisor|team ?lead(?:er)?|line manager|director|head of department|foreman)';
export const kid =
  '(?:kids?|child|children|son|daughter|toddler|boys?|girls?|twins|little one|(?:\\w+|\\d+)[- ]year[- ]old)';
export const friend = '(?:friends?|mates?|bestie|bff|best friend|buddy|pal)';

export const often =
  '(?:every (?:single )?(?:day|night|morning|evening|hour|weekend|five minutes)|all the time|constantly|non-?stop|too (?:often|much)|so (?:often|much)|(?:\\w+|\\d+) times a (?:day|week)|daily)';

export const period =
  '(?:(?:over |about |nearly |almost |more than )?(?:a|one|two|three|four|five|six|seven|eight|nine|ten|\\d+|many|several|a few|a couple of|so many) (?:weeks?|months?|years?)|ages|years|months|weeks)';

export const death =
  '\\b(?:died|dead|dies|passed (?:away|on)|passing|death|funeral|buried|burial|dying|terminal)\\b';
