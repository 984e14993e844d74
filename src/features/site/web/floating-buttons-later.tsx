import { later } from '#platform/web/later.tsx';

/** The floating buttons, fetched once the page itself stands: nobody waits for them. */
export const FloatingButtonsLater = later(
  async () => (await import('./floating-buttons.tsx')).FloatingButtons,
);
