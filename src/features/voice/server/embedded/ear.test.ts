import { describe, expect, it } from 'vitest';
import { createEar } from './ear.ts';
import type { Heard } from './speech-to-text.protocol.ts';
import { WINDOW_MS, WINDOW_SAMPLES } from './voice-activity.ts';

/** An ear whose sound is a script of voice and silence, and whose words are given. */
function listenTo(
  read: (ms: number) => string | Promise<string> = () => 'I feel anxious about work.',
  takeYourTime = false,
) {
  const heard: Heard[] = [];
  const readings: number[] = [];
  let failures = 0;
  const ear = createEar({
    takeYourTime,
    transcribe: (async (samples: Float32Array, urgency: string) => {
      const ms = (samples.length / WINDOW_SAMPLES) * WINDOW_MS;
      if (urgency === 'idle') return null;
      readings.push(ms);
      return read(ms);
    }) as Parameters<typeof createEar>[0]['transcribe'],
    onHeard: (event) => heard.push(event),
    onFailure: () => failures++,
  });
  let windows = 0;
  const hear = async (ms: number, probability: number) => {
    for (let i = 0; i < Math.round(ms / WINDOW_MS); i++, windows++) {
      ear.hear(new Float32Array(WINDOW_SAMPLES), probability);
      await new Promise(setImmediate);
    }
  };
  return {
    ear,
    heard,
    readings,
    failures: () => failures,
    voice: (ms: number) => hear(ms, 0.95),
    silence: (ms: number) => hear(ms, 0.02),
    atMs: () => windows * WINDOW_MS,
    texts: () => heard.flatMap((event) => (event.type === 'final' ? [event.text] : [])),
    types: () => heard.map((event) => event.type),
  };
}

