import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, type Sampler, type SpanExporter, TracerProvider } from '@opentelemetry/sdk-trace';
import { listenToCalls } from './outgoingCalls.ts';
import type { ServiceName } from './serviceNames.ts';
import { type RequestSeen, requestEnded, requestStarted } from './topics.ts';

export interface Traces {
  /** What a line of the log says to be found beside its trace; nothing outside of requests. */
  readonly logFields: () => { readonly trace_id?: string; readonly span_id?: string };
  /** Sends what is left, for two seconds at most. */
  close(): Promise<void>;
}

interface TracesOptions {
  readonly exporter: SpanExporter;
  readonly sampler: Sampler;
  /** What is said of the portal with every trace: `service.name` … */
  readonly attributes: Readonly<Record<string, string>>;
  readonly serviceOf: (origin: string) => ServiceName;
  /** Whether what a request says of its own trace is believed: a proxy's word is, a visitor's not. */
  readonly trustsParents: boolean;
}

/** The services that are told which trace a call belongs to: those a portal is made of, and nobody else's. */
const told: ReadonlySet<ServiceName> = new Set(['cms', 'query', 'preference']);

/** How long stopping waits for a collector (ms). */
const patienceMs = 2000;

const propagator = new W3CTraceContextPropagator();
const headerOf = { get: (headers: Headers, name: string) => headers.get(name) ?? undefined, keys: () => [] };

/**
 * Traces requests and the calls that are made for them (OpenTelemetry), by what the portal tells of itself. To be made
 * before the portal is composed. Spans that cannot be sent wait, 2048 of them; later ones are dropped.
 */
export function createTraces(options: TracesOptions): Traces {
  const { exporter, sampler, attributes, serviceOf, trustsParents } = options;
  const provider = new TracerProvider({
    sampler,
    resource: resourceFromAttributes({ ...attributes }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: 10_000 })],
  });
  const tracer = provider.getTracer('portal');
  const active = new AsyncLocalStorage<Span>();
  const spans = new WeakMap<RequestSeen, Span>();

  const start = (seen: RequestSeen): Span => {
    const { method, headers } = seen.request;
    const parent = trustsParents ? propagator.extract(ROOT_CONTEXT, headers, headerOf) : ROOT_CONTEXT;
    const span = tracer.startSpan(
      method,
      { kind: SpanKind.SERVER, attributes: { 'http.request.method': method } },
      parent,
    );
    spans.set(seen, span);
    return span;
  };
  requestStarted.channel.bindStore(active, (message) => start(message as RequestSeen));
  const stops = [
    () => void requestStarted.channel.unbindStore(active),
    requestEnded.listen((seen) => {
      const span = spans.get(seen);
      if (!span?.isRecording()) return;
      const { route = 'none', site, path, cache } = seen.trace;
      span.updateName(`${seen.request.method} ${route}`);
      span.setAttributes({
        'http.route': route,
        'http.response.status_code': seen.status,
        ...(path !== undefined && { 'url.path': path }),
        ...(site !== undefined && { 'portal.site': site }),
        ...(cache !== undefined && { 'portal.cache': cache }),
      });
      if (seen.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    }),
    listenToCalls<Span | undefined>({
      started({ origin, path, method, addHeader }) {
        const parent = active.getStore();
        // What no request waits for, such as walks through a site, is nobody's trace.
        if (parent === undefined) return undefined;
        const service = serviceOf(origin);
        const span = tracer.startSpan(
          `${method} ${service}`,
          {
            kind: SpanKind.CLIENT,
            attributes: {
              'http.request.method': method,
              'server.address': new URL(origin).host,
              'service.peer.name': service,
              // Terms and people stand in queries, and letters' secrets in paths of other services.
              ...(told.has(service) && { 'url.path': path.split('?', 1)[0] }),
            },
          },
          trace.setSpan(ROOT_CONTEXT, parent),
        );
        if (told.has(service)) {
          propagator.inject(trace.setSpan(ROOT_CONTEXT, span), addHeader, {
            set: (add, name, value) => add(name, value),
          });
        }
        return span;
      },
      ended(span, end) {
        if (end.kind === 'answered') span?.setAttribute('http.response.status_code', end.status);
        else span?.setAttribute('error.type', end.reason);
        const isError = end.kind === 'answered' ? end.status >= 500 : end.kind !== 'aborted';
        if (isError) span?.setStatus({ code: SpanStatusCode.ERROR });
        span?.end();
      },
    }),
  ];

  return {
    logFields() {
      const known = active.getStore()?.spanContext();
      return known ? { trace_id: known.traceId, span_id: known.spanId } : {};
    },
    async close() {
      for (const stop of stops) stop();
      const patience = Promise.withResolvers<void>();
      const timer = setTimeout(patience.resolve, patienceMs);
      await Promise.race([provider.shutdown().catch(() => {}), patience.promise]);
      clearTimeout(timer);
    },
  };
}
