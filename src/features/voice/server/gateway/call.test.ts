import { afterAll, expect, test as sequential } from 'vitest';
import type { Verdict } from '../ports.ts';
import { later } from '../testing/eventually.ts';
import { calm } from '../testing/memory-ports.ts';
import { closeScriptedCalls, inCall } from '../testing/scripted-call.ts';
import type { TestClient } from '../testing/test-client.ts';
import { spokenWords } from './spoken-words.data.ts';

// The tests wait far more than they compute.
const test = sequential.concurrent;
afterAll(closeScriptedCalls);

const trip = (level: 'elevated' | 'imminent' = 'imminent'): Verdict => ({
  assessment: { level, kinds: ['suicide'], evidence: ['rule'], declined: [] },
  say: 'I am glad you told me. Are you safe right now?',
});
const finalCaptions = (client: TestClient) => client.of('caption').filter(({ isFinal }) => isFinal);

test('the therapist opens by saying it is an AI, and the session counts from its first sound', async () => {
  const { client, ports, caller } = await inCall();
  expect(client.messages.map(({ type }) => type).slice(0, 2)).toEqual(['state', 'ready']);
  expect((await client.until('caption', ({ isFinal }) => isFinal)).text).toBe("Hello, I'm an AI.");
  expect(ports.activated).toEqual([caller.sessionId]);
  expect(ports.turns[0]).toMatchObject({ memberText: null, conversation: [] });
  expect(client.receivedMs(1)).toBe(240);
});

test('the member is heard, judged, answered and written down, in that order', async () => {
  const { client, engine, ports } = await inCall();
  engine.hear('I cannot sleep');
  const answer = await client.until('caption', ({ text, isFinal }) => isFinal && text.startsWith('You said'));
  expect(answer.text).toBe('You said: I cannot sleep');
  expect(ports.judged).toEqual(['I cannot sleep']);
  expect(ports.turns[1]).toMatchObject({
    memberText: 'I cannot sleep',
    conversation: [{ role: 'assistant' }],
  });
  await client.wait(() => ports.rows.size === 3);
  const rows = [...ports.rows.values()].sort((a, b) => a.position - b.position);
  expect(rows.map(({ role, text, isFinal }) => ({ role, text, isFinal }))).toEqual([
    { role: 'assistant', text: "Hello, I'm an AI.", isFinal: true },
    { role: 'user', text: 'I cannot sleep', isFinal: true },
    { role: 'assistant', text: 'You said: I cannot sleep', isFinal: true },
  ]);
  expect(client.of('state').map(({ state }) => state)).toContain('thinking');
});

test('nothing is asked of the engine before the words were judged', async () => {
  let release = () => {};
  const judging = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { client, engine } = await inCall({ replaced: { judge: () => judging.then(() => calm) } });
  const before = engine.asked.length;
  engine.hear('I cannot sleep');
  await later(60);
  expect(engine.asked).toHaveLength(before);
  release();
  await client.wait(() => engine.asked.length > before);
  expect(engine.asked.at(-1)).toBe('respond');
});

test('a disclosure is answered with safe words and the crisis card, never by the therapist', async () => {
  const { client, engine, ports } = await inCall({ replaced: { judge: async () => trip() } });
  engine.hear('I do not want to live');
  expect((await client.until('crisis')).level).toBe('imminent');
  await client.until('caption', ({ text }) => text === trip().say);
  expect(engine.asked.at(-1)).toBe(`respond: ${trip().say}`);
  expect(ports.turns).toHaveLength(1);
});

test('when the assessor fails, help appears and reviewed words are spoken', async () => {
  const { client, engine, gateway } = await inCall({
    replaced: { judge: () => Promise.reject(new Error('I do not want to live')) },
  });
  engine.hear('I do not want to live');
  await client.until('crisis');
  await client.until('caption', ({ text }) => text === spokenWords.unjudged);
  expect(JSON.stringify(gateway.log.lines)).not.toContain('want to live');
});

