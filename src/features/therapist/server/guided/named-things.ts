// The thing a message turns around, as a question can name it: "the hose attachment", "your chart". A question that names
// it shows who was listening; a few words torn from the end of a sentence do not.
import { withoutUnrealDeaths } from './deaths.ts';
import { isFragment } from './fragment.ts';
import { isSayable } from './line.ts';
import { isMeasure, isVerdictWord } from './living-piece.ts';
import { quotedSpeech, turnPerson } from './turn-person.ts';
import { peoplePattern } from './understand.data.ts';
import type { Understanding } from './understand.ts';
import { swahiliIn } from './understand.ts';

const determiner = '(?:my|our|his|her|their|the|this|that|an?)';
/** Nothing of these belongs to a name of a thing. */
const joining =
  "(?:the|an?|this|those|these|and|or|but|so|because|that|which|who|whom|when|while|if|than|then|as|of|to|in|on|at|by|for|from|with|into|onto|over|under|behind|beside|between|about|around|after|before|through|without|near|off|out|up|down|back|away|is|was|are|were|be|been|has|had|have|do|does|did|will|would|can|could|should|may|might|must|not|n't|never|always|just|only|still|even|also|again|already|yet|too|very|so|really|quite|rather|till|until|since|yesterday|today|tomorrow|tonight|now|here|there|anyway|though|instead|where|what|how|own|i|you|he|she|it|we|they|me|him|us|them|myself|yourself|himself|herself|itself|ourselves|themselves|my|his|her|our|their|its)";
