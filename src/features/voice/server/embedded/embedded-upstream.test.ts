// The whole engine with its real models: a voice of ours speaks, the engine hears, answers and is interrupted.
// Sound is fed faster than it would be spoken; silences are counted in samples, so nothing else changes.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallSettings, Mind, Upstream, UpstreamEvent } from '../upstream.ts';
import { embeddedEngine } from './embedded-upstream.ts';
import { openSpeech, type Speech } from './speech.ts';

const FRAME_BYTES = 960;
const SPEED_UP = 4;
const log = { info: () => {}, warn: () => {}, error: () => {} };
const settings: CallSettings = {
  voice: 'alloy',
  speed: 1,
  instructions: '',
  takeYourTime: false,
  safetyIdentifier: 'a hash',
};

let speech: Speech;
const said = new Map<string, Buffer>();

beforeAll(async () => {
  speech = openSpeech({ dataDir: '.tmp', log });
  await speech.ready;
  for (const text of ['I had a difficult week at work.', 'Wait a moment please, that is not what I meant.']) {
    const parts: Buffer[] = [];
    for await (const { pcm } of speech.synthesise(text, 'ballad')) parts.push(pcm);
    said.set(text, Buffer.concat(parts));
  }
}, 120_000);
afterAll(() => speech?.close());

const reply = [
  'I hear you.',
  'A week like that can leave you worn out, and it makes sense to need some rest.',
  'What was hardest?',
];

function call(
  mind: Mind = thinking(reply),
  options: { maxCalls?: number; settings?: Partial<CallSettings> } = {},
) {
  const engine = embeddedEngine({ speech, log, maxCalls: options.maxCalls ?? 2 });
  return connect(engine.open, mind, { ...settings, ...options.settings });
}

function connect(open: ReturnType<typeof embeddedEngine>['open'], mind: Mind, own: CallSettings = settings) {
  const events: UpstreamEvent[] = [];
  const waiting: (() => void)[] = [];
  const upstream: Upstream = open({
    settings: own,
    mind,
    onEvent: (event) => {
      events.push(event);
      for (const wake of waiting.splice(0)) wake();
    },
  });
  const all = <T extends UpstreamEvent['type']>(type: T) =>
    events.filter((event): event is Extract<UpstreamEvent, { type: T }> => event.type === type);
  const until = async <T extends UpstreamEvent['type']>(type: T, count = 1) => {
    while (all(type).length < count) await new Promise<void>((resolve) => waiting.push(resolve));
    return all(type)[count - 1]!;
  };
  const feed = async (pcm: Buffer) => {
    for (let at = 0; at < pcm.length; at += FRAME_BYTES) {
      upstream.appendAudio(pcm.subarray(at, at + FRAME_BYTES));
      await sleep(20 / SPEED_UP);
    }
  };
  return {
    upstream,
    events,
    all,
    until,
    feed,
    say: (text: string) => feed(said.get(text)!),
    silence: (ms: number) => feed(Buffer.alloc(ms * 48)),
  };
}

function thinking(clauses: string[]): Mind & { asked: (string | null)[] } {
  const asked: (string | null)[] = [];
  return {
    asked,
    async *reply({ memberText }) {
      asked.push(memberText);
      for (const text of clauses) yield { text };
    },
  };
}

const soon = (dueAt = performance.now()) => ({ speed: 1, signal: new AbortController().signal, dueAt });
const plain = (text: string) => text.toLowerCase().replace(/[^a-z ]/g, '');
const level = (pcm: Buffer) => {
  let energy = 0;
  for (let at = 0; at < pcm.length; at += 2) energy += (pcm.readInt16LE(at) / 32_768) ** 2;
  return Math.sqrt(energy / (pcm.length / 2));
};

