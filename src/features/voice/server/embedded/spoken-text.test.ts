import { describe, expect, it } from 'vitest';
import { toSpokenText } from './spoken-text.ts';

const said: [written: string, spoken: string][] = [
  ['Call or text 988 at any time.', 'Call or text nine eight eight at any time.'],
  ['You can ring 116 123.', 'You can ring one one six one two three.'],
  ['The number is 1-800-273-8255.', 'The number is one eight zero zero two seven three eight two five five.'],
  ['Try the 4-7-8 breath.', 'Try the four, seven, eight breath.'],
  ['Give it 5-10 minutes.', 'Give it five to ten minutes.'],
  [
    'It happened in 1985, then in 2005 and 2024.',
    'It happened in nineteen eighty-five, then in two thousand five and twenty twenty-four.',
  ],
  ['We meet at 10:30 am.', 'We meet at ten thirty ay em.'],
  ['We meet at 7 p.m. tomorrow.', 'We meet at seven pee em tomorrow.'],
  ['Come at 14:00.', "Come at fourteen o'clock."],
  ['I am here and I am listening.', 'I am here and I am listening.'],
  ['About 250 people feel this.', 'About two hundred fifty people feel this.'],
  [
    'That is 1,200 steps, or 3.5 miles.',
    'That is one thousand two hundred steps, or three point five miles.',
  ],
  ['It fell by 20%.', 'It fell by twenty percent.'],
  ['It costs $4.99 or £1.', 'It costs four dollars ninety-nine cents or one pound.'],
  ['the 21st of May', 'the twenty-first of May'],
  ['In the 1990s', 'In the nineteen nineties'],
  ['Dr. Shaw & Mrs. Lee agree.', 'Doctor Shaw and Missus Lee agree.'],
  ['Things help, e.g. a walk.', 'Things help, for example, a walk.'],
  ['Well… maybe — just maybe.', 'Well, maybe, just maybe.'],
  ['Okay…', 'Okay.'],
  ['“That’s hard,” she said.', "That's hard, she said."],
  ['I hear you 💛👍🏽. Really.', 'I hear you. Really.'],
  ['**Breathe in**, slowly', 'Breathe in, slowly'],
  ['Walk (even briefly) outside.', 'Walk, even briefly, outside.'],
  ['a friend/partner', 'a friend or partner'],
  ['I wake at 3 a.m. Then I worry.', 'I wake at three ay em. Then I worry.'],
  ['It can be PTSD, I think.', 'It can be pee tee ess dee, I think.'],
  ['BREATHE IN NOW', 'breathe in now'],
  ['Step 2 of 3', 'Step two of three'],
];

describe('text prepared for the voice', () => {
  it.each(said)('says "%s" as "%s"', (written, spoken) => {
    expect(toSpokenText(written)).toBe(spoken);
  });

  it('has nothing to say for signs without a sound', () => {
    expect(toSpokenText('🙂 … — !')).toBe('');
    expect(toSpokenText('   ')).toBe('');
  });

  it('leaves no digit and no sign that the voice would stumble over', () => {
    const spoken = toSpokenText(
      'At 09:05 on the 3rd, 17 of 1,000,000 (0.5%) said: "yes" – 24/7 #calm @home 1/2',
    );
    expect(spoken).not.toMatch(/[\d%#@"()/]/);
  });
});
