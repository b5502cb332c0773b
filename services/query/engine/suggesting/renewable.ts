/**
 * How long it rests between two readings of a collection that keeps changing, because searches wait for the same
 * processor: a second at least, and sixty times as long as the reading took, which is ten seconds at most, or twenty
 * times where that is longer. So a small collection is caught up with at once, and a large one takes a twentieth.
 *
 * @param took in milliseconds
 */
const restAfter = (took: number) => Math.max(1_000, Math.min(10_000, 60 * took), 20 * took);

/** What was read from a collection, and is read again when that has changed. */
export interface Renewable<Value> {
  /** As it was read last. */
  readonly value: () => Value;
  /** Begins to read it anew, unless it is being read or rests; what is there goes on until then. */
  readonly catchUp: () => void;
  /** Resolves when it is as new as this call, or newer. */
  readonly renew: () => Promise<void>;
}

export async function createRenewable<Value>(read: () => Promise<Value>): Promise<Renewable<Value>> {
  let value = await read();
  let isCatchingUp = false;
  let begun = 0;
  let shown = 0;

  const renew = async () => {
    begun += 1;
    const turn = begun;
    const latest = await read();
    // A reading that began before the one that is shown is of an older collection, however late it ends.
    if (turn < shown) return;
    shown = turn;
    value = latest;
  };

  return {
    value: () => value,
    renew,
    catchUp: () => {
      if (isCatchingUp) return;
      isCatchingUp = true;
      const began = performance.now();
      renew()
        // The old one goes on; the next visitor tries again.
        .catch(() => undefined)
        .then(() => restAfter(performance.now() - began))
        .then((pause) => new Promise<void>((resolve) => setTimeout(resolve, pause).unref()))
        .finally(() => {
          isCatchingUp = false;
        });
    },
  };
}
