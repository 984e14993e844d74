// Words that waited on this device may be sent, and heard, while another screen is looked at: that there is help is said there.
import { toast } from '#platform/web/ui/toast.ts';
import { crisisCardCopy as copy } from './crisis-card.copy.ts';

const STAYS_MS = 20_000;

/** `path`: where the card itself stands; nothing is said to whoever is there. */
export function tellOfHelp(path: string): void {
  if (document.visibilityState === 'hidden') return;
  if (location.pathname === path || location.pathname.startsWith(`${path}/`)) return;
  toast({ title: copy.title, description: copy.elsewhere, durationMs: STAYS_MS });
}