test('when the assessor is too slow, the member is not left in silence, and a late alarm still raises the card', async () => {
  const { client, engine } = await inCall({
    replaced: { judge: () => later(250).then(() => trip()) },
    limits: { judgeMs: 60 },
  });
  engine.hear('I do not want to live');
  await client.until('crisis', ({ level }) => level === 'elevated');
  await client.until('caption', ({ text }) => text === spokenWords.unjudged);
  await client.until('crisis', ({ level }) => level === 'imminent');
});

test('speaking stops the therapist at once and only what was heard is written down', async () => {
  const { client, engine, ports } = await inCall({
    playsAt: 1,
    wordMs: 300,
    limits: { flushMs: 4_000 },
    replaced: {
      async *reply({ memberText }) {
        if (memberText === null) yield { text: 'Hello.' };
        else for (const text of ['That is hard.', 'Tell me more about it.', 'I have time.']) yield { text };
      },
    },
  });
  engine.hear('I cannot sleep');
  const item = await client.until('item', ({ item }) => item === 2);
  await client.wait(() => client.receivedMs(2) >= 1_500);
  engine.startSpeech();
  const flush = await client.until('flush');
  const sent = client.receivedMs(2);
  await client.until('caption', ({ isCutOff }) => isCutOff === true);
  expect(client.receivedMs(2)).toBe(sent);
  expect(engine.asked.filter((what) => what === 'cancel')).toHaveLength(0);
  const truncated = engine.asked.find((what) => what.startsWith('truncate'))!;
  const heardMs = Number(truncated.split(' ')[2]);
  expect(truncated).toContain(item.itemId);
  expect(heardMs).toBeGreaterThan(600);
  expect(heardMs).toBeLessThanOrEqual(sent);
  await client.wait(() => ports.rows.get(item.itemId)?.heardMs === heardMs);
  expect(ports.rows.get(item.itemId)!.text).toMatch(/^That is( hard\.( Tell( me( more)?)?)?)?$/);
  expect(flush.flush).toBe(1);
});

test('a reply that is still being made is cancelled when the member speaks', async () => {
  const { client, engine } = await inCall({
    replaced: {
      async *reply({ memberText, signal }) {
        yield { text: 'Well.' };
        if (memberText === null) return;
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
        yield { text: 'Never heard.' };
      },
    },
  });
  engine.hear('I cannot sleep');
  await client.until('item', ({ item }) => item === 2);
  engine.startSpeech();
  await client.until('flush');
  expect(engine.asked).toContain('cancel');
  await later(50);
  expect(client.of('caption').some(({ text }) => text.includes('Never'))).toBe(false);
});

test('a client that claims to have heard more than it was sent is not believed', async () => {
  const { client, engine } = await inCall({ playsAt: 0, wordMs: 200, limits: { flushMs: 5_000 } });
  engine.hear('please go on and on about it now');
  await client.wait(() => client.receivedMs(2) > 0);
  engine.startSpeech();
  const { flush } = await client.until('flush');
  client.send({ type: 'flushed', flush, item: 2, ms: 3_000_000 });
  await client.wait(() => engine.asked.some((what) => what.startsWith('truncate')));
  const claimedMs = Number(engine.asked.at(-1)!.split(' ')[2]);
  expect(claimedMs).toBeGreaterThan(0);
  expect(claimedMs).toBeLessThanOrEqual(client.receivedMs(2));
});

test('a client that never says where it stopped is taken at its last report', async () => {
  const { client, engine } = await inCall({ playsAt: 0, wordMs: 200, limits: { flushMs: 60 } });
  engine.hear('please go on and on about it now');
  await client.wait(() => client.receivedMs(2) > 0);
  client.send({ type: 'played', item: 2, ms: 120 });
  client.send({ type: 'pace', takeYourTime: true });
  await client.wait(() => engine.asked.includes('configure true'));
  engine.startSpeech();
  await client.wait(() => engine.asked.some((what) => what.startsWith('truncate')));
  expect(engine.asked.at(-1)).toMatch(/ 120$/);
});

