import { expect, it } from 'vitest';
import type { AssessedTurn } from '../safety.contract.ts';
import { assess } from './assess.ts';
import { createAssessor } from './assessor.ts';
import { createTurnReader } from './learned/read-turns.ts';
import type { RiskReader } from './learned/risk-embedder.ts';

const log = { warn: () => {} };

/** A talk in which nobody said this before: words of every call are new. */
const talkOf = (turns: number, name: string): AssessedTurn[] =>
  Array.from({ length: turns }, (_, at) => ({
    role: at % 2 === 0 ? 'user' : 'assistant',
    content:
      at % 2 === 0
        ? `On day ${at} of ${name} my sister and I talked about the garden, and then we cooked.`
        : `What was the best of day ${at}?`,
  }));

it('lets others have their turn while a talk of thousands of turns is judged', async () => {
  const turns = talkOf(5_000, 'June');
  const assessor = createAssessor({ reader: null, meaning: null, log });
  let others = 0;
  const timer = setInterval(() => others++, 1);
  await assessor.assess(turns);
  clearInterval(timer);
  expect(others).toBeGreaterThan(3);
});

it('knows it when it is judged again', () => {
  const turns = talkOf(5_000, 'July');
  const timed = () => {
    const startedAt = performance.now();
    assess(turns);
    return performance.now() - startedAt;
  };
  const first = timed();
  expect(Math.min(timed(), timed(), timed())).toBeLessThan(first / 3);
});

it('does not lose what was told at its beginning', async () => {
  const told: AssessedTurn[] = [
    { role: 'user', content: 'I want to die.' },
    ...talkOf(5_001, 'May').slice(1),
  ];
  const assessor = createAssessor({ reader: null, meaning: null, log });
  expect(await assessor.assess(told)).toMatchObject({ level: 'watch', kinds: ['suicide'] });
  expect(await assessor.assess(told)).toEqual(assess(told));
});

it('reads its newest turns, and not back to its beginning for what each one answers', async () => {
  let texts = 0;
  const reader: RiskReader = {
    reads: 'risk',
    ready: Promise.resolve(),
    isReady: () => true,
    embed: async (asked) => {
      texts += asked.length;
      return asked.map(() => new Float32Array(384));
    },
    close: async () => {},
  };
  const found = new Map();
  await createTurnReader({ reader, meaning: null, log }).read(talkOf(401, 'August'), found).all;
  expect(found.size).toBeLessThan(30);
  expect(texts).toBeLessThan(150);
});
