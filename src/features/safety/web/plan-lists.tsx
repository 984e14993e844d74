import type { PlanSteps } from '../safety-plan.contract.ts';
import { planSteps } from '../safety-plan.data.ts';
import { safetyPlanCopy } from './safety-plan.copy.ts';

/** The plan to be read, in its order; steps without a line are left out. */
export function PlanLists({ steps }: { steps: PlanSteps }) {
  return (
    <ol className="grid gap-4">
      {planSteps
        .filter((step) => steps[step].length > 0)
        .map((step) => (
          <li key={step} className="grid gap-1 break-inside-avoid">
            <h3 className="font-sans text-body font-semibold tracking-normal">
              {safetyPlanCopy.steps[step].title}
            </h3>
            <ul className="grid list-disc gap-0.5 pl-5">
              {steps[step].map((line) => (
                <li key={line} className="wrap-anywhere">
                  {line}
                </li>
              ))}
            </ul>
          </li>
        ))}
    </ol>
  );
}
