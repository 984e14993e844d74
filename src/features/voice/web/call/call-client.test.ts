// The client against a real socket: a small gateway that follows a script, and a sound device without hardware
// that runs the same framing and playback code as the audio thread.
import { afterEach, expect, test } from 'vitest';
import { type WebSocket as ServerSocket, WebSocketServer } from 'ws';
import { type ClientMessage, clientMessage, type ServerMessage } from '../../voice.protocol.ts';
import { readDownFrame } from './audio-frame.ts';
import type { CallAudio, CallAudioOptions } from './call-audio.ts';
import { type CallEvent, createCallClient } from './call-client.ts';
import { microphoneError } from './microphone.ts';
import { createPlaybackRing } from './playback-ring.ts';
import type { FromPlayback, ToCapture, ToPlayback } from './worklet-messages.ts';

const cleanUps: (() => void)[] = [];
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
});

async function until(isTrue: () => unknown, what: string, patienceMs = 4_000): Promise<void> {
  const startedAt = performance.now();
  while (!isTrue()) {
    if (performance.now() - startedAt > patienceMs) throw new Error(`waited in vain until ${what}`);
    await pause(5);
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type Heard = { sequence: number; atMs: number };

async function openGateway() {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address() as { port: number };
  const state = {
    url: `ws://127.0.0.1:${address.port}/`,
    socket: null as ServerSocket | null,
    sockets: 0,
    messages: [] as ClientMessage[],
    frames: [] as Heard[],
    /** What to answer to a `hello`. */
    greet: (_hello: ClientMessage, socket: ServerSocket) => ready(socket),
    onEnd: () => state.tell({ type: 'ended', reason: 'member', sessionId: 'session-1' }),
    tell: (message: ServerMessage) => state.socket?.send(JSON.stringify(message)),
    speak: (item: number, frame: number, ms: number) => state.socket?.send(downFrame(item, frame, ms)),
    of: <T extends ClientMessage['type']>(type: T) =>
      state.messages.filter(
        (message): message is Extract<ClientMessage, { type: T }> => message.type === type,
      ),
  };
  server.on('connection', (socket) => {
    state.socket = socket;
    state.sockets++;
    socket.on('message', (data: Buffer, isBinary) => {
      if (isBinary) {
        state.frames.push({ sequence: data.readUInt32LE(0), atMs: data.readUInt32LE(4) });
        return;
      }
      const message = clientMessage.parse(JSON.parse(data.toString()));
      state.messages.push(message);
      if (message.type === 'hello') state.greet(message, socket);
      if (message.type === 'end') state.onEnd();
    });
  });
  cleanUps.push(() => {
    for (const socket of server.clients) socket.terminate();
    server.close();
  });
  return state;
}

function ready(socket: ServerSocket, lastSequence = 0, isResumed = false): void {
  const message: ServerMessage = {
    type: 'ready',
    callId: 'call-1',
    resumeToken: 'token-1',
    isResumed,
    elapsedMs: 0,
    capMs: 900_000,
    engine: 'embedded',
    lastSequence,
  };
  socket.send(JSON.stringify(message));
}

function downFrame(item: number, frame: number, ms: number): Buffer {
  const samples = ms * 24;
  const data = Buffer.alloc(4 + samples * 2);
  data.writeUInt16LE(item, 0);
  data.writeUInt16LE(frame, 2);
  for (let i = 0; i < samples; i++) data.writeInt16LE(8_000, 4 + i * 2);
  return data;
}

/** Plays in real time into nothing, and hears a microphone that is always on. */
function quietDevice(failure: Error | null = null) {
  const device = { isOpen: false, isListening: false, heardMs: 0, loudest: 0 };
  const create = (_options: CallAudioOptions): CallAudio => {
    const capture = new MessageChannel();
    const playback = new MessageChannel();
    const ring = createPlaybackRing(24_000, 480);
    const block = new Float32Array(480);
    let isMuted = false;
    let flush: number | null = null;
    let startedAt = 0;
    let blocks = 0;
    capture.port2.onmessage = ({ data }: MessageEvent<ToCapture>) => {
      if (data.type === 'mute') isMuted = data.isMuted;
    };
    playback.port2.onmessage = ({ data }: MessageEvent<ToPlayback>) => {
      if (data instanceof ArrayBuffer) {
        const frame = readDownFrame(data)!;
        ring.push(frame.item, frame.pcm);
      } else if (data.type === 'finish') ring.finish();
      else if (data.type === 'accept') ring.accept(data.item);
      else if (data.type === 'flush') {
        flush = data.flush;
        ring.flush();
      }
    };
    function tick() {
      while (blocks * 20 < performance.now() - startedAt) {
        blocks++;
        ring.render(block);
        device.loudest = ring.level();
        if (ring.level() > 0.1) device.heardMs += 20;
        const report: FromPlayback = {
          item: ring.item(),
          ms: ring.playedMs(),
          level: ring.level(),
          atMs: blocks * 20,
          isPlaying: ring.isPlaying(),
          bufferedMs: ring.bufferedMs(),
          underruns: ring.underruns(),
        };
        if (flush !== null) report.flush = flush;
        flush = null;
        playback.port2.postMessage(report);
        if (isMuted || !device.isListening) continue;
        const frame = new ArrayBuffer(8 + 960);
        new DataView(frame).setUint32(4, 5_000 + blocks * 20, true);
        capture.port2.postMessage(frame, [frame]);
      }
    }
    let clock: ReturnType<typeof setInterval> | undefined;
    const close = async () => {
      clearInterval(clock);
      device.isOpen = false;
      device.isListening = false;
      for (const port of [capture.port1, capture.port2, playback.port1, playback.port2]) port.close();
    };
    cleanUps.push(close);
    return {
      async open() {
        if (failure) throw failure;
        device.isOpen = true;
        device.isListening = true;
        startedAt = performance.now();
        clock = setInterval(tick, 5);
        return { capture: capture.port1, playback: playback.port1 };
      },
      setMuted() {},
      async chooseMicrophone() {},
      async resume() {},
      stopMicrophone() {
        device.isListening = false;
      },
      close,
    };
  };
  return { device, create };
}

async function call(options: { failure?: Error; connect?: (url: string) => Promise<{ url: string }> } = {}) {
  const gateway = await openGateway();
  const { device, create } = quietDevice(options.failure ?? null);
  const events: CallEvent[] = [];
  const asked = { tickets: 0 };
  const client = createCallClient({
    connect: async () => {
      asked.tickets++;
      return options.connect ? options.connect(gateway.url) : { url: gateway.url };
    },
    onEvent: (event) => events.push(event),
    settings: { takeYourTime: false, microphoneId: null },
    audio: create,
  });
  const phases = () => events.flatMap((event) => (event.type === 'phase' ? [event.phase] : []));
  return { gateway, device, client, events, phases, asked };
}

test('a call begins with a hello and then streams every 20 ms of speech in order', async () => {
  const { gateway, client, phases } = await call();
  await client.start();
  await until(() => gateway.frames.length >= 20, 'twenty frames came');
  expect(gateway.messages[0]).toEqual({ type: 'hello', takeYourTime: false });
  expect(gateway.frames.map((frame) => frame.sequence)).toEqual(gateway.frames.map((_, i) => i + 1));
  expect(gateway.frames[0]!.atMs).toBe(0);
  expect(gateway.frames[10]!.atMs).toBe(200);
  expect(phases()).toEqual(['connecting', 'active']);
});

test('the gateway learns about five times a second how much was heard, and the end of it exactly', async () => {
  const { gateway, client, device } = await call();
  await client.start();
  gateway.tell({ type: 'item', item: 1, itemId: 'a' });
  for (let i = 0; i < 10; i++) gateway.speak(1, i, 100);
  gateway.tell({ type: 'item_done', item: 1, totalMs: 1_000 });
  await until(() => gateway.of('played').at(-1)?.ms === 1_000, 'all was played');
  expect(gateway.of('played').length).toBeGreaterThanOrEqual(4);
  expect(gateway.of('played').length).toBeLessThanOrEqual(8);
  expect(device.heardMs).toBeGreaterThan(960);
});

test('an item announced early does not cut off the one still being sent', async () => {
  const { gateway, client, device } = await call();
  await client.start();
  gateway.tell({ type: 'item', item: 1, itemId: 'a' });
  gateway.speak(1, 0, 200);
  gateway.tell({ type: 'item', item: 2, itemId: 'b' });
  gateway.speak(1, 1, 200);
  gateway.tell({ type: 'item_done', item: 1, totalMs: 400 });
  gateway.speak(2, 0, 200);
  gateway.tell({ type: 'item_done', item: 2, totalMs: 200 });
  await until(
    () => gateway.of('played').some(({ item, ms }) => item === 2 && ms === 200),
    'both were played',
  );
  expect(device.heardMs).toBeGreaterThan(560);
});

test('told to flush, it is silent at once, says where it stopped, and ignores what still comes of that item', async () => {
  const { gateway, client, device } = await call();
  await client.start();
  gateway.tell({ type: 'item', item: 1, itemId: 'a' });
  for (let i = 0; i < 20; i++) gateway.speak(1, i, 100);
  await until(() => device.heardMs >= 300, 'something is heard');
  gateway.tell({ type: 'flush', flush: 7 });
  await until(() => gateway.of('flushed').length > 0, 'the flush is answered');
  const [flushed] = gateway.of('flushed');
  expect(flushed).toMatchObject({ flush: 7, item: 1 });
  expect(flushed!.ms).toBeGreaterThan(280);
  expect(flushed!.ms).toBeLessThan(450);

  const heardMs = device.heardMs;
  gateway.speak(1, 20, 500);
  await pause(200);
  expect(device.heardMs).toBe(heardMs);
  gateway.tell({ type: 'item', item: 2, itemId: 'b' });
  gateway.speak(2, 0, 300);
  await until(() => device.heardMs > heardMs, 'the next item is heard');
});

test('a key press silences the therapist before the gateway has answered', async () => {
  const { gateway, client, device } = await call();
  await client.start();
  gateway.speak(1, 0, 1_500);
  await until(() => device.heardMs >= 200, 'something is heard');
  client.interrupt();
  await until(() => device.loudest === 0, 'it is silent', 150);
  await until(() => gateway.of('interrupt').length === 1, 'the gateway knows');
  expect(gateway.of('flushed')).toEqual([]);
});

test('a dropped line is resumed with a fresh ticket, and speech from the gap arrives once and in order', async () => {
  const { gateway, client, phases, asked } = await call();
  await client.start();
  gateway.speak(1, 0, 400);
  await until(() => gateway.of('played').length > 0, 'something was played');
  await until(() => gateway.frames.length >= 10, 'frames came');
  const arrived = gateway.frames.length;
  const lastSequence = gateway.frames.at(-1)!.sequence;
  gateway.greet = (hello, socket) => {
    setTimeout(
      () => ready(socket, lastSequence, hello.type === 'hello' && hello.resumeToken !== undefined),
      400,
    );
  };
  gateway.socket!.terminate();
  await until(() => phases().at(-1) === 'resuming', 'it noticed');
  client.say('still here');
  await until(() => phases().at(-1) === 'active', 'it is back');
  await until(() => gateway.frames.length >= arrived + 40, 'speech goes on');

  expect(asked.tickets).toBe(2);
  const [, hello] = gateway.of('hello');
  expect(hello).toMatchObject({ resumeToken: 'token-1', played: { item: 1 } });
  expect(hello!.lastSequence).toBeGreaterThanOrEqual(lastSequence);
  const sequences = gateway.frames.slice(arrived).map((frame) => frame.sequence);
  expect(sequences).toEqual(sequences.map((_, i) => lastSequence + 1 + i));
  expect(gateway.of('say').map((message) => message.text)).toEqual(['still here']);
});

test('words typed on a line that was dead already are sent again, and only until they are seen', async () => {
  const { gateway, client } = await call();
  await client.start();
  gateway.tell({ type: 'item', item: 1, itemId: 'first' });
  gateway.speak(1, 0, 200);
  await until(() => gateway.of('played').length > 0, 'something was played');
  const seen = client.say('this arrives');
  await until(() => gateway.of('say').length === 1, 'it arrived');
  gateway.tell({
    ...{ type: 'caption', itemId: seen, previousItemId: null, role: 'user' },
    ...{ text: 'this arrives', isFinal: true },
  } as ServerMessage);
  client.say('this is lost on its way');
  await until(() => gateway.of('say').length === 2, 'it was sent');
  gateway.socket!.terminate();
  await until(() => gateway.of('say').length === 3, 'it was sent again');
  const [, lost, again] = gateway.of('say');
  expect(again).toEqual(lost);
  expect(gateway.of('hello').at(-1)).toMatchObject({ played: { item: 1, itemId: 'first' } });
});

test('no more than two seconds of speech are kept for a line that is down', async () => {
  const { gateway, client, phases } = await call();
  await client.start();
  await until(() => gateway.frames.length >= 5, 'frames came');
  const lastSequence = gateway.frames.at(-1)!.sequence;
  const arrived = gateway.frames.length;
  let newest = 0;
  gateway.greet = (hello, socket) => {
    if (hello.type === 'hello') newest = hello.lastSequence ?? 0;
    setTimeout(() => ready(socket, lastSequence, true), 2_500);
  };
  gateway.socket!.terminate();
  await until(() => newest > 0 && phases().at(-1) === 'active', 'it is back', 5_000);
  await until(() => gateway.frames.length > arrived + 100, 'the kept speech came');
  const first = gateway.frames[arrived]!.sequence;
  const sent = gateway.frames.slice(arrived);
  expect(sent.filter((frame) => frame.atMs < sent[100]!.atMs - 2_050)).toEqual([]);
  expect(first).toBeGreaterThan(lastSequence + 10);
});

test('audio sent again after a resume is not heard twice, and numbers that begin again are understood', async () => {
  const { gateway, client, device, phases } = await call();
  gateway.greet = (hello, socket) =>
    ready(socket, 0, hello.type === 'hello' && hello.resumeToken !== undefined);
  await client.start();
  gateway.tell({ type: 'item', item: 1, itemId: 'a' });
  for (let i = 0; i < 6; i++) gateway.speak(1, i, 100);
  await until(() => device.heardMs >= 200, 'something is heard');
  gateway.socket!.terminate();
  await until(() => gateway.sockets === 2 && phases().at(-1) === 'active', 'it is back');
  gateway.tell({ type: 'item', item: 1, itemId: 'a' });
  for (let i = 2; i < 8; i++) gateway.speak(1, i, 100);
  gateway.tell({ type: 'item_done', item: 1, totalMs: 800 });
  await until(() => device.loudest === 0 && device.heardMs > 700, 'the item ends');
  expect(device.heardMs).toBeLessThanOrEqual(820);

  gateway.tell({ type: 'item', item: 0, itemId: 'after a restart' });
  for (let i = 0; i < 5; i++) gateway.speak(0, i, 100);
  await until(() => device.heardMs > 1_000, 'the new item is heard');
});

test('while muted the gateway hears that, and nothing else', async () => {
  const { gateway, client } = await call();
  await client.start();
  await until(() => gateway.frames.length > 3, 'frames came');
  client.setMuted(true);
  await until(() => gateway.of('mute').length === 1, 'the gateway knows');
  await pause(40);
  const before = gateway.frames.length;
  await pause(200);
  expect(gateway.frames.length).toBe(before);
  client.setMuted(false);
  await until(() => gateway.frames.length > before, 'speech goes on');
  expect(gateway.of('mute').map((message) => message.muted)).toEqual([true, false]);
});

test('ending tells the gateway, waits for its word, and lets go of the microphone', async () => {
  const { gateway, client, device, phases, events } = await call();
  await client.start();
  expect(await client.end()).toEqual({ reason: 'member', sessionId: 'session-1' });
  expect(gateway.of('end')).toHaveLength(1);
  expect(phases().at(-1)).toBe('ended');
  expect(events.at(-1)).toEqual({ type: 'ended', reason: 'member', sessionId: 'session-1' });
  expect(device.isOpen).toBe(false);
});

test('a gateway that never answers the end does not keep the member waiting', async () => {
  const { gateway, client } = await call();
  gateway.onEnd = () => {};
  await client.start();
  expect(await client.end()).toEqual({ reason: 'member', sessionId: null });
});

test('after a goodbye the last words are heard to their end before the sound closes', async () => {
  const { gateway, client, device } = await call();
  await client.start();
  gateway.speak(1, 0, 500);
  gateway.tell({ type: 'item_done', item: 1, totalMs: 500 });
  await until(() => device.heardMs > 0, 'it speaks');
  gateway.tell({ type: 'ended', reason: 'goodbye', sessionId: 'session-1' });
  await until(() => !device.isListening, 'the microphone is off', 300);
  expect(device.isOpen).toBe(true);
  await until(() => !device.isOpen, 'the sound is closed');
  expect(device.heardMs).toBeGreaterThanOrEqual(480);
});

test('a refused microphone asks nothing of the server', async () => {
  const { client, asked, phases } = await call({ failure: microphoneError('refused') });
  await expect(client.start()).rejects.toMatchObject({ microphoneProblem: 'refused' });
  expect(asked.tickets).toBe(0);
  expect(phases()).toEqual(['connecting', 'ended']);
});

test('a refused ticket fails the start with its own error and lets go of the microphone', async () => {
  const refusal = Object.assign(new Error('none left'), { code: 'NO_ACCESS' });
  const { client, device, phases } = await call({ connect: () => Promise.reject(refusal) });
  await expect(client.start()).rejects.toBe(refusal);
  expect(device.isOpen).toBe(false);
  expect(phases()).toEqual(['connecting', 'ended']);
});

test('a gateway that closes for lack of access fails the start, and ends a call that was running', async () => {
  const refused = await call();
  refused.gateway.greet = (_hello, socket) => socket.close(4402);
  await expect(refused.client.start()).rejects.toMatchObject({ endReason: 'no_access' });

  const ended = await call();
  ended.gateway.greet = () =>
    ended.gateway.tell({ type: 'ended', reason: 'replaced', sessionId: 'session-1' });
  await expect(ended.client.start()).rejects.toMatchObject({ endReason: 'replaced' });

  const running = await call();
  await running.client.start();
  running.gateway.socket!.close(4401);
  await until(() => running.events.at(-1)?.type === 'ended', 'it ended');
  expect(running.events.at(-1)).toMatchObject({ reason: 'signed_out' });
  expect(running.device.isOpen).toBe(false);
});

test('a final refusal while resuming ends the call with its reason', async () => {
  let isFirst = true;
  const { gateway, client, events } = await call({
    connect: async (url) => {
      if (!isFirst) throw Object.assign(new Error('taken over'), { endReason: 'replaced' });
      isFirst = false;
      return { url };
    },
  });
  await client.start();
  gateway.socket!.terminate();
  await until(() => events.at(-1)?.type === 'ended', 'it ended');
  expect(events.at(-1)).toMatchObject({ reason: 'replaced' });
});

test('ending while still connecting neither hangs nor leaves the microphone on', async () => {
  const { gateway, client, device } = await call();
  gateway.greet = () => {};
  const started = client.start();
  await until(() => gateway.of('hello').length === 1, 'it said hello');
  const [start, end] = await Promise.allSettled([started, client.end()]);
  expect(start.status).toBe('rejected');
  expect(end).toMatchObject({ status: 'fulfilled', value: { reason: 'member' } });
  expect(device.isOpen).toBe(false);
});
