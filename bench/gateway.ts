// What the gateway costs beside a raw TCP proxy that understands nothing, at 100 calls, in the same minutes on the
// same machine; and how fast an interruption reaches a member on a slow link. Ratios only: absolute figures are
// the machine's.
import { type ChildProcess, fork, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { textFrame, vendorDelta } from './gateway-frames.ts';
import { connectMember, type Member, say, startTalking, startVendor, type Vendor } from './gateway-load.ts';
import { startSlowLink } from './gateway-slow-link.ts';

const HAPROXY = 'haproxy';
const MEMBERS = 100;
const ROUNDS = 3;
const WARM_MS = 2_000;
const MEASURE_MS = 6_000;
const INTERRUPTIONS = 7;
const TICKS_PER_SECOND = 100;
const PAGE_BYTES = 4_096;

type Relay = { name: string; pid: number; port: number; isGateway: boolean; stop(): void };
type Round = { cpu: number; up: number[]; down: number[]; kBPerSession: number };

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export async function run(): Promise<Record<string, number>> {
  const vendor = await startVendor();
  const gateway = await startGateway(vendor.port);
  const raw = await startRawProxy(vendor.port);
  try {
    console.log(
      `${MEMBERS} calls, 20 ms frames up, 100 ms deltas down, ${ROUNDS} rounds of ${MEASURE_MS / 1000} s each`,
    );
    console.log(`raw proxy: ${raw.name}`);
    // A few calls load the code; the first hundred then show what a call costs in memory, and warm the rest.
    await measure(gateway, vendor, 20, 500);
    const { kBPerSession } = await measure(gateway, vendor, MEMBERS, 3_000);
    const rounds: { gateway: Round; raw: Round }[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const first = await measure(gateway, vendor, MEMBERS, MEASURE_MS);
      rounds.push({ gateway: first, raw: await measure(raw, vendor, MEMBERS, MEASURE_MS) });
      print(round, rounds.at(-1)!);
    }
    const interruptMsAt768kbit = await measureInterruption(gateway, vendor);
    console.log(`interruption on 768 kbit/s, vendor 6 times faster than speech: ${interruptMsAt768kbit} ms`);
    return { ...ratios(rounds), kBPerSession: Math.round(kBPerSession), interruptMsAt768kbit };
  } finally {
    gateway.stop();
    raw.stop();
  }
}

// --- relays ---

function startChild(file: string, argument: string): Promise<{ child: ChildProcess; port: number }> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), [argument]);
  return new Promise((resolve, reject) => {
    child.once('message', ({ port }: { port: number }) => resolve({ child, port }));
    child.once('exit', () => reject(new Error(`${file} ended early`)));
  });
}

async function startGateway(vendorPort: number): Promise<Relay> {
  const { child, port } = await startChild(
    './gateway-process.ts',
    `ws://127.0.0.1:${vendorPort}/v1/realtime`,
  );
  return { name: 'gateway', pid: child.pid!, port, isGateway: true, stop: () => void child.kill() };
}

async function startRawProxy(vendorPort: number): Promise<Relay> {
  if (spawnSync(HAPROXY, ['-v']).status === 0) return startHaproxy(vendorPort);
  const { child, port } = await startChild('./gateway-pipe.ts', String(vendorPort));
  return {
    name: 'a bare Node pipe (haproxy is not installed)',
    pid: child.pid!,
    port,
    isGateway: false,
    stop: () => void child.kill(),
  };
}

async function startHaproxy(vendorPort: number): Promise<Relay> {
  const directory = mkdtempSync(join(tmpdir(), 'tulia-bench-'));
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const file = join(directory, 'haproxy.cfg');
  writeFileSync(
    file,
    `global\n  nbthread 1\n  maxconn 2000\ndefaults\n  mode tcp\n  timeout connect 5s\n  timeout client 1h\n  timeout server 1h\n` +
      `listen raw\n  bind 127.0.0.1:${port}\n  server vendor 127.0.0.1:${vendorPort}\n`,
  );
  const child = spawn(HAPROXY, ['-db', '-f', file], { stdio: 'ignore' });
  await later(500);
  if (child.exitCode !== null) throw new Error('haproxy did not start');
  const stop = () => {
    child.kill();
    rmSync(directory, { recursive: true, force: true });
  };
  process.once('exit', stop);
  return { name: 'haproxy, mode tcp, one thread', pid: child.pid!, port, isGateway: false, stop };
}

/** Seconds of processor time and bytes resident, of a process with all its threads. */
function usage(pid: number): { cpuS: number; rssBytes: number } {
  const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = Number(fields[11]) + Number(fields[12]);
  return { cpuS: ticks / TICKS_PER_SECOND, rssBytes: Number(fields[21]) * PAGE_BYTES };
}

// --- load ---

const pathOf = (relay: Relay, ticket: number) =>
  relay.isGateway ? `/api/voice/call?ticket=${String(ticket).padStart(43, '0')}` : '/v1/realtime?model=bench';
let tickets = 0;

