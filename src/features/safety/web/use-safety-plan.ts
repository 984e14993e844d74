// Keeps the plan on the server as it is written, and on this device until it is there. A plan changed on another device is
// never overwritten unasked: writing stops being saved until the member chose.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isRefusal } from '#platform/shared/refusals.ts';
import { apiOf } from '#platform/web/api.ts';
import { askBeforeUnload } from '#platform/web/before-unload.ts';
import { onChange } from '#platform/web/live.ts';
import { readKeptMember } from '#platform/web/offline/kept-member.ts';
import type { PlanSteps, SafetyPlan, safetyPlanContract } from '../safety-plan.contract.ts';
import { type PlanStep, planSteps } from '../safety-plan.data.ts';
import { keepPlan, keptPlan, loadKeptPlan, settleKeptPlan } from './kept-plan.ts';
import { draftOf, isSamePlan, type PlanDraft, problemIn, stepsOf } from './plan-draft.ts';
import { followOnDevice, forgetPlanOnDevice } from './plan-on-device.ts';

const api = apiOf<typeof safetyPlanContract>('safetyPlan');
const SAVE_AFTER_MS = 1_000;
const key = ['safety-plan'];

export type SaveState = 'saved' | 'unsaved' | 'saving' | 'failed' | 'invalid' | 'elsewhere';

/** The save that runs in this page, and the version it came to; null: to none. It outlives the screen that began it. */
let underWay: Promise<number | null> | null = null;

/** The plan as the server has it, followed as it changes. */
export function useStoredPlan() {
  const client = useQueryClient();
  useEffect(() => onChange('safety-plan', () => void client.invalidateQueries({ queryKey: key })), [client]);
  return useQuery({ queryKey: key, queryFn: () => api.getPlan(), staleTime: 0 });
}

type SafetyPlanOptions = { isOnDevice: boolean; memberId: string | null };

