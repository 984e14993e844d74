// What is heard of a vendor's reply, and what is written down, depends on its words and not on its sound.
import { afterAll, describe, expect, test as sequential } from 'vitest';
import { later } from '../testing/eventually.ts';
import { calm } from '../testing/memory-ports.ts';
import { callThrough, closeCalls, speakByHand } from '../testing/realtime-call.ts';

const test = sequential.concurrent;
afterAll(closeCalls);

describe('the sound of a vendor’s own words', () => {
  test('is not heard before the words in it were read', async () => {
    const call = await callThrough();
    await call.opened();
    const reply = await speakByHand(call, 'I cannot sleep');
    reply.sound(1_000);
    await later(150);
    expect(call.client.receivedMs(2)).toBe(0);
    expect(call.client.of('state').at(-1)?.state).toBe('thinking');
    reply.words('I hear ');
    await call.client.wait(() => call.client.receivedMs(2) === 350);
    await later(50);
    expect(call.client.receivedMs(2)).toBe(350);
    reply.words('you.');
    reply.done();
    await call.client.until('item_done', ({ item }) => item === 2);
    expect(call.client.receivedMs(2)).toBe(1_000);
    expect(call.ports.rows.get('item_by_hand')?.text).toBe('I hear you.');
  });

  test('is not heard at all when no words come with it: composed ones are said instead', async () => {
    const call = await callThrough();
    await call.opened();
    const reply = await speakByHand(call, 'I cannot sleep');
    reply.sound(300);
    reply.done();
    await call.client.until('caption', ({ text, isFinal }) => isFinal && text === 'You said: I cannot sleep');
    expect(call.client.receivedMs(2)).toBe(0);
    expect(call.vendor.session().replies.at(-1)!.say).toBe('You said: I cannot sleep');
    expect(call.ports.rows.has('item_by_hand')).toBe(false);
  });

  test('that was held back counts as not heard when the member speaks', async () => {
    const call = await callThrough();
    await call.opened();
    const reply = await speakByHand(call, 'I cannot sleep');
    reply.sound(500);
    await later(50);
    call.vendor.session().startSpeech();
    const truncated = () =>
      call.vendor.session().received.find(({ type }) => type === 'conversation.item.truncate');
    await call.client.wait(() => truncated() !== undefined);
    expect(truncated()).toMatchObject({ item_id: 'item_by_hand', audio_end_ms: 0 });
    expect(call.client.receivedMs(2)).toBe(0);
  });
});

test('words given to a vendor that does not say what it said are written down as they were given', async () => {
  const say = 'Are you safe right now?';
  const trip = { ...calm.assessment, level: 'elevated' as const };
  const call = await callThrough({}, { replaced: { judge: async () => ({ assessment: trip, say }) } });
  await call.opened();
  const reply = await speakByHand(call, 'I do not want to live');
  reply.sound(300);
  reply.done();
  await call.client.wait(() => call.ports.rows.get('item_by_hand')?.isFinal === true);
  expect(call.ports.rows.get('item_by_hand')?.text).toBe(say);
});
