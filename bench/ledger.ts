// Everything that may happen to sessions and money only once, raced for over HTTP against two server processes on one
// database. `npm run bench -- ledger`, about eight minutes; `--trials 50` for a smaller one (and ten forgeries a trial).
import { parseArgs } from 'node:util';
import { type BenchApp, withBenchApp } from './bench-app.ts';
import { raceDeliveries, raceLastRedemption, sendForgeries } from './ledger-payments.ts';
import { raceLastSession, raceSettlement } from './ledger-sessions.ts';

const TRIALS = '1000';
const FORGERIES_A_TRIAL = 10;

const races: [key: string, says: string, race: (app: BenchApp, trials: number) => Promise<number>][] = [
  ['oneWinner', '16 starts at once on the last session: exactly one winner', raceLastSession],
  ['oneSettlement', 'ends, looks and starts at once: one settlement', raceSettlement],
  ['oneGrant', '12 deliveries of 3 events for one payment: one grant', raceDeliveries],
  ['promoOnce', 'the last redemption of a code, four at once: one winner', raceLastRedemption],
];

/** `forgedGrants` and `violations` must be 0, the others as many as `trials`. */
export async function run(): Promise<Record<string, number>> {
  const { values } = parseArgs({
    options: { trials: { type: 'string', default: TRIALS } },
    allowPositionals: true,
  });
  const trials = Number(values.trials);
  if (!Number.isInteger(trials) || trials < 1) throw new Error('--trials takes a whole number from 1');

  return withBenchApp({ processes: 2 }, async (app) => {
    const figures: Record<string, number> = { trials };
    for (const [key, says, race] of races) {
      figures[key] = await timed(says, () => race(app, trials), ` of ${trials}`);
    }
    const forgeries = trials * FORGERIES_A_TRIAL;
    figures.forgedGrants = await timed(`grants from ${forgeries} messages that were tampered with`, () =>
      sendForgeries(app, forgeries),
    );
    const { rows } = await app.owner.query<{ violation: string }>('select violation from violations');
    for (const { violation } of rows) console.log(`  violation: ${violation}`);
    console.log(`violations: ${rows.length}`);
    figures.violations = rows.length;
    return figures;
  });
}

async function timed(says: string, work: () => Promise<number>, of = ''): Promise<number> {
  const startedAt = performance.now();
  const figure = await work();
  console.log(`${says}: ${figure}${of} (${((performance.now() - startedAt) / 1_000).toFixed(0)} s)`);
  return figure;
}
