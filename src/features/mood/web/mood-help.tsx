// Where a note asked for it: people who can be reached. Beside what was written, never in its way.

import { useSyncExternalStore } from 'react';
import { CrisisCard } from '#features/safety/web/crisis-card.tsx';
import { likelyCountryHere } from '#features/safety/web/likely-country.ts';
import { queryClient } from '#platform/web/api.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { type KnownLogs, logsKey, moodsOf } from './member-moods.ts';
import { moodCopy } from './mood.copy.ts';
import { moodApi } from './mood-api.ts';
import type { ShownLog } from './mood-writes.ts';

type MoodHelpProps = { memberId: string; logs: readonly ShownLog[] };

export function MoodHelp({ memberId, logs }: MoodHelpProps) {
  const moods = moodsOf(memberId);
  const isAsked = useSyncExternalStore(moods.subscribe, moods.asksForHelp);
  const ids = logs.filter(({ shows_help }) => shows_help).map(({ id }) => id);
  if (ids.length === 0 && !isAsked) return null;
  const putAway = () => {
    moods.putHelpAway();
    for (const id of ids) void acknowledge(memberId, id);
  };
  return (
    <div className="grid justify-items-start gap-1">
      <CrisisCard country={likelyCountryHere()} beside="page" />
      <Button variant="quiet" size="small" onClick={putAway}>
        {moodCopy.help.away}
      </Button>
    </div>
  );
}

/** It goes at once; should the server not hear of it, it is there again at the next visit. */
async function acknowledge(memberId: string, id: string): Promise<void> {
  queryClient.setQueriesData<KnownLogs>(
    { queryKey: logsKey(memberId) },
    (known) =>
      known && {
        ...known,
        value: known.value.map((log) => (log.id === id ? { ...log, shows_help: false } : log)),
      },
  );
  await moodApi.acknowledgeHelp({ id }).catch(() => {});
}
