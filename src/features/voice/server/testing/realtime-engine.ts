// An engine at the end of a line to a vendor of our own, without a gateway in between.
import {
  type RealtimeVendor,
  startRealtimeVendor,
  type VendorBehaviour,
} from '#platform/testing/realtime-vendor.ts';
import { type RealtimeTimes, realtimeEngine } from '../realtime-upstream.ts';
import type { CallSettings, Upstream, UpstreamEvent } from '../upstream.ts';
import { later } from './eventually.ts';
import { createLogBook } from './test-gateway.ts';

const vendors: RealtimeVendor[] = [];
const upstreams: Upstream[] = [];

export async function closeEngines(): Promise<void> {
  for (const upstream of upstreams) upstream.close();
  await Promise.all(vendors.map((vendor) => vendor.close()));
}

export const engineSettings: CallSettings = {
  voice: 'ember',
  speed: 1,
  instructions: 'Listen.',
  takeYourTime: false,
  safetyIdentifier: 'hash-of-a-member',
};
type Of<T extends UpstreamEvent['type']> = Extract<UpstreamEvent, { type: T }>;

export async function engineWith(
  behaviour: Partial<VendorBehaviour> = {},
  times: Partial<RealtimeTimes> = {},
) {
  const vendor = await startRealtimeVendor(behaviour);
  vendors.push(vendor);
  const events: UpstreamEvent[] = [];
  const engine = realtimeEngine({
    url: vendor.url,
    apiKey: 'key',
    model: 'a-model',
    log: createLogBook(),
    times: { reconnectMs: [0, 20, 40], cancelMs: 300, ...times },
  });
  const upstream = engine.open({
    settings: engineSettings,
    mind: { async *reply() {} },
    onEvent: (event) => events.push(event),
  });
  upstreams.push(upstream);
  const of = <T extends UpstreamEvent['type']>(type: T) =>
    events.filter((event): event is Of<T> => event.type === type);
  async function until<T extends UpstreamEvent['type']>(
    type: T,
    fits: (event: Of<T>) => boolean = () => true,
  ) {
    for (let waited = 0; waited < 4_000; waited += 5) {
      const found = of(type).find(fits);
      if (found) return found;
      await later(5);
    }
    throw new Error(`${type} did not come; got ${events.map((event) => event.type).join(' ')}`);
  }
  const sent = (type: string) =>
    vendor.sessions.flatMap(({ received }) => received).filter((event) => event.type === type);
  return { vendor, upstream, events, of, until, sent };
}

/** One whose line is up. */
export async function readyEngine(
  behaviour: Partial<VendorBehaviour> = {},
  times: Partial<RealtimeTimes> = {},
) {
  const engine = await engineWith(behaviour, times);
  await engine.until('ready');
  return engine;
}
