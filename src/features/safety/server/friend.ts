// What is said to somebody who fears for another's life: what they can do, step by step, and answers to what they ask.
import type { AssessedTurn } from '../safety.contract.ts';
import { friendAnswers, friendLeaving, friendNow, friendScripts, friendSteps } from './friend.data.ts';
import { endOf, normalise } from './normalise.ts';
import { spokenBefore } from './openings.ts';
import { friendScript } from './safe-answers.data.ts';
import type { SafeScript } from './safe-words.data.ts';
import type { SafeWords, SafeWordsRequest } from './safe-words.ts';
import { fill } from './safe-words.ts';
import { tellsOfAnother } from './whose-danger.ts';

/** Whether something was said to them already as to somebody who fears for another. */
export const wasHelpedAsFriend = (conversation: readonly AssessedTurn[]): boolean => {
  const lastSpoken = spokenBefore([...conversation]);
  return friendScripts.some((script) => lastSpoken(script) >= 0);
};

/** What to say to somebody who fears for another; null: they are heard as ever, with the card in sight. */
export function friendWords({
  assessment,
  conversation,
  help,
  isLeaving = false,
}: SafeWordsRequest): SafeWords | null {
  const lastSpoken = spokenBefore([...conversation]);
  const isUnsaid = (script: SafeScript): boolean => lastSpoken(script) < 0;
  if (isLeaving) return fill(friendLeaving, help);
  const last = conversation.at(-1);
  const whole = last?.role === 'user' ? endOf(normalise(last.content).whole) : '';
  const first = assessment.level === 'imminent' ? friendNow : friendScript;
  for (const { heard, unless, scripts } of friendAnswers) {
    if (!heard.test(whole) || unless?.test(whole)) continue;
    const answer = scripts.find(isUnsaid);
    if (answer) return fill(answer, help);
  }
  if (friendScripts.every(isUnsaid)) return fill(first, help);
  const isNew = assessment.isSaidNow === true && last !== undefined && tellsOfAnother(last.content);
  if (!isNew) return null;
  if (assessment.level === 'imminent' && isUnsaid(friendNow)) return fill(friendNow, help);
  const next = friendSteps.find(isUnsaid);
  return next ? fill(next, help) : null;
}
