import { expect, test } from 'vitest';
import type { RiskLevel } from '#features/safety/safety.contract.ts';
import type { LoadedCall, Verdict } from '../ports.ts';
import { createLogBook } from '../testing/test-gateway.ts';
import { createCallSafety } from './call-safety.ts';
import { createTranscript } from './transcript.ts';

const verdict = (level: RiskLevel): Verdict => ({
  assessment: { level, kinds: [], evidence: [], declined: [] },
  say: null,
});

/** Verdicts are given by the test, in whatever order. */
function open(patienceMs = 1_000) {
  const answers: ((verdict: Verdict) => void)[] = [];
  const seen: RiskLevel[] = [];
  const cards: RiskLevel[] = [];
  const log = createLogBook();
  const safety = createCallSafety({
    call: { sessionId: 's', hasOpenSafetyEvent: false, hasEarlierEvent: false } as LoadedCall,
    transcript: createTranscript({ save: async () => {}, remove: async () => {} }, log),
    ports: { judge: () => new Promise((resolve) => answers.push(resolve)) },
    patienceMs,
    onVerdict: ({ assessment }) => seen.push(assessment.level),
    onCard: (level) => cards.push(level),
    log,
  });
  return {
    safety,
    seen,
    cards,
    answer: (at: number, level: RiskLevel) => answers[at]!(verdict(level)),
    answerWith: (at: number, given: Verdict) => answers[at]!(given),
  };
}
const halfJudged = { ...verdict('none'), showsHelp: true };
const breathe = () => new Promise((resolve) => setTimeout(resolve, 5));

test('a calm verdict that comes after that on later words does not make them calm', async () => {
  const { safety, seen, cards, answer } = open();
  const first = safety.judge();
  const second = safety.judge();
  await breathe();
  answer(1, 'elevated');
  expect((await second).level).toBe('elevated');
  answer(0, 'none');
  await first;
  expect(seen).toEqual(['elevated']);
  expect(cards).toEqual(['elevated']);
  expect(safety.hasOpenEvent()).toBe(true);
});

test('a late verdict still shows what it found, and later words nobody could judge stay unjudged', async () => {
  const { safety, seen, cards, answer } = open(20);
  expect(await safety.judge()).toMatchObject({ level: 'elevated' });
  expect(await safety.judge()).toMatchObject({ level: 'elevated' });
  answer(0, 'imminent');
  await breathe();
  expect(seen).toEqual(['imminent']);
  expect(cards.at(-1)).toBe('imminent');
  expect(safety.cardLevel()).toBe('imminent');
});

test('S12 words that only rules could read bring the card, and are answered as usual', async () => {
  const { safety, cards, answerWith } = open();
  const judged = safety.judge();
  await breathe();
  answerWith(0, halfJudged);
  expect(await judged).toMatchObject({ level: 'none', say: null });
  expect(cards).toEqual(['elevated']);
});
