import { describe, expect, it } from 'vitest';
import { type ExerciseId, exerciseIds } from './exercises/exercise-ids.ts';
import { last, type Talk, talk } from './testing/talk.ts';

describe('offers', () => {
  const stressed = [
    null,
    'My boss dumps work on me.',
    'I work until midnight.',
    'I cannot switch off at night.',
    'My jaw hurts from it.',
    'My wife is annoyed with me.',
    'I miss my daughter’s bedtime.',
    'There is always one more email.',
    'I keep thinking about tomorrow.',
  ];

  it('an exercise by the eighth turn at the latest, with leave asked', async () => {
    const { replies } = await talk(stressed);
    expect(replies.join(' ')).toMatch(/Shall we|Would you like to/);
  });

  it('nothing is offered before enough was told to answer', async () => {
    const little = ['hi', 'work', 'boss', 'yes', 'maybe', 'fine', 'so so', 'yes'];
    const seeds = [1, 2, 3, 4, 5, 6, 7, 8];
    const talks = seeds.map((seed) => talk([null, ...little, 'He wants the report on Friday.'], { seed }));
    for (const talked of await Promise.all(talks)) expect(talked.chunks.at(-1)?.suggestions).toBeUndefined();
  });

  it('a no ends it at once', async () => {
    const talked = await talk(stressed);
    const kind = (talked.state?.pending as { kind?: string } | null)?.kind;
    const after = await talk(['no thanks'], { state: talked.state });
    expect(kind === undefined || (after.state?.exercise ?? null) === null).toBe(true);
    expect(last(after)).not.toMatch(/are you sure|just try/i);
  });

  it('an idea follows the question what was tried, and is theirs to refuse', async () => {
    const { replies } = await talk([
      null,
      'My boss dumps work on me.',
      'What should I do?',
      'I tried talking to him.',
    ]);
    expect(replies[2]).toMatch(/tried|good end|to weigh|One idea|Since you ask/);
    expect(replies[3]).toMatch(/thought|idea|weigh/i);
  });

  it('an exercise survives a restart between two steps', async () => {
    const first = await talk([null, 'can we do the grounding exercise']);
    expect(first.chunks.at(-1)?.exercise).toEqual({ id: 'grounding', step: 0 });
    const second = await talk(['a lamp, a door, my shoes, a cup, the wall'], { state: first.state });
    expect(second.chunks.at(-1)?.exercise).toEqual({ id: 'grounding', step: 1 });
    const stopped = await talk(['stop'], { state: second.state });
    expect(stopped.state?.exercise).toBeNull();
  });
});

describe('an exercise gives way', () => {
  const breathing = [null, 'can we do box breathing'];

  it('to who is called away', async () => {
    const { state, replies } = await talk([...breathing, "hang on, my phone's ringing, it's my mum"]);
    expect(state?.exercise ?? null).toBeNull();
    expect(replies.at(-1)).not.toMatch(/two… three/);
    const on = await talk([...breathing, 'I hold it and my shoulders go down']);
    expect(on.state?.exercise ?? null).not.toBeNull();
  });

  it.each([
    'sorry, can you stop the breathing a second? I was talking about my mum and the resit',
    "STOP. No more breathing. My mum says if I fail again I'm on my own with the fees.",
  ])('to who wants it stopped, at whatever length: %s', async (said) => {
    const { state, replies } = await talk([...breathing, said]);
    expect(state?.exercise ?? null).toBeNull();
    expect(replies.at(-1)).not.toMatch(/two… three/);
  });

  it('to what they were telling', async () => {
    const grounding = [null, 'can we do the grounding exercise', 'a mug, a lamp, my shoes, a door, the wall'];
    const { state } = await talk([
      ...grounding,
      'What? I was telling you about the toast where people laughed at me.',
    ]);
    expect(state?.exercise ?? null).toBeNull();
  });
});

