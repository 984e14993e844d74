// What stands behind a verdict: ids of rules, or `kind.learned` where the reader alone saw it, and `kind.faint` where what
// came before leaves nothing of that but the sound of it.
import type { RiskKind } from '../safety.contract.ts';

export const learnedOf = (kind: RiskKind): string => `${kind}.learned`;
export const faintOf = (kind: RiskKind): string => `${kind}.faint`;

/** No rule shares it. */
export const isReaders = (id: string): boolean => id.endsWith('.learned') || id.endsWith('.faint');

/** Help is kept in sight, and nobody is asked because of it. */
export const isFaint = (id: string): boolean => id.endsWith('.faint');
