// When the learned stage may not raise an alarm by itself: plain circumstances that make grave words harmless.
// They are inputs of the network, and raise the bar it must clear. They never touch what a rule found, so a real wish
// said beside an idiom or in a story is still heard.
import { type NormalisedTurn, normalise } from '../normalise.ts';
import { bereavement, pastMarkers, resolved, stories } from '../rule.ts';
import { harmlessPhrases } from '../rules/harmless.data.ts';

const denied =
  /\b(?:(?:i am|am|was) not (?:suicidal|in danger|at risk|thinking (?:of|about)|going to (?:hurt|kill|harm|do anything)|hurting|planning to (?:hurt|kill|die))|(?:i )?(?:would|could|will|have|had) never (?:\w+ )?(?:hurt|kill|harm|hit|touch|thought|think|do (?:it|that|anything)|act)|would not hurt (?:a fly|anyone|anybody|myself)|(?:do not|did not) want to (?:die|hurt (?:myself|anyone))|no (?:thoughts? of|wish to|plans? to|intention)|never (?:thought|been|felt) (?:of|about|suicidal)|sina mawazo ya|sijawahi fikiria|sijafikiria|sitaki kufa|has never (?:hit|hurt|touched)|nobody (?:is hurting|hurts|hits) me|take (?:my|all my) (?:pills|tablets|meds|medication) (?:as|with|like|on time))\b/;
const turnsBack = /\b(?:anymore|alive|living|to live|exist\w*|be here)\b/;
const work =
  /\b(?:i (?:am|work|worked|train|teach|volunteer|drive|moderate|counsel|write|run) (?:\w+ ){0,3}(?:nurse|doctor|paramedic|police\w*|officer|teacher|vet|social worker|firefighter|lawyer|soldier|pharmacist|psychologist|therapist|counsell?or|hospice|crisis line|helpline|moderator|butcher|anaesthetist|surgeon|coroner|journalist|novelist|writer|tailor|locksmith|midwife|ambulance|a&e|er|refuge|pest control)|(?:on|at|during|after) my (?:shift|ward|rounds|training)|my (?:patients?|clients?|pupils?|callers?|students?|residents?|job s|class(?:es)?|villains?)|in my ambulance|taught a|our training|safeguarding|first aid|refuge)\b/;
const study =
  /\b(?:how (?:do|can|should) (?:i|we) (?:help|support|talk to|tell|report|explain)|what are the signs|what do you do if|is it normal|why do people|for (?:a poster|my class|school|an essay|a project|work)|my (?:thesis|class|essay|dissertation|coursework)|studying|awareness|prevention|debated?|documentary|according to)\b/;
const mishap =
  /\b(?:cooking|chopping|onions?|shaving|oven|soup|ladder|bike|bicycle|baiskeli|football|mpira|volleyball|netball|gym|yoga|hik\w+|skiing|ironing|the iron|dentist|piercing|tattoo|roller|scab|mosquito|rose bush|the cat|my cat|vitunguu|chewing|toast|concert|blood test|donat\w+ blood|gave blood|period|cramps|stitches? from)\b/;
const moving =
  /\b(?:moving (?:house|flat|to|abroad|out|in)|movers|removal|emigrat\w+|declutter\w*|charity|marie kondo|clear[- ]?out|clearing out|new (?:flat|house|job)|holiday|vacation|flying to|fly home|leaving do|retir\w+|graduat\w+|wedding|solicitor|birthday card|christmas cards?|airport|university|boarding|nahama|allergic)\b/;

const graveWords =
  /\b(?:kill(?:ing)? myself|suicid\w*|want(?:ed)? to die|end(?:ing)? my life|kms|unaliv\w*|be dead|overdos\w*|kujiua|nife|kufa tu)\b/;

