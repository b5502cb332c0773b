/** Tells how long what one hears of waits until it has arrived. */
export interface Delay {
  /** Something was heard of. */
  readonly hear: () => void;
  /** Begins to fetch all that was heard of until now; what it returns says that it has arrived. */
  readonly begin: () => () => void;
  /** The longest that anything has waited, or waits still, since this was asked before (s). */
  readonly longest: () => number;
}

export function measureDelay(now: () => number = () => performance.now()): Delay {
  /** Since when something waits, whether or not it is being fetched. */
  let fetched: number | undefined;
  let heard: number | undefined;
  let longest = 0;
  const see = (since: number | undefined) => {
    if (since !== undefined) longest = Math.max(longest, now() - since);
  };
  return {
    hear: () => {
      heard ??= now();
    },
    begin: () => {
      // What could not be fetched the last time waits still.
      fetched ??= heard;
      heard = undefined;
      return () => {
        see(fetched);
        fetched = undefined;
      };
    },
    longest: () => {
      see(fetched ?? heard);
      const seconds = longest / 1000;
      longest = 0;
      return seconds;
    },
  };
}