test('words said in two breaths are answered together', async () => {
  const { client, engine, ports } = await inCall({
    replaced: { judge: () => later(40).then(() => calm) },
  });
  engine.hear('I cannot sleep');
  const second = engine.startSpeech();
  await later(80);
  expect(ports.turns).toHaveLength(1);
  engine.stopSpeech(second);
  engine.understand(second, 'since she left');
  await client.until('caption', ({ text, isFinal }) => isFinal && text.startsWith('You said'));
  expect(ports.turns.at(-1)!.memberText).toBe('I cannot sleep since she left');
});

test('a cough after a question does not swallow the answer', async () => {
  const { client, engine } = await inCall({ replaced: { judge: () => later(40).then(() => calm) } });
  engine.hear('I cannot sleep');
  engine.hear('');
  await client.until('caption', ({ text, isFinal }) => isFinal && text === 'You said: I cannot sleep');
  expect(client.of('problem')).toEqual([]);
});

test('what could not be understood is said, not answered', async () => {
  const { client, engine, ports } = await inCall();
  const before = engine.asked.length;
  engine.hear('');
  expect((await client.until('problem')).code).toBe('not_heard');
  await client.wait(() => client.of('state').at(-1)?.state === 'listening');
  expect(engine.asked).toHaveLength(before);
  expect([...ports.rows.values()].filter(({ role }) => role === 'user')).toEqual([]);
});

test('speech whose words never arrive counts as not heard', async () => {
  const { client, engine } = await inCall({ limits: { transcriptionMs: 60 } });
  engine.stopSpeech(engine.startSpeech());
  expect((await client.until('problem')).code).toBe('not_heard');
});

test('a typed message is answered like speech, once, even when it is sent twice', async () => {
  const { client, engine, ports } = await inCall();
  const id = '0d4f6f0e-6f3d-4a55-9c55-0a4c2f1b2c3d';
  client.send({ type: 'say', id, text: '  I would rather type  ' });
  client.send({ type: 'say', id, text: 'I would rather type' });
  await client.until('caption', ({ text, isFinal }) => isFinal && text === 'You said: I would rather type');
  expect(ports.judged).toEqual(['I would rather type']);
  await client.wait(() => ports.rows.has(id));
  expect(ports.rows.get(id)).toMatchObject({ source: 'typed', role: 'user' });
  expect(engine.asked.filter((what) => what.startsWith('text'))).toHaveLength(1);
});

test('a typed message is answered while somebody else in the room goes on talking', async () => {
  const { client, engine } = await inCall();
  const voices = engine.startSpeech();
  client.send({ type: 'say', id: '0d4f6f0e-6f3d-4a55-9c55-0a4c2f1b2c3e', text: 'The television is on' });
  await client.until('caption', ({ text, isFinal }) => isFinal && text === 'You said: The television is on');
  await client.wait(() => client.receivedMs(2) > 0);
  engine.stopSpeech(voices);
  engine.understand(voices, '');
  await client.wait(() => client.of('state').at(-1)?.state === 'listening');
  expect(client.of('problem')).toEqual([]);
});

test('the member can ask for silence with a key', async () => {
  const { client, engine } = await inCall({ playsAt: 1, wordMs: 300 });
  engine.hear('please go on and on about it now');
  await client.wait(() => client.receivedMs(2) > 0);
  client.send({ type: 'interrupt' });
  await client.until('flush');
  const sent = client.receivedMs(2);
  await client.wait(() => client.of('state').at(-1)?.state === 'listening');
  await later(150);
  expect(client.receivedMs(2)).toBe(sent);
});

test('muting in mid-sentence lets the sentence end', async () => {
  const { client, engine } = await inCall();
  engine.startSpeech();
  client.send({ type: 'mute', muted: true });
  await client.wait(() => engine.audioBytes >= 3_000 * 48);
});

test('taking your time is passed to the engine, at the start and later', async () => {
  const { client, engine } = await inCall();
  client.send({ type: 'pace', takeYourTime: true });
  await client.wait(() => engine.asked.includes('configure true'));
});

