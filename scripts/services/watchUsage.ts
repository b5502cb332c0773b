import { monitorEventLoopDelay } from 'node:perf_hooks';
import process from 'node:process';
import type { ProgramUsage } from '#server/telemetry/topics.ts';

/** How often it is told (ms): as often as metrics are usually asked for. */
const periodMs = 10_000;

/** How often the event loop is looked at (ms). */
const resolutionMs = 20;

/** What only the parts of a program can measure; set once they run. */
export interface Measures {
  engineBehindSeconds?: (() => number) | undefined;
}

/** Tells now and again what this process uses, for as long as it lives. Returns what tells it at once. */
export function watchUsage(tell: (usage: ProgramUsage) => void, measures: Measures): () => void {
  const delays = monitorEventLoopDelay({ resolution: resolutionMs });
  delays.enable();
  let before = process.cpuUsage();
  const look = () => {
    const { user, system } = process.cpuUsage(before);
    before = process.cpuUsage();
    tell({
      cpuSeconds: (user + system) / 1e6,
      memoryBytes: process.memoryUsage.rss(),
      // The histogram counts the pause between two looks as well.
      lagSeconds: Math.max(0, delays.max / 1e9 - resolutionMs / 1000),
      engineBehindSeconds: measures.engineBehindSeconds?.(),
    });
    delays.reset();
  };
  look();
  setInterval(look, periodMs).unref();
  return look;
}
