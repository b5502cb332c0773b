import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { Log } from '#services/log.ts';
import type { Connection } from '#services/query/opensearch/connection.ts';
import type { IndexNames } from '#services/query/opensearch/indexing/mapping.ts';
import { Overtaken } from './bulk.ts';
import { wakingPrimaries } from './wakePrimaries.ts';

/** How long a turn holds that is not kept up: its writer has ended without giving it back (ms). */
const usualLeaseMs = 30_000;
const askAgainMs = 50;

const place = z.object({ _seq_no: z.int(), _primary_term: z.int() });
const taken = place.extend({
  _source: z.object({ holder: z.string(), until: z.int() }),
});

interface Parts {
  readonly connection: Connection;
  readonly names: IndexNames;
  readonly log: Log;
}

/** Writers of the collection take turns, in this process and on others, so that changes have an order. */
export interface Turns {
  /** `keepUp` has to be called now and then by whoever takes long. Rejects with `Overtaken` when the turn was lost. */
  readonly take: <T>(write: (keepUp: () => Promise<void>) => Promise<T>) => Promise<T>;
}

export function createTurns(parts: Parts, leaseMs = usualLeaseMs): Turns {
  const { connection, names } = parts;
  const path = `/${names.meta}/_doc/turn`;
  const holder = randomUUID();
  let before: Promise<unknown> = Promise.resolve();
  /** Where the turn was written last. */
  let mine = { if_seq_no: 0, if_primary_term: 0 };

  /** Whether the turn is now this process's, for another while. */
  const hold = async (): Promise<boolean> => {
    const body = { holder, until: Date.now() + leaseMs };
    const { status, body: answer } = await connection.ask({ method: 'GET', path }, [404]);
    const now = status === 404 ? undefined : taken.parse(answer);
    if (now !== undefined && now._source.holder !== holder && now._source.until > Date.now()) return false;
    const query =
      now === undefined ? { op_type: 'create' } : { if_seq_no: now._seq_no, if_primary_term: now._primary_term };
    // Another one was quicker: 409.
    const put = await connection.ask({ method: 'PUT', path, query, body }, [409]);
    if (put.status === 409) return false;
    const { _seq_no, _primary_term } = place.parse(put.body);
    mine = { if_seq_no: _seq_no, if_primary_term: _primary_term };
    return true;
  };
  // Not where another writer has it meanwhile: 409.
  const giveBack = () => connection.ask({ method: 'PUT', path, query: mine, body: { holder: '', until: 0 } }, [409]);
  const keepUp = async () => {
    if (!(await hold())) throw new Overtaken('Another writer has taken the turn meanwhile.');
  };

  const take = async <T>(write: (keepUp: () => Promise<void>) => Promise<T>): Promise<T> => {
    while (!(await hold())) await wait(askAgainMs);
    try {
      return await write(keepUp);
    } finally {
      // Where OpenSearch is away the turn ends by itself.
      await giveBack().catch(() => undefined);
    }
  };

  return {
    take: (write) => {
      const turn = before.catch(() => undefined).then(() => wakingPrimaries(parts, () => take(write)));
      before = turn;
      return turn;
    },
  };
}
