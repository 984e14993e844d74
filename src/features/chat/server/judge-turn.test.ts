// The assessor is the one part that must not fail silently, so it is made to fail here.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestMember } from '#app/testing/test-app.ts';
import { keepSummary } from '#features/conversations/server/summaries.service.ts';
import { type Assessor, assess as assessByRules } from '#features/safety/server/safety.service.ts';
import type { ReplyChunk, Therapist, TherapistTurn } from '#features/therapist/therapist.contract.ts';
import type { ChatEvent } from '../chat.protocol.ts';
import { chatWords } from './chat.copy.ts';
import { type Chat, startChat } from './chat.service.ts';
import { createJudge } from './judge-turn.ts';
import { chatLimits } from './limits.data.ts';

type Assess = Assessor['assess'];

let app: TestApp;
let member: TestMember;
const chats: Chat[] = [];

beforeAll(async () => {
  app = await startTestApp();
  member = await app.signUp();
});
afterAll(async () => {
  for (const chat of chats) await chat.close();
  await app.close();
});

const calm: Therapist = {
  async *reply() {
    yield { text: 'An ordinary reply.' };
  },
};

const startConversation = async (person: TestMember, coachType = 'career'): Promise<string> => {
  const draft = { therapy_style: 'Standard', coach_type: coachType, surface: 'chat' };
  return (await person.call('POST', '/conversations', draft)).body.id;
};

/** A chat of its own on the app's platform, with an assessor and a mind of the test's choice. */
async function open(parts: {
  assess?: Assess;
  therapist?: Therapist;
  coachType?: string;
  as?: TestMember;
  country?: string;
}) {
  const person = parts.as ?? member;
  const chat = startChat(app.platform, {
    therapist: parts.therapist ?? calm,
    findMember: async () => ({ country: parts.country ?? 'KE', timeZone: 'Africa/Nairobi' }),
    isStillSignedIn: async () => true,
    sumUp: async () => {},
    assessor: { assess: parts.assess ?? (async (turns) => assessByRules(turns)) },
  });
  chats.push(chat);
  const conversationId = await startConversation(person, parts.coachType);
  const events: ChatEvent[] = [];
  const done = new Promise<void>((resolve) => {
    chat.hub.listen(conversationId, {
      memberId: person.memberId,
      hear: (event) => {
        events.push(event);
        if (event.type === 'done') resolve();
      },
    });
  });
  const say = (content: string) => chat.send(person.memberId, { conversationId, id: randomUUID(), content });
  const messages = async () =>
    (await person.call('GET', `/conversations/${conversationId}/messages`)).body.items as {
      content: string;
      shows_help: boolean;
    }[];
  return { chat, conversationId, events, done, say, messages };
}