export function useSafetyPlan({ isOnDevice, memberId }: SafetyPlanOptions) {
  const client = useQueryClient();
  const stored = useStoredPlan();
  const [draft, setDraft] = useState<PlanDraft | null>(null);
  const [state, setState] = useState<SaveState>('saved');
  const [other, setOther] = useState<SafetyPlan | null>(null);
  const [isKeptLoaded, setIsKeptLoaded] = useState(false);
  const version = useRef(0);
  const savedAt = useRef<string | null>(null);
  const running = useRef(false);
  const isMounted = useRef(true);
  const onDevice = useRef(isOnDevice);
  onDevice.current = isOnDevice;
  const latest = useRef<PlanDraft | null>(null);

  const put = (next: PlanDraft) => {
    latest.current = next;
    setDraft(next);
  };
  const show = (plan: SafetyPlan) => {
    version.current = plan.version;
    savedAt.current = plan.updated_at;
    put(draftOf(plan.steps));
    setOther(null);
    setState('saved');
  };

  useEffect(() => {
    let isWaiting = true;
    void loadKeptPlan(memberId).then(() => isWaiting && setIsKeptLoaded(true));
    // The screen that was left may still be saving: what is written here goes over what it made.
    void underWay?.then((reached) => {
      if (isWaiting && reached !== null) version.current = reached;
    });
    return () => {
      isWaiting = false;
    };
  }, [memberId]);

  const open = (plan: SafetyPlan) => {
    const kept = keptPlan(memberId);
    if (!kept || isSamePlan(stepsOf(kept.draft), plan.steps)) {
      if (kept) keepPlan(memberId, null);
      return show(plan);
    }
    version.current = kept.version;
    savedAt.current = plan.updated_at;
    put(kept.draft);
    if (kept.version === plan.version) return setState('unsaved');
    // Changed since on another device.
    setOther(plan);
    setState('elsewhere');
  };
  const takeIn = useEffectEvent((plan: SafetyPlan) => {
    if (!latest.current) open(plan);
    else if (state === 'saved' && plan.version !== version.current) show(plan);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came while something was unsaved is looked at again
  useEffect(() => {
    if (stored.data && isKeptLoaded) takeIn(stored.data);
  }, [stored.data, isKeptLoaded, state]);

  useEffect(() => {
    if (isOnDevice && stored.data && state === 'saved') void followOnDevice(memberId, stored.data.steps);
  }, [isOnDevice, stored.data, state, memberId]);

  const settle = useCallback(
    async (plan: SafetyPlan, steps: PlanSteps) => {
      version.current = plan.version;
      savedAt.current = plan.updated_at;
      if (!isStillHere(memberId)) return;
      await client.cancelQueries({ queryKey: key });
      client.setQueryData(key, plan);
      settleKeptPlan(memberId, steps, plan.version);
      if (onDevice.current) await followOnDevice(memberId, steps);
    },
    [client, memberId],
  );

  /** What was written meanwhile follows at once when the screen was left; else it waits for the pen to rest. */
  const run = useCallback(
    async (before: number | null): Promise<number | null> => {
      const text = latest.current;
      if (!text) return before;
      if (hasProblem(text)) {
        setState('invalid');
        return before;
      }
      const steps = stepsOf(text);
      const answer = await store(steps, version.current, memberId);
      if (answer && !answer.isOurs) {
        setOther(answer.plan);
        setState('elsewhere');
        return before;
      }
      if (answer) await settle(answer.plan, steps);
      const reached = answer ? answer.plan.version : before;
      const isLatest = isSamePlan(stepsOf(latest.current ?? text), steps);
      if (!isLatest && !isMounted.current && isStillHere(memberId)) return run(reached);
      if (isLatest) setState(answer ? 'saved' : 'failed');
      else setState('unsaved');
      return reached;
    },
    [settle, memberId],
  );

  const save = useCallback(() => {
    if (!latest.current || running.current) return;
    running.current = true;
    setState('saving');
    const earlier = underWay;
    const inTurn = async () => {
      if (earlier) await earlier;
      return run(null);
    };
    const mine = inTurn().finally(() => {
      running.current = false;
      if (underWay === mine) underWay = null;
    });
    underWay = mine;
  }, [run]);

  // The draft starts the clock anew; while a save runs, the next one waits for its end.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the draft must restart the wait
  useEffect(() => {
    if (state !== 'unsaved') return;
    const timer = setTimeout(save, SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [draft, state, save]);

  useEffect(() => {
    if (state !== 'failed') return;
    addEventListener('online', save);
    return () => removeEventListener('online', save);
  }, [state, save]);

  const isUnsaved = state !== 'saved';
  useEffect(() => (isUnsaved ? askBeforeUnload() : undefined), [isUnsaved]);

  // Leaving within the second before a save, the end of the one before perhaps not drawn yet.
  const leaving = useRef(() => {});
  leaving.current = () => {
    if (state === 'unsaved' || state === 'saving' || state === 'failed') save();
  };
  useEffect(() => {
    isMounted.current = true;
    const leave = () => leaving.current();
    const onHidden = () => document.visibilityState === 'hidden' && leave();
    document.addEventListener('visibilitychange', onHidden);
    addEventListener('pagehide', leave);
    return () => {
      isMounted.current = false;
      document.removeEventListener('visibilitychange', onHidden);
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  return {
    isLoading: stored.isPending,
    /** Or it waits for a network, and goes on by itself when it is back. */
    isNotLoaded: (stored.isError || stored.isPaused) && !draft,
    reload: () => void stored.refetch(),
    draft,
    state,
    other,
    savedAt: savedAt.current,
    write(step: PlanStep, text: string) {
      if (!latest.current) return;
      const next = { ...latest.current, [step]: text };
      put(next);
      keepPlan(memberId, { draft: next, version: version.current });
      setState((before) => (before === 'elsewhere' || before === 'saving' ? before : 'unsaved'));
    },
    saveNow: save,
    overwriteOther() {
      version.current = other?.version ?? version.current;
      setOther(null);
      save();
    },
    takeOther() {
      if (!other) return;
      keepPlan(memberId, null);
      client.setQueryData(key, other);
      show(other);
    },
    async remove() {
      // A save on its way would bring it back.
      await underWay;
      running.current = true;
      const { version: emptied } = await api.deletePlan().finally(() => {
        running.current = false;
      });
      const deleted: SafetyPlan = { steps: nothing, version: emptied, updated_at: null };
      keepPlan(memberId, null);
      await forgetPlanOnDevice();
      client.setQueryData(key, deleted);
      show(deleted);
    },
  };
}

/** A late answer is nothing to whoever signed in here since. */
const isStillHere = (memberId: string | null) => (readKeptMember()?.id ?? null) === memberId;

const hasProblem = (text: PlanDraft) => planSteps.some((step) => problemIn(text[step]) !== null);

/** The stored plan, ours or what another device put there; null when nobody knows. */
async function store(
  steps: PlanSteps,
  version: number,
  memberId: string | null,
): Promise<{ plan: SafetyPlan; isOurs: boolean } | null> {
  const context = memberId === null ? {} : { writtenFor: memberId };
  try {
    return { plan: await api.savePlan({ steps, version }, { context }), isOurs: true };
  } catch (error) {
    if (!isRefusal(error, 'CHANGED_ELSEWHERE')) return null;
    const plan = await api.getPlan().catch(() => null);
    // The same words: they were stored before, and only the answer was lost.
    return plan && { plan, isOurs: isSamePlan(plan.steps, steps) };
  }
}

const nothing = Object.fromEntries(planSteps.map((step) => [step, []])) as unknown as PlanSteps;
