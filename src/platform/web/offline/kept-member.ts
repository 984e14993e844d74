// Who was signed in here last, so that their own screens can open without a network. It is no credential: the server
// believes only the cookie, and what is kept on this device opens only with the key that dies at sign-out.
const KEY = 'tulia.member';

export type KeptMember = { id: string; nickname: string; country: string | null };

export function readKeptMember(): KeptMember | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { id, nickname, country } = kept as Partial<Record<keyof KeptMember, unknown>>;
    if (typeof id !== 'string' || typeof nickname !== 'string') return null;
    return { id, nickname, country: typeof country === 'string' ? country : null };
  } catch {
    return null;
  }
}

/** null forgets. */
export function keepMember(member: KeptMember | null): void {
  try {
    if (member) {
      const { id, nickname, country } = member;
      localStorage.setItem(KEY, JSON.stringify({ id, nickname, country }));
    } else localStorage.removeItem(KEY);
  } catch {
    // Storage is closed to us: opening without a network then needs a sign-in first.
  }
}
