// What is known of the danger before anything was said in a call: where somebody was not safe in this conversation the
// therapist begins with care, and without slang; how grave it is now, the member's next words tell.
import type { Assessment } from '#features/safety/safety.contract.ts';
import type { LoadedCall } from './ports.ts';

export function riskAtStart({ hasEarlierEvent }: Pick<LoadedCall, 'hasEarlierEvent'>): Assessment {
  return { level: hasEarlierEvent ? 'watch' : 'none', kinds: [], evidence: [], declined: [] };
}
