import { describe, expect, it } from 'vitest';
import { assess } from '#features/safety/server/safety.service.ts';
import type { DialogueState, ReplyChunk, SpokenTurn } from '../../therapist.contract.ts';
import { createGuidedTherapist } from './guided-therapist.ts';
import { intentInExercise } from './run-exercise.ts';
import type { TurnContext } from './turn-context.ts';
import { understand } from './understand.ts';

const therapist = createGuidedTherapist();
type Spoken = { reply: string; state: DialogueState; isGoodbye: boolean; conversation: SpokenTurn[] };

/** Says the lines one after the other, null opens; goes on from `before`. */
async function talk(lines: (string | null)[], before?: Spoken): Promise<Spoken> {
  let spoken = before ?? { reply: '', state: { version: 1 }, isGoodbye: false, conversation: [] };
  for (const memberText of lines) {
    const heard: SpokenTurn[] = memberText === null ? [] : [{ role: 'user', content: memberText }];
    const conversation = [...spoken.conversation, ...heard];
    const chunks: ReplyChunk[] = [];
    for await (const chunk of therapist.reply({
      category: { id: 'general', name: 'General', isCustom: false },
      topic: { id: 'stress', name: 'Stress' },
      memberText,
      risk: assess(conversation),
      style: 'Standard',
      surface: 'chat',
      memories: [],
      lastSummary: null,
      country: 'US',
      seed: 11,
      conversation: spoken.conversation,
      state: JSON.parse(JSON.stringify(spoken.state)) as DialogueState,
    }))
      chunks.push(chunk);
    const reply = chunks.map(({ text }) => text).join(' ');
    spoken = {
      reply,
      state: chunks.at(-1)?.state ?? spoken.state,
      isGoodbye: chunks.some((chunk) => chunk.isGoodbye),
      conversation: [...conversation, { role: 'assistant', content: reply }],
    };
  }
  return spoken;
}
const running = ({ state }: Spoken) => (state.exercise as { step: number; data: object } | null) ?? null;
const atThought = [null, 'can we do a thought record', 'Tuesday, the meeting'];

describe('leaving in the middle of an exercise', () => {
  it.each([
    'I have to stop here, goodbye',
    'I need to stop here for tonight, bye',
    "I'm done for today, bye",
    "ok I'm done, good night",
    'I have to go, bye',
  ])('"%s" ends the talk at once', async (text) => {
    for (const begun of [atThought, [null, 'can we do the grounding exercise']]) {
      const left = await talk([...begun, text]);
      expect(left.isGoodbye).toBe(true);
      expect(running(left)).toBeNull();
    }
  });

  it.each(["that's enough", "let's stop here", 'can we stop now'])(
    '"%s" ends the exercise and not the talk',
    async (text) => {
      for (const begun of [atThought, [null, 'can we do box breathing', 'ok', 'ok']]) {
        const left = await talk([...begun, text]);
        expect(left.isGoodbye).toBe(false);
        expect(running(left)).toBeNull();
        expect(left.state.setAside ?? null).toBeNull();
      }
    },
  );

  it('a thought that resembles a goodbye is no goodbye', () => {
    const exercise = { id: 'thought-record', step: 1, data: {}, pauses: 0, trail: [0] };
    const heard = { ...understand('I want to go home'), intent: 'goodbye' };
    expect(intentInExercise({ state: { exercise }, heard } as unknown as TurnContext)).toBe('tells');
    expect(intentInExercise({ state: { exercise: null }, heard } as unknown as TurnContext)).toBe('goodbye');
  });
});

describe('an exercise that was left open', () => {
  it('waits after a goodbye, and takes nothing said later for its answer', async () => {
    const back = await talk([...atThought, 'I have to go, bye', 'Hi again']);
    expect(running(back)).toBeNull();
    expect(back.state.setAside).toMatchObject({ id: 'thought-record', step: 1 });
    expect(JSON.stringify(back.state.setAside)).not.toContain('Hi again');
    const resumed = await talk(['can we go back to the exercise'], back);
    expect(running(resumed)).toMatchObject({ step: 1, data: { situation: 'Tuesday, the meeting' } });
  });

  it('is offered when the talk is opened again, and may rest', async () => {
    const cut = await talk(atThought);
    const opened = await talk([null], cut);
    expect(opened.reply).toMatch(/\bAI\b.*the thought on paper/);
    expect(running(opened)).toBeNull();
    expect(running(await talk(['yes'], opened))).toMatchObject({ step: 1 });
    const rested = await talk(['no thanks'], opened);
    expect(rested.state.setAside).toBeNull();
    const told = await talk(['My boss shouted at me in front of everyone today.'], opened);
    expect(running(told)).toBeNull();
    expect(told.reply).not.toContain('the thought on paper');
  });

  it('is not offered while there is risk', async () => {
    const cut = await talk(atThought);
    const grave: SpokenTurn[] = [...cut.conversation, { role: 'user', content: 'i want to die' }];
    const opened = await talk([null], { ...cut, conversation: grave });
    expect(opened.reply).not.toContain('the thought on paper');
    expect(opened.state.setAside).toMatchObject({ id: 'thought-record' });
  });

  it('goes on with the card that was still open', async () => {
    const opened = await talk([null], await talk(atThought));
    const written = await talk(['The thought: they noticed\nThe feeling: shame'], opened);
    expect(running(written)).toMatchObject({ step: 3, data: { thought: 'they noticed', feeling: 'shame' } });
    expect(written.state.setAside).toBeNull();
  });
});

describe('what is said before the next step', () => {
  it('thanks for an answer, and never for "go back" or "skip"', async () => {
    for (const text of ['go back', 'skip this step'])
      expect((await talk([...atThought, text])).reply.toLowerCase(), text).not.toContain(text);
  });

  it('is short, however long a word was', async () => {
    const unbroken = 'abcdefghij'.repeat(800);
    const { reply } = await talk([null, 'can we do the small step exercise', unbroken]);
    expect(reply.length).toBeLessThan(300);
  });

  it('hurries nobody, and makes nothing small, where it is asked whether it is safe', async () => {
    const asked = await talk([null, 'can we do the opposite action exercise', 'fear', 'hide', 'what?']);
    expect(asked.reply).toMatch(/^If somebody could hurt you/);
  });
});
