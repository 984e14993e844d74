// The tokens are colours people must be able to read: WCAG 2.2 AA, measured.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const source = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const dark = source.indexOf('@variant dusk');
const read = (part: string) =>
  Object.fromEntries([...part.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map((m) => [m[1], m[2]]));
const themes = { morning: read(source.slice(0, dark)), dusk: read(source.slice(dark)) };

function luminance(colour: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string) {
  const [light = 0, shade = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (light + 0.05) / (shade + 0.05);
}

const grounds = ['canvas', 'surface', 'sunken'];
const texts: [text: string, on: string[]][] = [
  ['ink', [...grounds, 'brand-tint', 'glow-tint', 'calm-tint', 'rose-tint']],
  ['ink-soft', [...grounds, 'brand-tint', 'glow-tint']],
  ['brand', [...grounds, 'brand-tint']],
  ['warn', [...grounds, 'glow-tint']],
  ['rose', [...grounds, 'rose-tint']],
  ['brand-ink', ['brand', 'brand-strong']],
  ['rose-ink', ['rose', 'rose-strong']],
];

describe.each(Object.entries(themes))('in the %s theme', (_name, tokens) => {
  test.each(texts.flatMap(([text, on]) => on.map((ground) => [text, ground] as const)))(
    '%s can be read on %s',
    (text, ground) => {
      expect(contrast(tokens[text]!, tokens[ground]!)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(grounds)('the edge of a control stands out on %s', (ground) => {
    expect(contrast(tokens['line-strong']!, tokens[ground]!)).toBeGreaterThanOrEqual(3);
  });

  test('the features of every mood face stand out on its colour', () => {
    for (const score of [1, 2, 3, 4, 5]) {
      const features = tokens[score === 1 ? 'mood-1-ink' : 'mood-ink']!;
      expect(contrast(features, tokens[`mood-${score}`]!), `face ${score}`).toBeGreaterThanOrEqual(3);
    }
  });
});

test('both themes name the same colours', () => {
  expect(Object.keys(themes.dusk).sort()).toEqual(Object.keys(themes.morning).sort());
});
