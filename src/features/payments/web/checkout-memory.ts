// What outlives the way to the payment page and back, in this tab: which screen the member came from.
const KEY = 'tulia.before-checkout';
const HOME = '/dashboard';

/** A path of this application; anything else leads home. */
const ownPath = (path: unknown): string =>
  typeof path === 'string' && /^\/(?![/\\])/.test(path) && !/^\/upgrade(\/|$|\?)/.test(path) ? path : HOME;

export function rememberPlace(path: unknown): void {
  try {
    sessionStorage.setItem(KEY, ownPath(path));
  } catch {
    // Then the way back leads home.
  }
}

export function rememberedPlace(): string {
  try {
    return ownPath(sessionStorage.getItem(KEY));
  } catch {
    return HOME;
  }
}
