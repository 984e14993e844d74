// "I took them all." "Took what?" "The photos off the wall." Which turn answers a question about the one before it, and
// what must be read to tell whether it explains it.
import type { AssessedTurn } from '../../safety.contract.ts';
import { endOf } from '../normalise.ts';
import { askedRules, takenBack } from '../rules/answers.data.ts';
import { questionIn } from './asked-questions.ts';
import { countOfWords, holdsTurn, textsTogether } from './texts-to-read.ts';

/** Words of the answer, and of what it answers: both whole, or nothing is explained. */
const MOST_WORDS = 36;
/** Words; so short an answer says nothing by itself. */
export const BARE_WORDS = 2;
/** Asks, if not with a question mark. */
const invites = /\b(?:tell me|say (?:a (?:bit|little) )?more|help me understand)\b/i;
/** Said to reassure, and no explanation: what was told still stands. */
const reassures =
  /\b(?:nvm|jk|(?:just |only )?(?:kidding|joking)|it(?:'?s| is) nothing|(?:doesn'?t|does not|don'?t) matter|something else|anyway|whatever|(?:feel\w*|am|i'?m|it(?:'?s| is)) (?:much |a (?:bit|lot|little) |so )?(?:better|ok(?:ay)?|fine|good|all ?right|alright|safe)|don'?t worry|usijali|sahau)\b/i;

/** Asks for company or a way to safety: "only the canary" explains nothing of the oven that is on. */
const asksForCompany =
  /\b(?:is|are|was) (?:there )?(?:anyone|anybody|someone|somebody|a person|people|your \w+) (?:\w+ ){0,3}(?:with|near|close|around|there|home|nearby|next door|in the (?:house|flat))\b|\b(?:are you|you are) (?:\w+ )?(?:alone|on your own|by yourself)\b|\bwho (?:is|else is|could|can) (?:\w+ )?(?:with|near|close|there|home|call|come|sit|stay)\b|\b(?:can|could|would|will) (?:you|someone|somebody|anyone) (?:\w+ ){0,3}(?:call|ring|reach|come|stay|open|put|move|leave|go)\b|\bwhere are you\b/i;

/** Asks what was meant. Whether somebody is safe is another question: "yes, he is at work until six" explains nothing. */
function asks({ role, content }: AssessedTurn): boolean {
  if (role !== 'assistant') return false;
  const end = endOf(content);
  return (
    (questionIn(end) !== null || invites.test(end)) &&
    !asksForCompany.test(end) &&
    !askedRules.some(({ asked }) => asked.test(end.toLowerCase()))
  );
}

/**
 * The turn at `index` with all that it answers, as one text; null where it answers no question about a turn of the member's
 * directly before it, says next to nothing, takes back or reassures, or does not fit whole. `read`: the same turns, with
 * what is left out when they are read. `together`: what is read of it in its place, which is taken where it says enough.
 */
export function explanationAt(
  turns: readonly AssessedTurn[],
  read: readonly AssessedTurn[],
  index: number,
  together: string | null,
): string | null {
  const [told, asked, answer] = [turns[index - 2], turns[index - 1], turns[index]];
  if (told?.role !== 'user' || !asked || !asks(asked) || !answer) return null;
  const words = countOfWords(answer.content);
  if (words <= BARE_WORDS || Math.max(words, countOfWords(told.content)) > MOST_WORDS) return null;
  if (takenBack.test(answer.content) || reassures.test(answer.content)) return null;
  if (together && holdsTurn(together, told.content) && holdsTurn(together, answer.content)) return together;
  const text = textsTogether(read.slice(index - 2, index + 1), { newest: MOST_WORDS, all: 2 * MOST_WORDS })(
    2,
  );
  return text && holdsTurn(text, told.content) ? text : null;
}
