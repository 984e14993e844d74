import type { PlanSteps } from '../safety-plan.contract.ts';
import { planSteps } from '../safety-plan.data.ts';
import { safetyPlanCopy } from './safety-plan.copy.ts';
import { TelephoneNumber } from './telephone-number.tsx';
import { telephoneParts } from './telephone-parts.ts';

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
                  <LineToRing line={line} />
                </li>
              ))}
            </ul>
          </li>
        ))}
    </ol>
  );
}

const LineToRing = ({ line }: { line: string }) =>
  telephoneParts(line).map(({ text, number }, at) =>
    number ? (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one line never move
        key={at}
        href={`tel:${number}`}
        className="py-1 font-semibold text-brand underline underline-offset-3"
      >
        <TelephoneNumber value={text} />
      </a>
    ) : (
      text
    ),
  );
