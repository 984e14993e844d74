// A call that ended before the member was answered, gone on with in writing.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { saveItem } from '#features/conversations/server/transcript.service.ts';
import { assess } from '#features/safety/server/safety.service.ts';
import type { TherapistTurn } from '#features/therapist/therapist.contract.ts';
import { partOfDay } from '#platform/shared/local-day.ts';
import type { ChatEvent } from '../chat.protocol.ts';
import { type Chat, startChat } from './chat.service.ts';

let app: TestApp;
const chats: Chat[] = [];
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  for (const chat of chats) await chat.close();
  await app.close();
});

/** A conversation of which `spoken` was said aloud, the therapist first, opened in writing. */
async function goOnFrom(spoken: string[], fails = false) {
  const member = await app.signUp();
  const draft = { therapy_style: 'GenZ', coach_type: 'career', surface: 'voice' };
  const conversationId = (await member.call('POST', '/conversations', draft)).body.id as string;
  for (const [at, content] of spoken.entries())
    await saveItem(app.platform, {
      memberId: member.memberId,
      conversationId,
      itemId: `item_${at}`,
      position: (at + 1) * 1_024,
      role: at % 2 === 0 ? 'assistant' : 'user',
      content,
      source: 'voice',
      isFinal: true,
      heardMs: null,
    });
  const turns: TherapistTurn[] = [];
  const chat = startChat(app.platform, {
    therapist: {
      async *reply(turn) {
        turns.push(turn);
        yield { text: turn.memberText === null ? 'Here again.' : 'An ordinary reply.' };
      },
    },
    findMember: async () => ({ country: 'KE', timeZone: 'Africa/Nairobi' }),
    isStillSignedIn: async () => true,
    sumUp: async () => {},
    assessor: {
      assess: async (said) => {
        if (fails) throw new Error('the model is missing');
        return assess(said);
      },
    },
  });
  chats.push(chat);
  const events: ChatEvent[] = [];
  chat.hub.listen(conversationId, { memberId: member.memberId, hear: (event) => events.push(event) });
  const open = async () => {
    await chat.open(member.memberId, conversationId);
    await chat.replies.settled(conversationId);
    const { body } = await member.call('GET', `/conversations/${conversationId}/messages`);
    return (body.items as { role: string; content: string; shows_help: boolean }[]).slice(spoken.length);
  };
  return { chat, member, conversationId, turns, events, open };
}

test('whoever replies knows what time it is where the member is', async () => {
  const { turns, open } = await goOnFrom(['Hello.', 'My manager ignores me.']);
  await open();
  expect(turns).toMatchObject([{ timeOfDay: partOfDay(new Date(), 'Africa/Nairobi') }]);
});

describe('what was said before a call broke off', () => {
  test('is answered with reviewed words and the card where it is grave, once', async () => {
    const { conversationId, turns, events, open } = await goOnFrom([
      'Hello, I am an AI.',
      'I want to kill myself tonight.',
    ]);
    const [reply, ...more] = await open();
    expect(reply).toMatchObject({ role: 'assistant', shows_help: true });
    expect(reply?.content).toMatch(/call|emergency|safe/i);
    expect(more).toEqual([]);
    expect(turns).toEqual([]);
    const types = events.map(({ type }) => type);
    expect(types.indexOf('help')).toBeGreaterThanOrEqual(0);
    expect(types.indexOf('help')).toBeLessThan(types.indexOf('delta'));
    // It was recorded in the call.
    const recorded = await app.query('select 1 from safety_events where conversation_id = $1', [
      conversationId,
    ]);
    expect(recorded).toEqual([]);
    expect(await open()).toHaveLength(1);
  });

  test('is answered again where that answer is taken back', async () => {
    const { chat, member, conversationId, turns, open } = await goOnFrom(['Hello.', 'I want to die.']);
    await open();
    await chat.regenerate(member.memberId, conversationId);
    await chat.replies.settled(conversationId);
    const [reply, ...more] = await open();
    expect(reply).toMatchObject({ role: 'assistant', shows_help: true });
    expect(more).toEqual([]);
    expect(turns).toEqual([]);
  });

  test('is never taken for calm when it could not be judged', async () => {
    const { events, open } = await goOnFrom(['Hello.', 'I want to die.'], true);
    const [reply] = await open();
    expect(reply?.shows_help).toBe(true);
    expect(reply?.content).toMatch(/emergency number/);
    expect(events.some(({ type }) => type === 'help')).toBe(true);
  });

  test.each([
    ['is greeted where it was calm', ['Hello.', 'My manager ignores me.']],
    [
      'is greeted where the therapist had the last word',
      ['Hello.', 'I want to die.', 'Are you safe right now?'],
    ],
  ])('%s', async (_what, spoken) => {
    const { turns, events, open } = await goOnFrom(spoken);
    expect(await open()).toMatchObject([{ content: 'Here again.', shows_help: false }]);
    expect(turns).toMatchObject([{ memberText: null, conversation: spoken.map((content) => ({ content })) }]);
    expect(events.some(({ type }) => type === 'help')).toBe(false);
  });
});
