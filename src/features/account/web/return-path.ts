// Where someone was going when they were asked to sign in first. Kept for the tab alone, and only paths of our own.

const KEY = 'tulia.return-to';

export function rememberReturnPath(path: string): void {
  try {
    sessionStorage.setItem(KEY, path);
  } catch {
    // Then they land on the dashboard.
  }
}

export function forgetReturnPath(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

/** `isAdmin`: whether admin pages may be returned to. */
export function returnPath({ isAdmin, otherwise }: { isAdmin: boolean; otherwise: string }): string {
  let path: string | null = null;
  try {
    path = sessionStorage.getItem(KEY);
  } catch {
    // As if nothing was kept.
  }
  const isOurs = path !== null && /^\/(?![/\\])/.test(path);
  if (!isOurs || path === null) return otherwise;
  return isAdminPath(path) && !isAdmin ? otherwise : path;
}

export const isAdminPath = (path: string) => /^\/admin(?:[/?#]|$)/.test(path);
