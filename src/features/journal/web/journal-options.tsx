import { Download, Ellipsis, Upload } from 'lucide-react';
import { useState } from 'react';
import { later } from '#platform/web/later.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { Menu, MenuItem, MenuRule } from '#platform/web/ui/menu.tsx';
import { journalCopy } from './journal.copy.ts';
import { exportUrl } from './journal-api.ts';

const copy = journalCopy.menu;
const exports = [
  { format: 'json', label: copy.exportJson },
  { format: 'markdown', label: copy.exportMarkdown },
  { format: 'pdf', label: copy.exportPdf },
] as const;

const ImportDialogLater = later(async () => (await import('./import-dialog.tsx')).ImportDialog);

/** What can be done with the journal as a whole: taking entries in and taking everything out. */
export function JournalOptions({ memberId }: { memberId: string }) {
  const [isImporting, setIsImporting] = useState(false);
  return (
    <>
      <Menu
        label={copy.label}
        trigger={
          <IconButton look="ring" label={copy.label} icon={<Ellipsis size={20} aria-hidden="true" />} />
        }
      >
        <MenuItem icon={<Upload size={18} aria-hidden="true" />} onSelect={() => setIsImporting(true)}>
          {copy.import}
        </MenuItem>
        <MenuRule />
        {exports.map(({ format, label }) => (
          <MenuItem key={format} isLink>
            <a href={exportUrl(format)} download>
              <Download size={18} aria-hidden="true" />
              {label}
            </a>
          </MenuItem>
        ))}
      </Menu>
      {isImporting && <ImportDialogLater memberId={memberId} onClose={() => setIsImporting(false)} />}
    </>
  );
}
