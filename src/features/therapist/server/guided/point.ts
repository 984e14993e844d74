// Where nothing better can be handed back: the clause a message ends with. People lead up to what matters.
import { clausesOf, clean } from './clauses.ts';
import { isFragment } from './fragment.ts';
import { capitalise, countWords } from './line.ts';
import { saysNothingAlone } from './living-piece.ts';
import type { TurnContext } from './turn-context.ts';
import { turnPerson } from './turn-person.ts';

/** Words. */
const SHORTEST = 3;
const LONGEST = 9;
/** Somebody or something, and what it is or does: no "in the queue for kebabs". */
const standsAlone =
  /^(?:(?:now|then|today|yesterday|last \w+|sometimes|every \w+),? )*(?:you|your|he|she|they|it|we|his|her|their|everyone|everybody|nobody|no ?one|people|someone|somebody|this|that|there|the|every)\b(?:'\w+)? (?:\S+ ){1,}\S+/i;

/** Begun and not ended, or said of what was named before. */
const breaksOff =
  /^that\b|^the \w+ one$|\b(?:is|are|was|were|am|isn't|than|to|of|the|an?|and|or|mrs?|ms|dr|st|not|who|which|been)$/i;
/** What is only supposed, asked or thanked for is not told as so. */
const onlySupposed = /\b(?:if|whether|asked|thanks?|thank|maybe|perhaps|might|imagine|could)\b/i;

/** Of "I don't know who I am without him" the end alone would say something else. */
const standsBeside = /^\s*(?:,|;|and(?: then| so)?|but(?: then)?|so|then)?\s*$/i;

/** As a sentence in the second person; null for a message of one clause, which would only be said again. */
export function pointOf({ heard }: Pick<TurnContext, 'heard'>): string | null {
  if (heard.isMixedLanguage || heard.isForeign || /\?/.test(heard.text) || onlySupposed.test(heard.text))
    return null;
  const clauses = heard.text.split(/(?<=[.!])\s+/).flatMap(clausesOf);
  if (clauses.length < 2) return null;
  const at = clauses.findLastIndex(({ clause }) => countWords(clean(clause)) >= SHORTEST);
  const { clause, joint } = clauses[at] ?? { clause: '', joint: '' };
  if (!standsBeside.test(joint) || !standsBeside.test(clauses[at + 1]?.joint ?? '')) return null;
  const told = clean(clause);
  const { text, hasYou } = turnPerson(told);
  const words = countWords(text);
  if (hasYou || /["“”]/.test(told) || words < SHORTEST || words > LONGEST || !standsAlone.test(text))
    return null;
  if (breaksOff.test(text) || isFragment(text) || saysNothingAlone(text)) return null;
  return `${capitalise(text)}.`;
}
