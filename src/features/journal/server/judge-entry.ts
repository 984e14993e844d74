// Reads an entry for risk after it was saved. A card, never a block. The rules read at once, which costs milliseconds;
// the stages that cost more read when the writing rests, one entry after the other, and the page learns by a change
// what they find. A long entry is read whole, window by window.
import { setImmediate as breathe, setTimeout as sleep } from 'node:timers/promises';
import { type Assessment, type RiskLevel, rankOf as rank } from '#features/safety/safety.contract.ts';
import {
  type Assessor,
  assess,
  isTrip,
  type JudgedWords,
  judgeWords,
} from '#features/safety/server/safety.service.ts';
import { recordSafetyEvent } from '#features/safety/server/safety-events.service.ts';
import { describeError } from '#platform/server/log.ts';
import type { Platform } from '#platform/server/platform.ts';
import { type EntryWords, openWords } from './entry-words.ts';
import { findEntry, noteCalm, saveHelp } from './journal.queries.ts';
import { addedWords, isSubstantial } from './substantial-change.ts';

/** Signs that only add up together may stand a page apart. */
const WINDOW_CHARACTERS = 2_400;
/** What the rules read at once: small, so that an autosave costs the window that changed; the others are remembered. */
const QUICK_WINDOW_CHARACTERS = 600;
/** A sign and its confirmation may stand on both sides of a cut. */
const OVERLAP_SHARE = 0.12;
/** Full readings take at most this share of the time, however much is being written. */
const READING_SHARE = 0.3;
/** For the longest entry on a slow machine; without a verdict by then the card is shown. */
const PATIENCE_MS = 60_000;
/** Writing rests when nothing was saved for this long; autosaves come every two seconds. */
const REST_MS = 3_000;
const LONGEST_REST_MS = 20_000;
const LEAVE_WITHIN_MS = 5_000;
export const HELP_SEEN = 'journal_entries.help_seen';

const higher = (one: RiskLevel, other: RiskLevel): RiskLevel => (rank(one) >= rank(other) ? one : other);

export type JudgeDoors = {
  assessor: Pick<Assessor, 'assess'>;
  findMember(memberId: string): Promise<{ country: string | null; timeZone: string | null } | null>;
};
/** Words that were just saved as this version; `glance` where the rules are reading them already. */
export type SavedWords = { text: string; version: number; glance?: Promise<Assessment> };
type GlancedWords = Required<SavedWords>;
export type EntryJudge = {
  /** What the rules say, in milliseconds; stores nothing, and can run while the words are being saved. Never rejects. */
  glance(memberId: string, text: string): Promise<Assessment>;
  /**
   * Resolves to true when the card belongs beside the entry, as far as the rules see; null when they see nothing new.
   * All stages follow by themselves. Never rejects. Without `saved` the entry is opened again.
   */
  judge(memberId: string, entryId: string, saved?: SavedWords): Promise<boolean | null>;
  /** Waits a little for the reading under way. What was not read by then is read when its entry is next opened. */
  close(): Promise<void>;
};

