import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { Log } from '#services/log.ts';
import type { Connection } from '#services/query/opensearch/connection.ts';
import type { IndexNames } from '#services/query/opensearch/indexing/mapping.ts';

/** How often is looked while something is written, and how long a write waits at least for its shard (ms). */
const lookMs = 5_000;
const waitingMs = 8_000;

interface Parts {
  readonly connection: Connection;
  readonly names: IndexNames;
  readonly log: Log;
}

/** A shard by its index and its number. */
interface Shard {
  readonly index: string;
  readonly shard: number;
}

/**
 * Does what `write` does, and meanwhile wakes primary shards that never began to be any.
 *
 * Where most nodes of a cluster are lost at once and come back, the one that stayed makes its replicas primaries when it
 * is elected, and then takes the metadata of before (https://github.com/opensearch-project/OpenSearch/issues/19150): the
 * shard is a primary by its place and none by its term. It answers searches, and every write and every copy of it waits
 * without an end. Assigning it anew gives it a term; nothing is lost, because it is a copy that had everything.
 */
export async function wakingPrimaries<T>(parts: Parts, write: () => Promise<T>): Promise<T> {
  const over = new AbortController();
  // Nobody waits for it: what it asks may take as long as the write.
  void watch(parts, over.signal);
  try {
    return await write();
  } finally {
    over.abort();
  }
}

async function watch(parts: Parts, over: AbortSignal): Promise<void> {
  let before = new Set<string>();
  for (;;) {
    await wait(lookMs, undefined, { signal: over, ref: false }).catch(() => undefined);
    if (over.aborted) return;
    try {
      const asleep = await findAsleep(parts);
      // Seen twice: a shard that has only just been assigned is not asked again by those that wait.
      for (const each of asleep) if (before.has(each.copy)) await wake(parts, each);
      before = new Set(asleep.map(({ copy }) => copy));
    } catch (error) {
      // Where OpenSearch is away, or this account may not: the write itself says what is wrong.
      parts.log('query.notWoken', { reason: String(error) });
    }
  }
}

/** A primary that is said to be there, and that is waited for. */
interface Asleep extends Shard {
  readonly node: string;
  /** Another one each time that the shard is assigned. */
  readonly copy: string;
}

async function findAsleep({ connection, names }: Parts): Promise<Asleep[]> {
  const shards = (await waitedFor(connection)).filter(({ index }) => isOurs(index, names));
  if (shards.length === 0) return [];
  const routed = await readRouting(connection, [...new Set(shards.map(({ index }) => index))]);
  return shards.flatMap(({ index, shard }) => {
    const started = (routed[index]?.[shard] ?? []).filter(({ state }) => state === 'STARTED');
    const [only] = started;
    // With another copy that was made of it the primary is one, and something else is the matter.
    if (started.length !== 1 || only?.primary !== true || only.node === null) return [];
    return [{ index, shard, node: only.node, copy: only.allocation_id?.id ?? '' }];
  });
}

async function wake({ connection, log }: Parts, { index, shard, node }: Asleep): Promise<void> {
  const commands = [{ cancel: { index, shard, node, allow_primary: true } }];
  await connection.ask({
    ...{ method: 'POST', path: '/_cluster/reroute', query: { metric: 'none' } },
    body: { commands },
  });
  log('query.primaryWoken', { index, shard });
}

const isOurs = (index: string, names: IndexNames) =>
  Object.values(names).some((name) => index === name || index.startsWith(`${name}-`));

const tasksSchema = z.object({
  nodes: z.record(
    z.string(),
    z.object({
      tasks: z.record(
        z.string(),
        z.object({
          running_time_in_nanos: z.int(),
          description: z.string().nullish(),
          status: z.object({ phase: z.string().optional() }).nullish(),
        }),
      ),
    }),
  ),
});

/** The shards that something has long been waiting to write to, at the node that holds the primary. */
async function waitedFor(connection: Connection): Promise<Shard[]> {
  const query = { detailed: true, actions: 'indices:*' };
  const { body } = await connection.ask({ method: 'GET', path: '/_tasks', query });
  const tasks = Object.values(tasksSchema.parse(body).nodes).flatMap((node) => Object.values(node.tasks));
  const shards = tasks.flatMap(({ running_time_in_nanos, description, status }) => {
    if (status?.phase !== 'waiting_for_retry' || running_time_in_nanos / 1e6 < waitingMs) return [];
    const [, index, shard] = /\[([^[\]]+)\]\[(\d+)\]/.exec(description ?? '') ?? [];
    return index === undefined ? [] : [{ index, shard: Number(shard) }];
  });
  return [...new Map(shards.map((each) => [`${each.index} ${each.shard}`, each])).values()];
}

const copySchema = z.object({
  state: z.string(),
  primary: z.boolean(),
  node: z.string().nullable(),
  allocation_id: z.object({ id: z.string() }).optional(),
});

const routingSchema = z.object({
  routing_table: z.object({
    indices: z.record(
      z.string(),
      z.object({
        shards: z.record(z.string(), z.array(copySchema)),
      }),
    ),
  }),
});

async function readRouting(connection: Connection, indices: readonly string[]) {
  const path = `/_cluster/state/routing_table/${indices.join(',')}`;
  const { indices: all } = routingSchema.parse((await connection.ask({ method: 'GET', path })).body).routing_table;
  return Object.fromEntries(Object.entries(all).map(([index, { shards }]) => [index, shards]));
}
