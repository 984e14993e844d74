// The closed list of ways Tulia says no. Anything thrown that is not on it is a bug: 500, with an id.
import { ORPCError } from '@orpc/client';

export const refusals = {
  UNAUTHENTICATED: { status: 401, message: 'Auth session missing!' },
  INVALID_CREDENTIALS: { status: 401, message: 'Invalid login credentials' },
  ACCESS_DENIED: { status: 403, message: "You don't have permission to do that." },
  CROSS_SITE: { status: 403, message: 'This request did not come from the app.' },
  NOT_FOUND: { status: 404, message: 'That could not be found.' },
  CHANGED_ELSEWHERE: { status: 409, message: 'This was changed elsewhere. Both versions are kept.' },
  CONFLICT: { status: 409, message: 'That is not possible right now.' },
  TOO_LARGE: { status: 413, message: 'That is too large.' },
  UNSUPPORTED_CONTENT: { status: 415, message: 'Send JSON.' },
  INVALID_INPUT: { status: 422, message: 'Some of what was sent does not fit.' },
  WEAK_PASSWORD: { status: 422, message: 'Please choose a stronger password.' },
  TOO_MANY_REQUESTS: { status: 429, message: 'Too many tries. Please wait a little.' },
  UNAVAILABLE: { status: 503, message: 'That is not available right now. Please try again soon.' },
} as const;

export type RefusalCode = keyof typeof refusals;

/**
 * A refusal to throw from a service. `message` is shown to the person; `data` must hold nothing private.
 */
export function refuse(
  code: RefusalCode,
  message?: string,
  data?: Record<string, unknown>,
): ORPCError<RefusalCode, Record<string, unknown> | undefined> {
  const known = refusals[code];
  return new ORPCError(code, {
    status: known.status,
    message: message ?? known.message,
    data,
    defined: true,
  });
}

export function isRefusal(error: unknown, code?: RefusalCode): error is ORPCError<RefusalCode, unknown> {
  return error instanceof ORPCError && error.code in refusals && (code === undefined || error.code === code);
}
