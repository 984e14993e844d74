// The whole way from a member's socket to a vendor's and back.
import { afterAll, describe, expect, test as sequential } from 'vitest';
import type { RiskLevel } from '#features/safety/safety.contract.ts';
import type { CallPorts } from '../ports.ts';
import { calm } from '../testing/memory-ports.ts';
import { callThrough, closeCalls } from '../testing/realtime-call.ts';

const test = sequential.concurrent;
afterAll(closeCalls);

for (const generation of ['ga', 'beta'] as const) {
  describe(`with a vendor that speaks ${generation} names`, () => {
    test('a conversation is opened, heard, answered and written down', async () => {
      const { vendor, client, ports, opened } = await callThrough({ generation, reply: () => 'I hear you.' });
      await opened();
      expect(vendor.session().replies[0]!.say).toBe("Hello, I'm an AI.");
      vendor.session().hear('I cannot sleep');
      await client.until('caption', ({ text, isFinal }) => isFinal && text === 'I hear you.');
      await client.until('item_done', ({ item }) => item === 2);
      expect(client.frames.filter(({ item }) => item === 2).map(({ first }) => first)).toEqual([1, 2, 3]);
      await client.wait(() => [...ports.rows.values()].filter(({ isFinal }) => isFinal).length === 3);
      const rows = [...ports.rows.values()].sort((a, b) => a.position - b.position);
      expect(rows.map(({ text }) => text)).toEqual(["Hello, I'm an AI.", 'I cannot sleep', 'I hear you.']);
    });
  });
}

test('the vendor is not asked for a reply before the words were judged', async () => {
  const { vendor, client, opened } = await callThrough(
    {},
    { replaced: { judge: () => new Promise((resolve) => setTimeout(() => resolve(calm), 120)) } },
  );
  await opened();
  vendor.session().hear('I cannot sleep');
  await client.until('caption', ({ role, isFinal }) => role === 'user' && isFinal);
  expect(vendor.session().replies).toHaveLength(1);
  await client.wait(() => vendor.session().replies.length === 2);
});

test('on a disclosure the vendor speaks the safe words and nothing of its own', async () => {
  const say = 'I am glad you told me. Are you safe right now?';
  const { vendor, client, opened } = await callThrough(
    {},
    {
      replaced: {
        judge: async () => ({
          assessment: { level: 'imminent', kinds: ['suicide'], evidence: [], declined: [] },
          say,
        }),
      },
    },
  );
  await opened();
  vendor.session().hear('I do not want to live');
  await client.until('crisis');
  await client.until('caption', ({ text, isFinal }) => isFinal && text === say);
  expect(vendor.session().replies.at(-1)!.say).toBe(say);
});

test('while someone may not be safe the vendor says composed words, and its own again once all is calm', async () => {
  const levels: Record<string, RiskLevel> = { first: 'watch', second: 'elevated', third: 'none' };
  const judge: CallPorts['judge'] = async (conversation) => ({
    assessment: { ...calm.assessment, level: levels[conversation.at(-1)!.content] ?? 'none' },
    say: null,
  });
  const { vendor, client, ports, opened } = await callThrough({}, { replaced: { judge } });
  await opened();
  for (const [at, said] of ['first', 'second', 'third'].entries()) {
    vendor.session().hear(said);
    await client.until('item_done', ({ item }) => item === at + 2);
    await client.wait(() => client.of('state').at(-1)?.state === 'listening');
  }
  const given = vendor.session().replies.map(({ say }) => say);
  expect(given).toEqual(["Hello, I'm an AI.", 'You said: first', 'You said: second', null]);
  expect(ports.turns.map(({ risk }) => risk.level)).toEqual(['none', 'watch', 'elevated']);
});

