import { describe, expect, test } from 'vitest';
import { glossOf } from './glosses.data.ts';

describe('what is understood of Swahili', () => {
  test.each([
    ['nimechoka kuact', 'Keeping up the act wears you out.'],
    ['Nimechoka na kazi', "You're tired, right through."],
    ['Sijui nitalipa vipi', 'You do not see yet how you will pay.'],
    ['Labda nimwambie mum weekend', 'Saying it is a thought worth keeping.'],
    ['Every month natuma pesa nyumbani', 'You send money home.'],
    ['Nilinyamaza tu', 'You kept quiet.'],
    ['Siwezi kulala', 'Sleep is not coming easily.'],
  ])('“%s” is said back as “%s”', (said, english) => {
    expect(glossOf(said)).toBe(english);
  });

  // Each was once answered with more than it says.
  test.each([
    ['Mama yangu ni mgonjwa', 'Your mother is part of this.'],
    ['Kampuni yetu ina wafanyakazi wengi', 'Work is a big part of this.'],
    ['akaniambia nisubiri', undefined],
    ['Naenda kulala sasa', undefined],
    ['Nilituma barua', undefined],
    ['Alinyamaza', undefined],
    ['Sina hasira', undefined],
  ])('of “%s” no more is claimed than it says', (said, english) => {
    expect(glossOf(said)).toBe(english);
  });
});
