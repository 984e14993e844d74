import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { createLogBook } from '../testing/test-gateway.ts';
import type { Call } from './call.ts';
import { serveCallSocket, socketLimits } from './call-socket.ts';

const OPEN = 1;
const CLOSING = 2;

test('what a client still sends after it was replaced does not reach the call', async () => {
  const socket = Object.assign(new EventEmitter(), {
    OPEN,
    readyState: OPEN,
    bufferedAmount: 0,
    send: () => {},
    ping: () => {},
    close: () => {},
  });
  const reached: string[] = [];
  const call = {
    attach: () => {},
    detach: () => {},
    audio: () => reached.push('audio') > 0,
    message: ({ type }: { type: string }) => void reached.push(type),
  };
  serveCallSocket({
    socket: socket as unknown as WebSocket,
    enter: async () => call as unknown as Call,
    limits: socketLimits,
    log: createLogBook(),
  });
  const say = (message: object) => socket.emit('message', Buffer.from(JSON.stringify(message)), false);
  const speak = () => socket.emit('message', Buffer.alloc(968), true);
  say({ type: 'hello' });
  await new Promise(setImmediate);
  speak();
  say({ type: 'interrupt' });
  socket.readyState = CLOSING;
  speak();
  say({ type: 'end' });
  socket.emit('close');
  expect(reached).toEqual(['audio', 'interrupt']);
});
