// Words that take the place of earlier ones, as where a note is mended. Whoever was heard is not written down again at each
// comma: an edit is news when it says something graver, or something else that asks for help by itself.
import { describeError } from '#platform/server/log.ts';
import type { Platform } from '#platform/server/platform.ts';
import { rankOf as rank } from '../safety.contract.ts';
import { isTrip, type JudgedWords, type JudgeWords, judgeWords } from './judge.service.ts';
import { likeness } from './likeness.ts';
import { recordSafetyEvent } from './safety-events.service.ts';

/** Share of letter pairs from which a sentence counts as the same one, mended. */
const SAME_SENTENCE = 0.8;

type JudgedEdit = JudgedWords & {
  /** They ask for help, and did not before. */
  isNews: boolean;
};
type EditRequest = Pick<JudgeWords, 'assessor' | 'memberId' | 'surface' | 'findCountry'>;

/** `before`: what stood there; empty where nothing did. Records what is news. Never rejects. */
export async function judgeEdit(
  platform: Platform,
  request: EditRequest,
  words: string,
  before: string,
): Promise<JudgedEdit> {
  const judge = (content: string) =>
    judgeWords(platform, { ...request, conversation: [{ role: 'user', content }], isNew: false });
  const levelOf = async (content: string): Promise<number> =>
    content === '' ? rank('none') : rank((await judge(content)).assessment.level);

  const judged = await judge(words);
  const level = rank(judged.assessment.level);
  const isNews =
    level > rank('none') &&
    (level > (await levelOf(before)) || level <= (await levelOf(addedSentences(before, words))));
  if (isNews) await writeDown(platform, request, judged);
  return { ...judged, isNews };
}

function addedSentences(before: string, now: string): string {
  const known = sentencesOf(before);
  return sentencesOf(now)
    .filter((sentence) => !known.some((other) => likeness(other, sentence) >= SAME_SENTENCE))
    .join(' ');
}

const sentencesOf = (text: string): string[] => text.match(/[^.?!\n]+[.?!]*/g) ?? [];

async function writeDown(
  platform: Platform,
  { memberId, surface }: EditRequest,
  { assessment, isUnjudged }: JudgedWords,
): Promise<void> {
  const shown = isTrip(assessment)
    ? ['crisis_card', ...(isUnjudged ? ['static_card'] : [])]
    : ['help_in_sight'];
  try {
    await platform.database.asMember(memberId, (tx) =>
      recordSafetyEvent(tx, { memberId, surface, assessment, shown }),
    );
  } catch (error) {
    // The person must be helped even when nothing can be written down.
    platform.log.error({ surface, ...describeError(error) }, 'a safety event could not be recorded');
  }
}