test('after a goodbye the call ends when the last word was played', async () => {
  const { client, engine, ports } = await inCall({
    replaced: {
      async *reply({ memberText }) {
        yield { text: memberText === null ? 'Hello.' : 'Take good care.', isGoodbye: memberText !== null };
      },
    },
    playsAt: 4,
  });
  engine.hear('bye');
  await client.until('item_done', ({ item }) => item === 2);
  const { reason } = await client.until('ended');
  expect(reason).toBe('goodbye');
  expect(client.receivedMs(2)).toBe(180);
  expect(ports.ended).toHaveLength(1);
  expect(await client.closed).toBe(1_000);
});

test('an open safety event keeps the call alive through goodbye, silence and the cap', async () => {
  const { client, engine, ports } = await inCall(
    {
      replaced: {
        judge: async (conversation) => (conversation.at(-1)?.content.includes('live') ? trip() : calm),
        async *reply({ memberText }) {
          yield { text: memberText === null ? 'Hello.' : 'Take care.', isGoodbye: memberText !== null };
        },
      },
      limits: { silenceEndMs: 200, capGraceMs: 50 },
    },
    { capMs: 1_000 },
  );
  engine.hear('I do not want to live');
  await client.until('item_done', ({ item }) => item === 2);
  engine.hear('bye');
  await client.until('item_done', ({ item }) => item === 3);
  await later(1_000);
  expect(ports.ended).toEqual([]);
  engine.hear('are you there');
  await client.until('caption', ({ text }) => text === 'are you there');
});

test('at the cap the turn is finished, goodbye is said, and the session ends', async () => {
  const { client, ports } = await inCall(
    { limits: { warnMs: { five_minutes_left: 500, one_minute_left: 200 } } },
    { capMs: 900 },
  );
  await client.until('ended');
  expect(client.of('time').map(({ code }) => code)).toEqual(['five_minutes_left', 'one_minute_left']);
  expect(finalCaptions(client).at(-1)?.text).toBe(spokenWords.timeIsUp);
  expect(ports.ended[0]!.reason).toBe('time_cap');
});

test('a silence is met with one gentle word, and ends the call after a long time', async () => {
  const { client, ports } = await inCall({ limits: { checkInAfterMs: 100, silenceEndMs: 700 } });
  const { reason } = await client.until('ended');
  expect(reason).toBe('silence');
  expect(ports.turns.map(({ memberText }) => memberText)).toEqual([null, '']);
});

test('the member is reminded after a while that this is an AI', async () => {
  const { client } = await inCall({ limits: { aiNoticeEveryMs: 700 } });
  await client.until('time', ({ code }) => code === 'still_an_ai');
  await client.until('caption', ({ text }) => text === spokenWords.stillAnAi);
});

test('a therapist that fails does not leave the member in silence', async () => {
  const { client, engine } = await inCall({
    replaced: {
      // biome-ignore lint/correctness/useYield: it fails before its first word
      async *reply() {
        throw new Error('the model is down');
      },
    },
  });
  await client.until('caption', ({ text }) => text === spokenWords.opening);
  engine.hear('hello');
  await client.until('caption', ({ text }) => text === spokenWords.speechless);
});

test('a reply the gateway did not ask for is never heard', async () => {
  const { client, engine } = await inCall();
  engine.emit({ type: 'response_started', responseId: 'r', itemId: 'rogue', previousItemId: null });
  engine.emit({ type: 'audio', itemId: 'rogue', pcm: Buffer.alloc(4_800) });
  engine.emit({ type: 'therapist_text', itemId: 'rogue', text: 'unjudged' });
  await client.wait(() => engine.asked.at(-1) === 'cancel');
  await later(50);
  expect(client.receivedMs(2)).toBe(0);
  expect(client.of('caption').some(({ text }) => text === 'unjudged')).toBe(false);
});

test('progress is told while the call runs, and the session that was ended elsewhere ends here', async () => {
  const { client, ports, caller } = await inCall({ limits: { heartbeatMs: 30 } });
  await client.wait(() => ports.beats.length > 0);
  expect(ports.beats.at(-1)).toMatchObject({ memberTurns: 0, aiReplied: false });
  ports.sessions.delete(caller.sessionId);
  expect((await client.until('ended')).reason).toBe('no_access');
  expect(await client.closed).toBe(4_402);
});
