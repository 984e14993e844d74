// A call from a member's socket through the gateway to a vendor's and back.
import {
  type RealtimeVendor,
  startRealtimeVendor,
  type VendorBehaviour,
} from '#platform/testing/realtime-vendor.ts';
import { type RealtimeTimes, realtimeEngine } from '../realtime-upstream.ts';
import { callAs } from './test-client.ts';
import { createLogBook, startTestGateway, type TestGateway } from './test-gateway.ts';

const vendors: RealtimeVendor[] = [];
const gateways: TestGateway[] = [];

export async function closeCalls(): Promise<void> {
  await Promise.all(gateways.map((gateway) => gateway.close()));
  await Promise.all(vendors.map((vendor) => vendor.close()));
}

type GatewayOptions = Partial<Parameters<typeof startTestGateway>[0]>;

export async function callThrough(
  behaviour: Partial<VendorBehaviour> = {},
  options: GatewayOptions = {},
  times: Partial<RealtimeTimes> = {},
) {
  const vendor = await startRealtimeVendor({ replyMs: 300, ...behaviour });
  vendors.push(vendor);
  const { open } = realtimeEngine({
    url: vendor.url,
    apiKey: 'key',
    model: 'a-model',
    log: createLogBook(),
    times: { reconnectMs: [0, 20, 40], ...times },
  });
  const gateway = await startTestGateway({ openUpstream: open, engine: 'realtime', ...options });
  gateways.push(gateway);
  const { address, caller } = gateway.admit();
  const client = await callAs(address, { playsAt: 20 });
  const opened = async () => {
    await client.until('item_done');
    await client.wait(() => client.of('state').at(-1)?.state === 'listening');
  };
  return { vendor, gateway, ports: gateway.ports, client, caller, opened };
}

export type RealtimeCall = Awaited<ReturnType<typeof callThrough>>;

/** A reply whose events the test sends itself: sound and words in whatever order. */
export async function speakByHand({ vendor, client }: RealtimeCall, said: string) {
  const asked = () => vendor.session().received.filter(({ type }) => type === 'response.create').length;
  const before = asked();
  vendor.behaviour.hangs = 1;
  vendor.session().hear(said);
  await client.wait(() => asked() > before);
  const session = vendor.session();
  const about = { response_id: 'resp_by_hand', item_id: 'item_by_hand' };
  session.send({ type: 'response.created', response: { id: 'resp_by_hand' } });
  session.send({
    type: 'response.output_item.added',
    response_id: 'resp_by_hand',
    item: { id: 'item_by_hand', type: 'message', role: 'assistant' },
  });
  return {
    words: (delta: string) =>
      session.send({ type: 'response.output_audio_transcript.delta', ...about, delta }),
    sound: (ms: number) =>
      session.send({
        type: 'response.output_audio.delta',
        ...about,
        delta: Buffer.alloc(ms * 48, 3).toString('base64'),
      }),
    done: () =>
      session.send({ type: 'response.done', response: { id: 'resp_by_hand', status: 'completed' } }),
  };
}
