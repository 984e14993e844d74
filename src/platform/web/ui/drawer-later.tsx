import { later } from '../later.tsx';

/** The drawer, for places that open it only now and then: its code is not waited for. */
export const DrawerLater = later(async () => (await import('./drawer.tsx')).Drawer);
