import { setTimeout as pause } from 'node:timers/promises';

interface Turns {
  readonly count: number;
  /** How long each waits before the next (ms). */
  readonly restMs: number;
  /** When they begin and end, since 1970 (ms). */
  readonly from: number;
  readonly until: number;
  readonly once: (turn: number) => Promise<void>;
  readonly complain: (text: string) => void;
}

/** Several that do the same over and over, spread over their rest. */
export async function takeTurns({ count, restMs, from, until, once, complain }: Turns): Promise<void> {
  const one = async (number: number) => {
    await pause(Math.max(0, from - Date.now()) + (restMs * number) / count);
    for (let turn = number; Date.now() < until; turn += count) {
      await once(turn).catch((error: unknown) => complain(`no answer: ${String(error)}`));
      await pause(restMs);
    }
  };
  await Promise.all(Array.from({ length: count }, (_, number) => one(number)));
}
