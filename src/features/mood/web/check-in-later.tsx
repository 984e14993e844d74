// The check-in where it is a guest: its code is fetched after the page it stands on.
import { later } from '#platform/web/later.tsx';

export const SidebarCheckInLater = later<{ onNavigate?: () => void }>(
  async () => (await import('./sidebar-check-in.tsx')).SidebarCheckIn,
);

export const SessionCheckInLater = later(async () => (await import('./session-check-in.tsx')).SessionCheckIn);
