import { describe, expect, it } from 'vitest';
import { openLikenessBank } from './likeness-bank.ts';

const vector = (...numbers: number[]) => Float32Array.from(numbers);

describe('a bank of likenesses', () => {
  it('compares each text with every known one, in order', async () => {
    const bank = await openLikenessBank([vector(1, 0, 0, 0), vector(0.6, 0.8, 0, 0), vector(0, 0, -1, 0)]);
    const [first, second] = await bank.likenesses([vector(1, 0, 0, 0), vector(0, 0, 1, 0)]);
    expect(Array.from(first!, (value) => Math.round(value * 100) / 100)).toEqual([1, 0.6, 0]);
    expect(Array.from(second!, (value) => Math.round(value * 100) / 100)).toEqual([0, 0, -1]);
  });

  it('says the same as a plain sum over the numbers', async () => {
    let seed = 7;
    const random = () => {
      seed = (seed * 16_807) % 2_147_483_647;
      return (seed / 2_147_483_647) * 2 - 1;
    };
    const any = () => Float32Array.from({ length: 384 }, random);
    const known = Array.from({ length: 50 }, any);
    const texts = [any(), any(), any()];
    const found = await (await openLikenessBank(known)).likenesses(texts);
    for (const [at, text] of texts.entries())
      for (const [row, other] of known.entries()) {
        const sum = other.reduce((total, value, i) => total + value * text[i]!, 0);
        expect(found[at]![row]).toBeCloseTo(sum, 3);
      }
  });

  it('has nothing to say of nothing', async () => {
    expect(await (await openLikenessBank([])).likenesses([vector(1)])).toEqual([new Float32Array(0)]);
    expect(await (await openLikenessBank([vector(1)])).likenesses([])).toEqual([]);
  });
});
