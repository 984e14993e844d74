// Prometheus figures. Labels come from closed lists (a route, an outcome), never from a person.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = {
  requests: Counter<'route' | 'status'>;
  requestSeconds: Histogram<'route'>;
  callsOpen: Gauge;
  callsEnded: Counter<'reason'>;
  firstAudioSeconds: Histogram;
  /**
   * Measured when asked for: `read` runs at a scrape, but not again within `keptMs`. What cannot be measured is NaN, and the
   * other figures are told.
   */
  gauge(name: string, help: string, read: () => number | Promise<number>, keptMs?: number): void;
  text(): Promise<string>;
};

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    requests: new Counter({
      name: 'tulia_http_requests_total',
      help: 'Requests answered',
      labelNames: ['route', 'status'],
      registers,
    }),
    requestSeconds: new Histogram({
      name: 'tulia_http_request_seconds',
      help: 'Time to answer',
      labelNames: ['route'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers,
    }),
    callsOpen: new Gauge({ name: 'tulia_calls_open', help: 'Live voice calls in this process', registers }),
    callsEnded: new Counter({
      name: 'tulia_calls_ended_total',
      help: 'Voice calls ended',
      labelNames: ['reason'],
      registers,
    }),
    firstAudioSeconds: new Histogram({
      name: 'tulia_first_audio_seconds',
      help: 'End of member speech to first therapist audio sent',
      buckets: [0.3, 0.5, 0.8, 1, 1.2, 1.5, 1.8, 2.5, 4, 8],
      registers,
    }),
    gauge: (name, help, read, keptMs = 0) => {
      let last: { value: Promise<number>; until: number } | null = null;
      new Gauge({
        name,
        help,
        registers,
        async collect() {
          if (!last || last.until <= performance.now())
            last = { value: measured(read), until: performance.now() + keptMs };
          this.set(await last.value);
        },
      });
    },
    text: () => registry.metrics(),
  };
}

async function measured(read: () => number | Promise<number>): Promise<number> {
  try {
    return await read();
  } catch {
    return Number.NaN;
  }
}