describe('each of the fifteen exercises, in a talk', () => {
  const named: Record<ExerciseId, string> = {
    'box-breathing': 'can we do box breathing',
    'long-breathing': 'can we do the 4 7 8 breathing',
    grounding: 'can we do the grounding exercise',
    'body-scan': 'can we do the body scan exercise',
    'thought-record': 'can we do the thought record exercise',
    'worry-time': 'can we do the worry time exercise',
    'problem-solving': 'can we do the problem solving exercise',
    'small-step': 'can we do the small step exercise',
    values: 'can we do the values exercise',
    'self-compassion': 'can we do the self compassion exercise',
    'urge-surfing': 'can we do the urge surfing exercise',
    'opposite-action': 'can we do the opposite action exercise',
    'assertive-message': 'can we do the assertive message exercise',
    'sleep-wind-down': 'can we do the sleep wind down exercise',
    gratitude: 'can we do the gratitude exercise',
  };
  const running = (talked: Talk) => (talked.state?.exercise as { id: string; step: number } | null) ?? null;
  /** Answers whatever is asked until it is over; a number suits ratings, and is taken as words elsewhere. */
  async function finish(from: Talk): Promise<Talk> {
    let talked = from;
    for (let turn = 0; turn < 40 && running(talked); turn += 1)
      talked = await talk([turn % 2 ? 'about 7' : 'a small thing by the window'], { state: talked.state });
    return talked;
  }

  it.each(exerciseIds)('%s begins when asked for, and completes with a question how it was', async (id) => {
    const begun = await talk([null, named[id]]);
    expect(running(begun)?.id).toBe(id);
    expect(begun.chunks.at(-1)?.exercise).toEqual({ id, step: 0 });
    const done = await finish(begun);
    expect(running(done)).toBeNull();
    expect(done.state?.finished).toContain(id);
    expect(last(done)).toContain('?');
  });

  it.each(exerciseIds)(
    '%s pauses when asked, waits while life is told, and resumes where it was',
    async (id) => {
      const begun = await talk([null, named[id]]);
      const paused = await talk(['can we pause'], { state: begun.state });
      expect(running(paused)).toBeNull();
      expect(paused.state?.setAside).toMatchObject({ id });
      const told = await talk(['My sister just called about the house.'], { state: paused.state });
      expect(running(told)).toBeNull();
      const resumed = await talk(['can we go back to the exercise'], { state: told.state });
      expect(running(resumed)).toMatchObject({ id, step: running(begun)?.step });
      expect((await finish(resumed)).state?.finished).toContain(id);
    },
  );

  it.each(exerciseIds)('%s is left at once on a stop, and is not pressed again', async (id) => {
    const begun = await talk([null, named[id]]);
    const left = await talk(['stop'], { state: begun.state });
    expect(running(left)).toBeNull();
    expect(left.state?.setAside ?? null).toBeNull();
  });

  it('what was set aside for something that mattered more is offered again, once, and may rest', async () => {
    const begun = await talk([null, 'can we do the problem solving exercise', 'The rent']);
    const told = await talk(
      [
        'I need to tell you that my mother fell last night.',
        'She is at home with a bandage.',
        'My brother is with her now.',
        'I was frightened when the phone rang.',
        'She sounded cheerful though.',
      ],
      { state: begun.state },
    );
    const offers = told.replies.filter((reply) => reply.includes('the plan'));
    expect(offers).toHaveLength(1);
  });
});

describe('asking for an exercise', () => {
  it.each([
    ['Can we do a breathing exercise?', 'box-breathing'],
    ['can we do a thought record', 'thought-record'],
    ['help me write a message to my boss', 'assertive-message'],
  ])('"%s" begins it', async (text, id) => {
    const talked = await talk([null, 'My week was long.', text]);
    expect((talked.state?.exercise as { id?: string } | null)?.id).toBe(id);
  });

  it('what we cannot lead is said to be so, and something else named', async () => {
    const talked = await talk([null, 'My week was long.', 'can we do a yoga exercise']);
    expect(last(talked)).toContain('not among the things I can lead');
    expect((await talk(['yes'], { state: talked.state })).chunks.at(-1)?.exercise?.id).toBe('box-breathing');
  });

  it('a hard answer is not handed back as if it were so', async () => {
    const begun = await talk([null, 'can we do a thought record']);
    let talked = begun;
    for (const text of ["I'm an idiot", 'he hates me', 'nobody likes me']) {
      talked = await talk([text], { state: talked.state });
      expect(last(talked)).not.toMatch(/^(?:You're an idiot|He hates you|Nobody likes you)\./);
    }
  });

  it('after it nothing is dug into: what comes next is theirs', async () => {
    let talked = await talk([null, 'can we do the grounding exercise']);
    for (let turn = 0; turn < 12 && talked.state?.exercise; turn += 1)
      talked = await talk(['a cup'], { state: talked.state });
    const after = await talk(['a bit better'], { state: talked.state });
    expect(last(after)).toMatch(/go from here|still wants|time that is left/);
  });
});
