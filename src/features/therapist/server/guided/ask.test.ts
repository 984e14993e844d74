import { describe, expect, it } from 'vitest';
import { ask } from './ask.ts';
import { readState } from './dialogue-state.ts';
import { createPen } from './pen.ts';
import type { TurnContext } from './turn-context.ts';
import { understand } from './understand.ts';

const topical = 'What does your body do while you two argue?';
const ofTheDead = 'What was the person you lost like?';

/** What is asked when the topic has one question, so near to what was said. */
function asked(text: string, question: string, near: number): string | undefined {
  const state = readState(null);
  return ask({
    state,
    gists: [],
    pieces: [],
    match: null,
    heard: understand(text),
    nearTo: (line: string) => (line === question ? near : -1),
    turn: { category: { isCustom: false } },
    isOnTopic: true,
    lines: { explore: [['meaning', question], ...Array.from({ length: 60 }, () => ['x', ''])] },
    pen: createPen({ state, style: 'Standard', random: () => 0.5, slots: {} }),
  } as unknown as TurnContext)?.text;
}

describe('a question of the topic', () => {
  it('is asked where it fits what was said', () => {
    expect(asked('we came home late last night', topical, 0.5)).toBe(topical);
    expect(asked('we came home late last night', topical, 0.15)).not.toBe(topical);
  });

  it('about the dead waits until somebody died', () => {
    expect(asked('my grandad died in March', ofTheDead, 0.6)).toBe(ofTheDead);
    expect(asked("my grandad hasn't died yet", ofTheDead, 0.6)).not.toBe(ofTheDead);
  });
});
