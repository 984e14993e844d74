// Words that take the place of earlier ones, as where a note is mended. Whoever was heard is not written down again at each
// comma: an edit is news when it says something graver, or something else that asks for help by itself.
import type { Platform } from '#platform/server/platform.ts';
import { rankOf as rank } from '../safety.contract.ts';
import { isTrip, type JudgedWords, type JudgeWords, judgeWords, writeDown } from './judge.service.ts';
import { likeness } from './likeness.ts';

/** Share of letter pairs from which a sentence counts as the same one, mended. */
const SAME_SENTENCE = 0.8;

type JudgedEdit = JudgedWords & {
  /** They ask for help, and did not before. */
  isNews: boolean;
};
/** `conversationId`: which they belong to; nobody is cut off there from then on. */
type EditRequest = Pick<JudgeWords, 'assessor' | 'memberId' | 'surface' | 'findCountry' | 'conversationId'>;

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
  if (isNews) {
    const { assessment, isUnjudged } = judged;
    const card = ['crisis_card', ...(isUnjudged ? ['static_card'] : [])];
    await writeDown(platform, request, assessment, isTrip(assessment) ? card : ['help_in_sight']);
  }
  // Words nobody could read between the lines of bring the card whatever stood there before.
  return { ...judged, isNews: isNews || (judged.showsHelp && !isTrip(judged.assessment)) };
}

function addedSentences(before: string, now: string): string {
  const known = sentencesOf(before);
  return sentencesOf(now)
    .filter((sentence) => !known.some((other) => likeness(other, sentence) >= SAME_SENTENCE))
    .join(' ');
}

const sentencesOf = (text: string): string[] => text.match(/[^.?!\n]+[.?!]*/g) ?? [];
