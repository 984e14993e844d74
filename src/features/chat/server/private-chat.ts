// One turn of a chat that is never stored: the page holds the conversation and sends it along, so everything in it
// is untrusted. What is said is judged like anywhere else; that someone was not safe is recorded without a
// conversation. No word is written or logged.
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { staticSafeWords } from '#features/safety/server/safety.service.ts';
import type { DialogueState, SpokenTurn, TherapistTurn } from '#features/therapist/therapist.contract.ts';
import { sseHeaders, sseLine } from '#platform/server/http/member-stream.ts';
import type { Caller } from '#platform/server/http/procedure.ts';
import { callerOf } from '#platform/server/http/procedure.ts';
import type { RawEndpoint } from '#platform/server/http/raw-endpoint.ts';
import { describeError } from '#platform/server/log.ts';
import type { Platform } from '#platform/server/platform.ts';
import { partOfDay } from '#platform/shared/local-day.ts';
import { refuse } from '#platform/shared/refusals.ts';
import type { ChatEvent, PrivateTurn } from '../chat.protocol.ts';
import { isAiNoticeDue } from './ai-notice.ts';
import type { Chat } from './chat.service.ts';
import type { Verdict } from './judge-turn.ts';
import { readPrivateTurn } from './private-body.ts';
import { composeReply, findPlace, joined } from './therapist-turn.ts';

const LARGEST_STATE_CHARACTERS = 64_000;
/** The member pressed Stop or went away: the rest is wanted by nobody. */
const LEFT = 'left';

export const privateChat = (chat: Chat): RawEndpoint => ({
  method: 'POST',
  path: '/chat/private',
  access: 'member',
  summary: 'One turn of a private chat: answered as server-sent events, stored nowhere',
  tag: 'chat',
  handle: async (request, context) => {
    const asked = await readPrivateTurn(request);
    const caller = callerOf(context);
    await chat.keepPace(caller.memberId);
    const { verdict, turn, hasAiNotice } = await prepare(
      context.platform,
      chat,
      caller,
      asked,
      request.signal,
    );
    const abort = new AbortController();
    request.signal.addEventListener('abort', () => abort.abort(LEFT));
    const timer = setTimeout(() => abort.abort('late'), chat.limits.replyMs);
    const encoder = new TextEncoder();
    const events = answer(
      context.platform,
      chat,
      { ...turn, signal: abort.signal },
      { verdict, hasAiNotice },
    );
    const stream = new ReadableStream<Uint8Array>({
      pull: async (controller) => {
        const next = await events.next();
        if (!next.done) return controller.enqueue(encoder.encode(sseLine(next.value)));
        clearTimeout(timer);
        controller.close();
      },
      cancel: () => {
        clearTimeout(timer);
        abort.abort(LEFT);
      },
    });
    return new Response(stream, { headers: sseHeaders });
  },
});

async function prepare(
  platform: Platform,
  chat: Chat,
  { memberId }: Caller,
  asked: PrivateTurn,
  signal: AbortSignal,
) {
  const member = await chat.findMember(memberId);
  const country = member?.country ?? null;
  const place = await findPlace(platform, memberId, {
    coach_type: asked.coach_type,
    topic: asked.topic ?? null,
  });
  const { content } = asked;
  const turns = asked.turns.map(({ role, content: words }) => ({ role, content: words }));
  const verdict =
    content === null
      ? null
      : await chat.judge({
          memberId,
          conversation: [...turns, { role: 'user', content }],
          conversationId: null,
          country,
          isNew: true,
          signal,
        });
  // Whoever has left is not answered, and what nobody judged for them is not counted.
  if (signal.aborted) throw refuse('UNAVAILABLE');
  if (verdict) await chat.countPrivate(memberId, nameOf(memberId, turns, content), verdict);
  const turn: TherapistTurn = {
    ...place,
    conversation: turns,
    memberText: content,
    risk: verdict?.assessment ?? { level: 'none', kinds: [], evidence: [], declined: [] },
    style: asked.therapy_style,
    surface: 'chat',
    memories: [],
    lastSummary: null,
    country,
    timeOfDay: partOfDay(new Date(), member?.timeZone ?? null),
    state: readableState(asked.state),
    seed: seedOf(turns[0]?.content ?? memberId),
  };
  return { verdict, turn, hasAiNotice: content !== null && isNoticeDue(asked.turns, chat) };
}

async function* answer(
  platform: Platform,
  chat: Chat,
  turn: TherapistTurn,
  { verdict, hasAiNotice }: { verdict: Verdict | null; hasAiNotice: boolean },
): AsyncGenerator<ChatEvent> {
  // Only for the page to put the pieces together; nothing of this name exists anywhere.
  const messageId = crypto.randomUUID();
  let text = '';
  let suggestions: string[] = [];
  let state: DialogueState | null = turn.state;
  yield { type: 'replying' };
  if (verdict?.showsHelp) yield { type: 'help' };
  try {
    for await (const chunk of composeReply(chat.therapist, turn, verdict, { hasAiNotice })) {
      const addition = joined(text, chunk.text);
      if (addition !== '') yield { type: 'delta', messageId, at: text.length, text: addition };
      text += addition;
      if (chunk.exercise) yield { type: 'exercise', exercise: chunk.exercise };
      suggestions = chunk.suggestions ?? suggestions;
      state = chunk.state ?? state;
    }
    if (text === '') throw new Error('an empty reply');
    if (suggestions.length > 0) yield { type: 'suggestions', suggestions };
    if (state) yield { type: 'state', state };
    yield { type: 'done', reason: 'finished' };
  } catch (error) {
    if (turn.signal?.reason === LEFT) return;
    platform.log.error(describeError(error), 'the therapist failed to reply in a private chat');
    yield { type: 'help' };
    if (text === '') yield { type: 'delta', messageId, at: 0, text: staticSafeWords.join(' ') };
    yield { type: 'done', reason: 'failed' };
  }
}

/** Only the page knows when a private word was said; words without a time say nothing of how long it went. */
function isNoticeDue(turns: PrivateTurn['turns'], { limits }: Chat): boolean {
  const timed = turns.flatMap(({ at, ...said }) => (at ? [{ ...said, created_at: at }] : []));
  return isAiNoticeDue(timed, new Date(), limits);
}

/** Anything the page sends back is plain data of bounded size, or nothing; the therapist reads it with a schema. */
function readableState(state: PrivateTurn['state']): DialogueState | null {
  if (state?.version !== 1) return null;
  return JSON.stringify(state).length <= LARGEST_STATE_CHARACTERS ? { ...state, version: 1 } : null;
}

/** Dies with the process: what a turn was named by cannot be looked for in anything that is kept. */
const namingKey = randomBytes(32);

/** The same for the same words after the same talk: a turn whose answer was lost is sent again as it was. */
const nameOf = (memberId: string, turns: SpokenTurn[], content: string | null): string =>
  createHmac('sha256', namingKey)
    .update(JSON.stringify([memberId, turns, content]))
    .digest('base64');

const seedOf = (text: string) => createHash('sha256').update(text).digest().readUInt32LE();
