// PostgreSQL refuses to run as root. When we are root it runs as another account, and where only root may walk down
// to our files (a clone in /root) that account keeps just the capability to pass through.
import { statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname } from 'node:path';

export type RunAs = {
  /** Prefix of the command line. */
  wrapper: string[];
  uid?: number;
  gid?: number;
};

const NOBODY = 65_534;

/** How to start a program that must not be root but needs to reach `paths`. */
export function runAsOrdinaryUser(paths: string[]): RunAs {
  if (process.platform === 'win32' || process.getuid?.() !== 0) return { wrapper: [] };
  if (paths.every(othersMayEnter)) return { wrapper: [], uid: NOBODY, gid: NOBODY };
  const identity = [`--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'];
  const passThrough = ['--inh-caps=+dac_read_search', '--ambient-caps=+dac_read_search'];
  return { wrapper: ['setpriv', ...identity, ...passThrough, '--'] };
}

/** The account that owns the database's files. */
export function databaseOwner(): { uid: number; gid: number } {
  const { uid, gid } = userInfo();
  return uid === 0 ? { uid: NOBODY, gid: NOBODY } : { uid, gid };
}

function othersMayEnter(path: string): boolean {
  for (let folder = path; ; folder = dirname(folder)) {
    try {
      const stats = statSync(folder);
      if (stats.isDirectory() && stats.uid !== NOBODY && (stats.mode & 0o001) === 0) return false;
    } catch {
      // Not there yet: its parent decides.
    }
    if (folder === dirname(folder)) return true;
  }
}
