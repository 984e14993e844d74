import { describe, expect, it } from 'vitest';
import { claimedDetails, tellsStory } from './claimed-details.ts';
import { allSituations } from './content/all-content.ts';

describe('details a reflection would claim', () => {
  it('are found when nobody named them', () => {
    expect(claimedDetails('Your brother hears it from the kitchen.', 'I shouted again.')).toEqual([
      'brother',
      'kitchen',
    ]);
  });

  it('may be spoken of once the member has', () => {
    const said = 'My brother was in the kitchen and heard it.';
    expect(claimedDetails('Your brother hears it from the kitchen.', said)).toEqual([]);
  });

  it('are not borne out by what a situation often has', () => {
    expect(
      claimedDetails('Somebody in that office has been there before.', 'I keep putting off my tax return.'),
    ).toEqual(['office']);
  });

  it('include events, unless what was said bears them out', () => {
    expect(tellsStory('They carried you on their shoulders.', 'I won once.')).toBe(true);
    expect(tellsStory('It is tiring to be the strong one.', 'I am tired.')).toBe(false);
  });

  it('leave something to say in nearly every situation', () => {
    const silent = allSituations.filter(({ reflections, says }) => {
      const said = (says ?? []).slice(0, 2).join(' ');
      return reflections.every((line) =>
        [line].flat().some((text) => tellsStory(text, said) || claimedDetails(text, said).length > 0),
      );
    });
    expect(silent.length).toBeLessThan(allSituations.length * 0.03);
  });
});
