// Where an entry asked for it: people who can be reached. Beside what was written, never in its way.
import { CrisisCard } from '#features/safety/web/crisis-card.tsx';
import { likelyCountryHere } from '#features/safety/web/likely-country.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { journalCopy } from './journal.copy.ts';
import { journalApi } from './journal-api.ts';
import type { ShownItem } from './journal-writes.ts';
import { hideHelp } from './member-journal.ts';

const RECENT_MS = 14 * 86_400_000;

/** Of those written lately: an older one keeps its card beside its words. */
export const idsAskingForHelp = (items: readonly ShownItem[], now = Date.now()): string[] =>
  items
    .filter(({ shows_help, updated_at }) => shows_help && now - Date.parse(updated_at) < RECENT_MS)
    .map(({ id }) => id);

type JournalHelpProps = { memberId: string; country: string | null; ids: readonly string[] };

export function JournalHelp({ memberId, country, ids }: JournalHelpProps) {
  if (ids.length === 0) return null;
  function putAway() {
    for (const id of ids) {
      hideHelp(memberId, id);
      // Should the server not hear of it, it is there again at the next visit.
      void journalApi.acknowledgeHelp({ id }).catch(() => {});
    }
  }
  return (
    <div className="grid justify-items-start gap-1">
      <CrisisCard country={country ?? likelyCountryHere()} beside="page" />
      <Button variant="quiet" size="small" onClick={putAway}>
        {journalCopy.help.away}
      </Button>
    </div>
  );
}
