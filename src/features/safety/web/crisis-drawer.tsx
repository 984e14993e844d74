import { Drawer } from '#platform/web/ui/drawer.tsx';
import { crisisCopy } from './crisis.copy.ts';
import { CrisisContent } from './crisis-content.tsx';

type CrisisDrawerProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** Crisis help over whatever is running: a call goes on behind it. */
export const CrisisDrawer = ({ isOpen, onOpenChange }: CrisisDrawerProps) => (
  <Drawer
    isOpen={isOpen}
    onOpenChange={onOpenChange}
    title={crisisCopy.drawerTitle}
    side="right"
    width="page"
  >
    <div className="grid gap-6 px-5 pb-10">
      <p className="text-ink-soft">{crisisCopy.lead}</p>
      <CrisisContent isNarrow />
    </div>
  </Drawer>
);
