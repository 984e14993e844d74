// The screens inside their layouts. A path nobody knows leads home.
import type { ComponentType, ReactNode } from 'react';
import { matchPath, Navigate, type RouteObject } from 'react-router';
import { lazyScreen } from './lazy-screen.tsx';
import { layoutChunks, type ScreenLayout, type ScreenRoute, screenRoutes } from './screens.ts';

const MemberShell = lazyScreen<{ area: 'member' | 'visitor' }>(layoutChunks.member);
const AdminShell = lazyScreen(layoutChunks.admin);
const EntranceLayout = lazyScreen(layoutChunks.entrance);
const PublicLayout = lazyScreen(layoutChunks.site);

const layouts: Record<ScreenLayout, { element: ReactNode; preload: () => Promise<unknown> }> = {
  site: { element: <PublicLayout />, preload: PublicLayout.preload },
  entrance: { element: <EntranceLayout />, preload: EntranceLayout.preload },
  member: { element: <MemberShell area="member" />, preload: MemberShell.preload },
  visitor: { element: <MemberShell area="visitor" />, preload: MemberShell.preload },
  admin: { element: <AdminShell />, preload: AdminShell.preload },
};

// Two paths with one `load` (such as /dashboard and /realtime) share one screen, and moving between them keeps it mounted.
const screens = new Map<ScreenRoute['load'], ComponentType & { preload: () => Promise<unknown> }>();
for (const { load } of screenRoutes) if (!screens.has(load)) screens.set(load, lazyScreen(load));

function screenElement(route: ScreenRoute) {
  const Screen = screens.get(route.load);
  return Screen ? <Screen /> : null;
}

export const routes: RouteObject[] = [
  ...(Object.keys(layouts) as ScreenLayout[]).map((layout) => ({
    element: layouts[layout].element,
    children: screenRoutes
      .filter((route) => route.layout === layout)
      .map((route) => ({ path: route.path, element: screenElement(route) })),
  })),
  { path: '*', element: <Navigate to="/" replace /> },
];

export const findScreen = (pathname: string) =>
  screenRoutes.find(({ path }) => matchPath(path, pathname)) ?? null;

/** Fetches the code of a path ahead of going there: true when all of it came. The visit itself reports a failure. */
export async function preloadScreen(pathname: string): Promise<boolean> {
  const route = findScreen(pathname);
  if (!route) return true;
  const parts = [layouts[route.layout].preload(), screens.get(route.load)?.preload()];
  return (await Promise.allSettled(parts)).every(({ status }) => status === 'fulfilled');
}