const word = `(?!${joining}\\b)[a-z][a-z-]+`;
const named = new RegExp(
  `\\b(${determiner}) (?:own )?((?:${word} ){0,2}${word})(?=$|[,.;:!?)]| (?:and|but|because|so|that|which|when|while|if|to|in|on|at|by|for|from|with|into|onto|over|under|behind|beside|about|around|after|before|through|without|near|off|out|up|down|back|away|is|was|are|were|has|had|just|still|again|yesterday|today|now|anyway|though|instead|i|he|she|we|they)\\b)`,
  'gi',
);
/** "I'm a joiner", "it's a knot" says what somebody or something is. */
const afterBeing =
  /(?:'s|'m|'re|\b(?:is|was|am|are|were|be|been|being|become|became|called|call (?:me|him|her|them|us)|calls (?:me|him|her|them|us)|called (?:me|him|her|them|us)|like))(?: (?:not|just|only|already|also|really|such))*\s*$/i;
const afterPreposition =
  /\b(?:in|on|at|by|for|from|with|into|onto|over|under|behind|beside|between|around|round|along|across|against|past|during|inside|outside|after|before|through|without|near|off|out|up|down|of|to|like|than|as)\s*$/i;
/** Times, measures, parts of a body and words that name nothing one could ask about. */
const nothing =
  /^(?:much|many|far|little|same|other|first|second|third|fourth|fifth|tenth|last|next|only|whole|best|worst)\b|\b(?:time|times|day|days|night|nights|morning|mornings|evening|evenings|afternoon|week|weeks|weekend|month|months|year|years|hour|hours|minute|minutes|moment|while|summer|winter|spring|autumn|\w*day|way|ways|thing|things|stuff|lot|bit|kind|sort|point|fact|rest|same|other|others|end|start|beginning|middle|side|top|bottom|first|second|third|last|next|one|ones|two|world|truth|case|reason|problem|question|answer|idea|sense|matter|person|people|man|woman|guy|guys|bloke|blokes|chap|lad|lads|lass|girl|boy|lady|somebody|someone|couple|few|half|whole|number|part|place|word|words|chance|hell|head|hand|hands|heart|chest|stomach|belly|gut|throat|shoulder|shoulders|neck|jaw|knee|knees|leg|legs|arm|arms|eyes|ears|face|skin|body|breath|voice|mouth|teeth|life|mind|self|best|worst|least|most|more|better|worse|only|sudden|minute|feeling|feelings|thought|thoughts|joke|liar|mess|mistake|ankles?|toes?|feet|foot|wrists?|fingers?|bones?|pattern|temper|corner|colon|bracket|dot|hour|mum|mom|dad|baby|babies|toddler|newborn|child|kid|kids|children)$/i;
/** "The social worker rang" is no name, nor is "a bit lighter". */
const told =
  /\b(?:bit|thing|topic|meet|says?|said|thinks?|thought|knows?|knew|wants?|wanted|comes?|came|goes|went|rang|rings?|gets?|got|meets?|likes?|loves?|loved|looks?|makes?|made|keeps?|kept|left|leaves|lives?|works?|calls?|called|told|tells?|asks?|asked|needs?|took|takes|gave|gives|stood|sits|sat|laughs?|laughed|died)\b/i;
const describesOnly =
  /(?:ly|est|ing|ed)$|\b(?:big|small|little|old|new|good|bad|nice|great|real|own|wrong|right|long|short|late|early|free|full|hard|easy|quiet|calm|safe|sad|glad|mad|polite|proud|awful|single|entire|warm|break|pick|wake|hang|let|check)$/i;

/** "My father wrapped fish". */
const anOccupation =
  /\b(?:visitor|driver|worker|teacher|nurse|doctor|neighbou?r|clerk|officer|manager|cashier|waiter|waitress|postman|lawyer|stranger|carer|founder|owner|landlord|bishop|priest|pastor|imam|rabbi|vicar|housekeeper|cleaner|coach|captain|judge|midwife|dentist)$/i;
const isOfSomebody = (name: string): boolean =>
  anOccupation.test(name) || peoplePattern.test(name) || peoplePattern.test(`my ${name.split(' ')[0]}`);

const anybody =
  /\b(?:people|everyone|everybody|others|other \w+|women|men|mums|moms|parents|couples|kids|they all)\b/i;

/** What is only planned has no story yet. */
const planned = /\b(?:i'?ll|i will|i'?m going to|i could|i might|i may|i'd like to|i can)\b/i;

/** Theirs or somebody's, of two words, or what the sentence is about: "the budget" that was asked for has no story. */
const whose = /^(?:my|our|his|her|their)$/i;
const onlyJoins =
  /(?:^|[.!?;:,] |\b(?:that|because|suppose|think|know) )(?:(?:and|but|so|then|well|now|anyway),? )*$/i;
/** "The house is so quiet": there the quiet is the thing. */
const isDescribed =
  /^ (?:is|was|'s|feels|felt|looks|looked|smells|smelled|sounds|got|gets|has been) (?:(?:so|too|very|really|just|all|still|pretty) )*[\w-]+(?:[.!?,;]|$| (?:and|on|when|since|after|at|in|without|now|until|if)\b)/i;

/** "The return to practice course": half a name. */
const goesOn = /^ (?:to|of|for|from|with) /i;

/** In the second person, with its "the" or "your"; null where nothing in the message can be named so. */
export function thingIn({ text, isMixedLanguage, words }: Understanding): string | null {
  if (isMixedLanguage || words < 5 || planned.test(text) || withoutUnrealDeaths(text) !== text) return null;
  const plain = text.replace(/[‘’]/g, "'").replace(quotedSpeech, '"');
  for (const found of plain.matchAll(named)) {
    const [, owner = '', name = ''] = found;
    const lead = plain.slice(0, found.index);
    // "People announce their pregnancies": nobody's in particular.
    if (/^their$/i.test(owner) && anybody.test(lead)) continue;
    // "It's not my birthday": denied, and no more.
    if (/\b(?:not|n't|no|isn't|wasn't|never)\s*$/i.test(lead)) continue;
    if (afterPreposition.test(lead) || (/^an?$/i.test(owner) && afterBeing.test(lead))) continue;
    if (nothing.test(name) || told.test(name) || describesOnly.test(name) || isOfSomebody(name)) continue;
    const after = plain.slice(found.index + found[0].length);
    const isSubject = onlyJoins.test(lead) && !isDescribed.test(after) && !goesOn.test(after);
    if (!whose.test(owner) && !/[ -]/.test(name) && !isSubject) continue;
    // "Did his a levels".
    if (/^an?$/i.test(owner) && /[^s]s$/i.test(name)) continue;
    if (isMeasure(name) || isVerdictWord(name) || swahiliIn(name) > 0) continue;
    const said = /^(?:an?|this|that)$/i.test(owner) ? `the ${name}` : `${owner.toLowerCase()} ${name}`;
    const { text: turned, hasYou } = turnPerson(said);
    if (hasYou || isFragment(turned) || !isSayable(turned)) continue;
    return turned;
  }
  return null;
}
