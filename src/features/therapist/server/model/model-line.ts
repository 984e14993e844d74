// The line to an OpenAI-compatible chat completions endpoint: asked once, never retried, and given up as soon as it is
// slow, silent or talks nonsense. What it sent never reaches a log; why it failed is one word of a closed list.
import OpenAI, { APIConnectionError, APIError } from 'openai';
import type { ModelMessage } from './model-messages.ts';
import { endsWhole } from './sentence-cutter.ts';

export type ModelSettings = {
  /** As in https://host/v1. */
  baseUrl: string;
  /** null for servers that ask for none. */
  apiKey: string | null;
  model: string;
};

/** Durations in ms. */
export const modelLimits = {
  firstTokenMs: 6_000,
  /** The first whole sentence. Whoever listens does not wait as long as whoever reads. */
  firstSentenceMs: { chat: 12_000, voice: 4_500, avatar: 4_500 },
  stallMs: 6_000,
  /** After it said that it has finished: some servers never hang up. */
  lingerMs: 300,
  totalMs: 45_000,
  summaryMs: 20_000,
  /** Of one answer, its envelope included. A server that never stops must not fill this machine's memory. */
  mostBytes: 8_000_000,
  /** After a failure the next turns do not wait for it again. */
  restMs: 20_000,
};
export type ModelLimits = typeof modelLimits;

/** Enough to see whether a text ends where a sentence does. */
const TAIL_CHARACTERS = 16;

export type ModelFault =
  | 'unreachable'
  | 'refused'
  /** This conversation only: too long for the model, or not to its liking. */
  | 'unfit'
  | 'late'
  | 'stalled'
  | 'garbage'
  | 'empty'
  | 'too_long'
  /** What came is not the whole of it. */
  | 'cut_off';

export class ModelFailure extends Error {
  readonly fault: ModelFault;
  constructor(fault: ModelFault) {
    super(`the model failed: ${fault}`);
    this.name = 'ModelFailure';
    this.fault = fault;
  }
}

export type ModelLine = {
  /** Pieces of text as they come. Throws a ModelFailure; ends quietly when `signal` aborts. */
  stream(messages: ModelMessage[], signal: AbortSignal): AsyncIterable<string>;
  /** A whole answer. Throws a ModelFailure. */
  complete(messages: ModelMessage[]): Promise<string>;
};

export function openModelLine(settings: ModelSettings, limits: ModelLimits): ModelLine {
  const client = new OpenAI({
    baseURL: settings.baseUrl,
    apiKey: settings.apiKey ?? 'none',
    organization: null,
    project: null,
    maxRetries: 0,
    timeout: limits.totalMs,
    // What a member said goes where the operator pointed, and nowhere that place points to.
    fetchOptions: { redirect: 'error' },
    fetch: async (address, init) => bounded(await fetch(address, init), limits.mostBytes),
    logLevel: 'off',
  });

  async function* stream(messages: ModelMessage[], signal: AbortSignal): AsyncIterable<string> {
    const giveUp = new AbortController();
    const watch = createWatch(giveUp, limits);
    let tail = '';
    let finish: string | null = null;
    try {
      const answer = await client.chat.completions.create(
        { model: settings.model, messages, stream: true },
        { signal: AbortSignal.any([signal, giveUp.signal]) },
      );
      for await (const part of answer) {
        if (signal.aborted) return;
        const choice = part.choices?.[0];
        finish = choice?.finish_reason || finish;
        const text: unknown = choice?.delta?.content;
        if (typeof text === 'string' && text !== '') {
          tail = `${tail}${text}`.slice(-TAIL_CHARACTERS);
          watch.rest();
          yield text;
          watch.awaitMore();
        }
        if (choice?.finish_reason) watch.awaitEnd();
      }
    } catch (error) {
      if (signal.aborted) return;
      throw new ModelFailure(watch.fault() ?? faultOf(error));
    } finally {
      watch.rest();
      // Whoever stops listening early also hangs up.
      giveUp.abort();
    }
    if (signal.aborted) return;
    // The library ends quietly when it is interrupted.
    const fault = watch.fault();
    if (fault) throw new ModelFailure(fault);
    if (tail === '') throw new ModelFailure('empty');
    if (isCutOff(finish, tail)) throw new ModelFailure('cut_off');
  }

  async function complete(messages: ModelMessage[]): Promise<string> {
    try {
      const answer = await client.chat.completions.create(
        { model: settings.model, messages },
        { signal: AbortSignal.timeout(limits.summaryMs) },
      );
      const choice = answer.choices?.[0];
      const text: unknown = choice?.message?.content;
      if (typeof text !== 'string' || text.trim() === '') throw new ModelFailure('empty');
      if (isTorn(choice?.finish_reason)) throw new ModelFailure('cut_off');
      return text;
    } catch (error) {
      throw error instanceof ModelFailure ? error : new ModelFailure(faultOf(error));
    }
  }

  return { stream, complete };
}

const isTorn = (finish: string | null | undefined): boolean =>
  finish === 'length' || finish === 'content_filter';

/** Some servers never say why they finished, or that they wanted to call a tool: then the text itself has to end. */
const isCutOff = (finish: string | null, tail: string): boolean =>
  isTorn(finish) || (finish !== 'stop' && !endsWhole(tail));

function bounded(response: Response, mostBytes: number): Response {
  let left = mostBytes;
  const counted = response.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(bytes, passing) {
        left -= bytes.length;
        if (left < 0) passing.error(new ModelFailure('too_long'));
        else passing.enqueue(bytes);
      },
    }),
  );
  return counted ? new Response(counted, response) : response;
}

/** The server's time is measured, and not that of whoever listens: a reply may be spoken while it is read. */
function createWatch(giveUp: AbortController, limits: ModelLimits) {
  let fault: ModelFault | null = null;
  let leftMs = limits.totalMs;
  /** null while nobody waits for the server. */
  let since: number | null = null;
  let next: NodeJS.Timeout | undefined;
  let total: NodeJS.Timeout | undefined;
  const fail = (with_: ModelFault) => () => {
    fault ??= with_;
    giveUp.abort();
  };
  function rest(): void {
    clearTimeout(next);
    clearTimeout(total);
    if (since !== null) leftMs -= performance.now() - since;
    since = null;
  }
  function wait(ms: number, onLate: () => void): void {
    rest();
    since = performance.now();
    next = setTimeout(onLate, ms);
    total = setTimeout(fail('too_long'), leftMs);
  }
  wait(limits.firstTokenMs, fail('late'));
  return {
    rest,
    awaitMore: () => wait(limits.stallMs, fail('stalled')),
    awaitEnd: () => wait(limits.lingerMs, () => giveUp.abort()),
    fault: () => fault,
  };
}

/** What one conversation brings about; everybody else's may be answered. */
const unfit = new Set([400, 413, 422]);

function faultOf(error: unknown): ModelFault {
  if (error instanceof ModelFailure) return error.fault;
  if (error instanceof APIConnectionError) return 'unreachable';
  if (error instanceof APIError && error.status !== undefined)
    return unfit.has(error.status) ? 'unfit' : 'refused';
  if (error instanceof Error && error.name === 'AbortError') return 'late';
  return 'garbage';
}
