// The line to an OpenAI-compatible chat completions endpoint: asked once, never retried, and given up as soon as it is
// slow, silent or talks nonsense. What it sent never reaches a log; why it failed is one word of a closed list.
import OpenAI, { APIConnectionError, APIError } from 'openai';
import type { ModelMessage } from './model-messages.ts';

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
  totalMs: 45_000,
  summaryMs: 20_000,
  /** After a failure the next turns do not wait for it again. */
  restMs: 20_000,
};
export type ModelLimits = typeof modelLimits;

export type ModelFault = 'unreachable' | 'refused' | 'late' | 'stalled' | 'garbage' | 'empty' | 'too_long';

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
    logLevel: 'off',
  });

  async function* stream(messages: ModelMessage[], signal: AbortSignal): AsyncIterable<string> {
    const giveUp = new AbortController();
    const watch = createWatch(giveUp, limits);
    let hasText = false;
    try {
      const answer = await client.chat.completions.create(
        { model: settings.model, messages, stream: true },
        { signal: AbortSignal.any([signal, giveUp.signal]) },
      );
      for await (const part of answer) {
        if (signal.aborted) return;
        const text: unknown = part.choices?.[0]?.delta?.content;
        if (typeof text !== 'string' || text === '') continue;
        hasText = true;
        watch.heard();
        yield text;
      }
    } catch (error) {
      if (signal.aborted) return;
      throw new ModelFailure(watch.fault() ?? faultOf(error));
    } finally {
      watch.stop();
      // Whoever stops listening early also hangs up.
      giveUp.abort();
    }
    // The library ends quietly when it is interrupted.
    const fault = watch.fault();
    if (fault && !signal.aborted) throw new ModelFailure(fault);
    if (!hasText && !signal.aborted) throw new ModelFailure('empty');
  }

  async function complete(messages: ModelMessage[]): Promise<string> {
    try {
      const answer = await client.chat.completions.create(
        { model: settings.model, messages },
        { signal: AbortSignal.timeout(limits.summaryMs) },
      );
      const text: unknown = answer.choices?.[0]?.message?.content;
      if (typeof text !== 'string' || text.trim() === '') throw new ModelFailure('empty');
      return text;
    } catch (error) {
      throw error instanceof ModelFailure ? error : new ModelFailure(faultOf(error));
    }
  }

  return { stream, complete };
}

function createWatch(giveUp: AbortController, limits: ModelLimits) {
  let fault: ModelFault | null = null;
  const fail = (with_: ModelFault) => () => {
    fault ??= with_;
    giveUp.abort();
  };
  const total = setTimeout(fail('too_long'), limits.totalMs);
  let next = setTimeout(fail('late'), limits.firstTokenMs);
  return {
    heard: () => {
      clearTimeout(next);
      next = setTimeout(fail('stalled'), limits.stallMs);
    },
    fault: () => fault,
    stop: () => {
      clearTimeout(next);
      clearTimeout(total);
    },
  };
}

function faultOf(error: unknown): ModelFault {
  if (error instanceof APIConnectionError) return 'unreachable';
  if (error instanceof APIError && error.status !== undefined) return 'refused';
  if (error instanceof Error && error.name === 'AbortError') return 'late';
  return 'garbage';
}
