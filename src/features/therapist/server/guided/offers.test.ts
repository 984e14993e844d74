import { describe, expect, it } from 'vitest';
import { findSituation } from './content/all-content.ts';
import type { Fact } from './dialogue-state.ts';
import { readState } from './dialogue-state.ts';
import { adviceGeneric, noIdeaLines } from './facts.data.ts';
import { standardOf } from './line.ts';
import { giveInsight, keyFacts } from './offers.ts';
import { createPen } from './pen.ts';
import type { TurnContext } from './turn-context.ts';
import { understand } from './understand.ts';

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

  it('leaves out what would be read out broken', () => {
    const broken = 'your english is not good, sorry, you cry after the call';
    expect(keyFacts([fact(1, broken, 5), fact(2, 'your brother you you leave', 4)], 2)).toEqual([]);
  });
});

describe('the idea given', () => {
  const situation = 'anxiety-driving-after-crash';
  const notes = ['Almost winning lights up the brain.', 'Open with what you need, not with what they did.'];
  const generic = adviceGeneric.map(standardOf);

  /** What is said when `near` is as near to what was asked as given, and all else far from it. */
  function given(text: string, near: Record<string, number> | null): string | undefined {
    const state = readState(null);
    const context = {
      turn: { conversation: [] },
      state,
      heard: understand(text),
      nearTo: (line: string) => (near ? (near[line] ?? 0.05) : null),
      lines: { notes: notes.map((note) => ({ text: note })) },
      pen: createPen({ state, style: 'Standard', random: () => 0.5, slots: {} }),
    } as unknown as TurnContext;
    return giveInsight(context, situation, null)?.parts[0]?.text;
  }
  const question = 'how do I even start that conversation with my wife';

  it('is the one that answers what was asked', () => {
    expect(given(question, { [notes[1] as string]: 0.5 })).toBe(notes[1]);
  });

  it('is a plain one that is near, or none, when nothing of the topic comes near the question', () => {
    expect(given(question, { [generic[1] as string]: 0.4 })).toBe(generic[1]);
    expect(noIdeaLines.map(standardOf)).toContain(given(question, {}));
  });

  it("is the situation's own where nothing was asked, or the meaning is not known", () => {
    const own = standardOf(findSituation(situation)?.insight ?? '');
    expect(given('yes please', {})).toBe(own);
    expect(given('yes, go ahead and tell me', {})).toBe(own);
    expect(given(question, null)).toBe(own);
  });

  it("is the situation's own where they ask what helps, and name nothing else", () => {
    const own = standardOf(findSituation(situation)?.insight ?? '');
    for (const text of [
      'what helps with this',
      'what helps families like ours',
      'so what can I do about it?',
    ])
      expect(given(text, { [notes[0] as string]: 0.3 }), text).toBe(own);
    expect(given('what helps when he drives too fast', { [notes[0] as string]: 0.5 })).toBe(notes[0]);
  });

  it('is the counsel for the very trouble, where there is one', () => {
    expect(given("what can I do, I can't say no to anyone", {})).toContain('no');
    expect(given("what can I do, I can't say no to anyone", {})).not.toBe(given(question, {}));
  });
});
