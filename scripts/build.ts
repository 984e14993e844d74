// Builds the pages: the browser's bundle, the public pages drawn to HTML, compressed copies beside everything, and a stamp of
// what it was made from. It fails when the code every page loads grows past its budget.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, extname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, gzipSync } from 'node:zlib';
import { build as viteBuild } from 'vite';
import { inWording } from '#features/therapist/wording.data.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const at = (...parts: string[]) => join(root, ...parts);
const output = at('dist/web');
const stampFile = at('dist/build-stamp.json');
const ENTRY = 'index.html';
const ENTRY_BUDGET_BYTES = 100 * 1024;

/** What a member's device keeps so that the app opens without a network, gzipped. */
const SHELL_BUDGET_BYTES = 700 * 1024;

type Chunk = {
  file: string;
  name?: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
};
type Manifest = Record<string, Chunk>;
type Prerenderer = {
  prerenderedPaths: string[];
  prerender: (path: string) => Promise<string>;
  openingMarkup: () => string;
  titleOf: (path: string) => string;
  screenRoutes: { path: string; layout: string; description?: string; load: () => Promise<unknown> }[];
  layoutChunks: Record<string, () => Promise<unknown>>;
  offlinePaths: readonly string[];
  isWithin: (paths: readonly string[], pathname: string) => boolean;
};

const isInput = (path: string) => !/[\\/]server[\\/]|[\\/]testing[\\/]|\.test\.tsx?$/.test(path);

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** A hash of everything the pages are made from, the operator's name for the product included. */
function inputHash(): string {
  const hash = createHash('sha256');
  const single = [
    'index.html',
    'vite.config.ts',
    'package-lock.json',
    'scripts/build.ts',
    'scripts/operations-plugin.ts',
  ];
  const inputs = [
    ...single.map((file) => at(file)),
    ...filesIn(at('public')),
    ...filesIn(at('src')).filter(isInput),
  ];
  for (const file of inputs.sort()) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash
    .update(
      `${process.env.PRODUCT_NAME ?? ''}\0${process.env.WORDING ?? ''}\0${process.env.VITE_GALLERY ?? ''}`,
    )
    .digest('hex');
}

/** True when dist/web was made from the sources as they are now. */
export async function isBuildCurrent(): Promise<boolean> {
  try {
    const stamp = JSON.parse(readFileSync(stampFile, 'utf8')) as { inputs?: string };
    return existsSync(join(output, 'app.html')) && stamp.inputs === inputHash();
  } catch {
    return false;
  }
}

/** The build tool sets NODE_ENV to production for whatever process it runs in; the server must not inherit that. */
export function buildInItsOwnProcess(): void {
  const { status } = spawnSync(process.execPath, [fileURLToPath(import.meta.url)], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/** Builds into dist/web. Throws when anything fails; the pages that were there before then stay. */
async function build(): Promise<void> {
  const startedAt = performance.now();
  const inputs = inputHash();
  const fresh = at('dist/web-next');
  const prerenderFolder = at('dist/prerender');
  rmSync(fresh, { recursive: true, force: true });
  await viteBuild({ root, logLevel: 'warn', build: { outDir: fresh, emptyOutDir: true } });
  await viteBuild({
    root,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: 'src/app/web/prerender.tsx',
      outDir: prerenderFolder,
      emptyOutDir: true,
      manifest: false,
      rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: 'assets/[name].js' } },
    },
  });
  const manifest = JSON.parse(readFileSync(join(fresh, '.vite/manifest.json'), 'utf8')) as Manifest;
  const pages = (await import(pathToFileURL(join(prerenderFolder, 'prerender.js')).href)) as Prerenderer;
  const graph = chunkGraph(manifest);
  await writePages(fresh, pages, graph);
  reportSizes(fresh, pages, graph);
  stampWorkers(fresh, inputs, pages, graph);
  rmSync(join(fresh, '.vite'), { recursive: true });
  rmSync(prerenderFolder, { recursive: true });
  await compress(fresh);
  rmSync(output, { recursive: true, force: true });
  renameSync(fresh, output);
  writeFileSync(stampFile, `${JSON.stringify({ inputs, builtAt: new Date().toISOString() })}\n`);
  console.log(`Pages built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
}

/** What a chunk brings with it, found by the name of the module it was made from. */
function chunkGraph(manifest: Manifest) {
  const withImports = (key: string, seen = new Set<string>()): Set<string> => {
    const chunk = manifest[key];
    if (!chunk || seen.has(chunk.file)) return seen;
    seen.add(chunk.file);
    for (const imported of chunk.imports ?? []) withImports(imported, seen);
    return seen;
  };
  const entry = withImports(ENTRY);
  /** Which module a function loads, read from its source. */
  const keyOf = (load: () => Promise<unknown>): string | undefined => {
    const name = /import\(\s*["'`]\.\/(?:assets\/)?([^"'`]+)\.js["'`]\s*\)/.exec(load.toString())?.[1];
    return Object.keys(manifest).find(
      (candidate) => name !== undefined && manifest[candidate]?.name === name,
    );
  };
  const filesOf = (load: () => Promise<unknown>): string[] => {
    const key = keyOf(load);
    if (!key) return [];
    return [...withImports(key)].filter((file) => !entry.has(file));
  };
  /** The same, with everything it may load later, other than whole screens. */
  const allFilesOf = (load: () => Promise<unknown>): string[] => {
    const found = new Set<string>();
    const visit = (key: string) => {
      const chunk = manifest[key];
      if (!chunk || found.has(chunk.file)) return;
      for (const file of [chunk.file, ...(chunk.css ?? [])]) found.add(file);
      for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])])
        if (next !== ENTRY && !entry.has(manifest[next]?.file ?? '')) visit(next);
    };
    const key = keyOf(load);
    if (key) visit(key);
    return [...found];
  };
  return { entry: [...entry], filesOf, allFilesOf };
}
type Graph = ReturnType<typeof chunkGraph>;

