import { useEffect, useState } from 'react';
import { onWordsForgotten } from '#platform/web/kept-words.ts';
import { mayStay, type PlanOnDevice, readPlanOnDevice } from './plan-on-device.ts';

/** The copy on this device, gone from the page as soon as it may not stay here. undefined until the device was read. */
export function usePlanOnDevice(): PlanOnDevice | null | undefined {
  const [plan, setPlan] = useState<PlanOnDevice | null>();
  useEffect(() => {
    void readPlanOnDevice().then(setPlan);
    return onWordsForgotten((keptFor) =>
      setPlan((shown) => (shown && mayStay(shown, keptFor) ? shown : null)),
    );
  }, []);
  return plan;
}
