// The member's own plan on the crisis pages: the copy on this device if there is one, and the way to it if signed in.
import { useEffect, useState } from 'react';
import { onWordsForgotten } from '#platform/web/kept-words.ts';
import { PlanLists } from './plan-lists.tsx';
import { mayStay, type PlanOnDevice, readPlanOnDevice } from './plan-on-device.ts';
import { safetyPlanCopy as copy } from './safety-plan.copy.ts';

export function OwnPlan() {
  const [plan, setPlan] = useState<PlanOnDevice | null>(null);
  useEffect(() => {
    void readPlanOnDevice().then(setPlan);
    return onWordsForgotten((keptFor) =>
      setPlan((shown) => (shown && mayStay(shown, keptFor) ? shown : null)),
    );
  }, []);
  if (!plan || Object.values(plan.steps).every((lines) => lines.length === 0)) return null;
  return (
    <section
      aria-labelledby="crisis-plan"
      className="grid gap-3 rounded-card border border-line bg-surface p-5 sm:p-6"
    >
      <h2 id="crisis-plan" className="text-title">
        {copy.title}
      </h2>
      <PlanLists steps={plan.steps} />
    </section>
  );
}
