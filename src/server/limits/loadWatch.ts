import { monitorEventLoopDelay } from 'node:perf_hooks';

/** How often it is looked (ms). */
const period = 500;

export interface LoadWatch {
  /** Whether the process is so busy that new expensive work would only make everyone wait longer. */
  isBehind(): boolean;
  close(): Promise<void>;
}

/**
 * Watches how long the event loop lets callbacks wait.
 * @param maximumLag the mean wait over the last half second above which work is turned away (ms); 0 watches nothing
 */
export function watchLoad(maximumLag: number): LoadWatch {
  if (maximumLag === 0) return { isBehind: () => false, close: async () => {} };
  const delays = monitorEventLoopDelay({ resolution: 10 });
  delays.enable();
  let isBehind = false;
  const timer = setInterval(() => {
    isBehind = delays.mean / 1e6 > maximumLag;
    delays.reset();
  }, period);
  timer.unref();
  return {
    isBehind: () => isBehind,
    async close() {
      clearInterval(timer);
      delays.disable();
    },
  };
}
