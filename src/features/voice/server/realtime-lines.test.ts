import { afterAll, expect, test as sequential } from 'vitest';
import { eventually, later } from './testing/eventually.ts';
import { closeEngines, engineWith, readyEngine as ready } from './testing/realtime-engine.ts';

const test = sequential.concurrent;
afterAll(closeEngines);

test('a lost line is replaced, the words so far are replayed, speech meanwhile is not lost', async () => {
  const { vendor, upstream, until, of } = await ready({ reply: () => 'I hear you.' }, { reconnectMs: [60] });
  vendor.session().hear('I cannot sleep');
  await until('member_text', ({ final }) => final);
  upstream.respond();
  await until('response_done');
  vendor.session().cut();
  await until('error', ({ code }) => code === 'connection_lost');
  for (let at = 0; at < 10; at++) upstream.appendAudio(Buffer.alloc(960));
  await eventually(() => vendor.sessions.length === 2 && vendor.session().audioBytes === 10 * 960);
  expect(
    vendor
      .session()
      .received.filter(({ type }) => type === 'conversation.item.create')
      .map(({ item }) => item),
  ).toMatchObject([
    { role: 'user', content: [{ type: 'input_text', text: 'I cannot sleep' }] },
    { role: 'assistant', content: [{ type: 'output_text', text: 'I hear you.' }] },
  ]);
  expect(of('closed')).toEqual([]);
});

test('a reply cut off by a lost line is reported as failed; one not begun is asked for again', async () => {
  const broken = await ready({ drops: 1 });
  broken.upstream.respond();
  expect((await broken.until('response_done')).status).toBe('failed');
  const waiting = await ready({ delayMs: 300 });
  waiting.upstream.respond();
  await eventually(() => waiting.vendor.session().replies.length === 1);
  waiting.vendor.session().cut();
  expect((await waiting.until('response_done')).status).toBe('completed');
});

test('speech that a lost line cannot transcribe any more counts as nothing understood', async () => {
  const { vendor, until } = await ready();
  const itemId = vendor.session().startSpeech();
  await until('speech_started');
  vendor.session().cut();
  expect(await until('member_text', ({ final }) => final)).toMatchObject({ itemId, text: '' });
});

test('an old session is renewed between two turns, with the words so far, and nobody notices', async () => {
  const { vendor, upstream, until, of } = await ready(
    { replyMs: 500, speed: 1, reply: () => 'I hear you.' },
    { renewMs: 250 },
  );
  vendor.session().hear('I cannot sleep');
  await until('member_text', ({ final }) => final);
  upstream.respond();
  await until('audio');
  await later(300);
  expect(vendor.sessions).toHaveLength(1);
  expect((await until('response_done')).status).toBe('completed');
  while (vendor.sessions[0]!.isOpen()) await later(5);
  expect(vendor.sessions).toHaveLength(2);
  const second = vendor.sessions[1]!;
  expect(second.received.filter(({ type }) => type === 'conversation.item.create')).toHaveLength(2);
  const itemId = second.hear('still here');
  await until('member_text', (event) => event.itemId === itemId && event.final);
  upstream.respond();
  await until('response_done', (event) => event.responseId === second.replies[0]?.id);
  expect(of('error')).toEqual([]);
  expect(of('closed')).toEqual([]);
});

test('a session that expires without warning is replaced', async () => {
  const { vendor, upstream, until, of } = await ready();
  vendor.session().expire();
  await until('error', ({ code }) => code === 'connection_lost');
  upstream.respond();
  expect((await until('response_done')).status).toBe('completed');
  expect(vendor.sessions).toHaveLength(2);
  expect(of('closed')).toEqual([]);
});

test('a server that drops every line soon after accepting it is given up', async () => {
  const { vendor, until, of } = await ready();
  while (of('closed').length === 0 && vendor.sessions.length < 20) {
    const accepted = vendor.sessions.length;
    vendor.session().cut();
    for (
      let waited = 0;
      waited < 100 && vendor.sessions.length === accepted && of('closed').length === 0;
      waited++
    )
      await later(5);
    await later(20);
  }
  expect((await until('closed')).reason).toBe('lost');
  expect(vendor.sessions.length).toBeLessThanOrEqual(6);
});

test('an interrupted reply is remembered as far as it was heard', async () => {
  const { vendor, upstream, until, of } = await ready({
    replyMs: 1_000,
    reply: () => 'one two three four five six seven eight nine ten',
  });
  upstream.respond();
  await until('response_done');
  upstream.truncate(of('audio')[0]!.itemId, 500);
  vendor.session().cut();
  const replayed = () => vendor.sessions[1]?.received.find(({ type }) => type === 'conversation.item.create');
  await eventually(() => replayed() !== undefined);
  expect(replayed()).toMatchObject({ item: { content: [{ text: 'one two three four five' }] } });
});

test('a line that died without a word is noticed', async () => {
  const { vendor, until } = await engineWith({}, { pingMs: 40 });
  await until('ready');
  // The vendor's process stops reading: nothing is answered, nothing is closed.
  for (const session of vendor.sessions) session.send({ type: 'ping' });
  vendor.freeze();
  await until('error', ({ code }) => code === 'connection_lost');
});
