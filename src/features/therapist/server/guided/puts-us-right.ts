// Whether a "no" puts right what we said. "No, not my manager" does where we had spoken of one; where nobody had, it tells on,
// and to thank them for a correction would show that we do not know what we said ourselves.
import type { SpokenTurn } from '../../therapist.contract.ts';
import { peoplePattern } from './understand.data.ts';
import { contentWordsOf, emotionsIn } from './understand.ts';

/** Said of what was heard, whatever it was. */
const saysSo =
  /\b(?:meant|misheard|misunderst\w+|mixed (?:it|that|them) up|wrong|not right|correct\w*|misspoke|scratch that|to be precise|rather|(?:i|you) (?:(?:never )?said|(?:didn't|did not) (?:say|mean)))\b/i;
/** What it is not: "not my manager", "it isn't sad". */
const denied = /(?:\b(?:not|never|no)\b|n't\b)([^.,;:!?]*)/gi;
const leadingNo = /^(?:(?:no+|nope|nah|actually|hapana|sorry|wait|well)[,. ]+)+/i;
const closedQuestion = /(?:^|[.,;:] )(?:is|are|was|were|do|does|did|have|has|had|so)\b[^.?]*\?\s*$/i;
const measure =
  /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|years?|months?|weeks?|days?|hours?|yesterday|today|tomorrow|\w+day)\b/i;
/** "I'm glad you said it" is our feeling. */
const ofOurselves = /\bI(?:'m| am) [^.?!]*/g;

const stems = (text: string): string[] => contentWordsOf(text).map((word) => word.slice(0, 5));
const LOOKED_BACK = 2;

/** Somebody for somebody, a number for a number, a feeling for a feeling: what can stand in the other's place. */
const isOfOneKind = (said: string, ours: string): boolean =>
  (peoplePattern.test(said) && peoplePattern.test(ours)) ||
  (measure.test(said) && measure.test(ours)) ||
  (emotionsIn(said).length > 0 && emotionsIn(ours.replace(ofOurselves, '')).length > 0);

export function putsUsRight(text: string, conversation: readonly SpokenTurn[]): boolean {
  const replies = conversation.filter(({ role }) => role === 'assistant').slice(-LOOKED_BACK);
  const last = replies.at(-1)?.content ?? '';
  if (saysSo.test(text) || closedQuestion.test(last)) return true;
  const said = text.replace(leadingNo, '');
  const not = [...said.matchAll(denied)].map(([, what]) => what ?? '').join(' ');
  if (stems(not).length === 0) return isOfOneKind(said, last.replace(/\byour\b/gi, 'my'));
  const ours = new Set(replies.flatMap(({ content }) => stems(content)));
  return stems(not).some((stem) => ours.has(stem));
}
