// The rules of ARCHITECTURE.md, executable. Each rule is a function over (path, source) so that it can be shown to
// fail on a planted violation; the test also asserts that it saw the files.
import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';

/** Which features may use which others' services or pages. An arrow that is not here does not exist. */
const arrows: Record<string, string[]> = {
  account: ['billing', 'safety', 'site'],
  admin: ['account'],
  billing: ['account', 'conversations'],
  categories: ['account', 'safety'],
  chat: ['account', 'billing', 'categories', 'conversations', 'safety', 'therapist', 'voice'],
  conversations: ['account', 'categories', 'safety'],
  journal: ['account', 'mood', 'safety', 'therapist', 'voice'],
  mood: ['account', 'safety'],
  payments: ['account', 'billing'],
  safety: [],
  site: ['safety', 'voice'],
  therapist: ['categories', 'conversations', 'safety'],
  voice: ['account', 'billing', 'categories', 'conversations', 'mood', 'safety', 'therapist'],
};

const forbiddenNames = /(^|\/)(utils?|helpers?|common|misc|manager|types|index)\.(ts|tsx)$/;

type File = { path: string; imports: string[]; source: string };

function parse(path: string, source: string): File {
  const pattern =
    /(?:^|[\s;])(?:import|export)\s(?:[^'"`;]*?\sfrom\s)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;
  const imports = [...source.matchAll(pattern)].map((match) =>
    resolveImport(path, match[1] ?? match[2] ?? ''),
  );
  return { path, imports, source };
}

function resolveImport(from: string, specifier: string): string {
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`;
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier).replace(/\?.*$/, '');
  return specifier;
}

const layerOf = (path: string) => /^src\/(app|features|platform)\//.exec(path)?.[1];
const featureOf = (path: string) => /^src\/features\/([^/]+)\//.exec(path)?.[1];
const sideOf = (path: string) => /^src\/(?:features\/[^/]+|platform|app)\/(web|server)\//.exec(path)?.[1];
const isTest = (path: string) => /\.test\.tsx?$/.test(path) || path.includes('/testing/');
const isContract = (path: string) => /\.(contract|protocol|data)\.ts$/.test(path);

const rules: Record<string, (file: File) => string[]> = {
  'layers point down: app → features → platform': ({ path, imports }) => {
    const allowed = {
      app: ['app', 'features', 'platform'],
      features: ['features', 'platform'],
      platform: ['platform'],
    };
    const layer = layerOf(path) as keyof typeof allowed | undefined;
    if (!layer || isTest(path)) return [];
    return imports.filter((target) => layerOf(target) && !allowed[layer].includes(layerOf(target)!));
  },
  'web and server never import each other': ({ path, imports }) => {
    if (isTest(path)) return [];
    return imports.filter((target) => sideOf(path) && sideOf(target) && sideOf(path) !== sideOf(target));
  },
  'a contract imports only contracts and platform/shared': ({ path, imports }) => {
    if (!/\.contract\.ts$/.test(path)) return [];
    return imports.filter(
      (target) =>
        target.startsWith('src/') && !isContract(target) && !target.startsWith('src/platform/shared/'),
    );
  },
  'only queries build SQL': ({ path, source, imports }) => {
    if (
      isTest(path) ||
      path.endsWith('.queries.ts') ||
      path.startsWith('src/platform/server/') ||
      path.startsWith('src/platform/testing/')
    )
      return [];
    const builds =
      imports.includes('kysely') || /\.(selectFrom|insertInto|updateTable|deleteFrom)\(/.test(source);
    return builds ? ['builds SQL'] : [];
  },
  'no feature reads another’s queries': ({ path, imports }) => {
    if (isTest(path)) return [];
    return imports.filter(
      (target) => target.endsWith('.queries.ts') && featureOf(target) !== featureOf(path),
    );
  },
  'features meet along declared arrows, through services, contracts, data or pages': ({ path, imports }) => {
    const from = featureOf(path);
    if (!from || isTest(path)) return [];
    return imports.filter((target) => {
      const to = featureOf(target);
      if (!to || to === from || isContract(target)) return false;
      const isDeclared = arrows[from]?.includes(to) ?? false;
      const isDoor = target.endsWith('.service.ts') || sideOf(target) === 'web';
      return !isDeclared || !isDoor;
    });
  },
  'only config.ts reads the environment': ({ path, source }) => {
    if (isTest(path) || path === 'src/app/server/config.ts') return [];
    return /process\.env\b/.test(source) ? ['reads process.env'] : [];
  },
  'names say what a file is': ({ path }) => (forbiddenNames.test(path) ? ['a name that says nothing'] : []),
  'files stay readable': ({ path, source }) => {
    const lines = source.split('\n').length;
    return lines > 400 && !/\.(data|corpus)\.ts$/.test(path) && !isTest(path) ? [`${lines} lines`] : [];
  },
};

const files = globSync('src/**/*.{ts,tsx}')
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !path.endsWith('.d.ts'))
  .map((path) => parse(path, readFileSync(path, 'utf8')));

describe('the architecture', () => {
  test('was looked at: every layer and most features have files', () => {
    expect(files.length).toBeGreaterThan(100);
    for (const layer of ['app', 'features', 'platform'])
      expect(files.some((file) => layerOf(file.path) === layer)).toBe(true);
  });

  test.each(Object.entries(rules))('%s', (_name, rule) => {
    expect(files.flatMap((file) => rule(file).map((what) => `${file.path}: ${what}`))).toEqual([]);
  });

  const planted: Record<keyof typeof rules, [path: string, source: string]> = {
    'layers point down: app → features → platform': [
      'src/platform/server/x.ts',
      "import { a } from '#features/voice/voice.contract.ts';",
    ],
    'web and server never import each other': [
      'src/features/voice/web/x.tsx',
      "import { a } from '../server/upstream.ts';",
    ],
    'a contract imports only contracts and platform/shared': [
      'src/features/chat/chat.contract.ts',
      "import { a } from './server/chat.service.ts';",
    ],
    'only queries build SQL': [
      'src/features/chat/server/chat.service.ts',
      "const a = tx.selectFrom('messages');",
    ],
    'no feature reads another’s queries': [
      'src/features/voice/server/x.ts',
      "import { a } from '#features/billing/server/ledger.queries.ts';",
    ],
    'features meet along declared arrows, through services, contracts, data or pages': [
      'src/features/safety/server/x.ts',
      "import { a } from '#features/billing/server/billing.service.ts';",
    ],
    'only config.ts reads the environment': ['src/features/voice/server/x.ts', 'const a = process.env.PORT;'],
    'names say what a file is': ['src/features/voice/server/utils.ts', ''],
    'files stay readable': ['src/features/voice/server/x.ts', '\n'.repeat(500)],
  };

  test.each(Object.entries(planted))('a planted violation is caught: %s', (name, [path, source]) => {
    expect(rules[name]!(parse(path, source))).not.toEqual([]);
  });
});
