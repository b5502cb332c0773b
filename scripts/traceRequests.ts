import type { Settings, TraceSettings } from '#server/settings/settings.types.ts';
import type { Traces } from '#server/telemetry/createTraces.ts';
import packageJson from '../package.json' with { type: 'json' };
import type { Stop } from './embeddedServices.ts';

/**
 * Traces requests where a collector is set, and loads nothing where none is. Adds what stops it to `running`.
 * @returns what lines of the log say of their trace
 */
export async function traceRequests(settings: Settings, running: Stop[]): Promise<Traces['logFields'] | undefined> {
  const { traces, trustProxy } = settings;
  if (traces === undefined) return undefined;
  const [{ createTraces }, { OTLPTraceExporter }, { serviceNames }] = await Promise.all([
    import('#server/telemetry/createTraces.ts'),
    import('@opentelemetry/exporter-trace-otlp-proto'),
    import('#server/telemetry/serviceNames.ts'),
  ]);
  const { logFields, close } = createTraces({
    // It reads what else the standard names (headers, certificates, time limits) by itself.
    exporter: new OTLPTraceExporter({ url: `${traces.endpoint}/v1/traces` }),
    sampler: await samplerOf(traces),
    attributes: { ...traces.attributes, 'service.name': traces.serviceName, 'service.version': packageJson.version },
    serviceOf: serviceNames(settings),
    trustsParents: trustProxy,
  });
  running.push(close);
  return logFields;
}

async function samplerOf({ sampler, share }: TraceSettings) {
  const { AlwaysOffSampler, AlwaysOnSampler, ParentBasedSampler, TraceIdRatioBasedSampler } = await import(
    '@opentelemetry/sdk-trace'
  );
  const rootOf = {
    always_on: () => new AlwaysOnSampler(),
    always_off: () => new AlwaysOffSampler(),
    traceidratio: () => new TraceIdRatioBasedSampler(share),
  };
  switch (sampler) {
    case 'always_on':
    case 'always_off':
    case 'traceidratio':
      return rootOf[sampler]();
    case 'parentbased_always_on':
      return new ParentBasedSampler({ root: rootOf.always_on() });
    case 'parentbased_always_off':
      return new ParentBasedSampler({ root: rootOf.always_off() });
    case 'parentbased_traceidratio':
      return new ParentBasedSampler({ root: rootOf.traceidratio() });
    default:
      return sampler satisfies never;
  }
}
