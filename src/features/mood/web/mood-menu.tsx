import { EllipsisVertical } from 'lucide-react';
import { useIsOnline } from '#platform/web/online-status.ts';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { Menu, MenuItem, MenuNote } from '#platform/web/ui/menu.tsx';
import { moodCopy } from './mood.copy.ts';
import { useMoodWrites } from './use-moods.ts';

const copy = moodCopy.more;

export function MoodMenu({ memberId, onActivities }: { memberId: string; onActivities: () => void }) {
  const isOnline = useIsOnline();
  const { items } = useMoodWrites(memberId);
  return (
    <Menu
      label={copy.open}
      trigger={<IconButton label={copy.open} icon={<EllipsisVertical size={20} aria-hidden="true" />} />}
    >
      <MenuItem onSelect={onActivities}>{copy.activities}</MenuItem>
      {isOnline ? (
        <MenuItem isLink>
          <a href="/api/mood/export" download>
            {copy.csv}
          </a>
        </MenuItem>
      ) : (
        <MenuNote>{copy.csvOffline}</MenuNote>
      )}
      {items.length > 0 && <MenuNote>{copy.csvWaiting}</MenuNote>}
    </Menu>
  );
}