export function createEntryJudge(platform: Platform, doors: JudgeDoors): EntryJudge {
  const resting = new Map<string, { timer: NodeJS.Timeout; since: number }>();
  let reading: Promise<unknown> = Promise.resolve();
  let underWay: Promise<unknown> = Promise.resolve();
  let isClosed = false;
  const byRules: JudgeDoors = { ...doors, assessor: { assess: async (turns) => assess(turns) } };
  const assessmentOf = (memberId: string, words: string, isQuick = false) =>
    judgeText(platform, isQuick ? byRules : doors, memberId, words, isQuick).then(
      ({ assessment }) => assessment,
    );

  /** The last save counts; someone who never stops writing is read all the same. */
  function readWhenResting(memberId: string, entryId: string, saved: GlancedWords): void {
    const before = resting.get(entryId);
    clearTimeout(before?.timer);
    const since = before?.since ?? Date.now();
    const restMs = Math.max(0, Math.min(REST_MS, since + LONGEST_REST_MS - Date.now()));
    const timer = setTimeout(() => {
      resting.delete(entryId);
      reading = reading.then(async () => {
        if (isClosed) return;
        const startedAt = performance.now();
        underWay = unbreakable(entryId, () => readFully(memberId, entryId, saved));
        await underWay;
        await sleep((performance.now() - startedAt) * (1 / READING_SHARE - 1), undefined, { ref: false });
      });
    }, restMs);
    timer.unref();
    resting.set(entryId, { timer, since });
  }

  async function readFully(memberId: string, entryId: string, saved: GlancedWords): Promise<boolean | null> {
    const verdict = await assessmentOf(memberId, saved.text);
    if (verdict.level === 'none' && !verdict.isPartial) {
      const isDone = await platform.database.asMember(memberId, (tx) =>
        noteCalm(tx, memberId, entryId, saved.version),
      );
      if (isDone) return false;
    }
    return settle(memberId, entryId, saved, verdict, (await saved.glance).level);
  }

  async function unbreakable(entryId: string, work: () => Promise<boolean | null>): Promise<boolean | null> {
    try {
      return await work();
    } catch (error) {
      platform.log.error({ entryId, ...describeError(error) }, 'an entry could not be judged');
      return null;
    }
  }

  /**
   * `glanced`: what the rules said of the same words; null: `verdict` is what they say. The two need not agree, and neither
   * sinks what is known below the other: each save would raise the alarm anew.
   */
  async function settle(
    memberId: string,
    entryId: string,
    saved: SavedWords,
    verdict: Assessment,
    glanced: RiskLevel | null,
  ): Promise<boolean | null> {
    const { text, version } = saved;
    const { sealed, seen } = await platform.database.asMember(memberId, async (tx) => {
      const found = (await findEntry(tx, memberId, entryId))?.help_seen ?? null;
      const vault = await platform.vault.forMember(tx, memberId);
      return { sealed: found, seen: found && vault.open(HELP_SEEN, entryId, found) };
    });
    const added = seen !== null && isTrip(verdict) ? addedWords(seen, text) : '';
    const isNewlySaid = added !== '' && isTrip(await assessmentOf(memberId, added));
    const settled = await platform.database.asMember(memberId, async (tx) => {
      const row = await findEntry(tx, memberId, entryId, { forUpdate: true });
      if (!row || row.version !== version) return null;
      if (!isSameSeal(row.help_seen, sealed)) return 'put away meanwhile';
      const isPutAway = row.help_seen !== null;
      const isRaised = rank(verdict.level) > rank(row.help_level);
      const comesBack =
        isPutAway && isTrip(verdict) && (isRaised || isNewlySaid || isSubstantial(seen ?? '', text));
      const isHelpDue = isTrip(verdict) || verdict.isPartial === true;
      const showsHelp = row.shows_help || (isHelpDue && (!isPutAway || comesBack));
      await saveHelp(tx, memberId, entryId, {
        help_level: higher(verdict.level, glanced ?? row.help_level),
        shows_help: showsHelp,
        help_seen: comesBack ? null : row.help_seen,
        judged_version: glanced === null || verdict.isPartial ? row.judged_version : row.version,
      });
      if (isRaised || comesBack) {
        const shown = isTrip(verdict) ? ['crisis_card'] : ['help_in_sight'];
        await recordSafetyEvent(tx, { memberId, surface: 'journal', assessment: verdict, shown });
      }
      if (showsHelp !== row.shows_help)
        await platform.events.publish(tx, { memberId, topic: 'journal', id: entryId });
      return showsHelp;
    });
    return settled === 'put away meanwhile' ? settle(memberId, entryId, saved, verdict, glanced) : settled;
  }

  const glance = (memberId: string, text: string) => assessmentOf(memberId, text, true);

  return {
    glance,
    judge: (memberId, entryId, saved) =>
      unbreakable(entryId, async () => {
        if (isClosed) return null;
        const words = saved ?? (await openEntry(platform, memberId, entryId));
        if (!words) return null;
        const glancing = words.glance ?? glance(memberId, words.text);
        if (!isClosed) readWhenResting(memberId, entryId, { ...words, glance: glancing });
        const verdict = await glancing;
        return isTrip(verdict) ? settle(memberId, entryId, words, verdict, null) : null;
      }),
    close: async () => {
      isClosed = true;
      for (const { timer } of resting.values()) clearTimeout(timer);
      resting.clear();
      await Promise.race([underWay, sleep(LEAVE_WITHIN_MS, undefined, { ref: false })]);
    },
  };
}

