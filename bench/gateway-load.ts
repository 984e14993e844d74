// One process that is both ends: N members with open microphones and the vendor they talk to, over raw sockets.
// It shares its clock, so that a stamp made at one end can be read at the other.
import { createHash } from 'node:crypto';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import {
  downlinkStamp,
  frameReader,
  gatewayUplink,
  textFrame,
  transcriptDelta,
  unmask,
  uplinkStamp,
  vendorDelta,
  vendorUplink,
} from './gateway-frames.ts';

const UP_MS = 20;
const DOWN_MS = 100;
/** As often as a browser says what it played, and as a vendor sends words. */
const PLAYED_MS = 200;
const WORDS_MS = 350;

export type Vendor = {
  port: number;
  talking: Socket[];
  /** Latencies of member audio, in ms, while not null. */
  heard: number[] | null;
  /** Frames of member audio that ever arrived. */
  frames: number;
  /** Control events from whoever relays, e.g. `response.create`. */
  onEvent(socket: Socket, event: { type: string }): void;
  close(): Promise<void>;
};

export async function startVendor(): Promise<Vendor> {
  const vendor: Vendor = {
    port: 0,
    talking: [],
    heard: null,
    frames: 0,
    onEvent: () => {},
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  const server: Server = createServer({ noDelay: true }, (socket) => serveVendor(vendor, socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vendor.port = (server.address() as AddressInfo).port;
  return vendor;
}

function serveVendor(vendor: Vendor, socket: Socket): void {
  const read = frameReader((opcode, payload, mask) => {
    const stamp = opcode === 1 ? uplinkStamp(payload, mask) : Number.NaN;
    if (!Number.isNaN(stamp)) {
      vendor.frames++;
      vendor.heard?.push(performance.now() - stamp);
    } else if (opcode === 1) answer(vendor, socket, JSON.parse(unmask(payload, mask)) as { type: string });
    else if (opcode === 8) socket.end();
    else if (opcode === 9) socket.write(Buffer.from([0x8a, 0]));
  });
  handshake(socket, read);
  socket.on('error', () => socket.destroy());
  socket.on('close', () => {
    vendor.talking = vendor.talking.filter((other) => other !== socket);
  });
}

function handshake(socket: Socket, read: (data: Buffer) => void): void {
  let head = '';
  const greet = (data: Buffer) => {
    head += data.toString('latin1');
    const end = head.indexOf('\r\n\r\n');
    if (end < 0) return;
    const key = /sec-websocket-key: *(\S+)/i.exec(head)?.[1] ?? '';
    const accept = createHash('sha1').update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64');
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    );
    socket.off('data', greet);
    socket.on('data', read);
    const rest = head.slice(end + 4);
    if (rest) read(Buffer.from(rest, 'latin1'));
  };
  socket.on('data', greet);
}

export const say = (socket: Socket, event: object) => void socket.write(textFrame(event, false));

function answer(vendor: Vendor, socket: Socket, event: { type: string }): void {
  if (event.type === 'session.update') say(socket, { type: 'session.updated', session: {} });
  if (event.type === 'response.create') {
    beginReply(socket, event as { response?: { metadata?: object } });
    vendor.talking.push(socket);
  }
  vendor.onEvent(socket, event);
}

let replies = 0;

function beginReply(socket: Socket, request: { response?: { metadata?: object } }): void {
  const id = `resp_${++replies}`;
  const item = { id: 'item_bench', type: 'message', role: 'assistant' };
  say(socket, { type: 'response.created', response: { id, metadata: request.response?.metadata } });
  say(socket, { type: 'response.output_item.added', response_id: id, item });
}

export type Member = { socket: Socket; sequence: number; playedMs: number };

/** Connects one member; resolves when its audio may begin. */
export function connectMember(options: {
  port: number;
  path: string;
  isGateway: boolean;
  onAudio(latencyMs: number): void;
  onText?(json: string): void;
}): Promise<Member> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port: options.port, host: '127.0.0.1', noDelay: true });
    const member: Member = { socket, sequence: 0, playedMs: 0 };
    const read = frameReader((opcode, payload) => {
      const stamp = downlinkStamp(opcode, payload);
      if (!Number.isNaN(stamp)) {
        member.playedMs += DOWN_MS;
        options.onAudio(performance.now() - stamp);
      } else if (opcode === 1) {
        const json = payload.toString();
        if (json.startsWith('{"type":"ready"') || json.startsWith('{"type":"session.updated"'))
          resolve(member);
        options.onText?.(json);
      } else if (opcode === 9) {
        socket.write(Buffer.from([0x8a, 0x80, 1, 2, 3, 4]));
      }
    });
    let isOpen = false;
    socket.on('data', (data) => {
      if (isOpen) return read(data);
      const end = data.indexOf('\r\n\r\n');
      if (!data.toString('latin1', 0, 20).includes('101') || end < 0) return reject(new Error('no upgrade'));
      isOpen = true;
      const first = options.isGateway ? { type: 'hello' } : { type: 'session.update', session: {} };
      socket.write(textFrame(first, true));
      if (!options.isGateway) socket.write(textFrame({ type: 'response.create' }, true));
      if (end + 4 < data.length) read(data.subarray(end + 4));
    });
    socket.on('error', reject);
    socket.write(
      `GET ${options.path} HTTP/1.1\r\nHost: 127.0.0.1\r\nOrigin: http://tulia.bench\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n',
    );
  });
}

/** Keeps all talking at their pace, spread evenly over time, until `stop`. */
export function startTalking(
  vendor: Vendor,
  members: Member[],
  isGateway: boolean,
): { spoken(): number; stop(): void } {
  const up = vendorUplink();
  const gatewayUp = gatewayUplink();
  const down = vendorDelta();
  const began = performance.now();
  let spoken = 0;
  const due = [
    every(UP_MS, () => members.length, sendUp),
    every(
      DOWN_MS,
      () => vendor.talking.length,
      (at) => {
        down.stamp();
        vendor.talking[at]!.write(Buffer.from(down.bytes));
      },
    ),
    every(
      WORDS_MS,
      () => vendor.talking.length,
      (at) => vendor.talking[at]!.write(transcriptDelta),
    ),
    ...(isGateway ? [every(PLAYED_MS, () => members.length, sendPlayed)] : []),
  ];

  function sendUp(at: number): void {
    const member = members[at]!;
    spoken++;
    if (isGateway) gatewayUp.number(++member.sequence);
    const frame = isGateway ? gatewayUp : up;
    frame.stamp();
    member.socket.write(Buffer.from(frame.bytes));
  }

  function sendPlayed(at: number): void {
    const { socket, playedMs } = members[at]!;
    socket.write(textFrame({ type: 'played', item: 1, ms: Math.max(0, playedMs - 200) }, true));
  }

  function every(ms: number, count: () => number, send: (at: number) => void) {
    let sent = 0;
    return () => {
      const total = count();
      if (total === 0) return;
      const wanted = Math.floor(((performance.now() - began) / ms) * total);
      // After a hiccup what was missed is not caught up in one burst.
      if (wanted - sent > total) sent = wanted - total;
      for (; sent < wanted; sent++) send(sent % total);
    };
  }

  const timer = setInterval(() => {
    for (const send of due) send();
  }, 1);
  return { spoken: () => spoken, stop: () => clearInterval(timer) };
}
