import { describe, expect, it } from 'vitest';
import type { Assessment } from '#features/safety/safety.contract.ts';
import { gentleCheck } from '#features/safety/server/safety.service.ts';
import type { DialogueState } from '../../therapist.contract.ts';
import { createGuidedTherapist } from './guided-therapist.ts';

const therapist = createGuidedTherapist();

const watch = (evidence: string[], isSaidNow = true): Assessment => ({
  level: 'watch',
  kinds: [...new Set(evidence.map((id) => id.split('.')[0]))] as Assessment['kinds'],
  evidence,
  declined: [],
  ...(isSaidNow ? { isSaidNow } : {}),
});

async function replyTo(memberText: string, risk: Assessment): Promise<string> {
  const said: string[] = [];
  for await (const { text } of therapist.reply({
    category: { id: 'general', name: 'General', isCustom: false },
    topic: { id: 'stress', name: 'Stress' },
    conversation: [{ role: 'assistant', content: 'What brings you here?' }],
    memberText,
    risk,
    style: 'Standard',
    surface: 'chat',
    memories: [],
    lastSummary: null,
    country: null,
    state: { version: 1 } as DialogueState,
    seed: 11,
  }))
    said.push(text);
  return said.join(' ');
}
const asks = async (text: string, risk: Assessment) =>
  (await replyTo(text, risk)).includes(gentleCheck(risk, []) ?? '-');

describe('the gentle question', () => {
  it('is not asked about what is only a sound, whatever was found before', async () => {
    const risk = watch(['suicide.faint', 'harm_to_others.h-wish']);
    const reply = await replyTo('I went to work as always', risk);
    expect(reply).not.toContain(gentleCheck(watch(['suicide.learned']), []));
    expect(reply).toContain(gentleCheck(watch(['harm_to_others.h-wish']), []));
  });

  it.each(['Should I force him?', 'How many times a day is too many to check?', "that's not what I meant"])(
    'is not asked after %j where the reader alone found something',
    async (text) => {
      expect(await asks(text, watch(['harm_to_others.learned']))).toBe(false);
      expect(await asks(text, watch(['harm_to_others.h-wish']))).toBe(true);
    },
  );

  it('is not asked a turn later about what the reader alone found', async () => {
    expect(await asks("I've heard that before", watch(['harm_to_others.learned'], false))).toBe(false);
    expect(await asks("I've heard that before", watch(['harm_to_others.h-wish'], false))).toBe(true);
  });

  it.each([
    'My husband died in March and my granddaughter put this on my tablet',
    'Just tell me what I should do tonight',
    "Walk once, no pace. Doesn't mean I'll do it",
    'He says thank you for telling me and can I come in Thursday',
  ])('is not asked after %j: nothing in it hurts but the sound', async (text) => {
    expect(await asks(text, watch(['suicide.learned']))).toBe(false);
    expect(await asks(text, watch(['abuse.learned']))).toBe(false);
  });

  it.each(['My husband died in March and I want to be with him', 'She died and I wish I was dead too'])(
    'is asked after %j',
    async (text) => expect(await asks(text, watch(['suicide.learned']))).toBe(true),
  );

  it.each(["I'm so scared of what I might do", 'Would anyone even care if I was dead?', 'I hate myself'])(
    'is asked after %j',
    async (text) => {
      expect(await asks(text, watch(['suicide.learned']))).toBe(true);
    },
  );
});
