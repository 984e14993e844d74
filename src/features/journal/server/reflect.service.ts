// Reflect: the therapist reads this one entry, only because the member pressed the button. Safety comes first: where
// the entry says that someone is not safe, reviewed words stand where the reframe would, and nothing is kept.
import { crisisHelp } from '#features/safety/server/safety.service.ts';
import type { EntryReflection } from '#features/therapist/server/reflect-on-entry.service.ts';
import type { Platform } from '#platform/server/platform.ts';
import { refuse } from '#platform/shared/refusals.ts';
import type { JournalReflection } from '../journal.contract.ts';
import { openWords, plainText } from './entry-words.ts';
import { helpInDanger, questionsInDanger } from './journal.copy.ts';
import { findEntry, saveReflection } from './journal.queries.ts';
import { type EntryJudge, type JudgeDoors, judgeText, wordsToJudge } from './judge-entry.ts';
import { REFLECTION } from './present-entry.ts';

const AN_HOUR_MS = 60 * 60 * 1_000;
const MOST_AN_HOUR = 40;

export type ReflectDoors = JudgeDoors & {
  reflectOnEntry(entry: { title: string; text: string }): Promise<EntryReflection>;
};

/** Refuses NOT_FOUND, INVALID_INPUT for an entry without words, TOO_MANY_REQUESTS (never where someone is not safe). */
export async function reflect(
  platform: Platform,
  doors: ReflectDoors,
  judge: EntryJudge['judge'],
  memberId: string,
  id: string,
): Promise<{ reflection: JournalReflection; shows_help: boolean }> {
  const words = await platform.database.asMember(memberId, async (tx) => {
    const row = await findEntry(tx, memberId, id);
    if (!row) throw refuse('NOT_FOUND');
    return openWords(await platform.vault.forMember(tx, memberId), id, row.words);
  });
  const text = wordsToJudge(words);
  if (`${words.title}${words.body}`.trim() === '')
    throw refuse('INVALID_INPUT', 'There is nothing to read in this entry yet.');

  const { showsHelp, say } = await judgeText(platform, doors, memberId, text);
  // Where the entry was read before, what it says is written down already, however often this is asked.
  if (showsHelp) void judge(memberId, id);
  const made_at = new Date().toISOString();
  if (showsHelp && say !== null) {
    const country = await doors.findMember(memberId).then(
      (member) => member?.country ?? null,
      () => null,
    );
    // A page cannot listen for an answer: what would be asked in a talk is left out, whom to reach is put in.
    const said = say.match(/[^.?!]+[.?!]+["']?/g)?.filter((sentence) => !sentence.includes('?')) ?? [];
    const reframe = [said.join('').trim(), helpInDanger(crisisHelp(country))].filter(Boolean).join(' ');
    const reflection = { questions: questionsInDanger, reframe, source: 'guided' as const, made_at };
    return { reflection, shows_help: true };
  }
  const { isAllowed } = await platform.rateLimit.take(`reflect:${memberId}`, MOST_AN_HOUR, AN_HOUR_MS);
  if (!isAllowed) throw refuse('TOO_MANY_REQUESTS');
  const made = await doors.reflectOnEntry({ title: words.title, text: plainSentences(words.body) });
  const reflection: JournalReflection = { ...made, made_at };
  const isKept = await platform.database.asMember(memberId, async (tx) => {
    const row = await findEntry(tx, memberId, id, { forUpdate: true });
    if (!row) return null;
    const vault = await platform.vault.forMember(tx, memberId);
    await saveReflection(tx, memberId, id, vault.seal(REFLECTION, id, JSON.stringify(reflection)));
    await platform.events.publish(tx, { memberId, topic: 'journal', id });
    return { showsHelp: row.shows_help };
  });
  if (!isKept) throw refuse('NOT_FOUND');
  return { reflection, shows_help: isKept.showsHelp };
}

/** Each line is a sentence to the reader, whether it ends with a mark or not. */
const plainSentences = (body: string): string =>
  body
    .split(/\n+/)
    .map(plainText)
    .filter(Boolean)
    .map((line) => (/[.?!…:;,]$/.test(line) ? line : `${line}.`))
    .join(' ');
