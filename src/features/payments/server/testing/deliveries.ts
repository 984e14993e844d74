// Many messages about one payment at the same instant, in any order, and how often it was granted. Shared by the test and
// the bench, so that both ask the same question.
import type { TestMessage } from '../test-provider/test-webhook.ts';
import { testMessage } from '../test-provider/test-webhook.ts';

const DELIVERIES = 12;

/** Three events of one payment's life, each delivered four times, in an order drawn by `random` (0 to 1). */
export function twelveDeliveries(ref: string, paymentId: string, random: () => number): TestMessage[] {
  const types = ['payment.succeeded', 'payment.updated', 'charge.succeeded'];
  const events = types.map((type) => testMessage(type, { kind: 'payment', ref, paymentId }));
  const deliveries = Array.from({ length: DELIVERIES }, (_, i) => events[i % events.length]!);
  for (let i = deliveries.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    [deliveries[i], deliveries[j]] = [deliveries[j]!, deliveries[i]!];
  }
  return deliveries;
}

/** A message of the provider with something changed by `random`: its words, its time, its signature or its kind. */
export function mutateMessage(
  { body, headers }: { body: string; headers: Record<string, string> },
  random: () => number,
): { body: string; headers: Record<string, string> } {
  const name = 'x-test-signature';
  const signature = headers[name] ?? '';
  const at = (length: number) => Math.floor(random() * length);
  const flip = (text: string) => {
    const i = at(text.length);
    const code = text.charCodeAt(i);
    const other = 33 + ((code - 33 + 1 + at(92)) % 93);
    return text.slice(0, i) + String.fromCharCode(other) + text.slice(i + 1);
  };
  switch (at(8)) {
    case 0:
      return { body: flip(body), headers };
    case 1:
      return { body: body.slice(0, at(body.length)), headers };
    case 2:
      return { body: body + flip(' '), headers };
    case 3: {
      // Only its hexadecimal part: another spelling of the same signature would be no forgery.
      const [time = '', hex = ''] = signature.split(',v1=');
      const i = at(hex.length);
      const digit = ((Number.parseInt(hex[i]!, 16) + 1 + at(15)) % 16).toString(16);
      return {
        body,
        headers: { ...headers, [name]: `${time},v1=${hex.slice(0, i)}${digit}${hex.slice(i + 1)}` },
      };
    }
    case 4:
      return { body, headers: { ...headers, [name]: signature.slice(0, at(signature.length)) } };
    case 5:
      return {
        body,
        headers: { ...headers, [name]: signature.replace(/t=\d+/, `t=${1 + at(2_000_000_000)}`) },
      };
    case 6: {
      const { [name]: _, ...unsigned } = headers;
      return { body, headers: unsigned };
    }
    default:
      return { body: JSON.stringify({ ...JSON.parse(body), id: `evt_${at(1e9)}` }), headers };
  }
}

/** Numbers from 0 to 1, the same for the same seed. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
