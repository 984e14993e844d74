import { describe, expect, it } from 'vitest';
import type { Fact } from './dialogue-state.ts';
import { keyFacts } from './offers.ts';

const fact = (turn: number, clause: string, weight: number): Fact => ({
  turn,
  clause,
  weight,
  isJudgement: false,
  person: null,
  feeling: null,
});

describe('what is retold of a talk', () => {
  it('names whom it is about: a heavier "he" gives way, so that nobody is taken for somebody else', () => {
    const facts = [
      fact(1, 'your father is an elder in your church', 3),
      fact(2, 'he is introduced as your roommate', 5),
      fact(3, 'your cousin was thrown out for less', 2),
    ];
    expect(keyFacts(facts, 2).map(({ clause }) => clause)).toEqual([
      'your father is an elder in your church',
      'your cousin was thrown out for less',
    ]);
  });

  it('is better with a "she" than with nothing', () => {
    expect(keyFacts([fact(1, 'she was the only one who knew', 3)], 1)).toHaveLength(1);
  });

  it('is told in the order it was said, the weightiest things of it', () => {
    const facts = [
      fact(1, 'you never sleep before six', 4),
      fact(2, 'you like the small kitchen', 1),
      fact(3, 'you lost your job in May', 5),
    ];
    expect(keyFacts(facts, 2).map(({ turn }) => turn)).toEqual([1, 3]);
  });
});
