import { Counter, Gauge, type Registry } from 'prom-client';
import { programStates } from './topics.ts';

/** Counts what the processes beside the portal tell of themselves. Returns what ends it. */
export function countPrograms(registry: Registry): () => void {
  const common = { labelNames: ['program' as const], registers: [registry] };
  const up = new Gauge({ name: 'portal_program_up', help: 'Whether a process of services is there.', ...common });
  const deaths = new Counter({ name: 'portal_program_deaths_total', help: 'How often one has died.', ...common });
  const memory = new Gauge({
    name: 'portal_program_resident_memory_bytes',
    help: 'Memory of a process of services.',
    ...common,
  });
  const cpu = new Counter({
    name: 'portal_program_cpu_seconds_total',
    help: 'Time of the processor that a process of services took.',
    ...common,
  });
  const lag = new Gauge({
    name: 'portal_program_event_loop_lag_seconds',
    help: 'The longest wait in its event loop since it told before.',
    ...common,
  });
  const behind = new Gauge({
    name: 'portal_engine_behind_seconds',
    help: 'The longest that a change of the collection waited to be found, from when this portal heard of it.',
    ...common,
  });
  return programStates.listen(({ program, isThere, hasDied, usage }) => {
    up.set({ program }, isThere ? 1 : 0);
    deaths.inc({ program }, hasDied ? 1 : 0);
    // What one that has died was behind says nothing of the next.
    if (!isThere) behind.remove({ program });
    if (!usage) return;
    memory.set({ program }, usage.memoryBytes);
    cpu.inc({ program }, usage.cpuSeconds);
    lag.set({ program }, usage.lagSeconds);
    if (usage.engineBehindSeconds !== undefined) behind.set({ program }, usage.engineBehindSeconds);
  });
}
