// What a call tells the product while it runs: that the therapist was heard, how long and how much was said, that
// it is still there. And what it asks: whether the session is still open and the member still signed in.
import type { EndReason } from '../../voice.protocol.ts';
import type { Caller, CallPorts, GatewayLog, LoadedCall, Progress } from '../ports.ts';
import type { CallLimits } from './call-limits.ts';

/** Only somebody else can have counted so much more connected time. */
const ELSEWHERE_MS = 1_000;

export type CallLease = {
  attached(): void;
  detached(): void;
  /** A sound of the therapist went to the member; `isAnswer`: to something they had said. */
  therapistSpoke(isAnswer: boolean): void;
  memberTookTurn(): void;
  /** Since the therapist was first heard, in ms; null before. */
  elapsedMs(): number | null;
  progress(): Progress;
  /** Does what is due; called a few times a second. */
  look(): void;
  /** Another process has gone on with the call since the client left this one. */
  isServedElsewhere(): Promise<boolean>;
  /** One last word without asking anything. */
  beat(): Promise<void>;
};

export function createCallLease(options: {
  call: LoadedCall;
  caller: Caller;
  ports: Pick<CallPorts, 'activate' | 'heartbeat' | 'isStillSignedIn' | 'loadCall' | 'wasEndedByMember'>;
  limits: CallLimits;
  log: GatewayLog;
  now(): number;
  end(reason: EndReason): void;
}): CallLease {
  const { call, caller, ports, limits, log, now, end } = options;
  const { sessionId } = call;
  let startedAt = call.startedAt ? now() - (Date.now() - call.startedAt.getTime()) : null;
  let isActivated = call.startedAt !== null;
  let aiReplied = isActivated && call.memberTurns > 0;
  let memberTurns = call.memberTurns;
  let connectedMs = call.connectedMs;
  /** Since when a client is there; null while none is. */
  let attachedAt: number | null = null;
  let heartbeatAt = now();
  let signedInAt = now();

  function progress(): Progress {
    const attachedMs = attachedAt === null ? 0 : now() - attachedAt;
    return { connectedMs: Math.round(connectedMs + attachedMs), memberTurns, aiReplied };
  }

  async function activate(): Promise<void> {
    isActivated = true;
    try {
      if (!(await ports.activate(sessionId))) await endAsSettled();
    } catch {
      isActivated = false;
      log.warn({ sessionId }, 'the session could not be activated yet');
    }
  }

  async function beatAndAsk(): Promise<void> {
    try {
      if (!(await ports.heartbeat(sessionId, progress()))) await endAsSettled();
    } catch {
      log.warn({ sessionId }, 'a heartbeat could not be stored');
    }
  }

  /** The event that a member ended the session elsewhere may have been lost on its way here. */
  async function endAsSettled(): Promise<void> {
    try {
      end((await ports.wasEndedByMember(sessionId, call.memberId)) ? 'member' : 'no_access');
    } catch {
      // The next heartbeat asks again.
      log.warn({ sessionId }, 'why the session is over could not be asked');
    }
  }

  async function askSignedIn(): Promise<void> {
    try {
      if (!(await ports.isStillSignedIn(caller.memberId, caller.authSessionId))) end('signed_out');
    } catch {
      log.warn({ sessionId }, 'whether a member is still signed in could not be checked');
    }
  }

  return {
    attached() {
      attachedAt ??= now();
    },
    detached() {
      connectedMs = progress().connectedMs;
      attachedAt = null;
    },
    therapistSpoke(isAnswer) {
      startedAt ??= now();
      if (isAnswer && !aiReplied) {
        aiReplied = true;
        void beatAndAsk();
      }
      if (!isActivated) void activate();
    },
    memberTookTurn() {
      memberTurns++;
      // Told at once: the session may be ended through the API before the next heartbeat is due, and is settled on
      // what was told by then.
      heartbeatAt = now();
      void beatAndAsk();
    },
    elapsedMs: () => (startedAt === null ? null : now() - startedAt),
    progress,
    look() {
      const at = now();
      if (at - heartbeatAt > limits.heartbeatMs) {
        heartbeatAt = at;
        if (startedAt !== null && !isActivated) void activate();
        void beatAndAsk();
      }
      if (at - signedInAt > limits.signedInCheckMs) {
        signedInAt = at;
        void askSignedIn();
      }
    },
    async isServedElsewhere() {
      try {
        const latest = await ports.loadCall(sessionId, call.memberId);
        return latest !== null && latest.connectedMs > progress().connectedMs + ELSEWHERE_MS;
      } catch {
        return false;
      }
    },
    async beat() {
      await ports.heartbeat(sessionId, progress()).catch(() => false);
    },
  };
}
