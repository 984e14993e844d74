// Whether reviewed words take this turn of a talk, and which. The one place that decides it, for every surface on which a
// therapist answers: what is sure is answered step by step, what is not is asked about once, and who goes on to speak of
// something else is heard again in between, with the card still in sight.
import type { AssessedTurn } from '../safety.contract.ts';
import { assess } from './assess.ts';
import { readAnswer } from './read-answer.ts';
import { readTurn } from './read-turn.ts';
import { askingScripts, clearedScripts, reliefScripts, type SafeScript } from './safe-words.data.ts';
import {
  everyStep,
  familyFor,
  fill,
  leastRecent,
  type SafeWords,
  type SafeWordsRequest,
  safeWords,
  saidIn,
  speaksOneOf,
  spokenBefore,
} from './safe-words.ts';

/** Replies of reviewed words before the member is heard on other things again. */
const FIRST_STEPS = 5;
/** The same where only the learned stage found it, in one turn. */
const FIRST_STEPS_UNSURE = 2;
/** Words; a shorter answer does not yet speak of something else. */
const LONG_ENOUGH_TO_BE_HEARD = 5;
/** Words; a longer "no" has something in it that deserves an answer of its own. */
const BARE_NO = 4;

const speaks = (turn: AssessedTurn | undefined, scripts: readonly SafeScript[]): boolean =>
  turn !== undefined && speaksOneOf(turn.content, scripts);
const isStep = (turn: AssessedTurn | undefined): boolean => speaks(turn, everyStep);
const wordsIn = (content: string): number => content.trim().split(/\s+/).length;

/** Nothing was said against it since the member said that they are safe. */
function isRelieved(conversation: AssessedTurn[]): boolean {
  const at = conversation.findLastIndex((turn) => turn.role === 'assistant' && speaks(turn, reliefScripts));
  return at >= 0 && assess(conversation.slice(at)).level === 'none';
}

/** Null when the therapist answers this turn as usual. */
export function safeTurn(request: SafeWordsRequest): SafeWords | null {
  const { assessment, conversation, help, isLeaving = false } = request;
  const { level, isUnsure = false, isSaidNow = false } = assessment;
  const isGrave = level === 'elevated' || level === 'imminent';
  const said = conversation.filter(({ role }) => role === 'assistant');
  const before = said.at(-1);
  const steps = said.filter(isStep).length;
  const lastTurn = conversation.at(-1);
  const words = lastTurn?.role === 'user' ? lastTurn.content : '';

  // Who was only watched is wished well like anybody; where it was grave once, nobody leaves without a number.
  if (isLeaving) return level !== 'none' && (isGrave || steps > 0) ? safeWords(request) : null;
  const isFirstRelief = readTurn(words).saysSafe && !said.some((turn) => speaks(turn, reliefScripts));
  if (level !== 'none' && steps > 0 && isFirstRelief) return safeWords(request);

  if (before && speaks(before, Object.values(askingScripts)) && !isSaidNow && wordsIn(words) <= BARE_NO) {
    const { isDenial } = readAnswer(words, before.content, null);
    if (isDenial) return fill(leastRecent(clearedScripts, spokenBefore(conversation)), help);
  }
  if (!isGrave) return null;
  // A body that hurts is told of in calm talk, too ("where do you feel that?"); the question names the way to help.
  if (isUnsure && (level === 'elevated' || assessment.kinds[0] === 'medical_emergency')) {
    const family = familyFor(assessment, saidIn(conversation));
    const ask = askingScripts[family];
    if (!said.some((turn) => speaks(turn, [ask]))) return fill(ask, help);
    // Whoever answers with something else that is worth asking about has not said that it was meant otherwise; of a
    // body only an answer says so, and no worry that is told later.
    if (!isSaidNow || (family === 'medical' && !speaks(before, [ask]))) return null;
  }
  if (isSaidNow || (level === 'imminent' && !isUnsure)) return safeWords(request);
  const hasHadSteps = isUnsure ? steps >= FIRST_STEPS_UNSURE : steps >= FIRST_STEPS && isStep(before);
  const isTellingMore = wordsIn(words) >= LONG_ENOUGH_TO_BE_HEARD;
  return isRelieved(conversation) || (hasHadSteps && isTellingMore) ? null : safeWords(request);
}
