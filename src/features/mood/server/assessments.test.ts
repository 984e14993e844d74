import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp, type TestMember } from '#app/testing/test-app.ts';
import { eventsOf, setClock } from '../testing/mood-member.ts';

let app: TestApp;
let member: TestMember;
let other: TestMember;

beforeAll(async () => {
  app = await startTestApp();
  member = await app.signUp('Amani');
  other = await app.signUp('Baraka');
});
afterEach(() => vi.useRealTimers());
afterAll(() => app.close());

describe('questionnaires', () => {
  const answer = (as: TestMember, instrument: string, answers: number[], id: string = randomUUID()) =>
    as.call('POST', '/mood/assessments', { id, instrument, answers });
  const filled = (total: number, items: number) =>
    Array.from({ length: items }, (_, i) => Math.max(0, Math.min(3, total - i * 3)));

  test('are counted and banded by the server, at every edge', async () => {
    const edges: [string, number, number, string][] = [
      ['phq9', 9, 0, 'minimal'],
      ['phq9', 9, 4, 'minimal'],
      ['phq9', 9, 5, 'mild'],
      ['phq9', 9, 9, 'mild'],
      ['phq9', 9, 10, 'moderate'],
      ['phq9', 9, 14, 'moderate'],
      ['phq9', 9, 15, 'moderately_severe'],
      ['phq9', 9, 19, 'moderately_severe'],
      ['phq9', 9, 20, 'severe'],
      ['phq9', 9, 27, 'severe'],
      ['gad7', 7, 4, 'minimal'],
      ['gad7', 7, 5, 'mild'],
      ['gad7', 7, 10, 'moderate'],
      ['gad7', 7, 14, 'moderate'],
      ['gad7', 7, 15, 'severe'],
      ['gad7', 7, 21, 'severe'],
    ];
    for (const [instrument, items, total, band] of edges) {
      const taker = await app.signUp();
      const { status, body } = await answer(taker, instrument, filled(total, items));
      expect(status).toBe(200);
      expect(body.assessment, `${instrument} ${total}`).toMatchObject({ total, band });
    }
  });

  test('are taken at most every fourteen days, each by itself, and say when again', async () => {
    const taker = await app.signUp('Nia');
    setClock('2025-02-01T10:00:00Z');
    const id = randomUUID();
    expect((await answer(taker, 'phq9', filled(6, 9), id)).status).toBe(200);
    expect((await answer(taker, 'phq9', filled(6, 9), id)).body.assessment.id).toBe(id);
    expect((await answer(taker, 'gad7', filled(6, 7))).status).toBe(200);
    setClock('2025-02-15T09:59:59Z');
    const early = await answer(taker, 'phq9', filled(3, 9));
    expect(early).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', data: { nextAt: '2025-02-15T10:00:00.000Z' } },
    });
    expect((await taker.call('GET', '/mood/assessments')).body.nextAt.phq9).toBe('2025-02-15T10:00:00.000Z');
    setClock('2025-02-15T10:00:00Z');
    expect((await taker.call('GET', '/mood/assessments')).body.nextAt.phq9).toBeNull();
    expect((await answer(taker, 'phq9', filled(3, 9))).status).toBe(200);
    expect((await taker.call('GET', '/mood/assessments')).body.items).toHaveLength(3);
  });

  test('two windows at once make one', async () => {
    const taker = await app.signUp('Omari');
    const answers = await Promise.all([1, 2, 3, 4].map(() => answer(taker, 'gad7', filled(6, 7))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  test('thoughts of being better off dead open the safety flow, however low the score', async () => {
    const taker = await app.signUp('Pendo');
    const answers = [0, 0, 0, 0, 0, 0, 0, 0, 1];
    const { body } = await answer(taker, 'phq9', answers);
    expect(body).toMatchObject({ assessment: { total: 1, band: 'minimal' }, shows_help: true });
    expect(await eventsOf(app, taker)).toEqual([
      { surface: 'mood', level: 'elevated', kinds: ['suicide'], evidence: ['mood.phq9_item9'] },
    ]);
    // Asked again too early, the disclosure counts all the same.
    const early = await answer(taker, 'phq9', answers);
    expect(early).toMatchObject({ status: 409, body: { data: { shows_help: true } } });
    expect(await eventsOf(app, taker)).toHaveLength(2);
  });

  test('a high score without that answer is no alarm', async () => {
    const taker = await app.signUp('Rehema');
    const { body } = await answer(taker, 'phq9', [3, 3, 3, 3, 3, 3, 3, 3, 0]);
    expect(body).toMatchObject({ assessment: { total: 24, band: 'severe' }, shows_help: false });
    expect(await eventsOf(app, taker)).toEqual([]);
  });

  test('need every item answered, and stay their owner’s', async () => {
    expect((await answer(member, 'phq9', filled(6, 7))).status).toBe(422);
    expect((await answer(member, 'gad7', filled(6, 9))).status).toBe(422);
    const id = randomUUID();
    await answer(other, 'gad7', filled(6, 7), id);
    expect((await answer(member, 'gad7', filled(6, 7), id)).status).toBe(404);
  });
});
