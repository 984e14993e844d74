// One service for every place that takes a person's words: judges them, writes down that help was shown, and says what
// to answer. It never throws and never takes silence for calm: without a verdict there are static words and the card.
import { describeError } from '#platform/server/log.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { AssessedTurn, Assessment } from '../safety.contract.ts';
import type { Assessor } from './assessor.ts';
import { crisisHelp } from './resources.ts';
import { safeTurn } from './safe-turn.ts';
import { safeWords } from './safe-words.ts';
import { hasEventIn } from './safety-events.queries.ts';
import { recordSafetyEvent, type SafetySurface } from './safety-events.service.ts';
import { staticSafeWords } from './static-safe-words.ts';

/** What is done about a verdict that did not come; longer than the assessor ever takes. */
const PATIENCE_MS = 3_000;

/** Where a therapist answers; elsewhere nobody can be asked, and the words stand beside the card. */
const isTalk = new Set<SafetySurface>(['voice', 'chat', 'avatar']);

export type JudgeWords = {
  assessor: Pick<Assessor, 'assess'>;
  memberId: string;
  surface: SafetySurface;
  /** Oldest first, the words to judge last. A text that is no conversation is one member turn. */
  conversation: AssessedTurn[];
  conversationId?: string;
  sessionId?: string;
  /** ISO code, for helplines; asked only when help is named. */
  findCountry(): Promise<string | null>;
  /** False when these words were judged before: nothing is recorded then. Default true. */
  isNew?: boolean;
  /** The member is leaving: a warm goodbye with help in it, unless the danger is now. A function is asked only where it matters. */
  isLeaving?: boolean | (() => boolean);
  patienceMs?: number;
  /** Nobody waits for the answer any more: then nothing more is read, and nothing is written down of what was not judged. */
  signal?: AbortSignal;
};

export type JudgedWords = {
  assessment: Assessment;
  /** Reviewed words to answer with instead of anything else; null: answer as usual. */
  say: string | null;
  /** The crisis card belongs on the screen. */
  showsHelp: boolean;
  /** The assessor gave no verdict; `say` is the static card's words. */
  isUnjudged: boolean;
};

export const isTrip = ({ level }: Pick<Assessment, 'level'>): boolean =>
  level === 'elevated' || level === 'imminent';

/** Resolves within `patienceMs` and what the country takes; never rejects. */
export async function judgeWords(platform: Platform, request: JudgeWords): Promise<JudgedWords> {
  const { conversation, isNew = true, isLeaving = false } = request;
  const assessment = await verdictOf(platform, request);
  if (assessment === null) {
    const unknown: Assessment = {
      level: 'elevated',
      kinds: [],
      evidence: ['safety.unjudged'],
      declined: [],
    };
    const hasLeft = request.signal?.aborted === true;
    if (isNew && !hasLeft) await writeDown(platform, request, unknown, ['crisis_card', 'static_card']);
    return { assessment: unknown, say: staticSafeWords.join(' '), showsHelp: true, isUnjudged: true };
  }
  if (!isTrip(assessment)) {
    // Answered as usual; but half a judgement is no word that all is well.
    const showsHelp = assessment.isPartial === true;
    if (isNew && assessment.level !== 'none' && (await isNews(platform, request, assessment)))
      await writeDown(platform, request, assessment, showsHelp ? ['crisis_card'] : ['help_in_sight']);
    return { assessment, say: null, showsHelp, isUnjudged: false };
  }
  const country = await request.findCountry().catch(() => null);
  // Whoever's life is in danger now is not sent off with a goodbye; "goodnight, bye" that only the reader fears is one.
  const mustStay = assessment.level === 'imminent' && assessment.isUnsure !== true;
  const mayLeave = !mustStay && (typeof isLeaving === 'function' ? isLeaving() : isLeaving);
  const say = wordsFor(platform, request.surface, assessment, conversation, country, mayLeave);
  if (isNew)
    await writeDown(
      platform,
      request,
      assessment,
      say === null ? ['crisis_card'] : ['crisis_card', 'safe_words'],
    );
  return { assessment, say, showsHelp: true, isUnjudged: false };
}

/**
 * What is only watched stays so for many turns: it is written down for what was just said, and where a later stage raised it
 * in a conversation that nothing is written of yet. When that cannot be looked up, it counts as news.
 */
async function isNews(
  platform: Platform,
  { memberId, conversationId }: JudgeWords,
  { isSaidNow }: Assessment,
): Promise<boolean> {
  if (isSaidNow || !conversationId) return isSaidNow === true;
  return platform.database
    .asMember(memberId, async (tx) => !(await hasEventIn(tx, memberId, conversationId)))
    .catch(() => true);
}

async function verdictOf(platform: Platform, request: JudgeWords): Promise<Assessment | null> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), request.patienceMs ?? PATIENCE_MS);
  const signal = request.signal ? AbortSignal.any([patience.signal, request.signal]) : patience.signal;
  try {
    signal.throwIfAborted();
    return await Promise.race([
      request.assessor.assess(request.conversation, { signal, asker: request.memberId }),
      new Promise<never>((_, reject) =>
        signal.addEventListener('abort', () => reject(new Error('the assessor is late'))),
      ),
    ]);
  } catch (error) {
    if (request.signal?.aborted) return null;
    platform.log.error(
      { surface: request.surface, conversationId: request.conversationId, ...describeError(error) },
      'words could not be judged',
    );
    return null;
  } finally {
    clearTimeout(timer);
  }
}

function wordsFor(
  platform: Platform,
  surface: SafetySurface,
  assessment: Assessment,
  conversation: AssessedTurn[],
  country: string | null,
  isLeaving: boolean,
): string | null {
  try {
    const wordsOf = isTalk.has(surface) ? safeTurn : safeWords;
    const words = wordsOf({ assessment, conversation, help: crisisHelp(country), isLeaving });
    return words?.sentences.join(' ') ?? null;
  } catch (error) {
    platform.log.error(describeError(error), 'reviewed words could not be chosen');
    return staticSafeWords.join(' ');
  }
}

/** Never rejects. `shown`: as `recordSafetyEvent`. */
export async function writeDown(
  platform: Platform,
  {
    memberId,
    surface,
    conversationId,
    sessionId,
  }: Pick<JudgeWords, 'memberId' | 'surface' | 'conversationId' | 'sessionId'>,
  assessment: Assessment,
  shown: string[],
): Promise<void> {
  try {
    await platform.database.asMember(memberId, async (tx) => {
      await recordSafetyEvent(tx, {
        memberId,
        surface,
        assessment,
        shown,
        ...(conversationId && { conversationId }),
        ...(sessionId && { sessionId }),
      });
      // For the server alone: whoever meters a conversation gives back what a disclosure makes free.
      if (conversationId && isTrip(assessment))
        await platform.events.publish(tx, { memberId: null, topic: 'safety_events', id: conversationId });
    });
  } catch (error) {
    // The person must be answered even when nothing can be written down.
    platform.log.error({ surface, ...describeError(error) }, 'a safety event could not be recorded');
  }
}
