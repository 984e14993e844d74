// Whoever wrote something is heard, whatever becomes of the write.
import { describeError } from '#platform/server/log.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isRefusal, refuse } from '#platform/shared/refusals.ts';

/**
 * Where help is due, it comes with a refusal, too, as `shows_help` in its data; a fault is written down with `fields`, and
 * help gets through all the same.
 */
export async function keepHeard<Kept>(
  { log }: Pick<Platform, 'log'>,
  showsHelp: boolean | Promise<boolean>,
  keep: () => Promise<Kept>,
  fields: Record<string, unknown> = {},
): Promise<Kept> {
  try {
    return await keep();
  } catch (error) {
    if (!(await showsHelp)) throw error;
    if (isRefusal(error))
      throw refuse(error.code, error.message, { ...Object(error.data), shows_help: true });
    log.error({ ...fields, ...describeError(error) }, 'words that ask for help could not be kept');
    throw refuse('UNAVAILABLE', undefined, { shows_help: true });
  }
}
