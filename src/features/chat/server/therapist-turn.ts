// A turn as the therapist is given it, and its answer with what chat adds: reviewed words instead of a reply where
// the verdict says so, and the reminder that this is an AI.
import { findCategory } from '#features/categories/server/categories.service.ts';
import type {
  DialogueState,
  ReplyChunk,
  SpokenTurn,
  Therapist,
  TherapistTurn,
} from '#features/therapist/therapist.contract.ts';
import type { Platform } from '#platform/server/platform.ts';
import { chatWords } from './chat.copy.ts';
import type { Verdict } from './judge-turn.ts';

export type Place = Pick<TherapistTurn, 'category' | 'topic'>;

/** A category that was deleted meanwhile gives way to the first built-in one. */
export async function findPlace(
  platform: Platform,
  memberId: string,
  choice: { coach_type: string; topic: string | null },
): Promise<Place> {
  const chosen =
    (await findCategory(platform, memberId, choice.coach_type)) ??
    (await findCategory(platform, memberId, 'general'));
  if (!chosen) throw new Error('The built-in categories are missing');
  const topic = chosen.subcategories.find(({ id }) => id === choice.topic) ?? chosen.subcategories[0]!;
  return {
    category: {
      id: chosen.id,
      name: chosen.name,
      isCustom: chosen.isCustom,
      ...(chosen.isCustom && { description: chosen.description }),
    },
    topic: { id: topic.id, name: topic.name },
  };
}

/** All that the member wrote since the therapist's last words is one turn. */
export function splitAtMember(turns: SpokenTurn[]): {
  conversation: SpokenTurn[];
  unanswered: string | null;
} {
  const end = turns.findLastIndex((turn) => turn.role === 'assistant') + 1;
  const unanswered = turns.slice(end).map((turn) => turn.content);
  return {
    conversation: turns.slice(0, end),
    unanswered: unanswered.length > 0 ? unanswered.join('\n') : null,
  };
}

/** Chunks of one reply, in order. `verdict` null: nothing was said that could be judged (the therapist opens). */
export async function* composeReply(
  therapist: Therapist,
  turn: TherapistTurn,
  verdict: Verdict | null,
  options: { hasAiNotice: boolean },
): AsyncIterable<ReplyChunk> {
  if (verdict?.say) {
    yield { text: asWritten(verdict.say), ...(turn.state && { state: interrupted(turn.state) }) };
    return;
  }
  if (options.hasAiNotice) yield { text: chatWords.aiNotice };
  for await (const chunk of therapist.reply(turn)) yield { ...chunk, text: asWritten(chunk.text) };
}

/** A short helpline is made for the ear, digit by digit; the eye wants the number. */
const asWritten = (text: string): string =>
  text.replace(/\bon (\d(?: \d){2,4})(?=\.)/g, (_, digits: string) => `on ${digits.replaceAll(' ', '')}`);

/** Whatever was going on, an exercise or an offer, is over once someone may not be safe. */
const interrupted = (state: DialogueState): DialogueState => ({ ...state, exercise: null, pending: null });

/**
 * Adds a chunk to the text so far: chunks are joined with spaces unless they bring their own, or go on after a quote
 * that ended like a sentence (“did I?”, she asks).
 */
export function joined(text: string, chunk: string): string {
  if (chunk === '') return '';
  const isApart = text === '' || /^[\s,;”)]/.test(chunk) || /\s$/.test(text);
  return isApart ? chunk : ` ${chunk}`;
}

const FEW_ATTEMPTS = 6;
/** A mind that answers at once may be asked more often: its second favourite can be rare. */
const MOST_ATTEMPTS = 40;
const QUICK_MS = 1_000;

/**
 * Passes a reply on once it differs from `old`; an equal one is asked for again, a few times. What cannot differ is
 * passed on as it is.
 */
export async function* differingFrom(
  old: string | null,
  ask: (attempt: number) => AsyncIterable<ReplyChunk>,
): AsyncIterable<ReplyChunk> {
  const startedAt = performance.now();
  for (let attempt = 0; ; attempt += 1) {
    const held: ReplyChunk[] = [];
    let text = '';
    let isDifferent = old === null;
    for await (const chunk of ask(attempt)) {
      if (isDifferent) {
        yield chunk;
        continue;
      }
      held.push(chunk);
      text += joined(text, chunk.text);
      if (!old!.startsWith(text)) {
        isDifferent = true;
        yield* held;
      }
    }
    if (isDifferent) return;
    const isQuick = performance.now() - startedAt < QUICK_MS;
    const isLast = attempt + 1 >= (isQuick ? MOST_ATTEMPTS : FEW_ATTEMPTS);
    if (isLast || text.length < old!.length) {
      yield* held;
      return;
    }
  }
}
