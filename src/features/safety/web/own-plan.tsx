// The member's own plan on the crisis pages: the copy on this device if there is one, and the way to it if signed in.
import { useEffect, useState } from 'react';
import { onWordsForgotten } from '#platform/web/kept-words.ts';
import { readKeptMember } from '#platform/web/offline/kept-member.ts';
import { buttonClass } from '#platform/web/ui/button.tsx';
import { PlanLists } from './plan-lists.tsx';
import { isEmptyPlan } from './plan-on-device.ts';
import { safetyPlanCopy as copy } from './safety-plan.copy.ts';
import { usePlanOnDevice } from './use-plan-on-device.ts';

type OwnPlanProps = {
  /** Not where the link would lead to the page itself. */
  isLinked?: boolean;
};

export function OwnPlan({ isLinked = true }: OwnPlanProps) {
  const plan = usePlanOnDevice();
  const [isMember, setIsMember] = useState(false);
  useEffect(() => {
    setIsMember(readKeptMember() !== null);
    return onWordsForgotten((keptFor) => setIsMember(keptFor !== null));
  }, []);
  const hasPlan = plan && !isEmptyPlan(plan.steps);
  const hasLink = isLinked && isMember;
  if (!hasPlan && !hasLink) return null;
  return (
    <section
      aria-labelledby="crisis-plan"
      className="grid justify-items-start gap-3 rounded-card border border-line bg-surface p-5 sm:p-6"
    >
      <h2 id="crisis-plan" className="text-title">
        {copy.title}
      </h2>
      {hasPlan && <PlanLists steps={plan.steps} />}
      {hasLink && (
        <a
          href="/safety-plan"
          target="_blank"
          rel="noopener"
          className={buttonClass({ variant: 'secondary' })}
        >
          {copy.openFromHelp}
          <span className="sr-only">({copy.newTab})</span>
        </a>
      )}
    </section>
  );
}
