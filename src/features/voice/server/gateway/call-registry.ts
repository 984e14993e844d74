// The calls of this process, one per session. A second socket for a session joins the call that is there.
import type { EndReason } from '../../voice.protocol.ts';
import type { Call } from './call.ts';

export type CallRegistry = {
  find(sessionId: string): Call | null;
  /** The call of a session, made by `create` when there is none; two at once make one. Null when `create` does. */
  findOrCreate(sessionId: string, create: () => Promise<Call | null>): Promise<Call | null>;
  remove(sessionId: string): void;
  count(): number;
  /** Ends the calls that belong to a sign-in that was revoked. */
  endForSignIn(authSessionId: string): Promise<void>;
  endForSession(sessionId: string, reason: EndReason): Promise<void>;
  /** Resolves when every call has moved out. */
  drain(): Promise<void>;
};

export function createCallRegistry(): CallRegistry {
  const calls = new Map<string, Call>();
  const making = new Map<string, Promise<Call | null>>();

  async function make(sessionId: string, create: () => Promise<Call | null>): Promise<Call | null> {
    try {
      const call = await create();
      if (call) calls.set(sessionId, call);
      return call;
    } finally {
      making.delete(sessionId);
    }
  }

  return {
    find: (sessionId) => calls.get(sessionId) ?? null,
    async findOrCreate(sessionId, create) {
      const known = calls.get(sessionId) ?? making.get(sessionId);
      if (known) return known;
      const made = make(sessionId, create);
      making.set(sessionId, made);
      return made;
    },
    remove: (sessionId) => void calls.delete(sessionId),
    count: () => calls.size,
    async endForSignIn(authSessionId) {
      const theirs = [...calls.values()].filter((call) => call.caller.authSessionId === authSessionId);
      await Promise.all(theirs.map((call) => call.end('signed_out')));
    },
    async endForSession(sessionId, reason) {
      await calls.get(sessionId)?.end(reason);
    },
    async drain() {
      // Whatever becomes of one, the others move out.
      await Promise.allSettled(making.values());
      await Promise.allSettled([...calls.values()].map((call) => call.drain()));
    },
  };
}