describe('when what judges or what answers is down', () => {
  const never: Assess = () => new Promise(() => {});
  const failing: Assess = async () => {
    throw new Error('the model is missing');
  };

  test.each([
    ['throws', failing],
    ['never answers', never],
  ])(
    'an assessor that %s: the card appears and reviewed words are said, uncounted',
    async (_what, assess) => {
      const before = (await member.call('GET', '/chat/allowance')).body.used;
      const talk = await open({ assess });
      await talk.say('Hello there.');
      await talk.done;
      expect(talk.events.findIndex(({ type }) => type === 'help')).toBeGreaterThanOrEqual(0);
      const [, reply] = await talk.messages();
      expect(reply?.content).toMatch(/emergency number/);
      expect(reply?.shows_help).toBe(true);
      expect((await member.call('GET', '/chat/allowance')).body.used).toBe(before);
      const rows = await app.query('select evidence from safety_events where conversation_id = $1', [
        talk.conversationId,
      ]);
      expect(rows).toEqual([{ evidence: ['safety.unjudged'] }]);
    },
  );

  test('a conversation of many thousand messages is judged by its newest, the last words among them', async () => {
    const asked: number[] = [];
    const judge = createJudge(
      app.platform,
      {
        assess: async (turns) => {
          asked.push(turns.length);
          return assessByRules(turns.slice(-1));
        },
      },
      {},
    );
    const conversation = Array.from({ length: 5_001 }, (_, at) => ({
      role: 'user' as const,
      content: at === 5_000 ? 'I want to die.' : 'It rains.',
    }));
    const request = { memberId: member.memberId, conversationId: null, country: null, isNew: false };
    expect((await judge({ ...request, conversation })).showsHelp).toBe(true);
    expect(asked).toEqual([chatLimits.judgedTurns]);
  });

  test('words written while a call runs are refused with help beside it when nobody could judge them', async () => {
    const person = await app.signUp();
    const talk = await open({ assess: failing, as: person });
    await person.call('POST', '/start-session', { conversationId: talk.conversationId });
    await expect(talk.say('Hello there.')).rejects.toMatchObject({
      code: 'CONFLICT',
      message: chatWords.inCall,
      data: { shows_help: true },
    });
    expect(talk.events).toEqual([{ type: 'help' }]);
  });

  const brokenMinds: [string, Therapist['reply']][] = [
    [
      'throws',
      // biome-ignore lint/correctness/useYield: it breaks before its first word.
      async function* () {
        throw new Error('broken');
      },
    ],
    ['says nothing', async function* (): AsyncIterable<ReplyChunk> {}],
  ];
  test.each(brokenMinds)('a mind that %s: never an empty answer, help in sight', async (_what, reply) => {
    const talk = await open({ therapist: { reply } });
    await talk.say('My work is heavy.');
    await talk.done;
    expect(talk.events.some(({ type }) => type === 'help')).toBe(true);
    const [, answer] = await talk.messages();
    expect(answer?.content).toMatch(/emergency number/);
    expect(answer?.shows_help).toBe(true);
  });

  test('a mind that breaks in mid-reply: what was said stays, with help under it', async () => {
    const talk = await open({
      therapist: {
        async *reply() {
          yield { text: 'I hear you.' };
          throw new Error('broken');
        },
      },
    });
    await talk.say('My work is heavy.');
    await talk.done;
    const [, answer] = await talk.messages();
    expect(answer).toMatchObject({ content: 'I hear you.', shows_help: true });
  });
});

