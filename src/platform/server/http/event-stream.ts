// Server-sent events: a member's open page learns that something of theirs changed, as topic and id, and asks again.
import type { ChangeOrResync } from '../events.ts';
import { createOpenStreams } from './open-streams.ts';
import { callerOf } from './procedure.ts';
import type { RawEndpoint } from './raw-endpoint.ts';

const HEARTBEAT_MS = 20_000;
const RECHECK_MS = 60_000;
/** More pages than anybody has in sight at once; what is out of sight gives its stream back. */
const MOST_PER_MEMBER = 30;

export function eventStream({
  isStillSignedIn,
}: {
  isStillSignedIn: (memberId: string, authSessionId: string) => Promise<boolean>;
}): RawEndpoint {
  const openStreams = createOpenStreams(MOST_PER_MEMBER);
  return {
    method: 'GET',
    path: '/events',
    access: 'member',
    summary: 'Changes to your own data, as they happen',
    tag: 'platform',
    handle: (request, context) => {
      const { memberId, authSessionId } = callerOf(context);
      const encoder = new TextEncoder();
      let stop = () => {};
      const stream = new ReadableStream<Uint8Array>({
        start: (controller) => {
          const timers: NodeJS.Timeout[] = [];
          let unsubscribe = () => {};
          let release = () => {};
          stop = () => {
            unsubscribe();
            release();
            timers.forEach(clearInterval);
            stop = () => {};
            try {
              controller.close();
            } catch {
              // The browser closed it first.
            }
          };
          const send = (text: string) => controller.enqueue(encoder.encode(text));
          const tell = (change: ChangeOrResync) => {
            if (change.topic !== 'resync' && change.memberId !== memberId) return;
            send(
              `data: ${JSON.stringify({ topic: change.topic, ...('id' in change ? { id: change.id } : {}) })}\n\n`,
            );
            if (change.topic === 'auth')
              isStillSignedIn(memberId, authSessionId).then((isIn) => isIn || stop(), stop);
          };
          unsubscribe = context.platform.events.subscribe(tell);
          release = openStreams.add(memberId, () => stop());
          timers.push(setInterval(() => send(': still here\n\n'), HEARTBEAT_MS));
          timers.push(
            setInterval(
              () =>
                isStillSignedIn(memberId, authSessionId).then(
                  (isIn) => isIn || stop(),
                  () => {},
                ),
              RECHECK_MS,
            ),
          );
          request.signal.addEventListener('abort', () => stop());
          send('retry: 2000\n\n');
        },
        cancel: () => stop(),
      });
      return new Response(stream, {
        headers: {
          'Content-Type': 'text/event-stream',
          'Cache-Control': 'no-store',
          'X-Accel-Buffering': 'no',
        },
      });
    },
  };
}
