import { afterAll, describe, expect, test as sequential } from 'vitest';
import { eventually, later } from './testing/eventually.ts';
import { closeEngines, engineSettings, engineWith, readyEngine as ready } from './testing/realtime-engine.ts';

const test = sequential.concurrent;
afterAll(closeEngines);

for (const generation of ['ga', 'beta'] as const) {
  describe(`with a server that speaks ${generation} names`, () => {
    test('a member is heard and answered', async () => {
      const { vendor, upstream, until, of } = await ready({
        generation,
        replyMs: 500,
        reply: () => 'I hear you. Tell me more.',
      });
      const itemId = vendor.session().hear('I cannot sleep at night');
      await until('speech_started', (event) => event.itemId === itemId);
      await until('speech_stopped');
      expect(await until('member_text', ({ final }) => final)).toMatchObject({
        itemId,
        text: 'I cannot sleep at night',
      });
      upstream.respond();
      const done = await until('response_done');
      expect(done).toMatchObject({ status: 'completed', text: 'I hear you. Tell me more.' });
      const pcm = Buffer.concat(of('audio').map((event) => event.pcm));
      expect(pcm.length).toBe(500 * 48);
      expect([0, 1, 2, 3, 4].map((at) => pcm.readInt16LE(at * 4_800))).toEqual([1, 2, 3, 4, 5]);
      expect(
        of('therapist_text')
          .map(({ text }) => text)
          .join(''),
      ).toBe('I hear you. Tell me more.');
      expect(of('response_started')[0]).toMatchObject({ itemId: done.itemId, previousItemId: itemId });
    });

    test('a reply can be stopped and cut to what was heard', async () => {
      const { vendor, upstream, until, of, sent } = await ready({ generation, replyMs: 5_000, speed: 10 });
      upstream.respond();
      await until('audio');
      upstream.cancel();
      expect((await until('response_done')).status).toBe('cancelled');
      const heard = of('audio').length;
      await later(60);
      expect(of('audio')).toHaveLength(heard);
      upstream.truncate(of('audio')[0]!.itemId, 1e9);
      await eventually(() => sent('conversation.item.truncate').length > 0);
      expect(sent('conversation.item.truncate')[0]).toMatchObject({
        item_id: vendor.session().replies[0]!.itemId,
        content_index: 0,
      });
      expect(Number(sent('conversation.item.truncate')[0]!.audio_end_ms)).toBeLessThanOrEqual(
        vendor.session().replies[0]!.sentMs,
      );
      expect(of('error')).toEqual([]);
    });
  });
}

test('the session is configured in one GA update: transcription, our voice, no reply by itself', async () => {
  const { vendor, sent } = await ready();
  expect(sent('session.update')).toHaveLength(1);
  expect(sent('session.update')[0]!.session).toMatchObject({
    type: 'realtime',
    output_modalities: ['audio'],
    instructions: 'Listen.',
    audio: {
      input: {
        format: { type: 'audio/pcm', rate: 24_000 },
        transcription: {},
        turn_detection: {
          type: 'server_vad',
          silence_duration_ms: 500,
          create_response: false,
          interrupt_response: true,
        },
      },
      output: { format: { type: 'audio/pcm', rate: 24_000 }, voice: 'cedar', speed: 1 },
    },
  });
  expect(vendor.session().headers.authorization).toBe('Bearer key');
  expect(vendor.session().headers['openai-safety-identifier']).toBe('hash-of-a-member');
});

test('a server that refuses a field is asked again without the optional ones', async () => {
  const { sent } = await ready({ refusedFields: ['noise_reduction', 'speed'] });
  expect(sent('session.update')).toHaveLength(2);
});

test('a server that refuses the essentials is refused, not tried for ever', async () => {
  const { until, vendor } = await engineWith({ refusedFields: ['voice'] });
  expect((await until('closed')).reason).toBe('refused');
  expect(vendor.sessions).toHaveLength(1);
});

test('a wrong key is refused at once; a server that is down is tried a few times', async () => {
  const wrongKey = await engineWith({ refuse: 401 });
  expect((await wrongKey.until('closed')).reason).toBe('refused');
  const down = await engineWith({ refuse: 503 });
  expect((await down.until('closed')).reason).toBe('lost');
});

test('words given to it are spoken as given', async () => {
  const { vendor, upstream, until, of } = await ready();
  upstream.respond({ say: 'I am glad you told me. Are you safe right now?' });
  expect((await until('response_done')).text).toBe('I am glad you told me. Are you safe right now?');
  expect(vendor.session().replies[0]!.say).toBe('I am glad you told me. Are you safe right now?');
  expect(of('error')).toEqual([]);
});

test('words that were not kept are noticed', async () => {
  const { upstream, until } = await ready({
    keepsWords: false,
    reply: () => 'I would rather say something else',
  });
  upstream.respond({ say: 'I am glad you told me.' });
  await until('error', ({ code }) => code === 'words_not_kept');
});

test('member audio arrives as it was sent', async () => {
  const { vendor, upstream } = await ready();
  for (let at = 0; at < 50; at++) upstream.appendAudio(Buffer.alloc(960, at));
  await eventually(() => vendor.session().audioBytes === 50 * 960);
});

test('more patience is asked for in a running session without touching the voice', async () => {
  const { upstream, sent } = await ready();
  upstream.configure({ ...engineSettings, takeYourTime: true });
  await eventually(() => sent('session.update').length === 2);
  const { session } = sent('session.update')[1] as { session: { audio: { input: object } } };
  expect(session.audio).toEqual({
    input: {
      turn_detection: expect.objectContaining({ silence_duration_ms: 1_600, create_response: false }),
    },
  });
});