const isSameSeal = (one: Buffer | null, other: Buffer | null): boolean =>
  one === other || (one !== null && other !== null && one.equals(other));

/** Null when it is gone, or its words were read already. */
async function openEntry(platform: Platform, memberId: string, entryId: string): Promise<SavedWords | null> {
  return platform.database.asMember(memberId, async (tx) => {
    const row = await findEntry(tx, memberId, entryId);
    if (!row || row.judged_version === row.version) return null;
    const vault = await platform.vault.forMember(tx, memberId);
    return { text: wordsToJudge(openWords(vault, entryId, row.words)), version: row.version };
  });
}

/** A tag stands apart: it is a sentence of its own. */
export const wordsToJudge = ({ title, body, tags }: EntryWords): string =>
  [title, body, ...tags].filter((part) => part.trim() !== '').join('\n\n');

/** The gravest of what its windows say; writes nothing down. Without a verdict it counts as elevated: the card is shown. */
export async function judgeText(
  platform: Platform,
  { assessor, findMember }: JudgeDoors,
  memberId: string,
  text: string,
  isQuick = false,
): Promise<JudgedWords> {
  const size = isQuick ? QUICK_WINDOW_CHARACTERS : WINDOW_CHARACTERS;
  return judgeWords(platform, {
    assessor: { assess: (_turns, options) => assessWindows(assessor, windowsOf(text, size), options) },
    memberId,
    surface: 'journal',
    conversation: [{ role: 'user', content: text }],
    findCountry: async () => (await findMember(memberId))?.country ?? null,
    isNew: false,
    patienceMs: PATIENCE_MS,
  });
}

async function assessWindows(
  assessor: Pick<Assessor, 'assess'>,
  windows: string[],
  options: { signal?: AbortSignal } | undefined,
): Promise<Assessment> {
  let gravest: Assessment = { level: 'none', kinds: [], evidence: [], declined: [] };
  for (const [at, content] of windows.entries()) {
    if (at > 0) await breathe();
    const verdict = await assessor.assess([{ role: 'user', content }], options);
    const isPartial = gravest.isPartial || verdict.isPartial;
    if (rank(verdict.level) > rank(gravest.level)) gravest = verdict;
    if (isPartial) gravest = { ...gravest, isPartial };
    if (gravest.level === 'imminent' || options?.signal?.aborted) break;
  }
  return gravest;
}

/** Cut between sentences where there is one near, otherwise between words. */
export function windowsOf(text: string, size = WINDOW_CHARACTERS): string[] {
  const windows: string[] = [];
  for (let from = 0; from < text.length; ) {
    const rest = text.slice(from, from + size);
    if (from + rest.length >= text.length) {
      windows.push(rest);
      break;
    }
    const end = lastCut(rest);
    windows.push(rest.slice(0, end));
    from += Math.max(1, overlapFrom(rest, end, Math.round(size * OVERLAP_SHARE)));
  }
  return windows.filter((window) => window.trim() !== '');
}

function lastCut(text: string): number {
  const half = Math.floor(text.length / 2);
  for (const mark of [/\n/g, /[.?!]\s/g, /\s/g]) {
    const last = [...text.slice(half).matchAll(mark)].at(-1);
    if (last) return half + last.index + 1;
  }
  return text.length;
}

/** Where the next window begins: at a whole sentence, a little before the cut; half a sentence may say the opposite. */
function overlapFrom(text: string, end: number, reach: number): number {
  const first = /[.?!\n]\s+/.exec(text.slice(end - reach, end));
  return first ? end - reach + first.index + first[0].length : end;
}
