// A client of the gateway over a real socket, with a loudspeaker that plays in real time and reports like the
// browser's. Messages are kept in order; `until` waits for one.
import { WebSocket } from 'ws';
import { DOWN_HEADER_BYTES, type ServerMessage, UP_HEADER_BYTES } from '../../voice.protocol.ts';

const BYTES_PER_MS = 48;
const PATIENCE_MS = 4_000;

type Frame = { item: number; frame: number; ms: number; first: number; at: number };
type OfType<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>;

export type TestClient = {
  messages: ServerMessage[];
  frames: Frame[];
  closed: Promise<number>;
  send(message: Record<string, unknown>): void;
  sendRaw(data: string | Buffer): void;
  sendAudio(sequence: number, ms?: number): void;
  /** The first message of this type that fits, past or to come. */
  until<T extends ServerMessage['type']>(type: T, fits?: (message: OfType<T>) => boolean): Promise<OfType<T>>;
  of<T extends ServerMessage['type']>(type: T): OfType<T>[];
  wait(condition: () => boolean, what?: string): Promise<void>;
  receivedMs(item: number): number;
  /** Breaks the connection without a close. */
  cut(): void;
  close(): void;
};

/** `playsAt`: how fast the loudspeaker is; 1 is real time, 0 never reports anything. */
export async function callAs(
  address: string,
  {
    hello = {},
    playsAt = 1,
    origin = 'http://tulia.test',
  }: { hello?: Record<string, unknown> | null; playsAt?: number; origin?: string } = {},
): Promise<TestClient> {
  const socket = new WebSocket(address, { origin, perMessageDeflate: false });
  const messages: ServerMessage[] = [];
  const frames: Frame[] = [];
  const watchers = new Set<() => void>();
  const speaker = createSpeaker(playsAt, frames, (position) => send({ type: 'played', ...position }));
  const changed = () => {
    for (const look of watchers) look();
  };

  socket.on('message', (data, isBinary) => {
    const bytes = data as Buffer;
    if (isBinary) {
      frames.push({
        item: bytes.readUInt16LE(0),
        frame: bytes.readUInt16LE(2),
        ms: (bytes.length - DOWN_HEADER_BYTES) / BYTES_PER_MS,
        first: bytes.readInt16LE(DOWN_HEADER_BYTES),
        at: performance.now(),
      });
    } else {
      const message = JSON.parse(bytes.toString()) as ServerMessage;
      messages.push(message);
      if (message.type === 'flush' && playsAt > 0)
        send({ type: 'flushed', flush: message.flush, ...speaker.flush() });
    }
    changed();
  });
  const closed = new Promise<number>((resolve) => {
    socket.on('close', (code) => {
      speaker.stop();
      resolve(code);
      changed();
    });
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  socket.on('error', () => {});

  function send(message: Record<string, unknown>): void {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  }

  function wait(condition: () => boolean, what = 'a condition'): Promise<void> {
    if (condition()) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const finish = (settle: () => void) => {
        clearTimeout(late);
        clearInterval(again);
        watchers.delete(look);
        settle();
      };
      const look = () => {
        if (condition()) finish(resolve);
      };
      const late = setTimeout(
        () =>
          finish(() =>
            reject(new Error(`${what} did not come; got ${messages.map(({ type }) => type).join(' ')}`)),
          ),
        PATIENCE_MS,
      );
      const again = setInterval(look, 10);
      watchers.add(look);
    });
  }

  const of = <T extends ServerMessage['type']>(type: T) =>
    messages.filter((message): message is OfType<T> => message.type === type);

  if (hello) send({ type: 'hello', ...hello });
  return {
    messages,
    frames,
    closed,
    send,
    sendRaw: (data) => socket.send(data),
    sendAudio(sequence, ms = 20) {
      const frame = Buffer.alloc(UP_HEADER_BYTES + ms * BYTES_PER_MS, 1);
      frame.writeUInt32LE(sequence, 0);
      frame.writeUInt32LE(sequence * ms, 4);
      socket.send(frame);
    },
    async until(type, fits = () => true) {
      await wait(() => of(type).some(fits), type);
      return of(type).find(fits)!;
    },
    of,
    wait,
    receivedMs: (item) => frames.filter((frame) => frame.item === item).reduce((sum, { ms }) => sum + ms, 0),
    cut: () => socket.terminate(),
    close: () => socket.close(),
  };
}

/** Plays what arrived, in order, as time passes. */
function createSpeaker(
  speed: number,
  frames: Frame[],
  report: (position: { item: number; ms: number }) => void,
) {
  let from = 0;
  let playedMs = 0;
  let last = { item: 0, ms: 0 };
  let at = performance.now();
  const timer = speed > 0 ? setInterval(() => report(play()), 50) : undefined;

  function play(): { item: number; ms: number } {
    const now = performance.now();
    let left = (now - at) * speed;
    at = now;
    while (left > 0 && from < frames.length) {
      const frame = frames[from]!;
      const take = Math.min(left, frame.ms - playedMs);
      const ms = (last.item === frame.item ? last.ms : 0) + take;
      last = { item: frame.item, ms };
      left -= take;
      playedMs += take;
      if (playedMs >= frame.ms - 1e-6) {
        from++;
        playedMs = 0;
      }
    }
    return { item: last.item, ms: Math.round(last.ms) };
  }

  return {
    flush() {
      const position = play();
      from = frames.length;
      playedMs = 0;
      return position;
    },
    stop: () => clearInterval(timer),
  };
}
