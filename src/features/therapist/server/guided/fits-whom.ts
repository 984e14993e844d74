// Whom an idea was written for. One for a couple says nothing to somebody who is none, and one for those who gamble or drink
// says nothing to their brother; by their own words it is told who they are.
import type { PlacedSituation } from './content/all-content.ts';
import type { Line } from './line.ts';
import { standardOf } from './line.ts';

const forCouples =
  /\b(?:couples?|partners?|spouses?|marriages?|married|husbands?|wife|wives|both of you|you two|helps both|between you|your relationship|lovers?|dating)\b/i;
const haveSomebody =
  /\b(?:wife|husband|partner|boyfriend|girlfriend|bf|gf|spouse|fianc[eé]e?|married|marriage|my (?:man|woman|ex|other half|missus|baby mama|baby daddy)|dating|we broke up|relationship|situationship|babe|the one i live with)\b/i;
/** "We're not together. I don't even know her name." */
const haveNobody =
  /\b(?:we(?:'re| are|re) not together|not (?:a couple|my (?:girlfriend|boyfriend|partner))|i(?:'m| am|m) single|(?:i|we) (?:broke up|split up) (?:\w+ )?(?:years|ages)|never (?:dated|had a (?:girlfriend|boyfriend|relationship)))\b/i;

const doing =
  "(?:gambl\\w+|bets?|betting|drinks?|drinking|drank|uses|using|smokes?|smoking|relapsed?|(?:is|was|'s) (?:an? )?(?:addict\\w*|alcoholic|drunk|high|hooked)|(?:is|'s) (?:back )?on (?:heroin|meth|coke|crack|pills|it)|(?:plays|gaming|games) (?:all|until|till|every))";
const other =
  '(?:he|she|they|my (?:\\w+ )?(?:brother|sister|mum|mom|mother|dad|father|son|daughter|husband|wife|partner|boyfriend|girlfriend|uncle|aunt|cousin|friend|mate|flatmate|roommate|nephew|niece|grandad|grandfather|ex|boss|kid|boy|girl|lad))';
const adverb =
  "(?:(?:always|still|just|never|only|often|also|has|had|keeps?|is|was|been|started|really|secretly|\\w+ly|'s|again)\\s+){0,3}";
const anotherDoes = new RegExp(`\\b${other}(?:'s)?\\s+${adverb}${doing}\\b`, 'i');
const theyDo = new RegExp(
  `\\b(?:i|i'm|i've|im|ive|we)\\s+${adverb}(?:gambl\\w+|bet|betting|drink|drinking|drank|use|using|smoke|smoking|relapsed?|an? (?:addict|alcoholic)|play(?:ed)? (?:all|until|till)|can't stop (?:drinking|betting|gambling|using|scrolling|playing))\\b|\\bmy (?:drinking|gambling|betting|using|addiction|habit)\\b`,
  'i',
);
const ofRelatives = /(?<!-from)-(?:partner|parent|son|brother|family|child|wife|husband|friend)s?(?:-|$)/;
const namesRelatives =
  /\b(?:famil\w*|somebody (?:else|you love)|someone (?:else|you love)|loved ones?|the person|your (?:brother|sister|son|daughter|parent|partner|friend)|for them|their (?:drinking|betting|gambling|using|debt)|group for (?:families|relatives))\b/i;

/** @param told their messages. @param situation whose idea it is, if it is of one. */
export function isMeantFor(
  line: Line,
  situation: PlacedSituation | null,
  { told, categoryId }: { told: readonly string[]; categoryId: string },
): boolean {
  const text = standardOf(line);
  const said = told.join('\n').slice(-4_000);
  if (forCouples.test(text) && (!haveSomebody.test(said) || haveNobody.test(said))) return false;
  const isOfHabits = situation
    ? /^(?:alcohol|gambling|substances|screens)-/.test(situation.id)
    : categoryId === 'addiction';
  if (!isOfHabits) return true;
  const isRelative = anotherDoes.test(said) && !theyDo.test(said);
  const isForRelatives = (situation !== null && ofRelatives.test(situation.id)) || namesRelatives.test(text);
  if (isRelative) return isForRelatives;
  return !(
    situation !== null &&
    ofRelatives.test(situation.id) &&
    !anotherDoes.test(said) &&
    theyDo.test(said)
  );
}
