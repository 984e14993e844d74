// Build step: the contract tree without its schemas, so that the browser does not carry a validation library.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const ID = 'virtual:operations';

export function operationsPlugin(): Plugin {
  let root = process.cwd();
  return {
    name: 'tulia-operations',
    configResolved: (config) => {
      root = config.root;
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: async (id) => {
      if (id !== `\0${ID}`) return undefined;
      // Imported when needed and by Node itself: bundling the server's contract into the build's configuration would
      // tie the two together.
      const { minifyContractRouter } = await import('@orpc/contract');
      const { appContract } = await import(pathToFileURL(join(root, 'src/app/app.contract.ts')).href);
      return `export default ${JSON.stringify(minifyContractRouter(appContract))}`;
    },
  };
}
