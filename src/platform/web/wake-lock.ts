// Keeps the screen on while someone listens or breathes along and touches nothing. The browser takes the lock away when the
// page is hidden, so it is asked for again each time the page comes back; a browser that has none is left alone.

const isHeld = (lock: WakeLockSentinel | null) => lock !== null && !lock.released;

/** Holds the lock until the returned function is called. Never fails. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isReleased = false;

  async function request() {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    const taken = await navigator.wakeLock.request('screen').catch(() => null);
    if (!taken) return;
    // Asked for twice, as the page went and came back before the first answer: one is enough.
    if (isReleased || isHeld(lock)) await taken.release();
    else lock = taken;
  }

  document.addEventListener('visibilitychange', request);
  void request();
  return () => {
    isReleased = true;
    document.removeEventListener('visibilitychange', request);
    void lock?.release();
  };
}
