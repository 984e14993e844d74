// What went wrong with a form, in words that stand beside the field they belong to.
import { ORPCError } from '@orpc/client';
import type { WeakReason } from '../password-strength.ts';
import { accountCopy } from './account.copy.ts';

export type FieldName = 'identifier' | 'nickname' | 'password' | 'isAdult' | 'consent';
export type FormProblem = {
  /** Above the form; null when a field says it. */
  summary: string | null;
  fields: Partial<Record<FieldName, string | undefined>>;
};

const copy = accountCopy.problems;
const MINUTE_MS = 60_000;

export const fieldProblems = (fields: FormProblem['fields']): FormProblem | null =>
  Object.keys(fields).length > 0 ? { summary: null, fields } : null;

/** From whatever a call threw. */
export function problemOf(error: unknown): FormProblem {
  if (!(error instanceof ORPCError))
    return { summary: error instanceof TypeError ? copy.offline : copy.unknown, fields: {} };
  const data = (error.data ?? {}) as { reasons?: WeakReason[]; retryAfterMs?: number; field?: FieldName };
  switch (error.code) {
    case 'WEAK_PASSWORD':
      return {
        summary: null,
        fields: { password: (data.reasons ?? []).map((reason) => reason.message).join(' ') || error.message },
      };
    case 'INVALID_CREDENTIALS':
      return { summary: copy.credentials, fields: {} };
    case 'TOO_MANY_REQUESTS':
      return {
        summary: copy.tooMany(Math.max(1, Math.ceil((data.retryAfterMs ?? MINUTE_MS) / MINUTE_MS))),
        fields: {},
      };
    case 'INVALID_INPUT':
      return data.field
        ? { summary: null, fields: { [data.field]: error.message } }
        : { summary: error.message, fields: {} };
    case 'CONFLICT':
    case 'NOT_FOUND':
    case 'ACCESS_DENIED':
    case 'UNAVAILABLE':
      return { summary: error.message, fields: {} };
    default:
      return { summary: error.status >= 502 ? copy.offline : copy.unknown, fields: {} };
  }
}
