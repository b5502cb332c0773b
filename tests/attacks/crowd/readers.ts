import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { TitledPage } from './pages.ts';

export interface Reading {
  readonly port: number;
  readonly pages: readonly TitledPage[];
  readonly count: number;
  readonly restMs: number;
  /** When they begin and end, since 1970 (ms). */
  readonly from: number;
  readonly until: number;
}

export interface PageTime {
  /** When it was asked, since 1970 (ms). */
  readonly at: number;
  /** Until all of it was there. */
  readonly ms: number;
}

export interface ReadPages {
  readonly times: readonly PageTime[];
  /** Pages that were not what they are while nothing is wrong, in words. */
  readonly wrong: readonly string[];
}

/** Readers in a thread of their own: what strangers take of ours to make up what they send is not waited for. */
export async function read(reading: Reading): Promise<ReadPages> {
  const thread = new Worker(new URL('./readersThread.ts', import.meta.url), { workerData: reading });
  const [answer] = await once(thread, 'message');
  return answer;
}
