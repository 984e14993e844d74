import { idOf } from '#platform/server/id-of.ts';

/** The id of these parts; another order or another cut between them gives another. */
export const derivedId = (...parts: string[]): string => idOf(JSON.stringify(parts));
