// Whose life is feared for: the member's own, or somebody's they tell of. Who tells of a friend's goodbye is asked nothing about
// themselves, and is not sent through the steps for somebody in danger.
import type { AssessedTurn } from '../safety.contract.ts';
import { endOf, normalise } from './normalise.ts';
import { readTurn } from './read-turn.ts';

const who =
  '(?:(?:my|a|our|his|her|this|the|one of my) (?:\\w+ ){0,2}?(?:friend|friends|mate|bestie|buddy|pal|brother|sister|mum|mom|mother|dad|father|son|daughter|kid|child|cousin|uncle|aunt|nephew|niece|boyfriend|girlfriend|partner|husband|wife|ex|roommate|flatmate|housemate|neighbou?r|colleague|coworker|classmate|girl|boy|guy|student|teammate|grandson|granddaughter|grandfather|grandmother)|he|she|they|someone i know|somebody i know)';
const self = '(?:himself|herself|themsel(?:f|ves)|themself)';
const wantsToDie = `(?:nothing (?:\\w+ )?to live for|no (?:reason|point) (?:\\w+ )?(?:to live|living|in living|in going on)|want(?:s|ed)? to die|(?:do|does|did) not want to (?:\\w+ )?(?:be here|live|be alive|wake up|exist|go on)|(?:can|could) not (?:\\w+ )?(?:do this|go on|take it|take this|live like this|do it) ?(?:\\w+ )?(?:anymore|any longer)|(?:going to|will|would|wants? to|might|may|about to|planning to|thinking (?:of|about)|threat\\w+ to|tried to|talk\\w* (?:of|about)) (?:\\w+ )?(?:kill(?:ing)? ${self}|end(?:ing)? (?:it(?: all)?|(?:his|her|their) (?:own )?life)|tak(?:e|ing) (?:his|her|their) (?:own )?life|hang(?:ing)? ${self}|die|suicide)|(?:would|will) be (?:gone|dead|better off dead)|better off (?:dead|without (?:him|her|them|me))|not worth living|thank\\w* (?:me|us|everyone|everybody) for everything|say\\w* goodbye|said goodbye|a goodbye|sorry for everything|last (?:message|text))`;
const says =
  '(?:says?|said|told|tells|texted|texts|wrote|writes|posted|posts|messaged|sent|sends|left|keeps (?:saying|telling|posting)|(?:is|are|was|were) (?:saying|talking|posting)|talks?|talked|confessed|admitted|whispered|just)';

const ofAnother: readonly RegExp[] = [
  new RegExp(`\\b${who} (?:\\w+ ){0,6}?${says}\\b (?:(?!i\\b)[\\w…]+ ){0,9}?${wantsToDie}\\b`),
  new RegExp(
    `\\b${who} (?:\\w+ ){0,4}?(?:(?:is|are|was|has been|seems?) (?:\\w+ )?suicidal|(?:might|may|could|is going to|are going to|will|wants? to|is about to|tried to|has tried to|threatened to|threatens to|is threatening to|is trying to) (?:\\w+ )?(?:kill|hurt|harm|hang|cut) ${self}|(?:took|has taken|swallowed) (?:an overdose|(?:all )?(?:his|her|their|the|some|a lot of|too many) (?:\\w+ )?(?:pills|tablets|meds|medication))|(?:cuts?|has been cutting|is cutting|burns) (?:${self}|(?:his|her|their) (?:arms?|legs?|wrists?))|(?:does|do) not want to (?:live|be here|be alive)|wants? to (?:die|end (?:it|his life|her life|their life)))\\b`,
  ),
  /\b(?:found|read|there (?:was|is)) (?:my |his |her |their |a )?(?:\w+ )?(?:(?:suicide|goodbye) (?:note|letter|message)|(?:husband|wife|son|daughter|brother|sister|friend|partner|mum|mom|dad) s (?:suicide |goodbye )?(?:note|letter))\b/,
  new RegExp(
    `\\b(?:afraid|scared|worried|terrified|fear) (?:that )?${who} (?:\\w+ )?(?:might|may|will|is going to|could|would) (?:\\w+ )?(?:kill|hurt|harm|do something|end)\\b`,
  ),
];
/** A threat that holds somebody, and what is over. */
const notThem =
  /\b(?:if i (?:leave|left|go|break up|dump|divorce|tell|do not)|died by suicide|killed (?:himself|herself|themselves)(?! (?:tonight|now))|took (?:his|her|their) (?:own )?life|funeral|in the (?:film|movie|book|series|show|game)|my (?:patient|client|caller)s?)\b/;

const longAgo = /\b(?:years ago|last year|when (?:i|we) (?:was|were)|back then)\b/;
const again = /\b(?:now|again|still|today|tonight|this (?:week|morning)|lately|yesterday)\b/;
/** What they were told or sent, word for word. */
const theirWords =
  /\b(?:want to die|can not (?:do this|go on|take (?:it|this))|kill myself|end (?:it(?: all)?|my life)|do not want to (?:be here|live|wake up|be alive)|goodbye|nothing (?:left )?to live for)\b/;

/** Said of themselves, in words that rules know. */
const own = new Set(['suicide', 'self_harm', 'overdose']);
const tellsOwnDanger = (content: string): boolean =>
  readTurn(content).findings.some(
    ({ kind, level, id }) => own.has(kind) && level !== 'watch' && !id.startsWith('suicide.answered'),
  );

/** Tells that somebody else may not be safe from themselves. */
export function tellsOfAnother(content: string): boolean {
  const turn = normalise(content);
  const whole = endOf(turn.whole);
  if (notThem.test(whole) || (longAgo.test(whole) && !again.test(whole))) return false;
  return (
    ofAnother.some((pattern) => pattern.test(whole)) || turn.reported.some((words) => theirWords.test(words))
  );
}

/** Somebody else's life is feared for, and nothing was told of the member's own. */
export function isOfAnother(conversation: readonly AssessedTurn[]): boolean {
  const own = conversation.filter(({ role }) => role === 'user').map(({ content }) => content);
  return (
    own.some(tellsOfAnother) && !own.some((content) => tellsOwnDanger(content) && !tellsOfAnother(content))
  );
}
