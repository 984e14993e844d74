// Whether reviewed words take this turn of a talk, and which. The one place that decides it, for every surface on which a
// therapist answers: what is sure is answered step by step, what is not is asked about once, and who goes on to speak of
// something else is heard again in between, with the card still in sight.
import type { AssessedTurn } from '../safety.contract.ts';
import { assess } from './assess.ts';
import { readAnswer } from './read-answer.ts';
import { readTurn } from './read-turn.ts';
import { askingScripts, clearedScripts, reliefScripts, watchScripts } from './safe-words.data.ts';
import {
  everyStep,
  familyFor,
  fill,
  leastRecent,
  type SafeWords,
  type SafeWordsRequest,
  safeWords,
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

const asking = Object.values(askingScripts);
/** Asked of somebody who is only watched; some begin as a step does. */
const gentle = Object.values(watchScripts).flat();
const isStep = (turn: AssessedTurn): boolean =>
  everyStep.some((step) => spokenBefore([turn])(step) >= 0) &&
  !gentle.some(({ text }) => turn.content.includes(text));
const wordsIn = (content: string): number => content.trim().split(/\s+/).length;

/** Nothing was said against it since the member said that they are safe. */
function isRelieved(conversation: AssessedTurn[]): boolean {
  const lastSpoken = spokenBefore(conversation);
  const at = Math.max(...reliefScripts.map(lastSpoken));
  if (at < 0) return false;
  const own = conversation.filter(({ role }) => role === 'assistant')[at]!;
  return assess(conversation.slice(conversation.lastIndexOf(own))).level === 'none';
}

/** Null when the therapist answers this turn as usual. */
export function safeTurn(request: SafeWordsRequest): SafeWords | null {
  const { assessment, conversation, help, isLeaving = false } = request;
  const { level, isUnsure = false, isSaidNow = false } = assessment;
  const said = conversation.filter(({ role }) => role === 'assistant');
  const lastSpoken = spokenBefore(conversation);
  const steps = said.filter(isStep).length;
  const words = conversation.at(-1)?.role === 'user' ? conversation.at(-1)!.content : '';
  const isGrave = level === 'elevated' || level === 'imminent';
  const isOnlyAsked = isUnsure && level === 'elevated';

  // Who was only watched is wished well like anybody; where it was grave once, nobody leaves without a number.
  if (isLeaving) return level !== 'none' && (isGrave || steps > 0) ? safeWords(request) : null;
  const isFirstRelief = reliefScripts.every((relief) => lastSpoken(relief) < 0);
  if (level !== 'none' && steps > 0 && isFirstRelief && readTurn(words).saysSafe) return safeWords(request);

  const wasAsked = asking.some((script) => lastSpoken(script) === said.length - 1 && said.length > 0);
  if (wasAsked && !isSaidNow && wordsIn(words) <= BARE_NO) {
    const { isDenial } = readAnswer(words, said.at(-1)!.content, null);
    if (isDenial) return fill(leastRecent(clearedScripts, lastSpoken), help);
  }
  if (!isGrave) return null;
  if (isOnlyAsked) {
    const ask = askingScripts[familyFor(assessment)];
    return lastSpoken(ask) < 0 ? fill(ask, help) : null;
  }
  if (isSaidNow || (level === 'imminent' && !isUnsure)) return safeWords(request);
  const isTellingMore = wordsIn(words) >= LONG_ENOUGH_TO_BE_HEARD;
  const isStepBefore = said.length > 0 && isStep(said.at(-1)!);
  const hasHadSteps = isUnsure ? steps >= FIRST_STEPS_UNSURE : steps >= FIRST_STEPS && isStepBefore;
  return isRelieved(conversation) || (hasHadSteps && isTellingMore) ? null : safeWords(request);
}