test('a member who speaks while words are composed is answered on all they said', async () => {
  let isSlow = true;
  const { vendor, client, opened } = await callThrough(
    {},
    {
      replaced: {
        judge: async () => ({ assessment: { ...calm.assessment, level: 'watch' }, say: null }),
        async *reply({ memberText }) {
          if (memberText !== null && isSlow) await new Promise((resolve) => setTimeout(resolve, 300));
          yield { text: memberText === null ? 'Hello.' : `You said: ${memberText}` };
        },
      },
    },
  );
  await opened();
  vendor.session().hear('I cannot sleep');
  await client.until('caption', ({ text, isFinal }) => isFinal && text === 'I cannot sleep');
  isSlow = false;
  vendor.session().hear('since she left');
  await client.until('caption', ({ text }) => text === 'You said: I cannot sleep since she left');
  expect(vendor.session().replies).toHaveLength(2);
});

describe('when the vendor says what must not be said', () => {
  const harmful = 'I hear you. You have depression and you should stop taking your medication. Rest now, and';
  const withoutHarm = ({ client, ports, gateway }: Awaited<ReturnType<typeof callThrough>>) => {
    const rows = [...ports.rows.values()].map(({ text }) => text);
    expect(`${rows.join(' ')} ${JSON.stringify(client.of('caption'))}`).not.toMatch(/depression|medication/);
    expect(JSON.stringify(gateway.log.lines)).not.toMatch(/depression|medication/);
  };

  test('it is silenced, taken back everywhere, and the member is answered with composed words', async () => {
    const call = await callThrough({ replyMs: 6_000, speed: 8, reply: () => harmful });
    const { vendor, client, ports, gateway, opened } = call;
    vendor.behaviour.replyMs = 300;
    await opened();
    vendor.behaviour.replyMs = 6_000;
    vendor.session().hear('I cannot sleep');
    await client.until('caption', ({ text, isFinal }) => isFinal && text === 'You said: I cannot sleep');
    await client.until('flush');
    const [, own, given] = vendor.session().replies;
    expect(own).toMatchObject({ say: null });
    expect(own!.sentMs).toBeLessThan(6_000);
    expect(given).toMatchObject({ say: 'You said: I cannot sleep' });
    expect(vendor.session().received).toContainEqual(
      expect.objectContaining({ type: 'conversation.item.truncate', item_id: own!.itemId, audio_end_ms: 0 }),
    );
    expect(client.of('caption').findLast(({ itemId }) => itemId === own!.itemId)?.text).toBe('');
    await client.wait(() => [...ports.rows.values()].filter(({ isFinal }) => isFinal).length === 3);
    expect(ports.rows.has(own!.itemId)).toBe(false);
    expect(gateway.log.lines).toContainEqual(
      expect.objectContaining({ fields: expect.objectContaining({ rule: 'S7.diagnosis' }) }),
    );
    withoutHarm(call);
  });

  test('in words that no rule knows, the reader of sentences has it taken back', async () => {
    const oblique = 'They would breathe more easily without you. Rest now, and';
    const read: { newest: string; memberText: string | null; before: string }[] = [];
    const call = await callThrough(
      { speed: 8, reply: () => `I hear you. ${oblique}` },
      {
        replaced: {
          async checkReply(newest, context) {
            read.push({ newest, ...context });
            return newest.includes('breathe') ? { rule: 'S7.glamour.learned' } : null;
          },
        },
      },
    );
    await call.opened();
    call.vendor.behaviour.replyMs = 6_000;
    call.vendor.session().hear('I cannot sleep');
    await call.client.until('caption', ({ text, isFinal }) => isFinal && text === 'You said: I cannot sleep');
    expect(read.at(-1)).toEqual({
      newest: 'They would breathe more easily without you.',
      memberText: 'I cannot sleep',
      before: 'I hear you.',
    });
    await call.client.wait(() => [...call.ports.rows.values()].filter(({ isFinal }) => isFinal).length === 3);
    expect([...call.ports.rows.values()].some(({ text }) => text.includes('breathe'))).toBe(false);
    expect(call.gateway.log.lines).toContainEqual(
      expect.objectContaining({ fields: expect.objectContaining({ rule: 'S7.glamour.learned' }) }),
    );
    expect(JSON.stringify(call.gateway.log.lines)).not.toMatch(/breathe/);
  });

  test('with its very last word, it is taken back all the same', async () => {
    const call = await callThrough({ reply: () => 'I hear you. Please do not leave' });
    await call.opened();
    call.vendor.session().hear('I think I will go');
    await call.client.until(
      'caption',
      ({ text, isFinal }) => isFinal && text === 'You said: I think I will go',
    );
    expect([...call.ports.rows.values()].some(({ text }) => text.includes('leave'))).toBe(false);
  });

  test('in place of words it was given, it is asked once more and then not heard', async () => {
    const trip = { ...calm.assessment, level: 'elevated' as const };
    const call = await callThrough(
      { keepsWords: false, reply: () => 'I hear you.' },
      { replaced: { judge: async () => ({ assessment: trip, say: 'Are you safe right now?' }) } },
    );
    const { vendor, client, opened } = call;
    await opened();
    vendor.behaviour.reply = () => harmful;
    vendor.session().hear('I do not want to live');
    await client.until('crisis');
    await client.until('problem', ({ code }) => code === 'engine_lost');
    expect(
      vendor
        .session()
        .replies.map(({ say }) => say)
        .slice(1),
    ).toEqual(['Are you safe right now?', 'Are you safe right now?']);
    withoutHarm(call);
  });
});

