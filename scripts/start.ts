// `npm start`: builds the pages when they are missing or older than their sources, then runs the server here.
import { buildInItsOwnProcess, isBuildCurrent } from './build.ts';

if (!(await isBuildCurrent())) {
  console.log('Building the pages (this happens once)…');
  buildInItsOwnProcess();
}
await import('../src/app/server/main.ts');
