// `npm run check`: types, format and lint, dead code. All three run, then all complaints are shown.
import { spawn } from 'node:child_process';

const tools: [name: string, ...args: string[]][] = [
  ['types', 'node_modules/typescript/bin/tsc', '--noEmit', '-p', '.'],
  ['format and lint', 'node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.'],
  ['dead code', 'node_modules/knip/bin/knip.js', '--no-progress'],
];

const results = await Promise.all(
  tools.map(
    ([name, ...args]) =>
      new Promise<{ name: string; code: number; output: string }>((resolve) => {
        const child = spawn(process.execPath, args, { env: { ...process.env, FORCE_COLOR: '0' } });
        let output = '';
        for (const stream of [child.stdout, child.stderr])
          stream.on('data', (data: Buffer) => (output += data));
        child.on('exit', (code) => resolve({ name, code: code ?? 1, output }));
      }),
  ),
);
for (const { name, code, output } of results) {
  console.log(`${code === 0 ? 'ok' : 'FAILED'}  ${name}`);
  if (code !== 0) console.log(output);
}
process.exit(results.every(({ code }) => code === 0) ? 0 : 1);
