interface Repetition {
  /** Between two times (ms). */
  readonly everyMs: number;
  /** Told when one time fails; the next one comes all the same. */
  readonly failed: (error: unknown) => void;
}

/** Does something now and every so often; gives what stops that, and waits for one under way. */
export function repeat(work: () => Promise<void>, { everyMs, failed }: Repetition): () => Promise<void> {
  let running: Promise<void> | undefined;
  const run = () => {
    // One that takes longer than the time between two is not joined by the next.
    running ??= work()
      .catch(failed)
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(run, everyMs);
  timer.unref();
  run();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
