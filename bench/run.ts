// `npm run bench -- NAME`: prints for people, and as its last line one JSON object with the figures.
import { existsSync, readdirSync } from 'node:fs';

const name = process.argv[2] ?? '';
const file = new URL(`./${name}.ts`, import.meta.url);
const known = readdirSync(new URL('.', import.meta.url))
  .filter((entry) => /^[a-z]+\.ts$/.test(entry) && entry !== 'run.ts')
  .map((entry) => entry.replace('.ts', ''));
if (!/^[a-z]+$/.test(name) || name === 'run' || !existsSync(file)) {
  console.error(`Which one? npm run bench -- ${known.join(' | ')}`);
  process.exit(2);
}
const { run } = (await import(file.href)) as { run(): Promise<Record<string, number>> };
const figures = await run();
console.log(JSON.stringify(figures));
process.exit(0);
