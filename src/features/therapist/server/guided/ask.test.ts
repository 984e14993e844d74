import { describe, expect, it } from 'vitest';
import { ask } from './ask.ts';
import type { Choices } from './choosing/choose.ts';
import { type GuidedState, readState } from './dialogue-state.ts';
import { knownTags } from './follow-kinds.ts';
import { gistsOf } from './gist.ts';
import { inwardInvitations, openInvitations } from './invitations.data.ts';
import { createPen } from './pen.ts';
import type { TurnContext } from './turn-context.ts';
import { understand } from './understand.ts';

const topical = 'What does your body do while you two argue?';
const ofTheDead = 'What was the person you lost like?';

const [[, invitation] = ['', '']] = openInvitations;
const isInvitation = (text: string | undefined): boolean =>
  [...openInvitations, ...inwardInvitations].some(([, known]) => known === text);

/**
 * What is asked when the topic has one question, so near to what was said. `wide`: what follows from it, and how surely. Our
 * last words were an invitation, unless they were `last`. `reflecting`: words of theirs stand before it, in this state.
 */
function asked(
  text: string,
  question: string,
  near: number,
  before: string[] = [],
  wide: Choices['questions'] = [],
  last: string = invitation,
  reflecting: Partial<GuidedState> | null = null,
): string | undefined {
  const state = { ...readState(null), ...reflecting };
  state.lastQuestion = { tag: 'open', text: last };
  const context = {
    state,
    choices: { questions: wide, reflections: [] },
    gists: gistsOf(understand(text)),
    pieces: [],
    match: null,
    heard: understand(text),
    nearTo: (line: string) => (line === question ? near : -1),
    turn: {
      category: { isCustom: false },
      conversation: before.map((content) => ({ role: 'user', content })),
    },
    isOnTopic: true,
    lines: { explore: [['meaning', question], ...Array.from({ length: 60 }, () => ['x', ''])] },
    pen: createPen({ state, style: 'Standard', random: () => 0.5, slots: {} }),
  } as unknown as TurnContext;
  return ask(context, reflecting !== null)?.text;
}

describe('a question of the topic', () => {
  it('is asked where it fits what was said', () => {
    expect(asked('we came home late last night', topical, 0.6)).toBe(topical);
    expect(asked('we came home late last night', topical, 0.15)).not.toBe(topical);
  });

  it('about the dead waits until somebody died', () => {
    expect(asked('she is dead to all of us now', ofTheDead, 0.6)).toBe(ofTheDead);
    expect(asked("my grandad hasn't died yet", ofTheDead, 0.6)).not.toBe(ofTheDead);
  });

  it('is not put to a death just told, nor to good news', () => {
    expect(asked('my grandad died in March', topical, 0.6)).not.toBe(topical);
    expect(asked('we came home late last night', topical, 0.6, ['I got the job!'])).not.toBe(topical);
    const worse = ['I got the job!', 'but I am so sad about it'];
    expect(asked('we came home late last night', topical, 0.6, worse)).toBe(topical);
  });
});

describe('where nothing surely follows', () => {
  const wide = (sure: number): Choices['questions'] => [
    { after: 'something seen', ask: ['thought', 'What did you make of it, seeing that?'], sure },
  ];

  const plain = 'the shop on the corner has a blue door';

  it('they are asked to go on in whatever words', () =>
    expect(isInvitation(asked(plain, topical, 0.3, [], wide(0.22)))).toBe(true));

  it('what likely follows is asked', () =>
    expect(asked(plain, topical, 0.3, [], wide(0.3))).toBe('What did you make of it, seeing that?'));

  it('they are not asked to go on again and again: words of theirs stand alone, for two replies', () => {
    const found = (turns: number, unasked: number) =>
      asked(plain, topical, 0.3, [], [], 'How was that?', { turns, invitedAt: 4, unasked });
    expect(found(6, 0)).toBeUndefined();
    expect(isInvitation(found(7, 0))).toBe(true);
    expect(found(6, 2)).toBeDefined();
  });

  it('nobody is asked to look inward for a bare fact or a joke, nor twice running', () => {
    const looksInward = (said: string, last = 'How was that?') => {
      const found = asked(said, 'x', -1, [], [], last);
      return inwardInvitations.some(([, known]) => known === found);
    };
    const moving = 'the bench is gone and the whole shop is empty';
    expect(looksInward(moving)).toBe(true);
    expect(looksInward('we had the fish and a glass of wine')).toBe(false);
    expect(looksInward('the bench is gone and the whole shop is empty lol')).toBe(false);
    expect(looksInward(moving, inwardInvitations[0]?.[1])).toBe(false);
  });
});

describe('a wide question', () => {
  const wide = (sure: number, tag: 'thought' | 'next' = 'thought'): Choices['questions'] => [
    { after: 'something seen', ask: [tag, 'What did you make of it, seeing that?'], sure },
  ];

  it('goes before what patterns find, where it surely follows', () => {
    const text = 'she walked past me and said nothing';
    expect(asked(text, topical, 0.3, [], wide(0.4))).toBe('What did you make of it, seeing that?');
    expect(asked(text, topical, 0.3, [], wide(0.1))).not.toBe('What did you make of it, seeing that?');
  });

  it('asks for no step of who mourns', () => {
    expect(
      asked('the house is so quiet', topical, 0.3, ['my wife died in March'], wide(0.9, 'next')),
    ).not.toBe('What did you make of it, seeing that?');
  });
});

describe('a question that follows', () => {
  const follows = (text: string): string => asked(text, 'x', -1) ?? '';

  it.each([
    ['she said I should have seen it coming', /if you did not/],
    ["I can't believe it, I applied to forty places", /when you try|possible/],
    ['I just wanted to tell someone', /safe to|keep that in|if you spoke/],
    ["don't tell me to breathe now", /least bad choice|only one who knows|cost you to say/],
    ['they had a wedding and nobody told me', /least bad choice|only one who knows|cost you to say/],
    ['no one asked me about it', /to hear/],
  ])('%j takes nothing for granted', (text, presumed) => {
    expect(follows(text)).not.toMatch(presumed);
  });

  it('does not ask how long, when that was said', () => {
    expect(knownTags(understand("It's been three weeks and he does not speak"))).toContain('when');
    expect(knownTags(understand('We broke up two years ago'))).toContain('when');
  });
});
