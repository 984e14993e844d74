// Details an authored reflection would claim about a member: people, numbers, places and things that nobody has named yet.
// A line with one is kept for members who said it themselves; invented, it is the end of trust.
import { tellingStems } from './meaning/shared-words.ts';

const details =
  /\b(?:company|drivers?|feast|applause|book|sums|guests?|roof|brothers?|sisters?|mother|father|mum|mom|dad|parents|husband|wife|boyfriend|girlfriend|sons?|daughters?|aunt|auntie|uncle|cousins?|grand(?:mother|father|ma|pa)|nephew|niece|in-law|baby|toddler|twins|dogs?|cats?|boss|manager|headmaster|pastor|priest|imam|landlord|nurse|doctor|dentist|coach|lecturer|neighbours?|policeman|editor|two (?!of (?:you|them)|people|things|lives|days|at|in|hands|sides|places|selves|feelings|voices|and|ways|worlds|jobs|years)\w+|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|sixteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|christmas|easter|car|bus|matatu|boda|taxi|train|plane|lift|stairs|kitchen|bathroom|toilet|bedroom|balcony|garage|garden|sofa|couch|fridge|pillow|blanket|mattress|wardrobe|drawer|desk|canteen|corridor|hospital|clinic|ward|church|mosque|school|classroom|university|campus|office|shop|salon|market|bank|bar|gym|pool|stadium|hotel|airport|village|farm|shamba|nairobi|mombasa|kisumu|nakuru|eldoret|kigali|kampala|london|dubai|phone|laptop|camera|television|radio|whatsapp|instagram|tiktok|facebook|mpesa|m-pesa|passport|ring|dress|suit|shoes?|boots|hoodie|coat|hat|scarf|glasses|spoon|fork|plate|cup|kettle|chapati|ugali|tea|coffee|cake|bread|rice|beer|whisky|wine|cigarettes?|guitar|piano|violin|quilt|canvas|novel|poem|flu|fever|wig|lipstick|belt|cane|knife|bruise|wheelchair|crutches|insulin|tablets?|pills?|needle|scan|x-ray|coffin|grave|funeral|wedding|birthday|graduation|divorce|mortgage|rent|loan|school fees|salary|payslip|invoice|envelope|letter|diary|candles?|flowers?|song|choir|football|marathon|exam|thesis|degree|certificate|uniform|flag|tent|goat|cow|chicken|milk|eggs)\b/gi;

/** Something told as having happened, or somebody as doing it, that the member may never have said. */
const story =
  /\b(?:you|they|somebody|someone|we|everyone|everybody|nobody)(?:'ve| have)?(?: (?:never|always|just|then|even|once|all))? (?:sat|stood|went|came|walked|drove|ran|bought|sold|wrote|sent|called|rang|buried|hugged|danced|shouted|screamed|kissed|packed|poured|deleted|signed|asked|told|said|brought|threw|hid|cooked|cut|carried|praised|laughed|prayed|whispered|begged|waited|slept|woke|drank|ate|paid|borrowed|stole|hit|slapped|invented|offered|saw|knew|believed|found|learnt|fell|opened|closed|knocked|cried|wept)\b|\b(?:he|she)\b|\bwas (?:made|moved|handed|given|called|told|said|read|sent|sold|signed)\b/i;

const plain = (text: string): string => text.replace(/\{[^}]*\}/g, ' ');

/** The details of `line` that the member has not named themselves: that a situation often has them is no telling. */
export function claimedDetails(line: string, said: string): string[] {
  const found = plain(line).match(details);
  if (!found) return [];
  const known = tellingStems(said);
  const isKnown = (detail: string): boolean =>
    [...tellingStems(detail)].every((stem) =>
      [...known].some((one) => one === stem || (stem.length > 3 && one.startsWith(stem))),
    );
  return found.filter((detail) => !isKnown(detail));
}

const SHARED_ENOUGH = 2;

/** Whether a line tells of an event or of a person that nothing the member said bears out. */
export function tellsStory(line: string, said: string): boolean {
  if (!story.test(plain(line))) return false;
  const known = tellingStems(said);
  return [...tellingStems(plain(line))].filter((stem) => known.has(stem)).length < SHARED_ENOUGH;
}
