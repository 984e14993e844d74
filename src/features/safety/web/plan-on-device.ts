// A copy of the safety plan that opens without a network, only where the member asked for it.
import { onWordsForgotten } from '#platform/web/kept-words.ts';
import {
  forgetEverythingPrivate,
  forgetPrivately,
  holdPrivateKey,
  keepPrivately,
  readPrivately,
} from '#platform/web/private-store.ts';
import type { PlanSteps } from '../safety-plan.contract.ts';

/**
 * The crisis page knows no member, and shows it when a session ran out, too: it is locked with a key of the browser's,
 * which dies at the sign-out of whoever is here.
 */
const DEVICE = 'device';
const NAME = 'safety-plan';

export type PlanOnDevice = {
  /** Whose it is; null: kept before this was written down with it. */
  ownerId: string | null;
  steps: PlanSteps;
};

export async function readPlanOnDevice(): Promise<PlanOnDevice | null> {
  const kept = await readPrivately<PlanOnDevice | PlanSteps>(DEVICE, NAME);
  return kept && !('steps' in kept) ? { ownerId: null, steps: kept } : kept;
}

export const isPlanOnDeviceOf = async (memberId: string | null): Promise<boolean> =>
  memberId !== null && (await readPlanOnDevice())?.ownerId === memberId;

/** Locking takes its time: begun at once, an earlier plan could come to lie over a later one. */
let last: Promise<unknown> = Promise.resolve();
function inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
  const mine = last.then(run);
  last = mine.catch(() => {});
  return mine;
}

/** Another has signed in, or somebody left: what waits its turn since before is not theirs to find. */
let comings = 0;
onWordsForgotten(() => {
  comings += 1;
});

/** Rejects when the browser keeps nothing. */
export function keepPlanOnDevice(ownerId: string | null, steps: PlanSteps): Promise<void> {
  const mine = comings;
  const plan: PlanOnDevice = { ownerId, steps };
  return inTurn(async () => {
    if (mine === comings) await keepPrivately(DEVICE, NAME, plan);
  });
}
export const forgetPlanOnDevice = () => inTurn(() => forgetPrivately(DEVICE, NAME));

export const isEmptyPlan = (steps: PlanSteps) => Object.values(steps).every((lines) => lines.length === 0);

/** Makes the copy what is stored now. Never rejects. */
export const followOnDevice = (ownerId: string | null, steps: PlanSteps): Promise<void> =>
  isEmptyPlan(steps) ? forgetPlanOnDevice() : keepPlanOnDevice(ownerId, steps).catch(() => {});

/** Whether it may stay where this member signed in; null: somebody asked to be signed out. */
export const mayStay = ({ ownerId }: PlanOnDevice, memberId: string | null): boolean =>
  memberId !== null && (ownerId === null || ownerId === memberId);

/** Forgets what may not stay, and what a page was about to keep. Never rejects. */
export async function keepOnlyPlanOf(memberId: string | null): Promise<void> {
  const kept = memberId === null ? null : await readPlanOnDevice();
  if (memberId === null || (kept && !mayStay(kept, memberId))) await forgetEverythingPrivate(DEVICE);
  if (memberId !== null) await holdPrivateKey(DEVICE);
}
