// What a talk once went wrong over: a judgement taken for a plan, a trouble taken for an answer, a denial taken for a deed.
import { describe, expect, it } from 'vitest';
import type { DialogueState, SpokenTurn } from '../../therapist.contract.ts';
import { exerciseIds } from './exercises/exercise-ids.ts';
import { gistsOf } from './gist.ts';
import { livingPieces } from './living-piece.ts';
import type { MatchPlace } from './match-situation.ts';
import { matchSituation } from './match-situation.ts';
import type { Reading } from './meaning/meaning.ts';
import { stepIn } from './receive-step.ts';
import { last, talk } from './testing/talk.ts';
import { turnPerson } from './turn-person.ts';
import type { Intent } from './understand.data.ts';
import { understand } from './understand.ts';

/** As if a message resembled this more than anything. */
const resembling = (text: string, label: Intent, score = 0.55): Intent =>
  understand(text, {
    intents: [{ label, score }],
    situations: new Float32Array(),
  } as unknown as Reading).intent;
const piecesOf = (text: string): string[] => livingPieces(understand(text)).map((piece) => piece.text);
const kindsIn = (text: string) => gistsOf(understand(text)).map(({ kind }) => kind);

describe('a step', () => {
  it.each([
    'Maybe I am boring',
    'I will find an excuse',
    'Maybe tomorrow I will go, I will find an excuse',
    'I could have visited more often',
    'I might be too much for people',
    "I'll cry again",
  ])('is not heard in %j, a judgement, a forecast or a regret', (text) => {
    expect(stepIn(text, false)).toBeNull();
    expect(stepIn(text, true)).toBeNull();
  });

  it.each([
    ['Maybe I could call her', 'call her'],
    ["maybe I'll email the teacher", 'email the teacher'],
    ['I will talk to him on Sunday', 'talk to him on Sunday'],
    ['I could have lunch with her', 'have lunch with her'],
    ['I could be kinder to her', 'be kinder to her'],
  ])('is still heard in %j', (text, step) => {
    expect(stepIn(text, false)).toBe(step);
  });

  it('is not handed back at goodbye where it was none', async () => {
    const { replies } = await talk([
      null,
      'I should go to the gym.',
      'I skip it every week.',
      'I sit on the couch instead.',
      'I will find an excuse',
      'goodbye',
    ]);
    expect(replies.slice(-2).join(' ')).not.toMatch(/step/i);
  });

  /** Late in a talk, when all else was offered and a step is due. */
  const isAskedForStep = async (first: string): Promise<boolean> => {
    const begun = await talk([null, first]);
    const state = {
      ...(begun.state as DialogueState),
      talk: 14,
      insights: 1,
      summaries: 1,
      lastSummaryAt: 9,
      lastOfferAt: 5,
    };
    const offered = ['values', 'grounding'];
    const conversation: SpokenTurn[] = [{ role: 'user', content: first }];
    const later = await talk(['I want my desk back at the window.'], {
      state: { ...state, offered },
      conversation,
    });
    return Number(later.state?.asksStepAt) > 0;
  };
  it('is not asked for in fresh grief', async () => {
    expect(await isAskedForStep('My brother died in August.')).toBe(false);
    expect(await isAskedForStep('My brother moved away in August.')).toBe(true);
    expect(await isAskedForStep('My grandmother died twelve years ago.')).toBe(true);
  });
});

describe('not having an answer', () => {
  it.each(["I can't say no", "I can't say no to myself", "I don't know how to tell my mother"])(
    'is not heard in %j',
    (text) => {
      expect(resembling(text, 'does_not_know')).toBe('tells');
    },
  );
  it('is still heard where it is one', () => {
    expect(resembling('it is hard to put that into words', 'does_not_know')).toBe('does_not_know');
    expect(resembling("I can't say no to myself", 'declines')).toBe('tells');
    expect(resembling('let us leave that one out for now', 'declines')).toBe('declines');
  });
});

describe('a judgement about oneself', () => {
  it.each([
    ['it is the only time nobody wants anything', false],
    ['nobody likes the new rules here', false],
    ['nobody cares about the garden now', false],
    ['nobody wants to be with me', true],
    ['nobody likes me', true],
    ['no one really cares about me', true],
    ['I am boring to be around', true],
  ])('%j: %j', (text, is) => {
    expect(kindsIn(text).includes('self_judgement')).toBe(is);
  });
  it('begins with "maybe" and is no yes', () => {
    expect(understand('Maybe I am boring').intent).toBe('tells');
    expect(understand('I guess my family is right').intent).toBe('tells');
    for (const text of ['maybe', 'maybe so', 'I guess so', 'maybe I am'])
      expect(understand(text).intent, text).toBe('agrees');
  });
});