async function measure(relay: Relay, vendor: Vendor, count: number, ms: number): Promise<Round> {
  let down: number[] | null = null;
  const before = usage(relay.pid);
  const members: Member[] = [];
  for (let at = 0; at < count; at++) {
    const path = pathOf(relay, ++tickets);
    const onAudio = (latencyMs: number) => void down?.push(latencyMs);
    members.push(await connectMember({ port: relay.port, path, isGateway: relay.isGateway, onAudio }));
  }
  const framesBefore = vendor.frames;
  const talking = startTalking(vendor, members, relay.isGateway);
  await later(WARM_MS);
  const from = usage(relay.pid);
  const began = performance.now();
  vendor.heard = [];
  down = [];
  const spokenBefore = talking.spoken();
  await later(ms);
  const to = usage(relay.pid);
  const seconds = (performance.now() - began) / 1000;
  const round: Round = {
    cpu: (to.cpuS - from.cpuS) / seconds,
    up: vendor.heard,
    down,
    kBPerSession: (to.rssBytes - before.rssBytes) / 1024 / count,
  };
  const spoken = talking.spoken() - spokenBefore;
  vendor.heard = null;
  talking.stop();
  for (let waited = 0; vendor.frames - framesBefore < talking.spoken() && waited < 3_000; waited += 20)
    await later(20);
  const lost = talking.spoken() - (vendor.frames - framesBefore);
  if (lost > 0) console.log(`${relay.name} lost ${lost} of ${talking.spoken()} frames`);
  await leave(members, relay.isGateway);
  if (spoken < count * (seconds / 0.02) * 0.8)
    console.log('the load generator could not keep up: the machine is busy');
  return round;
}

async function leave(members: Member[], isGateway: boolean): Promise<void> {
  for (const { socket } of members) {
    if (isGateway) socket.write(textFrame({ type: 'end' }, true));
    else socket.end();
  }
  await later(600);
  for (const { socket } of members) socket.destroy();
  await later(400);
}

// --- figures ---

function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

const median = (values: number[]) => percentile(values, 0.5);
const round3 = (value: number) => Math.round(value * 1000) / 1000;

function print(round: number, { gateway, raw }: { gateway: Round; raw: Round }): void {
  for (const [name, figures] of Object.entries({ gateway, raw })) {
    const of = (values: number[]) =>
      [0.5, 0.99].map((share) => percentile(values, share).toFixed(3)).join(' / ');
    console.log(
      `round ${round + 1} ${name.padEnd(8)} cpu ${(figures.cpu * 100).toFixed(1)} %  up p50/p99 ${of(figures.up)} ms  ` +
        `down ${of(figures.down)} ms`,
    );
  }
}

/** Of latencies the worse direction counts; of rounds the median. */
function ratios(rounds: { gateway: Round; raw: Round }[]): Record<string, number> {
  const ofRounds = (figure: (round: { gateway: Round; raw: Round }) => number) =>
    round3(median(rounds.map(figure)));
  const latency = (share: number) =>
    ofRounds(({ gateway, raw }) =>
      Math.max(
        percentile(gateway.up, share) / percentile(raw.up, share),
        percentile(gateway.down, share) / percentile(raw.down, share),
      ),
    );
  return {
    cpuRatio: ofRounds(({ gateway, raw }) => gateway.cpu / raw.cpu),
    p50Ratio: latency(0.5),
    p99Ratio: latency(0.99),
  };
}

// --- interruption ---

/** From the vendor's `speech_started` until the member has `flush` and no old audio arrives any more, in ms. */
async function measureInterruption(relay: Relay, vendor: Vendor): Promise<number> {
  const link = await startSlowLink(relay.port, 768);
  const results: number[] = [];
  for (let at = 0; at < INTERRUPTIONS; at++) results.push(await interruptOnce(relay, vendor, link.port));
  link.close();
  return Math.round(median(results) * 10) / 10;
}

async function interruptOnce(relay: Relay, vendor: Vendor, port: number): Promise<number> {
  let flushAt = 0;
  let audioAt = 0;
  let line: Socket | null = null;
  vendor.onEvent = (socket, event) => {
    if (event.type === 'response.create') line = socket;
  };
  const member = await connectMember({
    port,
    path: pathOf(relay, ++tickets),
    isGateway: true,
    onAudio: () => {
      audioAt = performance.now();
    },
    onText: (json) => {
      if (json.startsWith('{"type":"flush"')) flushAt = performance.now();
    },
  });
  while (!line) await later(5);
  const delta = vendorDelta();
  const sending = setInterval(() => line?.write(Buffer.from(delta.bytes)), 100 / 6);
  await later(1_200 + Math.random() * 100);
  clearInterval(sending);
  const began = performance.now();
  say(line, { type: 'input_audio_buffer.speech_started', audio_start_ms: 0, item_id: 'item_member' });
  await later(600);
  await leave([member], true);
  if (flushAt === 0) throw new Error('no flush arrived');
  return Math.max(flushAt, audioAt) - began;
}
