// Every word a page can say, read from the files that hold the pages' words. The sentences that say what the product is
// not, and those about human therapists, stay.
import { globSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test, vi } from 'vitest';

const therapyWords = /therap(?:y|ies|ist)/i;
const legal =
  /\b(?:human|licensed) therapists?\b|\btherapist_booking_button_hidden\b|\btherapy_style\b|\/avatar-therapy\b/gi;

/** Every string in a value; of a function the code that makes its words. */
function* wordsIn(
  value: unknown,
  path: string,
  seen = new Set<unknown>(),
): Generator<[path: string, text: string]> {
  if (typeof value === 'string') yield [path, value];
  if (typeof value === 'function') yield [path, String(value)];
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  for (const [key, part] of Object.entries(value))
    if (key !== 'speaker') yield* wordsIn(part, `${path}.${key}`, seen);
}

const files = [
  ...globSync('src/**/*.copy.ts'),
  'src/app/web/screens.ts',
  'src/app/web/navigation.ts',
  'src/features/categories/categories.data.ts',
  'src/features/site/web/transcript-sample.data.ts',
];

async function saidIn(wording: 'therapy' | 'wellbeing'): Promise<[string, string][]> {
  vi.resetModules();
  vi.stubGlobal('__WORDING__', wording);
  const said: [string, string][] = [];
  for (const file of files) {
    const module: object = await import(/* @vite-ignore */ `../../../${file}`);
    for (const [name, value] of Object.entries(module)) said.push(...wordsIn(value, `${file} ${name}`));
  }
  vi.unstubAllGlobals();
  return said;
}

let asTherapy: [string, string][];
let asWellbeing: [string, string][];
beforeAll(async () => {
  asTherapy = await saidIn('therapy');
  asWellbeing = await saidIn('wellbeing');
});

describe('where “AI therapy” may not be offered', () => {
  test('no page says therapy or therapist of this product', () => {
    expect(files.length).toBeGreaterThan(20);
    expect(asWellbeing.length).toBeGreaterThan(500);
    const left = asWellbeing.filter(([, text]) => therapyWords.test(text.replaceAll(legal, '')));
    expect(left).toEqual([]);
  });

  test('no page brings such a word past its copy', () => {
    const screens = globSync('src/{app,features}/**/web/**/*.tsx').filter(
      (file) => !/\.(test|gallery|gallery\.screen)\.tsx$|whole-gallery/.test(file),
    );
    expect(screens.length).toBeGreaterThan(80);
    const shown = />[^<>{}=;()]*\btherap(?:y|ist)\b[^<>{}=;()]*</i;
    const attribute = /\b(?:label|title|placeholder|aria-label|alt|help)="[^"]*therap(?:y|ist)[^"]*"/i;
    const code = (file: string) => readFileSync(file, 'utf8').replaceAll(/\/\/.*|\/\*[\s\S]*?\*\//g, '');
    expect(screens.filter((file) => shown.test(code(file)) || attribute.test(code(file)))).toEqual([]);
  });

  test('it still says that it is no human and no licensed therapist', () => {
    expect(asWellbeing.some(([, text]) => text.includes('not a licensed therapist'))).toBe(true);
  });

  test('everywhere else the words are the specification’s', () => {
    const texts = asTherapy.map(([, text]) => text);
    for (const text of [
      'Therapy Settings',
      'Avatar Therapy',
      'Failed to start therapy session. Please try again.',
      'Failed to end therapy session. Your session may still be active.',
    ])
      expect(texts).toContain(text);
  });
});
