import { Worker } from 'node:worker_threads';
import type { Log } from '#server/log.ts';
import type { ManagementSettings } from '#server/settings/settings.types.ts';
import type { Metrics } from '#server/telemetry/createMetrics.ts';
import { type ManagementOptions, type ManagementReport, type MetricsReply, processClock } from './messages.ts';

/** How often the portal's thread shows that it turns (ms). */
const beatMs = 100;

/**
 * Answers operators on a port of their own, in a thread of its own (`managementWorker.ts`).
 * @returns what stops it. Rejects when the port is taken.
 */
export async function startManagement(
  { port, host, token }: ManagementSettings,
  metrics: Metrics,
  log: Log,
): Promise<() => Promise<void>> {
  const heartbeat = new BigInt64Array(new SharedArrayBuffer(BigInt64Array.BYTES_PER_ELEMENT));
  const beat = () => void Atomics.store(heartbeat, 0, processClock());
  beat();
  const beating = setInterval(beat, beatMs).unref();
  const options: ManagementOptions = { port, host, token, heartbeat };
  const worker = new Worker(new URL('./managementWorker.ts', import.meta.url), {
    workerData: options,
    // It keeps nothing.
    resourceLimits: { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 2 },
  });
  const listening = Promise.withResolvers<void>();
  const giveMetrics = async () => {
    const text = await metrics.text().catch((err: unknown) => void log.error({ event: 'metrics.failed', err }));
    const reply: MetricsReply = { kind: 'metrics', text: text ?? undefined, contentType: metrics.contentType };
    worker.postMessage(reply);
  };
  worker.on('message', (report: ManagementReport) => {
    if (report.kind === 'listening') listening.resolve();
    else if (report.kind === 'metrics wanted') void giveMetrics();
    else listening.reject(Object.assign(new Error(report.message), report.code !== undefined && { code: report.code }));
  });
  worker.on('error', (err) => {
    listening.reject(err);
    log.error({ event: 'management.failed', err });
  });
  const stop = async () => {
    clearInterval(beating);
    await worker.terminate();
  };
  await listening.promise.catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return stop;
}
