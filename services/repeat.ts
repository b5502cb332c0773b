interface Repetition {
  /** Between two times (ms). */
  readonly everyMs: number;
  /** Told when one time fails; the next one comes all the same. */
  readonly failed: (error: unknown) => void;
}

/** Does something now and every so often; gives what stops that, and waits for one under way. */
export function repeat(work: () => Promise<void>, { everyMs, failed }: Repetition): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const run = () => {
    running = work().catch(failed);
  };
  const timer = setInterval(run, everyMs);
  timer.unref();
  run();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
