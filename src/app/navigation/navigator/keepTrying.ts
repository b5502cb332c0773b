import { ResponseUnreachable } from '../../api/fetchResponse.ts';
import { portalAnswers } from '../../api/portalAnswers.ts';

/** The first pause (ms), how much longer each next one is, and the longest: who comes back is noticed within a second. */
const firstPause = 250;
const growth = 1.5;
const longestPause = 1000;
/** After so long (ms) the browser says itself what is wrong. */
const patience = 120_000;

interface TryingOptions {
  readonly signal: AbortSignal;
  /** Told after each attempt that failed. */
  readonly onFailure: (failures: number) => void;
}

/**
 * Prepares a view however often the connection fails meanwhile: a server that restarts is back within seconds. Code
 * that fails although the portal answers is tried once more, and then left to a new document, which knows newer files. A
 * portal that asks to be left alone for a while is.
 *
 * @throws what the last attempt threw: the device is offline, the patience is over, or the code cannot be had
 */
export async function keepTrying<T>(prepare: () => Promise<T>, { signal, onFailure }: TryingOptions): Promise<T> {
  const giveUpAt = performance.now() + patience;
  let pause = firstPause;
  let codeFailures = 0;
  for (let failures = 1; ; failures++) {
    try {
      return await prepare();
    } catch (error) {
      if (error instanceof ResponseUnreachable) pause = Math.max(pause, error.pause);
      else if (await portalAnswers()) codeFailures++;
      if (signal.aborted || codeFailures > 1 || !navigator.onLine || performance.now() > giveUpAt) throw error;
    }
    onFailure(failures);
    await passing(pause, signal);
    pause = Math.min(pause * growth, longestPause);
  }
}

/** Ends early when the device is connected again, or nobody waits any more. */
function passing(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(end, ms);
    function end() {
      clearTimeout(timer);
      removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      done();
    }
    addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}
