// One server process of the ledger bench: starts on the database it is told and sends back its address.
import { startApp } from '#app/server/app.ts';
import { readConfig } from '#app/server/config.ts';

const [databaseUrl = '', dataDir = ''] = process.argv.slice(2);
const config = readConfig({ DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' });
const app = await startApp({ ...config, databaseUrl }, { hasSpeech: false, hasPages: false });
process.send?.(app.url);
process.on('disconnect', () => void app.close().finally(() => process.exit(0)));