describe('a call with the embedded engine', { timeout: 120_000 }, () => {
  it('understands a spoken sentence and answers aloud only when asked to', async () => {
    const mind = thinking(reply);
    const { upstream, until, all, events, say, silence } = call(mind);
    await until('ready');
    await silence(500);
    await say('I had a difficult week at work.');
    await silence(1_500);
    const started = await until('speech_started');
    await until('speech_stopped');
    const words = await new Promise<Extract<UpstreamEvent, { type: 'member_text' }>>((resolve) => {
      const look = () => {
        const final = all('member_text').find((event) => event.final);
        final ? resolve(final) : setTimeout(look, 20);
      };
      look();
    });
    expect(plain(words.text)).toBe('i had a difficult week at work');
    expect(words.itemId).toBe(started.itemId);
    await sleep(200);
    expect(all('response_started')).toEqual([]);

    upstream.respond();
    const done = await until('response_done');
    expect(mind.asked).toEqual([words.text]);
    expect(done).toMatchObject({ status: 'completed', text: reply.join(' ') });
    expect(all('response_started')[0]).toMatchObject({ previousItemId: started.itemId, itemId: done.itemId });
    expect(
      all('therapist_text')
        .map(({ text }) => text)
        .join(''),
    ).toBe(reply.join(' '));

    const sound = Buffer.concat(all('audio').map(({ pcm }) => pcm));
    expect(sound.length / 48_000).toBeGreaterThan(4);
    expect(level(sound)).toBeGreaterThan(0.02);
    // The first sound is audible at once: nobody waits through a silence at its head.
    expect(level(sound.subarray(20 * 48, 200 * 48))).toBeGreaterThan(0.005);
    expect(plain(await speech.transcribe(sound))).toContain('what was hardest');
    const offsets = all('therapist_text').map(({ audioOffsetMs }) => audioOffsetMs!);
    expect(offsets[0]).toBe(0);
    expect(offsets).toEqual([...offsets].sort((a, b) => a - b));
    const visemes = all('visemes').flatMap((event) => event.visemes);
    expect(visemes.length).toBeGreaterThan(40);
    expect(visemes.at(-1)!.atMs).toBeLessThan(sound.length / 48);
    expect(events.at(-1)!.type).toBe('response_done');
    upstream.close();
    expect(events.at(-1)).toEqual({ type: 'closed', reason: 'requested' });
  });

  it('falls silent at once when cancelled, and answers what was not heard again', async () => {
    const mind = thinking([...reply, ...reply, ...reply]);
    const { upstream, until, all, events, say, silence } = call(mind);
    await until('ready');
    upstream.appendText('typed-1', 'I argued with my sister.');
    upstream.respond();
    await until('audio');
    const talking = say('Wait a moment please, that is not what I meant.').then(() => silence(1_500));
    await until('speech_started');
    upstream.cancel();
    const done = all('response_done')[0]!;
    expect(done.status).toBe('cancelled');
    expect(done.text.startsWith('I hear you.')).toBe(true);
    upstream.truncate(done.itemId, 0);
    const afterwards = events.length;
    await talking;
    while (!all('member_text').some((event) => event.final)) await sleep(20);
    expect(events.slice(afterwards).some((event) => event.type === 'audio')).toBe(false);
    upstream.respond();
    await until('response_done', 2);
    const final = all('member_text').find((event) => event.final)!;
    expect(plain(final.text)).toBe('wait a moment please that is not what i meant');
    expect(mind.asked).toEqual(['I argued with my sister.', `I argued with my sister. ${final.text}`]);
    upstream.close();
  });

  it('speaks given words exactly, holds its sound while paused, and opens without a question', async () => {
    const mind = thinking(['Welcome back.']);
    const { upstream, until, all } = call(mind);
    await until('ready');
    upstream.pause();
    upstream.respond({ say: 'You can call 988 at any time.' });
    await sleep(1_500);
    expect(all('audio')).toEqual([]);
    upstream.resume();
    const done = await until('response_done');
    expect(done.text).toBe('You can call 988 at any time.');
    expect(plain(await speech.transcribe(Buffer.concat(all('audio').map(({ pcm }) => pcm))))).toContain(
      'at any time',
    );
    expect(mind.asked).toEqual([]);
    upstream.replay([{ itemId: 'old', role: 'assistant', text: 'See you soon.' }]);
    upstream.respond();
    await until('response_done', 2);
    expect(mind.asked).toEqual([null]);
    expect(all('response_started')[1]!.previousItemId).toBe('old');
    upstream.close();
  });

  it('hears no words in noise, and no turn in silence', async () => {
    const { upstream, until, all, feed, silence } = call();
    await until('ready');
    const noise = Buffer.alloc(48_000 * 2);
    for (let at = 0; at < noise.length; at += 2)
      noise.writeInt16LE(Math.round((Math.random() - 0.5) * 3_000), at);
    await silence(1_000);
    await feed(noise);
    await silence(1_000);
    await sleep(500);
    expect(all('member_text').filter(({ final, text }) => final && text !== '')).toEqual([]);
    upstream.close();
  });

  it('refuses a second reply while one is running, and a mind that fails ends the reply, not the call', async () => {
    const broken: Mind = {
      async *reply() {
        yield { text: 'I hear you.' };
        throw new Error('no more words');
      },
    };
    const { upstream, until } = call(broken);
    await until('ready');
    upstream.respond();
    upstream.respond();
    expect((await until('error')).code).toBe('conversation_already_has_active_response');
    expect((await until('response_done')).status).toBe('failed');
    upstream.respond({ say: 'Still here.' });
    expect((await until('response_done', 2)).status).toBe('completed');
    upstream.close();
  });

  it('lets a call beyond its places wait, and tells it how many are ahead', async () => {
    const engine = embeddedEngine({ speech, log, maxCalls: 1 });
    const first = connect(engine.open, thinking(reply));
    await first.until('ready');
    const second = connect(engine.open, thinking(reply));
    expect((await second.until('queued')).ahead).toBe(1);
    expect(engine.capacity()).toMatchObject({ calls: 1, maxCalls: 1, speaking: 0 });
    expect(second.all('ready')).toEqual([]);
    first.upstream.close();
    await second.until('ready');
    expect(second.all('queued').map(({ ahead }) => ahead)).toEqual([1, 0]);
    second.upstream.close();
    expect(engine.capacity().calls).toBe(0);
  });

  it('lets a reply wait when more calls speak than the machine bears, and then speaks it', async () => {
    const engine = embeddedEngine({ speech, log, maxCalls: 8 });
    const calls = Array.from({ length: speech.voicesAtOnce() + 1 }, () =>
      connect(engine.open, thinking(reply)),
    );
    for (const { until } of calls) await until('ready');
    for (const { upstream } of calls) upstream.respond();
    const dones = await Promise.all(calls.map(({ until }) => until('response_done')));
    expect(dones.every(({ status }) => status === 'completed')).toBe(true);
    expect(
      calls
        .at(-1)!
        .all('queued')
        .map(({ ahead }) => ahead),
    ).toEqual([1, 0]);
    for (const { upstream } of calls) upstream.close();
  });

  it('has the phrases of a mind ready, says one at once, and goes on with the reply', async () => {
    const phrases = ['I am with you.', 'Go on, please.'];
    const mind: Mind = { ...thinking([phrases[1]!, 'That was a long and tiring week for you.']), phrases };
    const { upstream, until, all } = call(mind, { settings: { voice: 'nova' } });
    await until('ready');
    const made = () => speech.speakClause(phrases[1]!, 'nova', soon(Number.POSITIVE_INFINITY));
    const madeFrom = performance.now();
    await made();
    const makingMs = performance.now() - madeFrom;
    upstream.respond();
    const askedAt = performance.now();
    await until('audio');
    // Far less than making it would take.
    expect(performance.now() - askedAt).toBeLessThan(Math.max(400, makingMs / 2));
    const done = await until('response_done');
    expect(done.text).toBe('Go on, please. That was a long and tiring week for you.');
    expect(all('audio').length).toBeGreaterThan(1);
    upstream.close();
  });

  it('makes no phrase beforehand while a reply waits for its sound', async () => {
    const phrases = Array.from({ length: 6 }, (_, i) => `Phrase number ${i}.`);
    const mind: Mind = { ...thinking(['A reply nobody has heard before.']), phrases };
    const made: string[] = [];
    const watched: Speech = {
      ...speech,
      ready: speech.ready,
      async speakClause(text, voice, options) {
        const clause = await speech.speakClause(text, voice, options);
        made.push(text);
        return clause;
      },
    };
    const engine = embeddedEngine({ speech: watched, log, maxCalls: 2 });
    const { upstream, until } = connect(engine.open, mind, { ...settings, voice: 'sage' });
    await until('ready');
    upstream.respond();
    await until('audio');
    // At most the one that was begun before the reply was asked for.
    expect(made.filter((text) => phrases.includes(text)).length).toBeLessThanOrEqual(1);
    await until('response_done');
    while (phrases.some((phrase) => !made.includes(phrase))) await sleep(50);
    upstream.close();
  });

  it('makes the clause that is needed first first, and none that nobody wants any more', async () => {
    const made: string[] = [];
    const unwanted = new AbortController();
    const order = (text: string, dueInMs: number, signal = new AbortController().signal) =>
      speech.speakClause(text, 'alloy', { speed: 1, signal, dueAt: performance.now() + dueInMs }).then(
        () => made.push(text),
        () => made.push(`not: ${text}`),
      );
    const orders = [
      order('This one is already being made.', 9_000),
      order('A phrase to have ready.', Number.POSITIVE_INFINITY),
      order('The end of a long reply.', 8_000),
      order('An answer that was interrupted.', 1_000, unwanted.signal),
      order('The first words of another reply.', 0),
    ];
    unwanted.abort();
    await Promise.all(orders);
    expect(made).toEqual([
      'not: An answer that was interrupted.',
      'This one is already being made.',
      'The first words of another reply.',
      'The end of a long reply.',
      'A phrase to have ready.',
    ]);
  });
});
