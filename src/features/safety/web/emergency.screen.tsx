import { TopBarTitle } from '#platform/web/ui/top-bar.tsx';
import { crisisCopy } from './crisis.copy.ts';
import { CrisisContent } from './crisis-content.tsx';
import { MemberPlan } from './member-plan.tsx';

/** /emergency: the same help, inside the member's own walls. */
export function EmergencyScreen() {
  return (
    <div className="grid w-full max-w-4xl grid-cols-1 gap-8 px-4 pt-2 pb-24 sm:px-6 lg:px-8">
      <TopBarTitle>{crisisCopy.drawerTitle}</TopBarTitle>
      <header className="grid gap-2">
        <p className="font-display text-heading">{crisisCopy.title}</p>
        <p className="text-ink-soft">{crisisCopy.lead}</p>
        <p className="text-small text-ink-soft">{crisisCopy.notAPerson}</p>
      </header>
      <CrisisContent plan={<MemberPlan />} />
    </div>
  );
}
