// `npm run seed`: one demo member with a year behind them, for looking at the product as it is after a while.
// Never in production, and not beside real members unless told so.
import { parseArgs } from 'node:util';
import { startApp } from '../src/app/server/app.ts';
import { ConfigError, readConfig } from '../src/app/server/config.ts';
import { countOthers, demo, seedDemo } from './seed-demo.ts';

const { values } = parseArgs({ options: { force: { type: 'boolean', default: false } } });

try {
  const config = readConfig();
  if (config.isProduction)
    throw new ConfigError('A demo member has no place in production. Nothing was done.');
  const app = await startApp(
    { ...config, port: 0, host: '127.0.0.1', logLevel: 'warn' },
    { hasSpeech: false, hasPages: false },
  );
  try {
    const others = await countOthers(app.platform);
    if (others > 0 && !values.force)
      throw new ConfigError(
        `This database has ${others} other ${others === 1 ? 'member' : 'members'}. Nothing was done.\n` +
          'To add the demo member beside them: npm run seed -- --force',
      );
    const { checkIns, entries, conversations } = await seedDemo(app);
    console.log(
      `Added ${checkIns} check-ins, ${entries} journal entries and ${conversations} conversations.\n` +
        `Sign in as ${demo.identifier} with the password ${demo.password}`,
    );
  } finally {
    await app.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
