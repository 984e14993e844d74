// The journal of someone who wrote ten thousand entries of two kilobytes, over HTTP: the timeline, a search of all its
// words, a save. Beside it the same statements by the bare driver. `npm run bench -- journal`, about a minute.
import { randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { diary } from '#features/journal/testing/diary.data.ts';
import { dayBack, madeUpId, madeUpText, pick, seeded } from '#features/journal/testing/made-up.ts';
import { callAs, signUp, withBenchApp } from './bench-app.ts';

const ENTRIES = 10_000;
const CHARACTERS = 2_000;
const LISTS = 200;
const SEARCHES = 200;
const SAVES = 300;
const WARM_UP = 10;
const PAGE = 30;

type Figures = Record<'listP95Ms' | 'searchP95Ms' | 'saveP95Ms' | 'listRatio' | 'saveRatio', number>;
type Call = (method: string, path: string, body?: unknown) => Promise<Record<string, unknown>>;

export function run(): Promise<Figures> {
  return withBenchApp({ hasSentences: true }, async ({ urls: [url = ''], owner }) => {
    const cookie = await signUp(url);
    await fill(url, cookie);
    const { rows } = await owner.query<{ id: string }>('select id from members');
    const call: Call = (method, path, body) => callAs(cookie, method, `${url}/api${path}`, body);
    return measure(url, call, owner, rows[0]!.id);
  });
}

async function measure(url: string, call: Call, owner: pg.Client, memberId: string): Promise<Figures> {
  const random = seeded(3);
  // Before anything of this journal was read: what somebody waits who searches first of all.
  const stall = watchStalls(url);
  const cold = (await timed(1, () => call('GET', '/journal/entries?q=persimmon')))[0]!;
  const longestStall = await stall.stop();

  const words = [...diary.middles, ...diary.endings].flatMap((text) => text.split(/\W+/)).filter(Boolean);
  const search = await timed(SEARCHES, (at) => {
    // Absent, once in the journal, everywhere.
    const q = at % 3 === 0 ? `xylo${at}` : at % 3 === 1 ? `needle${at * 31}x` : pick(random, words);
    return call('GET', `/journal/entries?q=${encodeURIComponent(q)}`);
  });

  let cursor: unknown = null;
  const list = await timed(LISTS, async () => {
    const page = await call('GET', `/journal/entries?limit=${PAGE}${cursor ? `&cursor=${cursor}` : ''}`);
    cursor = page.nextCursor;
  });
  const save = await timed(SAVES, () => call('PUT', `/journal/entries/${randomUUID()}`, draft(random)));
  // While someone writes, each search has one more entry to read first.
  const mixed = await timed(60, async () => {
    await call('PUT', `/journal/entries/${randomUUID()}`, draft(random));
    const startedAt = performance.now();
    await call('GET', '/journal/entries?q=persimmon');
    return performance.now() - startedAt;
  });

  await owner.query('set role tulia_app');
  const rawList = await timed(LISTS, () =>
    asMember(owner, memberId, () => owner.query(listSql, [memberId, PAGE + 1])),
  );
  const sealed = randomBytes(CHARACTERS + 100);
  const rawSave = await timed(SAVES, () =>
    asMember(owner, memberId, async () => {
      await owner.query(saveSql, [randomUUID(), memberId, randomUUID(), sealed]);
      await owner.query("select pg_notify('tulia_bench', 'x')");
      await owner.query('select id from journal_photos where user_id = $1 and entry_id = $2', [
        memberId,
        randomUUID(),
      ]);
    }),
  );

  const figures: Figures = {
    listP95Ms: p95(list),
    searchP95Ms: p95([...search, ...mixed]),
    saveP95Ms: p95(save),
    listRatio: round(p95(list) / p95(rawList)),
    saveRatio: round(p95(save) / p95(rawSave)),
  };
  console.log(`${ENTRIES} entries of ${CHARACTERS} characters, one member, one after the other`);
  console.log(
    `  timeline, ${PAGE} a page:   p95 ${figures.listP95Ms} ms, by the bare driver ${p95(rawList)} ms`,
  );
  console.log(
    `  search:                p95 ${figures.searchP95Ms} ms; the first, with nothing in memory, ${round(cold)} ms`,
  );
  console.log(`  others waited at most ${longestStall} ms while that first search ran`);
  console.log(`  save, judged:          p95 ${figures.saveP95Ms} ms, by the bare driver ${p95(rawSave)} ms`);
  return figures;
}

const listSql = `
  select e.*, photos.* from (
    select * from journal_entries where user_id = $1
    order by is_pinned desc, date desc, created_at desc, id desc limit $2) e
  left join lateral (
    select count(*)::integer as photo_count, (array_agg(p.id order by p.position, p.id))[1] as cover_photo_id
    from journal_photos p where p.entry_id = e.id and p.user_id = e.user_id) photos on true
  order by e.is_pinned desc, e.date desc, e.created_at desc, e.id desc`;

const saveSql = `
  with asked as (
      insert into journal_writes (write_id, user_id, asked_id, entry_id) values ($3, $2, $1, $1)
      on conflict do nothing returning write_id),
    counted as (
      insert into journal_revisions (user_id, revision) select $2::uuid, 1 from asked
      on conflict (user_id) do update set revision = journal_revisions.revision + 1 returning revision),
    written as (
      insert into journal_entries (id, user_id, words, date, template, word_count, revision, origin_id)
      select $1::uuid, $2::uuid, $4::bytea, '2025-06-01', 'free', 300, revision, $1::uuid from counted
      where not exists (select from journal_deletions where user_id = $2 and entry_id = $1)
      on conflict do nothing returning *)
  select * from written`;

async function asMember(client: pg.Client, memberId: string, work: () => Promise<unknown>): Promise<void> {
  await client.query('begin');
  await client.query(
    "select set_config('app.scope', 'member', true), set_config('app.member_id', $1, true)",
    [memberId],
  );
  await work();
  await client.query('commit');
}

const draft = (random: () => number) => ({
  title: pick(random, diary.titles),
  body: madeUpText(random, CHARACTERS),
  date: '2025-06-01',
  tags: [pick(random, diary.tags)],
  mood: 3,
  template: 'free',
  is_pinned: false,
  base_version: 0,
  write_id: randomUUID(),
});

/** Through the import, as a member with such a journal would come. */
async function fill(url: string, cookie: string): Promise<void> {
  const random = seeded(9);
  const lines = Array.from({ length: ENTRIES }, (_, at) => {
    const written = `${dayBack(at % 3_600)}T08:00:00.000Z`;
    return JSON.stringify({
      id: madeUpId(random),
      date: written.slice(0, 10),
      title: pick(random, diary.titles),
      body: `${madeUpText(random, CHARACTERS - 20)} needle${at}x`,
      tags: [pick(random, diary.tags)],
      mood: null,
      template: 'free',
      is_pinned: at < 3,
      conflict_of: null,
      created_at: written,
      updated_at: written,
      reflection: null,
      photos: [],
    });
  });
  const startedAt = performance.now();
  const answer = await fetch(`${url}/api/journal/import?kind=own`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: `{"format":"tulia-journal","version":1,"entries":[\n${lines.join(',\n')}\n]}\n`,
  });
  const report = (await answer.json()) as { entries?: { fresh: number } };
  if (report.entries?.fresh !== ENTRIES) throw new Error(`the import answered ${answer.status}`);
  console.log(`filled by an import in ${((performance.now() - startedAt) / 1_000).toFixed(1)} s`);
}

/** What each of `count` took, in ms, or said it took; a few before them are not counted, unless there is only one. */
async function timed(count: number, work: (at: number) => Promise<unknown>): Promise<number[]> {
  const taken: number[] = [];
  const warmUp = count === 1 ? 0 : WARM_UP;
  for (let at = 0; at < count + warmUp; at += 1) {
    const startedAt = performance.now();
    const own = await work(at);
    if (at >= warmUp) taken.push(typeof own === 'number' ? own : performance.now() - startedAt);
  }
  return taken;
}

function watchStalls(url: string): { stop(): Promise<number> } {
  let isOver = false;
  let longest = 0;
  const watching = (async () => {
    while (!isOver) {
      const startedAt = performance.now();
      await (await fetch(`${url}/healthz`)).arrayBuffer();
      longest = Math.max(longest, performance.now() - startedAt);
    }
  })();
  return {
    stop: async () => {
      isOver = true;
      await watching;
      return round(longest);
    },
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;
const p95 = (values: number[]): number =>
  round(
    [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * 0.95))] ??
      Number.NaN,
  );