test('more patience that is asked for while the line is still being opened is not forgotten', async () => {
  const { upstream, until, sent } = await engineWith();
  upstream.configure({ ...engineSettings, takeYourTime: true });
  await until('ready');
  expect(sent('session.update').at(-1)).toMatchObject({
    session: { audio: { input: { turn_detection: { silence_duration_ms: 1_600 } } } },
  });
});

test('a typed message with an id of ours fits the wire and comes back under our id', async () => {
  const { vendor, upstream, until } = await ready();
  const itemId = '0d4f6f0e-6f3d-4a55-9c55-0a4c2f1b2c3d';
  upstream.appendText(itemId, 'typed');
  upstream.respond();
  await until('response_done');
  expect(vendor.session().received.find(({ type }) => type === 'conversation.item.create')).toMatchObject({
    item: { role: 'user', content: [{ type: 'input_text', text: 'typed' }] },
  });
  expect((await until('response_started')).previousItemId).toBe(itemId);
});

test('of a long conversation a server is told the newest part, no more than a session bears', async () => {
  const { vendor, upstream, sent } = await ready();
  upstream.replay(
    Array.from({ length: 400 }, (_, at) => ({
      itemId: `item_${at}`,
      role: at % 2 ? ('assistant' as const) : ('user' as const),
      text: `words ${at}`,
    })),
  );
  upstream.appendText('item_new', 'and now');
  const texts = () =>
    sent('conversation.item.create').map(
      ({ item }) => (item as { content: { text: string }[] }).content[0]!.text,
    );
  await eventually(() => texts().includes('and now'));
  expect(texts()).toHaveLength(81);
  expect(texts().slice(-3)).toEqual(['words 398', 'words 399', 'and now']);
  expect(vendor.sessions).toHaveLength(1);
});

test('transcripts that arrive late say which item they follow', async () => {
  const { vendor, of, until } = await ready();
  const session = vendor.session();
  const first = session.startSpeech();
  session.stopSpeech(first);
  const second = session.startSpeech();
  session.stopSpeech(second);
  session.transcribe(second, 'second');
  session.transcribe(first, 'first');
  await until('member_text', ({ text }) => text === 'first');
  const finals = of('member_text').filter(({ final }) => final);
  expect(finals.map(({ itemId, previousItemId }) => ({ itemId, previousItemId }))).toEqual([
    { itemId: second, previousItemId: first },
    { itemId: first, previousItemId: null },
  ]);
});

test('a transcription that fails counts as nothing understood', async () => {
  const { vendor, until } = await ready();
  const session = vendor.session();
  const itemId = session.startSpeech();
  session.send({
    type: 'conversation.item.input_audio_transcription.failed',
    item_id: itemId,
    error: { message: 'x' },
  });
  expect(await until('member_text', ({ final }) => final)).toMatchObject({ itemId, text: '' });
});

test('errors that belong to interrupting are not errors, others are told by code alone', async () => {
  const { vendor, of, until } = await ready();
  const session = vendor.session();
  session.send({ type: 'error', error: { code: 'response_cancel_not_active' } });
  session.send({ type: 'error', error: { code: 'rate_limit_exceeded', message: 'the member said things' } });
  session.send({ type: 'error', error: { code: 'the member said: things!' } });
  await until('error', ({ code }) => code === 'unknown');
  expect(of('error').map(({ code, fatal }) => ({ code, fatal }))).toEqual([
    { code: 'rate_limit_exceeded', fatal: false },
    { code: 'unknown', fatal: false },
  ]);
});

test('a key that is revoked in mid-call ends the engine', async () => {
  const { vendor, until } = await ready();
  vendor.session().send({ type: 'error', error: { code: 'invalid_api_key' } });
  expect((await until('closed')).reason).toBe('refused');
});

test('garbage between the events does no harm', async () => {
  const { vendor, upstream, until, of } = await ready({ hasGarbage: true });
  for (const garbage of [
    '',
    '[]',
    '{}',
    'null',
    '{"type":5}',
    '{"type":"response.done","response":7}',
    '\u0000',
  ]) {
    vendor.session().sendRaw(garbage);
  }
  upstream.respond();
  expect((await until('response_done')).status).toBe('completed');
  expect(of('error').map(({ code }) => code)).toEqual(['garbage']);
});

test('a reply that fails is reported as failed', async () => {
  const { upstream, until } = await ready({ failures: 1 });
  upstream.respond();
  expect(await until('response_done')).toMatchObject({ status: 'failed', itemId: '' });
});

test('a reply asked for while another runs is made when that one is stopped', async () => {
  const { vendor, upstream, until } = await ready({ replyMs: 5_000, speed: 10 });
  upstream.respond();
  await until('audio');
  upstream.cancel();
  upstream.respond({ say: 'now this' });
  await until('therapist_text', ({ text }) => text.startsWith('now'));
  expect(vendor.session().replies.map(({ say }) => say)).toEqual([null, 'now this']);
});

test('a reply the server makes by itself is cancelled and never heard', async () => {
  const { vendor, of } = await ready();
  const session = vendor.session();
  session.send({ type: 'response.created', response: { id: 'resp_rogue' } });
  session.send({
    type: 'response.output_item.added',
    response_id: 'resp_rogue',
    item: { id: 'item_rogue', type: 'message' },
  });
  session.send({ type: 'response.output_audio.delta', item_id: 'item_rogue', delta: 'AAAA' });
  await eventually(() => session.received.some(({ type }) => type === 'response.cancel'));
  expect(of('audio')).toEqual([]);
});