const accident =
  /\b(?:cut|nicked|burn(?:t|ed)|scalded|grazed|scraped|sliced|stabbed|jabbed|pricked) (?:myself|my (?:\w+ )?(?:finger|thumb|hand|palm|knuckle|chin|lip|leg|knee|shin|ankle|tongue|foot|toe|arm|wrist|ear)s?)\b.{0,30}\b(?:cook\w*|chop\w*|slic\w*|peel\w*|shav\w*|iron\w*|fry\w*|bak\w*|carv\w*|garden\w*|prun\w*|open\w*|wash\w*|onions?|bread|cheese|avocado|bagel|tin|can lid|paper|envelope|broken (?:glass|plate|mug|cup)|rose\w*|thorns?|oven|kettle|stove|pan|hob|iron|razor slipped|knife slipped|at work|on the job)\b|\b(?:cook\w*|chop\w*|slic\w*|peel\w*|shav\w*|iron\w*|fry\w*|garden\w*|prun\w*) (?:\w+ ){0,6}(?:and|when|i) (?:\w+ )?(?:cut|nicked|burn(?:t|ed)|scalded) (?:myself|my)\b/;
const meant =
  /\b(?:on purpose|purposely|deliberate\w*|meant|wanted|want|urge|relief|relie\w+|punish\w*|feel something|again and again|secret\w*|lied|lie|pretend\w*|said it was|told (?:him|her|them|mum|mom)|hid|hide|hiding|not an accident|excuse|let it|kept going|watched it)\b/;

/** "I cut myself while cooking yesterday." Whoever says so of an accident is not asked whether it was none. */
export function isAccident(text: string): boolean {
  const { whole } = normalise(text);
  return accident.test(whole) && !meant.test(whole);
}

const inGame =
  /\b(?:video ?games?|(?:the|this|that|my|in|of|a) games?|gaming|gamer|boss (?:fight|level)|(?:last|final) boss|(?:end|start) of the level|which level|respawn\w*|checkpoint|lobby|fortnite|minecraft|roblox|gta|valorant|elden ring|dark souls|zelda|call of duty|apex|overwatch|league of legends)\b/i;
const diesInGame =
  /^(?:(?:and|then|so|well|lol|haha|um|oh) )*(?:i (?:am|was|got|get|keep)? ?(?:die|died|dies|dying|dead|killed)|dead|died|killed|they (?:all )?kill(?:ed)? me|he kill(?:ed|s) me)\b(?!.*\b(?:want|wish|hope|should|life|myself|alive|real|inside|better|world)\b)/;

/** "How far did you get in the game?" "I am dead already." `answered`: what was said just before. */
export const isDeathInGame = (text: string, answered: string): boolean =>
  inGame.test(answered) && diesInGame.test(normalise(text).whole);

function hasIdiom(turn: NormalisedTurn): boolean {
  return turn.clauses.some((clause) => harmlessPhrases.some((idiom) => clause.search(idiom) >= 0));
}

export const HARMLESS_SIGNS = 8;

/** What makes grave words harmless here, as 0 or 1: denied, story, bereavement, past, idiom, work, study, everyday. */
export function harmlessSigns(turn: NormalisedTurn): number[] {
  const { whole } = turn;
  const isPast =
    pastMarkers.test(whole) &&
    (resolved.test(whole) || /\b(?:now|since)\b/.test(whole)) &&
    !/\b(?:again|still|came back|is back|are back|lately)\b/.test(whole);
  return [
    denied.test(whole) && !turnsBack.test(whole),
    stories.test(whole),
    bereavement.test(whole),
    isPast,
    hasIdiom(turn),
    work.test(whole),
    study.test(whole),
    mishap.test(whole) || moving.test(whole),
  ].map(Number);
}

/** True when the learned stage must be surer than usual to raise an alarm. */
export function isVetoed(text: string): boolean {
  const turn = normalise(text);
  const signs = harmlessSigns(turn);
  if (!signs.some(Boolean) && !turn.hasHumour) return false;
  // Denied, told, mourned or long past: the grave words themselves are explained.
  if (signs.slice(0, 4).some(Boolean)) return true;
  return !graveWords.test(turn.whole);
}
