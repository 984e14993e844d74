// What a procedure is given, and the one rule by which access is decided.

import type { AnyContractRouter } from '@orpc/contract';
import { implement } from '@orpc/server';
import type { EndpointMeta } from '../../shared/endpoint.ts';
import { refuse } from '../../shared/refusals.ts';
import type { Platform } from '../platform.ts';

/** Who is asking, as the server found out; the browser has no say in it. */
export type Caller = {
  memberId: string;
  role: 'member' | 'super_admin';
  /** The sign-in this request came with. */
  authSessionId: string;
};

export type RequestContext = {
  platform: Platform;
  caller: Caller | null;
  /** Client address, for throttles only. */
  ip: string;
  headers: Headers;
  /** Headers to add to the answer, e.g. cookies. */
  responseHeaders: Headers;
  requestId: string;
  signal?: AbortSignal;
};

/** `serve(contract).thing.handler(({ input, context }) => …)`. Access is checked for all of them in one place, http.ts. */
export function serve<T extends AnyContractRouter>(contract: T) {
  return implement(contract).$context<RequestContext>();
}

/** Refuses UNAUTHENTICATED or ACCESS_DENIED; an endpoint without a declared access is refused to everyone. */
export function assertAccess(access: EndpointMeta['access'] | undefined, caller: Caller | null): void {
  if (access === 'public' || access === 'webhook') return;
  if (access === undefined) throw refuse('ACCESS_DENIED');
  if (!caller) throw refuse('UNAUTHENTICATED');
  if (access === 'admin' && caller.role !== 'super_admin') throw refuse('ACCESS_DENIED');
}

/** The signed-in caller of a member or admin procedure. */
export function callerOf(context: RequestContext): Caller {
  if (!context.caller) throw refuse('UNAUTHENTICATED');
  return context.caller;
}
