// PHQ-9 and GAD-7. The server counts and bands; a page's total is never believed. An answer above 0 to the item about
// suicide is a disclosure, whatever else is refused about the questionnaire.
import { recordSafetyEvent } from '#features/safety/server/safety-events.service.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import { refuse } from '#platform/shared/refusals.ts';
import { instruments, type MoodAssessment } from '../mood.contract.ts';
import { ASSESSMENT_EVERY_DAYS } from '../mood-limits.data.ts';
import { type Band, questionnaires } from '../questionnaires.data.ts';
import {
  type AssessmentRow,
  insertAssessment,
  listAssessments as listRows,
  lockAssessments,
} from './assessments.queries.ts';

type Instrument = MoodAssessment['instrument'];
export type AssessmentDraft = { id: string; instrument: Instrument; answers: number[] };

const ANSWERS = 'mood_assessments.answers';
const EVERY_MS = ASSESSMENT_EVERY_DAYS * 86_400_000;

/** `total` in points; the highest band whose lowest total it reaches. */
export function bandOf(instrument: Instrument, total: number): Band {
  return questionnaires[instrument].bands.findLast(({ from }) => total >= from)?.band ?? 'minimal';
}

export function namesSuicide(instrument: Instrument, answers: number[]): boolean {
  const { riskItem } = questionnaires[instrument];
  return riskItem !== null && (answers[riskItem] ?? 0) > 0;
}

/**
 * The same id again gives back what is there. Refuses INVALID_INPUT (a wrong number of answers), NOT_FOUND (someone
 * else's id), CONFLICT before fourteen days have passed, with `nextAt` and `shows_help`.
 */
export async function takeAssessment(
  platform: Platform,
  memberId: string,
  draft: AssessmentDraft,
  now = new Date(),
): Promise<{ assessment: MoodAssessment; shows_help: boolean }> {
  const { instrument, answers } = draft;
  const id = draft.id.toLowerCase();
  const expected = questionnaires[instrument].items.length;
  if (answers.length !== expected) throw refuse('INVALID_INPUT', `Please answer all ${expected} questions.`);
  const showsHelp = namesSuicide(instrument, answers);

  const outcome = await platform.database.asMember(memberId, async (tx) => {
    await lockAssessments(tx, memberId);
    const { items } = await readAll(platform, tx, memberId);
    const known = items.find((item) => item.id === id);
    if (known) return { known };
    if (showsHelp) await recordDisclosure(tx, memberId);
    const nextAt = nextTime(items, instrument);
    if (nextAt && nextAt > now) return { nextAt };
    return { taken: await write(platform, tx, memberId, { ...draft, id }, now) };
  });
  if (outcome.known)
    return {
      assessment: outcome.known,
      shows_help: namesSuicide(outcome.known.instrument, outcome.known.answers),
    };
  if (outcome.nextAt)
    throw refuse('CONFLICT', `You can answer this again after ${ASSESSMENT_EVERY_DAYS} days.`, {
      nextAt: outcome.nextAt.toISOString(),
      shows_help: showsHelp,
    });
  if (!outcome.taken) throw refuse('NOT_FOUND');
  return { assessment: outcome.taken, shows_help: showsHelp };
}

/** Newest first, and when each may be taken again; null: now. */
export async function listAssessments(platform: Platform, memberId: string, now = new Date()) {
  return platform.database.asMember(memberId, async (tx) => {
    const { items } = await readAll(platform, tx, memberId);
    const [phq9 = null, gad7 = null] = instruments.map((instrument) => {
      const at = nextTime(items, instrument);
      return at && at > now ? at.toISOString() : null;
    });
    return { items, nextAt: { phq9, gad7 } };
  });
}

/** null when the id is someone else's. */
async function write(
  platform: Platform,
  tx: Tx,
  memberId: string,
  { id, instrument, answers }: AssessmentDraft,
  now: Date,
): Promise<MoodAssessment | null> {
  const vault = await platform.vault.forMember(tx, memberId);
  const total = answers.reduce((sum, answer) => sum + answer, 0);
  const row: AssessmentRow = {
    id,
    instrument,
    answers: vault.seal(ANSWERS, id, JSON.stringify(answers)),
    total,
    band: bandOf(instrument, total),
    taken_at: now,
  };
  if (!(await insertAssessment(tx, memberId, row))) return null;
  await platform.events.publish(tx, { memberId, topic: 'mood_assessments', id });
  return { ...row, answers, taken_at: now.toISOString() };
}

async function readAll(platform: Platform, tx: Tx, memberId: string) {
  const rows = await listRows(tx, memberId);
  const vault = await platform.vault.forMember(tx, memberId);
  const items = rows.map(
    (row): MoodAssessment => ({
      ...row,
      answers: JSON.parse(vault.open(ANSWERS, row.id, row.answers)) as number[],
      taken_at: row.taken_at.toISOString(),
    }),
  );
  return { items };
}

function nextTime(newestFirst: MoodAssessment[], instrument: Instrument): Date | null {
  const last = newestFirst.find((item) => item.instrument === instrument);
  return last ? new Date(Date.parse(last.taken_at) + EVERY_MS) : null;
}

async function recordDisclosure(tx: Tx, memberId: string): Promise<void> {
  await recordSafetyEvent(tx, {
    memberId,
    surface: 'mood',
    assessment: { level: 'elevated', kinds: ['suicide'], evidence: ['mood.phq9_item9'], declined: [] },
    shown: ['crisis_card'],
  });
}