describe('what the therapist is given', () => {
  const remembering = (asked: TherapistTurn[]): Therapist => ({
    async *reply(turn) {
      asked.push(turn);
      yield { text: `Reply ${asked.length}.`, state: { version: 1, turn: asked.length } };
    },
  });
  const settle = async (talk: Awaited<ReturnType<typeof open>>, content: string) => {
    const before = talk.events.filter(({ type }) => type === 'done').length;
    await talk.say(content);
    for (let tries = 0; tries < 100; tries += 1) {
      if (talk.events.filter(({ type }) => type === 'done').length > before) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error('no answer');
  };

  test('is the conversation so far, where it stands, the category and the country', async () => {
    const asked: TherapistTurn[] = [];
    const talk = await open({ therapist: remembering(asked) });
    await settle(talk, 'My work is heavy.');
    await settle(talk, 'And my sister left.');
    expect(asked[0]).toMatchObject({
      conversation: [],
      memberText: 'My work is heavy.',
      surface: 'chat',
      country: 'KE',
      state: null,
      category: { id: 'career' },
    });
    expect(asked[1]).toMatchObject({
      conversation: [
        { role: 'user', content: 'My work is heavy.' },
        { role: 'assistant', content: 'Reply 1.' },
      ],
      memberText: 'And my sister left.',
      state: { version: 1, turn: 1 },
    });
  });

  test('is a category of their own with what they wrote about it', async () => {
    const asked: TherapistTurn[] = [];
    const { body } = await member.call('POST', '/categories', {
      name: 'Football',
      description: 'The nights after we lose.',
    });
    const talk = await open({ therapist: remembering(asked), coachType: body.id });
    await settle(talk, 'We lost again.');
    expect(asked[0]?.category).toEqual({
      id: body.id,
      name: 'Football',
      isCustom: true,
      description: 'The nights after we lose.',
    });
  });

  test('is what they agreed to have remembered and what last time came to, of calm conversations only', async () => {
    const asked: TherapistTurn[] = [];
    const person = await app.signUp();
    const calmId = await startConversation(person);
    const graveId = await startConversation(person);
    const keep = (id: string, text: string, ...suggestedMemories: string[]) =>
      keepSummary(app.platform, person.memberId, id, { text, suggestedMemories, upTo: null });
    await keep(calmId, 'You said work is loud.', 'My sister is my best friend.', 'I like rain.');
    await keep(graveId, '', 'My brother left me.');
    await app.query(`update memories set status = 'active' where user_id = $1`, [person.memberId]);
    await keep(calmId, 'You said work is loud.', 'I hate Mondays.');
    await app.query(
      `insert into safety_events (id, user_id, conversation_id, surface, level, kinds, evidence, shown)
       values (gen_random_uuid(), $1, $2, 'chat', 'elevated', '{suicide}', '{}', '{}')`,
      [person.memberId, graveId],
    );
    const talk = await open({ therapist: remembering(asked), as: person });
    await settle(talk, 'Here I am.');
    expect(asked[0]?.memories.toSorted()).toEqual(['I like rain.', 'My sister is my best friend.']);
    expect(asked[0]?.lastSummary).toBe('You said work is loud.');

    await keep(graveId, 'You said you want to die.');
    await settle(talk, 'And I am still here.');
    expect(asked[1]?.lastSummary).toBeNull();
  });

  test('begins again where the dialogue stood before a reply that is taken back', async () => {
    const asked: TherapistTurn[] = [];
    const talk = await open({ therapist: remembering(asked) });
    await settle(talk, 'My work is heavy.');
    await settle(talk, 'And my sister left.');
    await talk.chat.regenerate(member.memberId, talk.conversationId);
    await talk.chat.replies.settled(talk.conversationId);
    expect(asked[2]).toMatchObject({ memberText: 'And my sister left.', state: { turn: 1 } });
  });

  test('is followed, after three hours of use, by a reminder before its reply', async () => {
    const talk = await open({ therapist: remembering([]) });
    for (let at = 0; at < 7; at += 1) await settle(talk, `Part ${at} of it.`);
    await app.query(
      `update messages set created_at = now() - (8 - position / 1024) * interval '30 minutes' where conversation_id = $1`,
      [talk.conversationId],
    );
    await settle(talk, 'And more.');
    await settle(talk, 'And still more.');
    const replies = (await talk.messages()).slice(-4).map(({ content }) => content);
    expect(replies[1]).toBe(`${chatWords.aiNotice} Reply 8.`);
    expect(replies[3]).toBe('Reply 9.');
  });
});

describe('someone who may not be safe and is leaving', () => {
  test('is wished well with help in it and asked nothing', async () => {
    const talk = await open({ country: 'US' });
    await talk.say('Honestly I do not want to be alive any more.');
    await talk.done;
    await talk.say('Thank you. I have to go now, bye.');
    await talk.chat.replies.settled(talk.conversationId);
    const replies = (await talk.messages()).map(({ content }) => content);
    expect(replies[1]).toContain('?');
    expect(replies[3]).toMatch(/come back|take care|get some rest/i);
    expect(replies[3]).not.toContain('?');
    // A short number is read aloud digit by digit, and written as a number.
    expect(replies[3]).toContain(' on 988.');
  });

  test('is not sent off while the danger is now', async () => {
    const talk = await open({});
    await talk.say('I have the pills here and I am going to kill myself tonight.');
    await talk.done;
    await talk.say('Goodbye.');
    await talk.chat.replies.settled(talk.conversationId);
    expect((await talk.messages())[3]?.content).not.toMatch(/you can go|come back whenever/i);
  });
});
