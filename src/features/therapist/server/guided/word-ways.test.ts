import { describe, expect, it } from 'vitest';
import { readState } from './dialogue-state.ts';
import { frames } from './frames.data.ts';
import { gistsOf } from './gist.ts';
import { standardOf } from './line.ts';
import { createPen } from './pen.ts';
import type { TurnContext } from './turn-context.ts';
import { understand } from './understand.ts';
import { piece, sorry } from './word-ways.ts';

function condoled(text: string): string | undefined {
  const state = readState(null);
  const heard = understand(text);
  const pen = createPen({ state, style: 'Standard', random: () => 0.5, slots: {} });
  return sorry({ state, heard, gists: gistsOf(heard), pen } as unknown as TurnContext)?.parts[0]?.text;
}

describe('condolences', () => {
  it.each([
    "she hasn't died yet",
    "that was it, like he'd died",
    'nobody died in my family',
    'my laptop died last night',
    "I'm sure I nearly died last week",
  ])('"%s" gets none', (text) => {
    expect(condoled(text)).toBeUndefined();
  });

  it.each(['my dad died in March', "I wasn't there when my grandad died"])('"%s" gets them', (text) => {
    expect(condoled(text)).toMatch(/sorry/i);
  });
});

describe('a piece beside a loss', () => {
  const long =
    'after forty years and three children your husband left you for a woman he met at the bowling club in June';

  /** The words of any frame said of a loss, without what they hand back. */
  const ofLoss = frames.loss.map((line) => standardOf(line).replace(/^\{C\}[.,] /, ''));

  function saidOf(text: string, clause: string): string[] {
    return Array.from({ length: 20 }, (_, at) => {
      const state = readState(null);
      const pen = createPen({ state, style: 'Standard', random: () => at / 20, slots: {} });
      const context = {
        state,
        heard: understand(''),
        gists: [{ kind: 'loss', clause }],
        pieces: [{ kind: 'deed', text, score: 5 }],
        pen,
      };
      return piece(context as unknown as TurnContext)?.parts[0]?.text ?? '';
    });
  }
  const isCondoled = (said: string) => ofLoss.some((frame) => said.includes(frame));

  it('is not mourned for it', () =>
    expect(saidOf('you iron seven shirts', long).filter(isCondoled)).toEqual([]));

  it('of the loss is', () => expect(saidOf('your husband left you', long).some(isCondoled)).toBe(true));
});

describe('a solemn word', () => {
  const solemn = /stays with me|stay with that|stay there|heard that/i;
  function said(text: string): string[] {
    return Array.from({ length: 20 }, (_, at) => {
      const state = readState(null);
      const pen = createPen({ state, style: 'Standard', random: () => at / 20, slots: {} });
      const heard = understand('');
      const pieces = [{ kind: 'deed', text, score: 5 }];
      return piece({ state, heard, gists: [], pieces, pen } as unknown as TurnContext)?.parts[0]?.text ?? '';
    });
  }

  it.each(['the lizard stares', 'you do the drums', 'a crow sat on your roof'])(
    'is not said of “%s”',
    (text) => expect(said(text).filter((line) => solemn.test(line))).toEqual([]),
  );
  it('is said of what weighs', () =>
    expect(said("you couldn't look at her").some((line) => solemn.test(line))).toBe(true));
});
