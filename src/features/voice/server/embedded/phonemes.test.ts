import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { phonemeIds } from './phonemes.data.ts';
import { openPhonemizer, type Phonemize } from './phonemes.ts';
import { findInstalledPackage } from './weights.ts';

let phonemize: Phonemize;
beforeAll(async () => {
  const directory = findInstalledPackage('@met4citizen/headtts')!;
  phonemize = await openPhonemizer({
    phonemizer: join(directory, 'modules/language-en-us.mjs'),
    pronunciations: join(directory, 'dictionaries/en-us.txt'),
  });
});
const american = (text: string) => phonemize(text, 'american').join('');
const british = (text: string) => phonemize(text, 'british').join('');

describe('how words are pronounced', () => {
  it('keeps the punctuation that carries the melody', () => {
    expect(american('I hear you. What happened?')).toMatch(/^ˈI h[^.]+ju\. w[^?]+\?$/);
  });

  it('puts no stress on the small words', () => {
    expect(american('the end of the day')).toBe('ði ˈɛnd ʌv ðə dˈA');
    expect(american('to a friend')).toBe('tʊ ɐ fɹˈɛnd');
  });

  it('builds words the dictionary lacks from those it has', () => {
    expect(american('mindfulness')).toBe('mˈIndfəlnəs');
    expect(american('overthinking')).toMatch(/^ˌOvɜɹ/);
    expect(american("therapist's")).toMatch(/s$/);
  });

  it('gives British voices a British r and a British "oh"', () => {
    expect(british('far away, my mother said no')).toBe(
      british('far away, my mother said no').replaceAll('O', 'Q'),
    );
    expect(british('far')).toBe('fˈɑː');
    expect(american('far')).toBe('fˈɑɹ');
    expect(british('very')).toContain('ɹ');
  });

  it('says something for every word, even one nobody has heard of', () => {
    for (const word of ['zyxqu', 'Tulia', 'naïve', 'bestie', 'lowkey', 'hmm', "y'all", "wouldn't've"]) {
      expect(american(word).length).toBeGreaterThan(1);
    }
  });

  it('uses only signs the voice was trained on', () => {
    for (const sign of phonemize('Well… “quoted” – 100% 💛 (yes); Zoë!', 'british'))
      expect(phonemeIds).toHaveProperty([sign]);
  });
});