async function writePages(folder: string, pages: Prerenderer, graph: Graph) {
  const template = readFileSync(join(folder, ENTRY), 'utf8');
  const fonts = readdirSync(join(folder, 'assets')).filter((name) =>
    /^(figtree-latin-wght|fraunces-latin-full)-normal/.test(name),
  );
  const preloads = fonts.map(
    (font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${font}" />`,
  );
  const page = (parts: { title: string; head: string[]; root: string; path?: string; noscript: string }) =>
    template
      .replace(/<title>.*<\/title>/, `<title>${escapeHtml(parts.title)}</title>`)
      .replace('<!--head-->', [...parts.head, ...preloads].join('\n    '))
      .replace(
        '<div id="root">',
        parts.path ? `<div id="root" data-path="${parts.path}">` : '<div id="root">',
      )
      .replace('<!--root-->', () => parts.root)
      .replace('<noscript><!--noscript--></noscript>', parts.noscript);

  for (const path of pages.prerenderedPaths) {
    const route = pages.screenRoutes.find((candidate) => candidate.path === path);
    if (!route) continue;
    const files = [
      ...graph.filesOf(pages.layoutChunks[route.layout] ?? route.load),
      ...graph.filesOf(route.load),
    ];
    const root = await pages.prerender(path);
    if (/<script|<style|\sstyle=/.test(root))
      throw new Error(`${path} holds inline code or style, which its policy blocks`);
    const html = page({
      title: pages.titleOf(path),
      head: [
        `<meta name="description" content="${escapeHtml(route.description ?? '')}" />`,
        ...[...new Set(files)]
          .filter((file) => file.endsWith('.js'))
          .map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`),
      ],
      root,
      path,
      noscript: '',
    });
    const file = path === '/' ? join(folder, ENTRY) : join(folder, path.slice(1), 'index.html');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, html);
  }
  const noscript =
    '<noscript><p>This part needs JavaScript. <a href="/crisis">Crisis help</a> works without it.</p></noscript>';
  writeFileSync(
    join(folder, 'app.html'),
    page({ title: pages.titleOf('/'), head: [], root: pages.openingMarkup(), noscript }),
  );
}

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => `&${{ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' }[sign]};`);

/** Prints what each path loads before it can be used, gzipped, and refuses an entry past its budget. */
function reportSizes(folder: string, pages: Prerenderer, graph: Graph) {
  const sizes = new Map<string, number>();
  const sizeOf = (files: Iterable<string>) => {
    let bytes = 0;
    for (const file of new Set(files)) {
      if (!file.endsWith('.js')) continue;
      const known = sizes.get(file) ?? gzipSync(readFileSync(join(folder, file))).length;
      sizes.set(file, known);
      bytes += known;
    }
    return bytes;
  };
  const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1).padStart(7)} kB`;
  const entryBytes = sizeOf(graph.entry);
  console.log(
    `JavaScript a path loads before it can be used (gzip):\n${'every page'.padEnd(24)}${kilobytes(entryBytes)}`,
  );
  for (const { path, layout, load } of pages.screenRoutes) {
    const own = [...graph.filesOf(pages.layoutChunks[layout] ?? load), ...graph.filesOf(load)];
    console.log(`${path.padEnd(24)}${kilobytes(sizeOf([...graph.entry, ...own]))}`);
  }
  for (const file of filesIn(join(folder, 'assets')).filter((name) => name.endsWith('.css'))) {
    console.log(`${'style sheet'.padEnd(24)}${kilobytes(gzipSync(readFileSync(file)).length)}`);
  }
  if (entryBytes > ENTRY_BUDGET_BYTES) {
    throw new Error(`Every page loads ${kilobytes(entryBytes).trim()} of JavaScript; the budget is 100 kB.`);
  }
}

/** A new build is a new worker, so what the browser keeps of the pages is fetched again. */
function stampWorkers(folder: string, inputs: string, pages: Prerenderer, graph: Graph) {
  const stamp = (name: string, values: Record<string, string>) => {
    const file = join(folder, name);
    let text = readFileSync(file, 'utf8');
    for (const [mark, value] of Object.entries(values)) {
      if (!text.includes(mark)) throw new Error(`${name} no longer has a place for ${mark}`);
      text = text.replace(mark, () => value);
    }
    writeFileSync(file, text);
  };
  const build = inputs.slice(0, 12);
  const shell = shellFiles(folder, pages, graph);
  const members = pages.screenRoutes.filter(({ layout }) => layout === 'member' || layout === 'visitor');
  // A path with a part of its own, such as one entry's, lies within the path before it.
  const memberPaths = new Set(members.map(({ path }) => path.replace(/\/:.*$/, '')));
  stamp('crisis-worker.js', { __BUILD__: build });
  stamp('app-worker.js', {
    __BUILD__: build,
    __SHELL__: shell.join(' '),
    __MEMBER_PATHS__: [...memberPaths].join(' '),
  });
  const manifest = join(folder, 'manifest.webmanifest');
  const name = process.env.PRODUCT_NAME?.trim() || 'Tulia';
  const say = inWording(process.env.WORDING?.trim() === 'wellbeing' ? 'wellbeing' : 'therapy');
  writeFileSync(manifest, say(readFileSync(manifest, 'utf8')).replaceAll('"Tulia"', JSON.stringify(name)));
}

/** Addresses of what a member needs to open the app and the screens that work without a network. */
function shellFiles(folder: string, pages: Prerenderer, graph: Graph): string[] {
  const offlineRoutes = pages.screenRoutes.filter(({ path }) => pages.isWithin(pages.offlinePaths, path));
  const files = new Set([
    'theme.js',
    'favicon.svg',
    'manifest.webmanifest',
    ...graph.entry,
    ...graph.allFilesOf(pages.layoutChunks.member ?? (async () => {})),
    ...offlineRoutes.flatMap(({ load }) => graph.allFilesOf(load)),
  ]);
  const page = readFileSync(join(folder, 'app.html'), 'utf8');
  for (const [, file] of page.matchAll(/(?:href|src)="\/(assets\/[^"]+)"/g)) if (file) files.add(file);
  const bytes = [...files].reduce((sum, file) => {
    const content = readFileSync(join(folder, file));
    return sum + (file.endsWith('.woff2') ? content.length : gzipSync(content).length);
  }, 0);
  console.log(
    `${'kept for no network'.padEnd(24)}${(bytes / 1024).toFixed(1).padStart(7)} kB in ${files.size} files`,
  );
  if (bytes > SHELL_BUDGET_BYTES)
    throw new Error('What a device keeps for no network is past its budget of 700 kB.');
  return [...files].map((file) => `/${file}`);
}

const compressible = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.txt']);

async function compress(folder: string) {
  const brotli = promisify(brotliCompress);
  const zip = promisify(gzip);
  const files = filesIn(folder).filter(
    (file) => compressible.has(extname(file)) && statSync(file).size > 512,
  );
  await Promise.all(
    files.map(async (file) => {
      const bytes = readFileSync(file);
      writeFileSync(`${file}.br`, await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }));
      writeFileSync(`${file}.gz`, await zip(bytes, { level: 9 }));
    }),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await build().catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });
}
