import { setImmediate } from 'node:timers/promises';
import type { Database } from '#services/database/database.ts';
import type { Log } from '#services/log.ts';
import type { Facet } from '#services/query/collection/facet.ts';
import type { Memory } from '#services/query/postgres/memory.ts';
import { changeChannel } from '#services/query/postgres/schema/coordination.ts';
import type { Pause } from '#services/query/postgres/writing/readers.ts';
import { createWrittenItems, type WrittenItems } from '#services/query/postgres/writing/written.ts';
import { applyChanges, type Held } from './applyChanges.ts';
import type { Columns } from './columns.ts';
import { loadColumns, loadPatch } from './loadColumns.ts';
import { measureDelay } from './measureDelay.ts';

export interface FollowedColumns {
  /** As they are now: another object after every change. */
  readonly current: () => Columns;
  /** Resolves when everything that was committed before the call is part of `current`. */
  readonly follow: () => Promise<void>;
  /** The longest that a change has waited to be part of `current`, or waits still, since this was asked before (s). */
  readonly behind: () => number;
}

interface Followers {
  /** Is called when the columns are others than before. */
  readonly changed?: (() => void) | undefined;
  /** They follow every change together with the columns. */
  readonly memories?: readonly Memory[];
  /** What this portal writes itself. */
  readonly written?: WrittenItems;
  /** Between two pieces of work that hold the thread. */
  readonly pause?: Pause;
}

/** When it is tried again to follow a change that could not be followed: at first, and at most (ms). */
const [againMs, againMostMs] = [500, 30_000];

/**
 * The columns of the whole collection, kept up with what this portal and others on the same database write and delete.
 * `log` hears of a change that could not be followed; it is tried again until it is, also where no other change comes.
 */
export async function followColumns(
  database: Database,
  facets: readonly Facet[],
  log: Log,
  { changed, memories = [], written = createWrittenItems(), pause = setImmediate }: Followers = {},
): Promise<FollowedColumns> {
  // Taken in one go, so that no change of another portal falls between two columns.
  const load = () => database.snapshot((query) => loadColumns(query, facets));
  let held: Held = await load();

  const delay = measureDelay();
  /** While the server was away a replica may have answered, which is some seconds behind: what was remembered of it. */
  let isDoubtful = false;

  const step = async () => {
    const arrive = delay.begin();
    if (isDoubtful) for (const memory of memories) memory.forget();
    isDoubtful = false;
    const patch = await loadPatch(database.query, held);
    if (patch === 'everything') {
      held = await load();
      for (const memory of [...memories, written]) memory.forget();
    } else if (patch !== undefined) {
      const change = { items: patch.touched, written: written.take(patch.changes) };
      const arrivals = await Promise.all(memories.map((memory) => memory.prepare(change)));
      const after = await applyChanges(held, patch, pause);
      // From here on without a pause: whoever searches has all of one state.
      held = after;
      for (const arriveAt of arrivals) arriveAt();
    }
    arrive();
    if (patch !== undefined) changed?.();
  };

  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  // One step at a time; calls that come while one is under way share the one after it.
  const follow = () => {
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        running = step();
        return running;
      });
    return next;
  };

  let again: NodeJS.Timeout | undefined;
  const followUntilDone = (waitMs = againMs) => {
    clearTimeout(again);
    follow().catch((error: unknown) => {
      log('query.behind', { reason: String(error) });
      clearTimeout(again);
      again = setTimeout(followUntilDone, waitMs, Math.min(2 * waitMs, againMostMs)).unref();
    });
  };

  await database.listen(changeChannel, (news) => {
    delay.hear();
    if (news === 'renewed') isDoubtful = true;
    followUntilDone();
  });
  // What was written between reading and listening.
  await follow();
  return { current: () => held.columns, follow, behind: delay.longest };
}
