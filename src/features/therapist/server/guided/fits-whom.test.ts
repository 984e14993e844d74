import { describe, expect, it } from 'vitest';
import { findSituation } from './content/all-content.ts';
import { isMeantFor } from './fits-whom.ts';

const general = 'general';

describe('whom an idea is for', () => {
  const couples = 'Most couples do better with one small phone-free island than with a ban.';

  it.each([
    [['my wife is always on her phone'], true],
    [['my lad is nine and i am on my phone'], false],
    [["we're not together, my partner is just a climbing partner"], false],
  ])('of couples, after %j: %s', (told, is) =>
    expect(isMeantFor(couples, null, { told, categoryId: general })).toBe(is),
  );

  it.each([
    ['gambling-hiding-from-partner', ['my brother gambles, i hide it from my wife'], false],
    ['gambling-hiding-from-partner', ['i gamble and hide it from my wife'], true],
    ['gambling-son-or-brother', ['my brother gambles'], true],
    ['gambling-son-or-brother', ['i gamble every night'], false],
    ['alcohol-hides-bottles', ['my mum drinks in secret'], false],
    ['alcohol-hides-bottles', ["i'm drinking in secret"], true],
  ])('%s after %j: %s', (id, told, is) => {
    const situation = findSituation(id)!;
    expect(isMeantFor(situation.insight, situation, { told, categoryId: 'addiction' })).toBe(is);
  });

  it('of anything else is for anybody', () => {
    expect(isMeantFor('Sleep on it.', null, { told: ['x'], categoryId: general })).toBe(true);
  });
});
