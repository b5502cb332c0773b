import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { Connection } from '#services/query/opensearch/connection.ts';
import type { IndexNames } from '#services/query/opensearch/indexing/mapping.ts';

/** How long a turn holds that is not kept up: its writer has ended without giving it back (ms). */
const leaseMs = 30_000;
const askAgainMs = 50;

const taken = z.object({
  _seq_no: z.int(),
  _primary_term: z.int(),
  _source: z.object({ holder: z.string(), until: z.int() }),
});

/** Writers of the collection take turns, in this process and on others, so that changes have an order. */
export interface Turns {
  /** `keepUp` has to be called now and then by whoever takes long. Rejects when the turn was lost meanwhile. */
  readonly take: <T>(write: (keepUp: () => Promise<void>) => Promise<T>) => Promise<T>;
}

export function createTurns(connection: Connection, { meta }: IndexNames): Turns {
  const path = `/${meta}/_doc/turn`;
  const holder = randomUUID();
  let before: Promise<unknown> = Promise.resolve();

  /** Whether the turn is now this process's, for another while. */
  const hold = async (): Promise<boolean> => {
    const body = { holder, until: Date.now() + leaseMs };
    const { status, body: answer } = await connection.ask({ method: 'GET', path }, [404]);
    const now = status === 404 ? undefined : taken.parse(answer);
    if (now !== undefined && now._source.holder !== holder && now._source.until > Date.now()) return false;
    const query =
      now === undefined ? { op_type: 'create' } : { if_seq_no: now._seq_no, if_primary_term: now._primary_term };
    // Another one was quicker: 409.
    return (await connection.ask({ method: 'PUT', path, query, body }, [409])).status !== 409;
  };
  const giveBack = () => connection.ask({ method: 'PUT', path, body: { holder: '', until: 0 } });
  const keepUp = async () => {
    if (!(await hold())) throw new Error('Another writer has taken the turn meanwhile.');
  };

  return {
    take: (write) => {
      const mine = before
        .catch(() => undefined)
        .then(async () => {
          while (!(await hold())) await wait(askAgainMs);
          try {
            return await write(keepUp);
          } finally {
            // Where OpenSearch is away the turn ends by itself.
            await giveBack().catch(() => undefined);
          }
        });
      before = mine;
      return mine;
    },
  };
}
