import { expect, it } from 'vitest';
import { weakReasons } from '../password-strength.ts';
import { makePassphrase } from './passphrase.ts';
import { passphraseWords } from './passphrase-words.data.ts';

it('has at least 512 different short words', () => {
  expect(new Set(passphraseWords).size).toBe(passphraseWords.length);
  expect(passphraseWords.length).toBeGreaterThanOrEqual(512);
  for (const word of passphraseWords) expect(word).toMatch(/^[a-z]{3,9}$/);
});

it('makes a different passphrase each time, strong enough even for the admin', () => {
  const made = Array.from({ length: 200 }, makePassphrase);
  expect(new Set(made).size).toBe(200);
  for (const phrase of made) {
    expect(phrase.length).toBeGreaterThanOrEqual(15);
    expect(weakReasons(phrase, { words: ['Amina'], isForAdmin: true })).toEqual([]);
  }
});

it('uses the whole list', () => {
  const seen = new Set(Array.from({ length: 2_000 }, () => makePassphrase().split('-')).flat());
  expect(seen.size).toBeGreaterThan(passphraseWords.length * 0.98);
});
