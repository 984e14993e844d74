// A member's call with an engine that says and hears what the test tells it to.
import { createScriptedEngine } from './scripted-engine.ts';
import { callAs } from './test-client.ts';
import { startTestGateway, type TestGateway } from './test-gateway.ts';

const open: TestGateway[] = [];

export async function closeScriptedCalls(): Promise<void> {
  await Promise.all(open.map((gateway) => gateway.close()));
}

type Options = Partial<Parameters<typeof startTestGateway>[0]> & { playsAt?: number; wordMs?: number };

export async function gatewayWith(options: Options = {}) {
  const engine = createScriptedEngine(options.wordMs);
  const gateway = await startTestGateway({ openUpstream: engine.open, ...options });
  open.push(gateway);
  return { engine, gateway, ports: gateway.ports };
}

/** A member in a call whose opening has been heard. */
export async function inCall(options: Options = {}, call: Parameters<TestGateway['admit']>[1] = {}) {
  const { engine, gateway, ports } = await gatewayWith(options);
  const { address, caller } = gateway.admit({}, call);
  const client = await callAs(address, { playsAt: options.playsAt ?? 20 });
  await client.until('item_done');
  await client.wait(() => client.of('state').at(-1)?.state === 'listening', 'listening');
  return { engine, gateway, ports, caller, client };
}
