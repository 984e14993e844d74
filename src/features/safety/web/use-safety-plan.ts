// Keeps the plan on the server as it is written. A plan changed on another device is never overwritten unasked: writing
// stops being saved until the member chose.
import { ORPCError } from '@orpc/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { apiOf } from '#platform/web/api.ts';
import type { PlanSteps, SafetyPlan, safetyPlanContract } from '../safety-plan.contract.ts';
import { type PlanStep, planSteps } from '../safety-plan.data.ts';
import { draftOf, isSamePlan, type PlanDraft, problemIn, stepsOf } from './plan-draft.ts';
import { forgetPlanOnDevice, keepPlanOnDevice } from './plan-on-device.ts';

const api = apiOf<typeof safetyPlanContract>('safetyPlan');
const SAVE_AFTER_MS = 1_000;
const key = ['safety-plan'];

export type SaveState = 'saved' | 'unsaved' | 'saving' | 'failed' | 'invalid' | 'elsewhere';

type SafetyPlanOptions = { isOnDevice: boolean; memberId: string | null };

export function useSafetyPlan({ isOnDevice, memberId }: SafetyPlanOptions) {
  const client = useQueryClient();
  const stored = useQuery({ queryKey: key, queryFn: () => api.getPlan(), staleTime: 0 });
  const [draft, setDraft] = useState<PlanDraft | null>(null);
  const [state, setState] = useState<SaveState>('saved');
  const [other, setOther] = useState<SafetyPlan | null>(null);
  const version = useRef(0);
  const savedAt = useRef<string | null>(null);
  const running = useRef(false);
  const latest = useRef<PlanDraft | null>(null);
  latest.current = draft;

  useEffect(() => {
    if (!stored.data || latest.current) return;
    version.current = stored.data.version;
    savedAt.current = stored.data.updated_at;
    setDraft(draftOf(stored.data.steps));
  }, [stored.data]);

  const save = useCallback(
    async (overVersion = version.current) => {
      const text = latest.current;
      if (!text || running.current) return;
      if (planSteps.some((step) => problemIn(text[step]))) {
        setState('invalid');
        return;
      }
      running.current = true;
      setState('saving');
      try {
        const steps = stepsOf(text);
        const plan = await api.savePlan({ steps, version: overVersion });
        version.current = plan.version;
        savedAt.current = plan.updated_at;
        client.setQueryData(key, plan);
        if (isOnDevice) await keepPlanOnDevice(memberId, steps).catch(() => {});
        const isStillSame = latest.current && isSamePlan(stepsOf(latest.current), steps);
        setState(isStillSame ? 'saved' : 'unsaved');
      } catch (error) {
        if (error instanceof ORPCError && error.code === 'CHANGED_ELSEWHERE') {
          setOther(await api.getPlan().catch(() => null));
          setState('elsewhere');
        } else {
          setState('failed');
        }
      } finally {
        running.current = false;
      }
    },
    [client, isOnDevice, memberId],
  );

  // The draft starts the clock anew; while a save runs, the next one waits for its end.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the draft must restart the wait
  useEffect(() => {
    if (state !== 'unsaved') return;
    const timer = setTimeout(() => void save(), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [draft, state, save]);

  useEffect(() => {
    if (state === 'saved') return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [state]);

  // Leaving within the second before a save.
  const leaving = useRef({ state, save });
  leaving.current = { state, save };
  useEffect(() => () => void (leaving.current.state === 'unsaved' && leaving.current.save()), []);

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
      setDraft((before) => before && { ...before, [step]: text });
      setState((before) => (before === 'elsewhere' ? before : 'unsaved'));
    },
    saveNow: () => void save(),
    overwriteOther() {
      version.current = other?.version ?? version.current;
      setOther(null);
      void save(version.current);
    },
    takeOther() {
      if (!other) return;
      version.current = other.version;
      savedAt.current = other.updated_at;
      client.setQueryData(key, other);
      setDraft(draftOf(other.steps));
      setOther(null);
      setState('saved');
    },
    async remove() {
      await api.deletePlan();
      await forgetPlanOnDevice();
      version.current = 0;
      savedAt.current = null;
      client.setQueryData<SafetyPlan>(key, (plan) => plan && { ...plan, steps: nothing, version: 0 });
      setDraft(draftOf(nothing));
      setState('saved');
    },
  };
}

const nothing = Object.fromEntries(planSteps.map((step) => [step, []])) as unknown as PlanSteps;
