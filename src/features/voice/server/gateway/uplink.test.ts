import { expect, test } from 'vitest';
import { createUplink } from './uplink.ts';

function frame(sequence: number, bytes = 960): Buffer {
  const message = Buffer.alloc(8 + bytes);
  message.writeUInt32LE(sequence, 0);
  message.writeInt16LE(sequence, 8);
  return message;
}

function uplink(now = () => 0) {
  const delivered: number[] = [];
  return { delivered, up: createUplink((pcm) => void delivered.push(pcm.readInt16LE(0)), now) };
}

test('frames that a returning client sends again are heard once', () => {
  const { up, delivered } = uplink();
  up.open();
  for (const sequence of [1, 2, 3, 2, 3, 4]) up.take(frame(sequence));
  expect(delivered).toEqual([1, 2, 3, 4]);
  expect(up.counts()).toEqual({ accepted: 4, duplicates: 2, dropped: 0 });
  expect(up.lastSequence()).toBe(4);
});

test('while the engine is away two seconds are kept and the oldest speech is dropped and counted', () => {
  const { up, delivered } = uplink();
  for (let sequence = 1; sequence <= 150; sequence++) up.take(frame(sequence));
  up.open();
  expect(delivered).toHaveLength(100);
  expect(delivered[0]).toBe(51);
  expect(up.counts().dropped).toBe(50);
});

test('a client that sends faster than anyone can speak is cut down to what is possible', () => {
  let now = 0;
  const { up, delivered } = uplink(() => now);
  up.open();
  for (let sequence = 1; sequence <= 1_000; sequence++) up.take(frame(sequence));
  expect(delivered).toHaveLength(300);
  now = 1_000;
  for (let sequence = 1_001; sequence <= 2_000; sequence++) up.take(frame(sequence));
  expect(delivered.length).toBeLessThan(370);
});

test('what is not an audio frame is not taken', () => {
  const { up } = uplink();
  expect(up.take(Buffer.alloc(0))).toBe(false);
  expect(up.take(Buffer.alloc(8))).toBe(false);
  expect(up.take(Buffer.alloc(11))).toBe(false);
});

test('a muted member is not heard', () => {
  const { up, delivered } = uplink();
  up.open();
  up.setMuted(true);
  up.take(frame(1));
  up.setMuted(false);
  up.take(frame(2));
  expect(delivered).toEqual([2]);
});
