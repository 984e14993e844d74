import { describe, expect, it } from 'vitest';
import { readState } from './dialogue-state.ts';
import { gistsOf } from './gist.ts';
import { createPen } from './pen.ts';
import type { TurnContext } from './turn-context.ts';
import { understand } from './understand.ts';
import { sorry } from './word-ways.ts';

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
