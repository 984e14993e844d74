// The verdict a reply is given under. Where several messages wait for one answer (two pages that sent at once), each was
// judged without the others, and the last of them says nothing of what stands before it.
import type { Message } from '#features/conversations/conversations.contract.ts';
import { rankOf } from '#features/safety/safety.contract.ts';
import type { SpokenTurn } from '#features/therapist/therapist.contract.ts';
import type { Verdict } from './judge-turn.ts';

/** What the member said since the therapist's last words, oldest first. */
export const waitingIn = (transcript: Message[]): Message[] =>
  transcript.slice(transcript.findLastIndex(({ role }) => role === 'assistant') + 1);

/**
 * The gravest of the verdicts on what waits, with its own words and card; of several, all are judged once more as they
 * stand together, and that counts where it is as grave. Null when nothing waits. `known`: by message, from when they were
 * stored.
 */
export async function judgeWaiting(
  transcript: Message[],
  known: ReadonlyMap<string, Verdict>,
  judge: (conversation: SpokenTurn[]) => Promise<Verdict>,
): Promise<Verdict | null> {
  const waiting = waitingIn(transcript);
  const last = waiting.at(-1);
  if (!last) return null;
  const verdicts = waiting.flatMap(({ id }) => known.get(id) ?? []);
  if (waiting.length === 1 && verdicts[0]) return verdicts[0];
  const together = await judge(transcript.map(({ role, content }) => ({ role, content })));
  // What nobody could judge counts as grave until it was judged, and now it is.
  return verdicts.filter(({ isUnjudged }) => !isUnjudged || together.isUnjudged).reduce(graver, together);
}

const graver = (a: Verdict, b: Verdict): Verdict =>
  rankOf(b.assessment.level) > rankOf(a.assessment.level) ? b : a;
