import { describe, expect, it } from 'vitest';
import { findSituation } from './content/all-content.ts';
import { readState } from './dialogue-state.ts';
import { met, situation } from './known-ways.ts';
import { createPen } from './pen.ts';
import type { TurnContext } from './turn-context.ts';

const burnout = findSituation('burnout-caring-profession');

/** Whether the situation speaks when all its lines are so near to what was said; null when it cannot be told. */
function speaks(near: number | null, score: number): boolean {
  const state = readState(null);
  const context = {
    state,
    gists: [],
    turn: { conversation: [], memberText: 'I look after everyone at work and nobody looks after me' },
    match: burnout && { situation: burnout, score, isStrong: score >= 6, groups: new Set() },
    nearTo: () => near,
    pen: createPen({ state, style: 'Standard', random: () => 0.5, slots: {} }),
  } as unknown as TurnContext;
  return situation(context) !== null;
}

describe('a line of a situation', () => {
  it('is spoken only where it fits what was said, and the situation stands out', () => {
    expect(speaks(0.2, 8.2)).toBe(false);
    expect(speaks(0.26, 8.2)).toBe(true);
    expect(speaks(0.6, 7.8)).toBe(false);
  });

  it('is spoken by its cues where the meaning is not known', () => {
    expect(speaks(null, 1.2)).toBe(true);
  });
});

describe('a wide reflection', () => {
  const said = (sure: number, about: object = {}): string | undefined => {
    const state = readState(null);
    const context = {
      state,
      gists: [],
      pieces: [],
      heard: { text: 'she laughed at my drawing' },
      turn: { conversation: [], risk: { level: 'none' } },
      choices: { questions: [], reflections: [{ after: 'hurtful remark', say: 'That went in deep.', sure }] },
      pen: createPen({ state, style: 'Standard', random: () => 0.5, slots: {} }),
      ...about,
    } as unknown as TurnContext;
    return met(context)
      ?.parts.map(({ text }) => text)
      .join(' ');
  };

  it('is said where it surely follows', () => {
    expect(said(0.6)).toBe('That went in deep.');
    expect(said(0.3)).toBeUndefined();
  });

  it('passes no verdict on oneself over, and says nothing where danger may be', () => {
    expect(said(0.6, { gists: [{ kind: 'self_judgement' }] })).toBeUndefined();
    expect(said(0.6, { turn: { conversation: [], risk: { level: 'watch' } } })).toBeUndefined();
    expect(said(0.6, { choices: null })).toBeUndefined();
  });

  it('takes nobody for joking', () => {
    const reflections = [{ after: 'plain joke', say: "There's a wicked grin in that.", sure: 0.9 }];
    expect(said(0, { choices: { questions: [], reflections } })).toBeUndefined();
  });
});
