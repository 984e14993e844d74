// Forward-only migrations from database/migrations, in name order, each in its own transaction, the whole run
// under an advisory lock so that several processes starting at once do it once. A changed file is refused.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { APP_ROLE, connectionSettings } from './database.ts';

const MIGRATIONS = fileURLToPath(new URL('../../../../database/migrations/', import.meta.url));
const LOCK = 7_282_014;
const OLDEST_POSTGRES = 15;

/**
 * At every start, because roles belong to the server: a database restored on another one comes without them. From
 * PostgreSQL 16 on whoever makes a role may hand it out, but not take it on before giving it to themselves as well.
 */
const ENSURE_APP_ROLE = `
do $$
begin
  begin
    if not exists (select from pg_roles where rolname = '${APP_ROLE}') then
      create role ${APP_ROLE} nologin;
    end if;
  exception when duplicate_object or unique_violation then
    null; -- Made for another database of this server in the same moment.
  end;
  if not pg_has_role(current_user, '${APP_ROLE}',
    case when current_setting('server_version_num')::integer >= 160000 then 'set' else 'member' end) then
    execute format('grant ${APP_ROLE} to %I', current_user);
  end if;
end
$$`;

/** Brings the database up to date as its owner and returns the names newly applied. */
export async function migrate(url: string, directory = MIGRATIONS): Promise<string[]> {
  const client = new pg.Client({ ...connectionSettings(url), connectionTimeoutMillis: 5_000 });
  // What was asked fails by itself; without a listener a connection that breaks would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    await refuseOldServer(client);
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(ENSURE_APP_ROLE);
    await client.query(
      'create table if not exists schema_migrations (name text primary key, digest text not null, applied_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string; digest: string }>(
      'select name, digest from schema_migrations',
    );
    const applied = new Map(rows.map((row) => [row.name, row.digest]));
    const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
    const unknown = [...applied.keys()].find((name) => !names.includes(name));
    if (unknown)
      throw new Error(
        `The database has migration ${unknown}, which this version does not know. Start the newer version.`,
      );

    const fresh: string[] = [];
    for (const name of names) {
      const text = await readFile(`${directory}/${name}`, 'utf8');
      const digest = createHash('sha256').update(text).digest('hex');
      const known = applied.get(name);
      if (known === digest) continue;
      if (known)
        throw new Error(`Migration ${name} was changed after it was applied. Write a new one instead.`);
      await applyOne(client, name, text, digest);
      fresh.push(name);
    }
    return fresh;
  } finally {
    await client.end();
  }
}

async function refuseOldServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  const version = rows[0]?.server_version ?? '';
  if (Number.parseInt(version, 10) < OLDEST_POSTGRES)
    throw new Error(
      `The database named by DATABASE_URL is PostgreSQL ${version}. Tulia needs PostgreSQL ${OLDEST_POSTGRES} or newer.`,
    );
}

async function applyOne(client: pg.Client, name: string, text: string, digest: string): Promise<void> {
  await client.query('begin');
  try {
    await client.query(text);
    await client.query('insert into schema_migrations (name, digest) values ($1, $2)', [name, digest]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
