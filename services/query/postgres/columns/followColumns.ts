import type { Database } from '#services/database/database.ts';
import type { Log } from '#services/log.ts';
import type { Facet } from '#services/query/collection/facet.ts';
import { changeChannel } from '#services/query/postgres/schema/coordination.ts';
import { applyChanges, type Held } from './applyChanges.ts';
import type { Columns } from './columns.ts';
import { loadColumns, loadPatch } from './loadColumns.ts';

export interface FollowedColumns {
  /** As they are now: another object after every change. */
  readonly current: () => Columns;
  /** Resolves when everything that was committed before the call is part of `current`. */
  readonly follow: () => Promise<void>;
}

/**
 * The columns of the whole collection, kept up with what this portal and others on the same database write and delete.
 * `log` hears of a change that could not be followed; the next one takes it along.
 *
 * @param changed is called when they are others than before
 */
export async function followColumns(
  database: Database,
  facets: readonly Facet[],
  log: Log,
  changed: () => void = () => {},
): Promise<FollowedColumns> {
  // Taken in one go, so that no change of another portal falls between two columns.
  const load = () =>
    database.transaction(async (query) => {
      await query('set transaction isolation level repeatable read');
      return loadColumns(query, facets);
    });
  let held: Held = await load();

  const step = async () => {
    const patch = await loadPatch(database.query, held);
    if (patch === undefined) return;
    held = patch === 'everything' ? await load() : applyChanges(held, patch);
    changed();
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

  await database.listen(changeChannel, () => {
    follow().catch((error: unknown) => log('query.behind', { reason: String(error) }));
  });
  // What was written between reading and listening.
  await follow();
  return { current: () => held.columns, follow };
}
