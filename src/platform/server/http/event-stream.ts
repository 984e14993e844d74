// Server-sent events: a member's open page learns that something of theirs changed, as topic and id, and asks again.
import type { ChangeOrResync } from '../events.ts';
import { openMemberStream } from './member-stream.ts';
import { createOpenStreams } from './open-streams.ts';
import { callerOf } from './procedure.ts';
import type { RawEndpoint } from './raw-endpoint.ts';

const HEARTBEAT_MS = 20_000;
const RECHECK_MS = 60_000;
const RETRY_MS = 2_000;
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
      const options = {
        memberId,
        signal: request.signal,
        isStillSignedIn: () => isStillSignedIn(memberId, authSessionId),
        openStreams,
        heartbeatMs: HEARTBEAT_MS,
        recheckMs: RECHECK_MS,
        retryMs: RETRY_MS,
      };
      return openMemberStream(options, ({ say, recheck }) =>
        context.platform.events.subscribe((change: ChangeOrResync) => {
          if (change.topic !== 'resync' && change.memberId !== memberId) return;
          say({ topic: change.topic, ...('id' in change && { id: change.id }) });
          if (change.topic === 'auth') recheck({ orUnknown: true });
        }),
      );
    },
  };
}
