// The process: reads the configuration, starts the app, says where it is, and leaves in order.
import { describeError } from '#platform/server/log.ts';
import { startApp } from './app.ts';
import { ConfigError, readConfig } from './config.ts';

/** Longest wait for calls to finish their turn and for the database to close. */
const LEAVE_WITHIN_MS = 25_000;

try {
  const config = readConfig();
  const app = await startApp(config);
  console.log(`\n  ${config.productName} is at ${config.publicUrl}\n`);
  if (app.adminClaimUrl) {
    console.log(`  Become the super admin (once, within 24 hours):\n  ${app.adminClaimUrl}\n`);
  }

  let isLeaving = false;
  const leave = (signal: string) => {
    if (isLeaving) return process.exit(1);
    isLeaving = true;
    app.log.info({ signal }, 'leaving: finishing what is under way');
    setTimeout(() => process.exit(1), LEAVE_WITHIN_MS).unref();
    app.close().then(
      () => process.exit(0),
      (error: unknown) => {
        app.log.error(describeError(error), 'leaving did not go in order');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', leave);
  process.on('SIGINT', leave);
  process.on('unhandledRejection', (error) =>
    app.log.error(describeError(error), 'a failure nobody waited for'),
  );
} catch (error) {
  console.error(startFailure(error));
  process.exit(1);
}

function startFailure(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  const { code, message } = error as NodeJS.ErrnoException;
  switch (code) {
    case 'EADDRINUSE':
      return 'That port is taken by another program. Stop it, or start with another one: PORT=3001 npm start';
    case 'EACCES':
      return `This account may not do that: ${message}. Choose a PORT above 1024 and a DATA_DIR it owns.`;
    case 'ENOTDIR':
    case 'EEXIST':
      return 'DATA_DIR is not a folder. Set it to a folder this account owns.';
    case 'ENOSPC':
      return 'The disk is full. Free about 700 MB for the database and the voices, then start again.';
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'ETIMEDOUT':
      return 'The database named by DATABASE_URL does not answer. Check the host and port, and that the server is running.';
    case '28P01':
    case '28000':
      return 'The database named by DATABASE_URL refused the user or password.';
    case '3D000':
      return 'The database named by DATABASE_URL does not exist. Create it first.';
    case '42501':
      return 'The database user may not create the role and tables it needs. Give it CREATEROLE and ownership of its database.';
    default:
      return error instanceof Error ? error.message || String(code) : String(error);
  }
}
