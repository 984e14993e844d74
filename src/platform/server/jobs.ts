// Work that has to be done every so often, by one process of all that share the database. Kept by pg-boss in a schema of
// its own, which belongs to the login role: the application's role never touches it.
import { PgBoss } from 'pg-boss';
import { connectionSettings, KEEP_ALIVE } from './database/database.ts';
import { describeError, type Log } from './log.ts';

export type Jobs = {
  /** Once a minute, never twice at once; a run that was missed is not made up for. */
  everyMinute(name: string, work: () => Promise<unknown>): Promise<void>;
  /** Waits a little for what is running. */
  close(): Promise<void>;
};

const CONNECTIONS = 3;
/** Longer than anything pg-boss asks: whoever has not answered by then is gone, and nobody was told. */
const ANSWER_TIMEOUT_MS = 60_000;
const LOOK_EVERY_S = 5;
/** A run whose process was killed stops standing in the way after this. */
const LONGEST_RUN_S = 240;
const STOP_WITHIN_MS = 10_000;

export async function openJobs({
  url,
  log,
  answerTimeoutMs = ANSWER_TIMEOUT_MS,
}: {
  url: string;
  log: Log;
  answerTimeoutMs?: number;
}): Promise<Jobs> {
  const { host, database, user, connectionString } = connectionSettings(url);
  // pg-boss hands all of it to pg's pool, also what its own types do not name.
  const pool = { query_timeout: answerTimeoutMs, ...KEEP_ALIVE };
  const boss = new PgBoss({
    ...pool,
    ...(connectionString ? { connectionString } : { host: host!, database: database!, user: user! }),
    application_name: 'tulia jobs',
    max: CONNECTIONS,
  });
  let isClosing = false;
  boss.on('error', (error) => {
    // Its connections are still closing when it says that it has stopped, and the database may be faster.
    if (!isClosing) log.warn(describeError(error), 'the jobs lost their database');
  });
  await boss.start();

  return {
    everyMinute: async (name, work) => {
      await boss.createQueue(name, {
        policy: 'exclusive',
        retryLimit: 0,
        expireInSeconds: LONGEST_RUN_S,
        retentionSeconds: 3_600,
        deleteAfterSeconds: 3_600,
      });
      await boss.schedule(name, '* * * * *');
      await boss.work(name, { pollingIntervalSeconds: LOOK_EVERY_S }, async () => {
        try {
          await work();
        } catch (error) {
          log.error({ job: name, ...describeError(error) }, 'a job failed and will run again');
        }
      });
    },
    close: () => {
      isClosing = true;
      return boss.stop({ graceful: true, timeout: STOP_WITHIN_MS, close: true });
    },
  };
}
