import { apiOf } from '#platform/web/api.ts';
import type { moodContract } from '../mood.contract.ts';

export const moodApi = apiOf<typeof moodContract>('mood');

/** Everything of a member's mood that this page holds begins with this. */
export const moodKey = (memberId: string) => ['mood', memberId] as const;
