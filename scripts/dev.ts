// `npm run dev`: the server restarting as its files change, and the pages by Vite with the API behind the same address.
import { spawn } from 'node:child_process';

const port = Number(process.env.PORT ?? 3000);
const serverPort = port + 1;
const pageUrl = `http://localhost:${port}`;

const server = spawn(
  process.execPath,
  ['--watch-path=src', '--watch-preserve-output', 'src/app/server/main.ts'],
  {
    stdio: 'inherit',
    env: { ...process.env, PORT: String(serverPort), PUBLIC_URL: pageUrl },
  },
);
const pages = spawn(
  process.execPath,
  ['node_modules/vite/bin/vite.js', '--port', String(port), '--strictPort'],
  {
    stdio: 'inherit',
    env: { ...process.env, DEV_SERVER: `http://localhost:${serverPort}` },
  },
);

const stop = () => {
  server.kill('SIGTERM');
  pages.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
for (const child of [server, pages]) child.on('exit', stop);
