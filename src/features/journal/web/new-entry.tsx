import { ChevronDown, Plus } from 'lucide-react';
import { useNavigate } from 'react-router';
import { Button } from '#platform/web/ui/button.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { Menu, MenuItem } from '#platform/web/ui/menu.tsx';
import { journalCopy } from './journal.copy.ts';
import { templateCards } from './templates.data.ts';

/** Begins an entry, blank or from a template. The id is made here, so that it works without a network. */
export function NewEntry({ label }: { label: string }) {
  const navigate = useNavigate();
  const begin = (template: string) =>
    void navigate(`/journal/${crypto.randomUUID()}?new=${template}`, { state: { fromJournal: true } });
  return (
    <div className="flex items-center gap-1.5">
      <Button icon={<Plus size={20} aria-hidden="true" />} onClick={() => begin('free')}>
        {label}
      </Button>
      <Menu
        label={journalCopy.templates.label}
        align="start"
        trigger={
          <IconButton
            look="ring"
            label={journalCopy.templates.label}
            title={journalCopy.templates.choose}
            icon={<ChevronDown size={20} aria-hidden="true" />}
          />
        }
      >
        {templateCards.map(({ id, name, about }) => (
          <MenuItem key={id} onSelect={() => begin(id)}>
            <span className="grid py-1.5">
              <span>{name}</span>
              <span className="text-tiny font-normal text-ink-soft">{about}</span>
            </span>
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}
