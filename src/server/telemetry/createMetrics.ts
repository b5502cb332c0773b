import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type CallEnd, listenToCalls } from './outgoingCalls.ts';
import { countPrograms } from './programMetrics.ts';
import type { ServiceName } from './serviceNames.ts';
import { cacheLooks, pageFindings, portalEvents, queueStates, requestEnded } from './topics.ts';

export interface Metrics {
  /** All of them, in Prometheus' text format. */
  text(): Promise<string>;
  /** Of that format. */
  readonly contentType: string;
  /** Counts no more. */
  close(): void;
}

interface MetricsOptions {
  /** The portal's version. */
  readonly version: string;
  readonly serviceOf: (origin: string) => ServiceName;
}

/** From a kept document to a visitor who has given up (s). */
const requestBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const callBuckets = [0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE']);

/** Names of events that are there from the start, so that the first one is seen to happen. */
const eventNames = ['element.unknown', 'element.invalid', 'element.empty', 'element.crashed', 'policy.violated'];

/**
 * Counts what the portal tells of itself, for Prometheus. To be made before the portal is composed. Labels take their
 * values out of short lists alone, so that nothing a visitor sends makes another series: no address, no host, no term.
 */
export function createMetrics({ version, serviceOf }: MetricsOptions): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  new Gauge({ name: 'portal_info', help: 'The version that runs.', labelNames: ['version'], registers }).set(
    { version },
    1,
  );
  const requests = new Histogram({
    name: 'portal_request_duration_seconds',
    help: 'From the arrival of a request until its answer can be sent, by the pattern of its route.',
    labelNames: ['method', 'route', 'status'],
    ...{ buckets: requestBuckets, registers },
  });
  const running = new Gauge({
    name: 'portal_calls_running',
    help: 'Calls under way.',
    labelNames: ['service'],
    registers,
  });
  const calls = new Histogram({
    name: 'portal_call_duration_seconds',
    help: 'Calls to services, from asking to the last byte.',
    labelNames: ['service', 'outcome'],
    ...{ buckets: callBuckets, registers },
  });
  const looks = new Counter({
    name: 'portal_cache_lookups_total',
    help: 'Looks into caches: hit, stale (given at once, and asked anew), revalidated, miss, off.',
    labelNames: ['cache', 'result'],
    registers,
  });
  const waiting = new Gauge({
    name: 'portal_queue_waiting',
    help: 'Work that waits.',
    labelNames: ['queue'],
    registers,
  });
  const doing = new Gauge({ name: 'portal_queue_running', help: 'Work being done.', labelNames: ['queue'], registers });
  const findings = new Counter({
    name: 'portal_findings_total',
    help: 'What editors should mend, found whenever a page is planned.',
    labelNames: ['code'],
    registers,
  });
  const events = new Counter({
    name: 'portal_events_total',
    help: 'Elements that were left out and violations of policies.',
    labelNames: ['event'],
    registers,
  });
  for (const event of eventNames) events.inc({ event }, 0);

  const stops = [
    requestEnded.listen(({ request, trace, status, seconds }) => {
      const method = methods.has(request.method) ? request.method : 'other';
      requests.observe({ method, route: trace.route ?? 'none', status }, seconds);
    }),
    listenToCalls<ServiceName>({
      started({ origin }) {
        const service = serviceOf(origin);
        running.inc({ service });
        return service;
      },
      ended(service, end, seconds) {
        running.dec({ service });
        calls.observe({ service, outcome: outcomeOf(end) }, seconds);
      },
    }),
    cacheLooks.listen((look) => looks.inc({ ...look })),
    queueStates.listen((state) => {
      waiting.set({ queue: state.queue }, state.waiting);
      doing.set({ queue: state.queue }, state.running);
    }),
    pageFindings.listen(({ name }) => findings.inc({ code: name })),
    portalEvents.listen(({ name }) => events.inc({ event: name })),
    countPrograms(registry),
  ];

  return {
    text: () => registry.metrics(),
    contentType: registry.contentType,
    close() {
      for (const stop of stops) stop();
      registry.clear();
    },
  };
}

/** A status by its first digit: `2xx`. */
function outcomeOf(end: CallEnd): string {
  return end.kind === 'answered' ? `${Math.floor(end.status / 100)}xx` : end.kind;
}
