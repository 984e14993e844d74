// The member's own plan on the crisis pages: the copy on this device if there is one, and the way to it if signed in.
import { useEffect, useState } from 'react';
import type { PlanSteps } from '../safety-plan.contract.ts';
import { PlanLists } from './plan-lists.tsx';
import { readPlanOnDevice } from './plan-on-device.ts';
import { safetyPlanCopy as copy } from './safety-plan.copy.ts';

export function OwnPlan() {
  const [steps, setSteps] = useState<PlanSteps | null>(null);
  useEffect(() => {
    void readPlanOnDevice().then(setSteps);
  }, []);
  if (!steps || Object.values(steps).every((lines) => lines.length === 0)) return null;
  return (
    <section
      aria-labelledby="crisis-plan"
      className="grid gap-3 rounded-card border border-line bg-surface p-5 sm:p-6"
    >
      <h2 id="crisis-plan" className="text-title">
        {copy.title}
      </h2>
      <PlanLists steps={steps} />
    </section>
  );
}
