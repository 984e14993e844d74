// The process: reads the configuration, starts the app, says where it is, and leaves in order.
import { describeError } from '#platform/server/log.ts';
import { startApp } from './app.ts';
import { ConfigError, readConfig } from './config.ts';

/** Longest wait for calls to finish their turn and for the database to close. */
const LEAVE_WITHIN_MS = 25_000;

const NO_ANSWER =
  'The database named by DATABASE_URL does not answer. Check the host and port, and that the server is running.';
/** One Ctrl+C comes from the terminal, from npm and from the launcher; only a later one means "at once". */
const ONE_WISH_MS = 1_000;

const { leaving, leave } = leaveOnSignal();
try {
  const config = readConfig();
  const app = await startApp(config);
  console.log(`\n  ${config.productName} is at ${config.publicUrl}\n`);
  if (app.adminClaimUrl) {
    console.log(`  Become the super admin (once, within 24 hours):\n  ${app.adminClaimUrl}\n`);
  }
  process.on('unhandledRejection', (error) =>
    app.log.error(describeError(error), 'a failure nobody waited for'),
  );

  // Nobody knows what was left half-done. Whatever starts it again does so with everything settled.
  process.on('uncaughtException', (error) => {
    app.log.error(describeError(error), 'a failure nobody caught');
    process.exitCode = 1;
    leave('uncaughtException');
  });

  const reason = await leaving;
  app.log.info({ reason }, 'leaving: finishing what is under way');
  setTimeout(() => process.exit(1), LEAVE_WITHIN_MS).unref();
  await app.close().catch((error: unknown) => {
    app.log.error(describeError(error), 'leaving did not go in order');
    process.exitCode = 1;
  });
  process.exit();
} catch (error) {
  console.error(startFailure(error));
  process.exit(1);
}

/** A wish that comes while the start is under way is granted as soon as there is something to leave in order. */
function leaveOnSignal() {
  const { promise: leaving, resolve: leave } = Promise.withResolvers<string>();
  let askedAt = 0;
  const ask = (signal: NodeJS.Signals) => {
    if (askedAt > 0 && performance.now() - askedAt > ONE_WISH_MS) process.exit(1);
    askedAt ||= performance.now();
    leave(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask);
  return { leaving, leave };
}

function startFailure(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  const { code, message, syscall } = error as NodeJS.ErrnoException;
  if (code !== 'ENOSPC' && (syscall === 'mkdir' || syscall === 'open'))
    return `DATA_DIR cannot be used: ${message}. Set it to a folder this account owns.`;
  switch (code) {
    case 'ENOSPC':
    case '53100':
      return 'The disk is full. Free about 700 MB for the database and the voices, then start again.';
    case 'ECONNREFUSED':
    case 'ECONNRESET':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
    case 'ETIMEDOUT':
      return NO_ANSWER;
    case '28P01':
    case '28000':
      return 'The database named by DATABASE_URL refused the user or password.';
    case '3D000':
      return 'The database named by DATABASE_URL does not exist. Create it first.';
    case '42501':
      return 'The database user may not create the role and tables it needs. Give it CREATEROLE and ownership of its database.';
    default:
      // What the driver says, without a code, of a server that is silent or hangs up.
      return message === 'timeout expired' || message === 'Connection terminated unexpectedly'
        ? NO_ANSWER
        : message || String(code ?? error);
  }
}