describe('listening to a call', () => {
  it('hears a sentence from its first sound to its last, and tells the words once', async () => {
    const call = listenTo();
    await call.silence(1_024);
    await call.voice(1_600);
    await call.silence(1_024);
    expect(call.types().filter((type) => type !== 'partial')).toEqual([
      'speech_started',
      'speech_stopped',
      'final',
    ]);
    expect(call.texts()).toEqual(['I feel anxious about work.']);
    const started = call.heard.find((event) => event.type === 'speech_started');
    const stopped = call.heard.find((event) => event.type === 'speech_stopped');
    expect(started).toMatchObject({ atMs: 1_024 });
    expect(stopped).toMatchObject({ atMs: 1_024 + 1_600 });
  });

  it('reads with some sound from before the voice, where the first consonant is', async () => {
    const call = listenTo();
    await call.silence(1_024);
    await call.voice(1_600);
    await call.silence(512);
    expect(call.readings[0]).toBeGreaterThanOrEqual(1_600 + 300 + 100);
  });

  it('is interrupted by no cough: less than 200 ms of sound starts nothing', async () => {
    const call = listenTo();
    for (let i = 0; i < 5; i++) {
      await call.voice(128);
      await call.silence(512);
    }
    expect(call.heard).toEqual([]);
  });

  it('notices a voice after about 200 ms', async () => {
    const call = listenTo();
    await call.voice(192);
    expect(call.types()).toEqual(['speech_started']);
  });

  it('answers a complete sentence within half a second of silence', async () => {
    const call = listenTo();
    await call.voice(1_600);
    await call.silence(320);
    expect(call.texts()).toEqual([]);
    await call.silence(160);
    expect(call.texts()).toHaveLength(1);
  });

  it('waits more than a second when the words stop at "because"', async () => {
    const call = listenTo(() => 'I could not sleep because');
    await call.voice(1_600);
    await call.silence(1_056);
    expect(call.texts()).toEqual([]);
    await call.silence(256);
    expect(call.texts()).toEqual(['I could not sleep because']);
  });

  it('keeps one turn when the member goes on after a pause', async () => {
    const texts = ['I could not sleep because', 'I could not sleep because of the noise.'];
    const call = listenTo(() => texts.shift()!);
    await call.voice(1_600);
    await call.silence(640);
    await call.voice(960);
    await call.silence(640);
    expect(call.texts()).toEqual(['I could not sleep because of the noise.']);
    expect(call.types().filter((type) => type === 'speech_started')).toHaveLength(1);
  });

  it('throws away words that arrive after the member has gone on', async () => {
    let release: (text: string) => void = () => {};
    const late = new Promise<string>((resolve) => {
      release = resolve;
    });
    const answers: (string | Promise<string>)[] = [late, 'The whole of it is this.'];
    const call = listenTo(() => answers.shift()!);
    await call.voice(1_600);
    await call.silence(320);
    await call.voice(640);
    release('The half of it.');
    await call.silence(640);
    expect(call.texts()).toEqual(['The whole of it is this.']);
  });

  it('waits longer when the member asked for time', async () => {
    const call = listenTo(undefined, true);
    await call.voice(1_600);
    await call.silence(1_408);
    expect(call.texts()).toEqual([]);
    await call.silence(256);
    expect(call.texts()).toHaveLength(1);
    call.ear.setPace(false);
    await call.voice(1_600);
    await call.silence(512);
    expect(call.texts()).toHaveLength(2);
  });

  it('tells an empty text when there was sound but no word in it', async () => {
    const call = listenTo(() => '');
    await call.voice(640);
    await call.silence(1_024);
    expect(call.texts()).toEqual(['']);
  });

  it('reads a minute without a pause in pieces of at most 20 s and joins them', async () => {
    let piece = 0;
    const call = listenTo(() => `Part ${++piece} is said here.`);
    await call.voice(60_000);
    await call.silence(640);
    expect(Math.max(...call.readings)).toBeLessThanOrEqual(20_100);
    expect(call.texts()).toEqual(
      Array.from({ length: piece }, (_, i) => `Part ${i + 1} is said here.`)
        .join(' ')
        .split('|'),
    );
    const readMs = call.readings.reduce((sum, ms) => sum + ms, 0);
    expect(readMs).toBeGreaterThanOrEqual(60_000);
    expect(readMs).toBeLessThan(61_500);
  });

  it('closes a long piece in a pause, so that its end is not read twice', async () => {
    const texts = ['I went there because', 'it mattered to me.'];
    const call = listenTo(() => texts.shift()!);
    await call.voice(9_600);
    await call.silence(512);
    await call.voice(1_600);
    await call.silence(640);
    expect(call.texts()).toEqual(['I went there because it mattered to me.']);
    expect(call.readings[1]).toBeLessThan(3_000);
  });

  it('ends the turn empty when the words cannot be read, and says so', async () => {
    const call = listenTo(() => Promise.reject(new Error('broken')));
    await call.voice(1_600);
    await call.silence(640);
    expect(call.texts()).toEqual(['']);
    expect(call.failures()).toBe(1);
  });

  it('keeps what it read of a turn when one piece of it cannot be read', async () => {
    let reading = 0;
    const call = listenTo(() => {
      reading++;
      return reading === 2 ? Promise.reject(new Error('broken')) : `Piece ${reading}.`;
    });
    await call.voice(20_500);
    await call.voice(20_500);
    await call.voice(1_600);
    await call.silence(640);
    expect(call.texts()).toEqual(['Piece 1. Piece 3.']);
    expect(call.failures()).toBe(0);
  });

  it('is not ended in mid-sentence by a pause whose words could not be read', async () => {
    let reading = 0;
    const call = listenTo(() => {
      reading++;
      return reading === 1 ? new Promise((_, reject) => setTimeout(reject, 30)) : 'I meant to say this.';
    });
    await call.voice(1_600);
    await call.silence(160);
    await call.voice(320);
    await new Promise((resolve) => setTimeout(resolve, 40));
    await call.voice(1_600);
    await call.silence(640);
    expect(call.texts()).toEqual(['I meant to say this.']);
    expect(call.failures()).toBe(0);
  });

  it('says nothing after it is closed', async () => {
    const call = listenTo();
    await call.voice(1_600);
    call.ear.close();
    await call.silence(1_024);
    expect(call.types().filter((type) => type !== 'partial')).toEqual(['speech_started']);
  });
});
