// The member's plan on /emergency: as the server has it, or the copy on this device as long as nobody knows.
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { PlanLists } from './plan-lists.tsx';
import { isEmptyPlan } from './plan-on-device.ts';
import { safetyPlanCopy as copy } from './safety-plan.copy.ts';
import { usePlanOnDevice } from './use-plan-on-device.ts';
import { useStoredPlan } from './use-safety-plan.ts';

export function MemberPlan() {
  const { data: stored } = useStoredPlan();
  const onDevice = usePlanOnDevice();
  const { steps } = stored ?? onDevice ?? {};
  return (
    <section
      aria-labelledby="emergency-plan"
      className="grid grid-cols-1 justify-items-start gap-3 rounded-card border border-line bg-surface p-5 sm:p-6"
    >
      <h2 id="emergency-plan" className="text-title">
        {copy.title}
      </h2>
      {steps && !isEmptyPlan(steps) ? (
        <PlanLists steps={steps} />
      ) : (
        <p className="text-ink-soft">{steps ? copy.notWritten : copy.notKnown}</p>
      )}
      <ButtonLink to="/safety-plan" variant="secondary">
        {copy.open}
      </ButtonLink>
    </section>
  );
}
