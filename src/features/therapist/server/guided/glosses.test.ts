import { describe, expect, test } from 'vitest';
import { glossOf } from './glosses.data.ts';
import { talk } from './testing/talk.ts';

describe('what is understood of Swahili', () => {
  test.each([
    ['nimechoka kuact', 'Keeping up the act wears you out.'],
    ['Nimechoka na kazi', "You're tired, right through."],
    ['Sijui nitalipa vipi', 'You do not see yet how you will pay.'],
    ['Labda nimwambie mum weekend', 'Saying it is a thought worth keeping.'],
    ['Every month natuma pesa nyumbani', 'You send money home.'],
    ['Nilinyamaza tu', 'You kept quiet.'],
    ['Siwezi kulala', 'Sleep is not coming easily.'],
    ['sina mtu wa kuongea naye', 'There is nobody you can tell.'],
    ['my brothers hawasaidii', 'No help comes from them.'],
    ['boss hanisikilizi', 'You are not listened to.'],
  ])('“%s” is said back as “%s”', (said, english) => {
    expect(glossOf(said)).toBe(english);
  });

  // Each was once answered with more than it says.
  test.each([
    ['Mama yangu anaitwa Grace', 'Your mother is part of this.'],
    ['mume wangu anarudi saa nne usiku', undefined],
    ['mke wangu ananisubiri nje', undefined],
    ['mpenzi wangu, tuna ugomvi kila siku', 'This is about someone close to you.'],
    ['alinipigia simu akiwa kazini', undefined],
    ['Kampuni yetu ina wafanyakazi wengi', 'Work is a big part of this.'],
    ['akaniambia nisubiri', undefined],
    ['wanasaidiana vizuri', undefined],
    ['Naenda kulala sasa', undefined],
    ['Nilituma barua', undefined],
    ['Alinyamaza', undefined],
    ['Sina hasira', undefined],
  ])('of “%s” no more is claimed than it says', (said, english) => {
    expect(glossOf(said)).toBe(english);
  });
});

test.each([
  ['Mama yangu ni mgonjwa', 'Your parent is ill.'],
  ['Kazi ni nyingi na mshahara hautoshi', 'The pay is not enough.'],
  ['Naogopa kupoteza kazi', 'You are afraid of losing the job.'],
  ['Namtumia pesa kila mwezi nyumbani', 'You send money home.'],
  ['Nalala masaa manne tu', 'Your nights are short.'],
])('the most exact of “%s” is “%s”', (said, english) => expect(glossOf(said)).toBe(english));

test('nothing is said back twice in a row', async () => {
  const { replies } = await talk([null, 'Nimechoka na kazi', 'Kazi ni mingi sana', 'Kazi inanimaliza tu']);
  const said = replies.filter((reply) => reply.includes('Work is a big part of this.'));
  expect(said).toHaveLength(1);
});