describe('what is asked of us', () => {
  it('is not heard where a machine does their work', () => {
    expect(resembling('AI does it cheaper now', 'asks_if_real')).toBe('tells');
    expect(resembling('they say a robot will take my job', 'asks_if_real')).toBe('tells');
    expect(resembling('is there a human behind this', 'asks_if_real')).toBe('asks_if_real');
    expect(resembling('so is this all just a bot', 'asks_if_real')).toBe('asks_if_real');
    expect(resembling('real person or robot?', 'asks_if_real')).toBe('asks_if_real');
  });
  it('is not heard where somebody else is not wrong', () => {
    expect(resembling("He isn't wrong", 'not_understood')).toBe('tells');
    expect(resembling('this is so wrong now', 'not_understood')).toBe('not_understood');
  });

  it.each([
    ['will you call social services', /can't call anyone/],
    ['Are you going to report me to the police?', /can't call anyone/],
    ['can you call the police', /emergency number/],
    ['will you tell anyone', /no way to tell/],
    ['you won’t tell my parents?', /no way to tell/],
    [
      'do you think I am bad',
      /\b(?:judg\w+|one word|not from what|only know a part|people who ask|heavy question|fault|whole)\b/i,
    ],
  ])('%j is answered', async (line, answer) => {
    expect(last(await talk([null, 'We had a loud evening at home.', line]))).toMatch(answer);
  });
  it('and what others were asked stays story', async () => {
    expect(last(await talk([null, 'My school will call social services about us']))).not.toMatch(
      /can't call/,
    );
  });

  it.each(['Can you just talk about my boss', 'would it be bad to leave'])(
    '%j is never handed back as something told',
    async (line) => {
      for (let seed = 1; seed <= 6; seed += 1)
        expect(last(await talk([null, 'My boss is loud.', line], { seed }))).not.toMatch(
          /talk about your boss|would it be bad/i,
        );
    },
  );

  it('what helps is a question for an idea', () => {
    for (const text of ['what helps with this', 'what helps families like ours', 'what really works?'])
      expect(understand(text).intent, text).toBe('asks_advice');
    for (const text of ['what helps me is walking the dog', 'what works for him is shouting'])
      expect(understand(text).intent, text).toBe('tells');
  });
});

describe('a piece', () => {
  it.each([
    ['no one in my family studied', /^(?:in )?your family studied/],
    ['nobody at my office laughed', /^(?:at )?your office laughed/],
    ["I haven't had a drink since June", /^a drink/],
    ["I can't tell her to stop", /^stop$/],
  ])('torn out of %j would say something else', (text, wrong) => {
    for (const piece of piecesOf(text)) expect(piece).not.toMatch(wrong);
  });
  it('is still taken where it stands alone', () => {
    expect(piecesOf('He shouted at me in front of my kids')).toContain('in front of your kids');
    expect(piecesOf('I drink on my own every night')).toContain('you drink on your own every night');
    expect(piecesOf("ngl that's scary too")).not.toContainEqual(expect.stringMatching(/^ngl/i));
  });
  it('shows nobody alone in a picture of several', () => {
    expect(turnPerson('he has a video of us').text).toBe('he has a video of you together');
    expect(turnPerson('he told us').text).toBe('he told you');
  });
});

describe('what was not done', () => {
  const place: MatchPlace = { categoryId: 'addiction', topicId: 'alcohol', recent: null };
  const found = (text: string) => matchSituation(text, place)?.situation.id ?? '';
  it.each(['I did not relapse last night', "I haven't slipped", 'I never drank again after sober months'])(
    '%j is no slip',
    (text) => expect(found(text)).not.toMatch(/slip|lapse/),
  );
  it('what was done is one', () => {
    expect(found('I relapsed last night')).toMatch(/slip|lapse/);
    expect(found('I did not want to, and I relapsed last night')).toMatch(/slip|lapse/);
  });
});

describe('exercises', () => {
  const conflict = {
    category: { id: 'career', name: 'Career', isCustom: false },
    topic: { id: 'work-conflict', name: 'Work conflict' },
  };
  const offeredAfter = async (first: string) => {
    const lines = [
      'I am angry at him every morning.',
      'My boss gave me his calls to make.',
      'I am furious when he walks by.',
      'My team looks at their screens.',
      'I am so angry that I shake.',
      'The office is loud all day.',
      'I eat at my desk by the window.',
      'I am angry about the rota too.',
      'He laughed about it on Monday.',
    ];
    const offered: unknown[] = [];
    for (let seed = 1; seed <= 4; seed += 1)
      offered.push((await talk([null, first, ...lines], { ...conflict, seed })).state?.offered);
    return offered.flat();
  };
  it('no well-put message is offered against harassment', async () => {
    expect(await offeredAfter('My boss is rude to me.')).toContain('assertive-message');
    expect(await offeredAfter('My boss harassed a girl on my team.')).not.toContain('assertive-message');
  });

  it('are offered no more to who wants none', async () => {
    const refused = await talk([null, 'My chest gets tight before class.', 'no exercise please']);
    expect(refused.state?.offered).toEqual([...exerciseIds]);
    expect(last(refused)).not.toMatch(/what happened/i);
    expect(understand('there was no exercise at school for us').intent).not.toBe('declines');
  });
});