test('after a goodbye the call ends when the vendor’s last word was played', async () => {
  const judge: CallPorts['judge'] = async (conversation) => ({
    ...calm,
    isGoodbye: conversation.at(-1)?.content === 'bye',
  });
  const { vendor, client, opened } = await callThrough(
    { reply: () => 'Take good care.' },
    { replaced: { judge } },
  );
  await opened();
  vendor.session().hear('I cannot sleep');
  await client.until('item_done', ({ item }) => item === 2);
  await client.wait(() => client.of('state').at(-1)?.state === 'listening');
  vendor.session().hear('bye');
  expect((await client.until('ended')).reason).toBe('goodbye');
  expect(client.of('caption').at(-1)?.text).toBe('Take good care.');
});

test('an answer sent six times faster than speech still stops at once when the member speaks', async () => {
  const { vendor, client, ports, opened } = await callThrough({
    replyMs: 20_000,
    speed: 6,
    reply: () => Array.from({ length: 200 }, (_, at) => `word${at}`).join(' '),
  });
  vendor.behaviour.replyMs = 300;
  await opened();
  vendor.behaviour.replyMs = 20_000;
  vendor.session().hear('tell me everything');
  await client.wait(() => client.receivedMs(2) >= 600);
  vendor.session().startSpeech();
  await client.until('flush');
  const sent = client.receivedMs(2);
  await client.until('caption', ({ isCutOff }) => isCutOff === true);
  expect(client.receivedMs(2)).toBe(sent);
  await client.wait(() =>
    vendor.session().received.some(({ type }) => type === 'conversation.item.truncate'),
  );
  const { audio_end_ms } = vendor
    .session()
    .received.find(({ type }) => type === 'conversation.item.truncate')!;
  expect(Number(audio_end_ms)).toBeLessThanOrEqual(sent);
  const row = [...ports.rows.values()].find(({ heardMs }) => heardMs !== null)!;
  expect(row.text.split(' ').length).toBeLessThan(30);
});

test('a vendor that fails once is asked again, and the member hears one answer', async () => {
  const { vendor, client, opened } = await callThrough();
  await opened();
  vendor.behaviour.failures = 1;
  vendor.session().hear('I cannot sleep');
  await client.until('item_done', ({ item }) => item === 2);
  expect(client.of('problem')).toEqual([]);
  expect(client.of('caption').filter(({ role, isFinal }) => role === 'assistant' && isFinal)).toHaveLength(2);
});

