import { expect, test } from 'vitest';
import { readAudioDelta, readEvent, wireItemId, writeAppend } from './realtime-wire.ts';

const delta = (json: object) => Buffer.from(JSON.stringify(json));
const pcm = Buffer.from(Array.from({ length: 4_801 }, (_, at) => (at * 7) & 0xff));

test('audio is read without parsing, whatever the order of the fields and the padding', () => {
  for (const length of [4_799, 4_800, 4_801]) {
    const audio = pcm.subarray(0, length);
    const base64 = audio.toString('base64');
    for (const message of [
      delta({ type: 'response.output_audio.delta', event_id: 'e', item_id: 'item_1', delta: base64 }),
      delta({ event_id: 'e', type: 'response.audio.delta', delta: base64, item_id: 'item_1' }),
      Buffer.from(`{ "type": "response.output_audio.delta", "item_id": "item_1", "delta": "${base64}" }`),
    ]) {
      const read = readAudioDelta(message);
      expect(read?.itemId).toBe('item_1');
      expect(read?.pcm.equals(audio)).toBe(true);
    }
  }
});

test('what only mentions audio is not audio', () => {
  expect(readAudioDelta(delta({ type: 'response.output_audio.done', item_id: 'i' }))).toBeNull();
  expect(readAudioDelta(delta({ type: 'response.output_audio.delta' }))).toBeNull();
  expect(readAudioDelta(delta({ type: 'response.output_audio.delta', item_id: 'i', delta: '' }))).toBeNull();
  expect(readAudioDelta(Buffer.alloc(0))).toBeNull();
});

test('a member cannot make their words look like audio', () => {
  const said = delta({
    type: 'conversation.item.input_audio_transcription.completed',
    item_id: 'i',
    transcript: '"response.audio.delta"',
  });
  expect(readAudioDelta(said)).toBeNull();
  expect(readEvent(said)).toMatchObject({ type: 'transcription_done', text: '"response.audio.delta"' });
});

test('a frame is written as the vendor reads it', () => {
  const frame = pcm.subarray(0, 960);
  const read = JSON.parse(writeAppend(frame).toString());
  expect(read.type).toBe('input_audio_buffer.append');
  expect(Buffer.from(read.audio, 'base64').equals(frame)).toBe(true);
});

test('garbage is read as nothing', () => {
  for (const garbage of [
    '',
    '{',
    '[]',
    '7',
    'null',
    '{"type":{}}',
    '{"type":"input_audio_buffer.speech_started"}',
  ]) {
    expect(readEvent(Buffer.from(garbage))).toBeNull();
  }
});

test('an incomplete reply counts as failed only when it was withheld', () => {
  const done = (status: string, reason?: string) =>
    readEvent(delta({ type: 'response.done', response: { id: 'r', status, status_details: { reason } } }));
  expect(done('incomplete', 'content_filter')).toMatchObject({ status: 'failed' });
  expect(done('incomplete', 'max_output_tokens')).toMatchObject({ status: 'completed' });
  expect(done('cancelled')).toMatchObject({ status: 'cancelled' });
});

test('a UUID fits the 32 characters of a vendor id', () => {
  expect(wireItemId('0d4f6f0e-6f3d-4a55-9c55-0a4c2f1b2c3d')).toHaveLength(32);
});
