// One server process of a bench, on the database it is told; without the voices. `hasSentences`: understanding and judging
// by meaning, as in the product.
import { startApp } from '#app/server/app.ts';
import { readConfig } from '#app/server/config.ts';
import { BENCH_SECRET } from './bench-app.ts';

const [databaseUrl = '', dataDir = '', sentences = ''] = process.argv.slice(2);
const config = readConfig({ DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' });
const app = await startApp(
  { ...config, databaseUrl, authSecret: BENCH_SECRET },
  { hasSpeech: false, hasSentences: sentences === 'sentences', hasPages: false },
);
process.send?.(app.url);
process.on('disconnect', () => void app.close().finally(() => process.exit(0)));