test('a vendor that will not answer what was said is given composed words instead', async () => {
  const { vendor, client, opened } = await callThrough();
  await opened();
  vendor.behaviour.failures = 2;
  vendor.session().hear('I cannot sleep');
  await client.until('caption', ({ text, isFinal }) => isFinal && text === 'You said: I cannot sleep');
  expect(vendor.session().replies.map(({ say }) => say)).toEqual([
    "Hello, I'm an AI.",
    null,
    null,
    'You said: I cannot sleep',
  ]);
  expect(client.of('problem')).toEqual([]);
});

test('a vendor that can say nothing at all is told of, and the call goes on', async () => {
  const { vendor, client, opened } = await callThrough();
  await opened();
  vendor.behaviour.failures = 4;
  vendor.session().hear('I cannot sleep');
  expect((await client.until('problem')).code).toBe('engine_lost');
  await client.wait(() => client.of('state').at(-1)?.state === 'listening');
  vendor.session().hear('still awake');
  await client.until('item_done', ({ item }) => item === 2);
});

test('a vendor that hangs before it answers is noticed and the member is told', async () => {
  const { vendor, client, opened } = await callThrough({}, { limits: { replyMs: 150 } });
  await opened();
  vendor.behaviour.hangs = 1;
  vendor.session().hear('I cannot sleep');
  expect((await client.until('problem')).code).toBe('engine_lost');
  await client.until('item_done', ({ item }) => item === 2);
  expect(client.of('ended')).toEqual([]);
});

test('a vendor that falls silent in mid-answer is noticed too', async () => {
  const { vendor, client, opened } = await callThrough({}, { limits: { replyMs: 150 } });
  await opened();
  vendor.behaviour.stalls = 1;
  vendor.session().hear('I cannot sleep');
  expect((await client.until('problem')).code).toBe('engine_lost');
  await client.until('item_done', ({ item }) => item === 3);
});

test('a vendor whose connection breaks in mid-answer loses nothing that was said', async () => {
  const { vendor, client, ports, opened } = await callThrough();
  await opened();
  vendor.behaviour.drops = 1;
  vendor.session().hear('I cannot sleep');
  await client.until('item_done', ({ item }) => item === 3);
  expect(vendor.sessions).toHaveLength(2);
  expect([...ports.rows.values()].map(({ text }) => text)).toContain('I cannot sleep');
  expect(client.of('ended')).toEqual([]);
});

test('a session that reaches its age is renewed in mid-call without a gap', async () => {
  const { vendor, client, opened } = await callThrough({}, {}, { renewMs: 150 });
  await opened();
  await client.wait(() => vendor.sessions.length >= 2 && !vendor.sessions[0]!.isOpen());
  vendor.session().hear('still here');
  await client.until('caption', ({ text }) => text === 'still here');
  await client.until('item_done', ({ item }) => item === 2);
  expect(client.of('problem')).toEqual([]);
});

test('a vendor that cannot be reached ends the call with a clear sentence and no charge is claimed', async () => {
  const { client, ports } = await callThrough({ refuse: 503 });
  expect((await client.until('problem', ({ code }) => code === 'voice_unavailable')).message).toContain(
    'not available',
  );
  expect((await client.until('ended')).reason).toBe('engine_failed');
  expect(ports.activated).toEqual([]);
  expect(ports.ended[0]!.progress).toMatchObject({ memberTurns: 0, aiReplied: false });
});

test('nothing a member or a vendor said is ever logged', async () => {
  const { vendor, client, gateway, opened } = await callThrough({ reply: () => 'a very private answer' });
  await opened();
  vendor.session().send({ type: 'error', error: { code: 'odd', message: 'private vendor words' } });
  vendor.session().hear('my private words');
  await client.until('caption', ({ text, isFinal }) => isFinal && text === 'a very private answer');
  client.send({ type: 'end' });
  await client.until('ended');
  expect(JSON.stringify(gateway.log.lines)).not.toContain('private');
  expect(gateway.log.lines.length).toBeGreaterThan(0);
});
