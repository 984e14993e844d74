// The therapist as the embedded engine sees it. The engine asks for words when the gateway told it to reply; what
// the reply answers is taken from the transcript, because the member may have said several things since.
import type { Assessment } from '#features/safety/safety.contract.ts';
import { acknowledgementsOf } from '#features/therapist/server/therapist.service.ts';
import type { DialogueState } from '#features/therapist/therapist.contract.ts';
import { spokenWords } from './gateway/spoken-words.data.ts';
import type { Transcript } from './gateway/transcript.ts';
import type { CallPorts, GatewayLog, LoadedCall } from './ports.ts';
import { riskAtStart } from './risk-at-start.ts';
import type { Mind } from './upstream.ts';

export type Occasion = 'opening' | 'answer' | 'silence';

export type CallMind = Mind & {
  /** What the next reply is for. Must be set before the engine is told to respond. */
  prepare(occasion: Occasion): void;
  /** The latest assessment of the conversation, given to the therapist with every turn. */
  setRisk(risk: Assessment): void;
  /** A whole reply as one text, for an engine that can only be told what to say. */
  compose(occasion: Occasion, signal: AbortSignal): Promise<string>;
};

const wordless: Record<Occasion, string> = {
  opening: spokenWords.opening,
  answer: spokenWords.speechless,
  silence: spokenWords.checkIn,
};

export function createCallMind(options: {
  call: LoadedCall;
  transcript: Transcript;
  ports: Pick<CallPorts, 'reply' | 'saveDialogueState'>;
  /** Longest wait for the first words, in ms. */
  patienceMs: number;
  onGoodbye(): void;
  log: GatewayLog;
}): CallMind {
  const { call, transcript, ports, log } = options;
  let occasion: Occasion = 'opening';
  let risk = riskAtStart(call);
  let state: DialogueState | null = call.dialogueState;

  async function* speak(
    what: Occasion,
    fallback: string | null,
    signal: AbortSignal,
  ): AsyncIterable<{ text: string }> {
    const { conversation, unanswered } = splitAtMember(transcript.turns());
    const memberText = what === 'opening' ? null : what === 'silence' ? '' : (unanswered ?? fallback);
    const giveUp = new AbortController();
    let hasSpoken = false;
    try {
      const chunks = ports.reply({
        sessionId: call.sessionId,
        conversationId: call.conversationId,
        memberId: call.memberId,
        conversation,
        memberText,
        risk,
        style: call.style,
        category: call.category,
        topic: call.topic,
        state,
        signal: AbortSignal.any([signal, giveUp.signal]),
      });
      for await (const chunk of startingWithin(chunks, options.patienceMs)) {
        if (signal.aborted) return;
        if (chunk.state) keep(chunk.state);
        if (chunk.isGoodbye) options.onGoodbye();
        if (chunk.text.trim() === '') continue;
        hasSpoken = true;
        yield { text: chunk.text };
      }
    } catch {
      if (signal.aborted) return;
      giveUp.abort();
      log.error({ sessionId: call.sessionId }, 'the therapist failed to reply');
    }
    if (!hasSpoken && !signal.aborted) {
      yield { text: wordless[what] };
    }
  }

  function keep(next: DialogueState): void {
    state = next;
    ports.saveDialogueState(call.conversationId, call.memberId, next).catch(() => {
      log.warn({ sessionId: call.sessionId }, 'the state of the dialogue could not be stored');
    });
  }

  return {
    phrases: acknowledgementsOf(call.style),
    prepare(next) {
      occasion = next;
    },
    setRisk(next) {
      risk = next;
    },
    reply: ({ memberText, signal }) => speak(occasion, memberText, signal),
    async compose(what, signal) {
      const parts: string[] = [];
      for await (const { text } of speak(what, null, signal)) parts.push(text.trim());
      return parts.join(' ');
    },
  };
}

/** All that the member said since the therapist's last words is one turn. */
function splitAtMember(turns: { role: 'user' | 'assistant'; content: string }[]) {
  const end = turns.findLastIndex((turn) => turn.role === 'assistant') + 1;
  const unanswered = turns.slice(end).map((turn) => turn.content);
  return {
    conversation: turns.slice(0, end),
    unanswered: unanswered.length > 0 ? unanswered.join(' ') : null,
  };
}

/** Passes `source` on; throws when its first value takes longer than `patienceMs`. */
async function* startingWithin<T>(source: AsyncIterable<T>, patienceMs: number): AsyncIterable<T> {
  const iterator = source[Symbol.asyncIterator]();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the therapist is late')), patienceMs);
  });
  try {
    const first = await Promise.race([iterator.next(), late]);
    clearTimeout(timer);
    if (first.done) return;
    yield first.value;
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
  } finally {
    clearTimeout(timer);
    iterator.return?.().catch(() => {});
  }
}
