// A stream of server-sent events that a member's page holds open: it ends with the sign-in, when the page leaves, or when the
// member has too many of them, and says now and then that it is still there. What is said on it is the caller's.
import type { createOpenStreams } from './open-streams.ts';

export const sseHeaders = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-store',
  'X-Accel-Buffering': 'no',
};

export const sseLine = (value: unknown): string => `data: ${JSON.stringify(value)}\n\n`;

export type MemberStream = {
  say(value: unknown): void;
  /** Safe to call twice. */
  stop(): void;
  /** Ends the stream when the sign-in is over. `orUnknown`: also when that cannot be found out. */
  recheck(options?: { orUnknown: boolean }): void;
};

/** Durations in ms; `retryMs`: how long a browser waits before it connects again. */
export type MemberStreamOptions = {
  memberId: string;
  /** Of the request. */
  signal: AbortSignal;
  isStillSignedIn(): Promise<boolean>;
  openStreams: ReturnType<typeof createOpenStreams>;
  heartbeatMs: number;
  recheckMs: number;
  retryMs: number;
};

/** `begin` says what there is to say from the start and returns what ends its listening. */
export function openMemberStream(
  options: MemberStreamOptions,
  begin: (stream: MemberStream) => () => void,
): Response {
  const encoder = new TextEncoder();
  let stop = () => {};
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      const endings: (() => void)[] = [];
      let isOver = false;
      stop = () => {
        if (isOver) return;
        isOver = true;
        for (const end of endings) end();
        try {
          controller.close();
        } catch {
          // The browser closed it first.
        }
      };
      const onEnd = (end: () => void) => {
        if (isOver) end();
        else endings.push(end);
      };
      const send = (text: string) => {
        if (isOver) return;
        try {
          controller.enqueue(encoder.encode(text));
        } catch {
          stop();
        }
      };
      const recheck = ({ orUnknown } = { orUnknown: false }) =>
        void options.isStillSignedIn().then(
          (isIn) => isIn || stop(),
          () => orUnknown && stop(),
        );
      const every = (ms: number, work: () => void) => {
        const timer = setInterval(work, ms);
        onEnd(() => clearInterval(timer));
      };
      onEnd(options.openStreams.add(options.memberId, () => stop()));
      send(`retry: ${options.retryMs}\n\n`);
      onEnd(begin({ say: (value) => send(sseLine(value)), stop: () => stop(), recheck }));
      every(options.heartbeatMs, () => send(': still here\n\n'));
      every(options.recheckMs, recheck);
      options.signal.addEventListener('abort', () => stop());
    },
    cancel: () => stop(),
  });
  return new Response(body, { headers: sseHeaders });
}
