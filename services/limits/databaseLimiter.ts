import { type RateLimiterAbstract, RateLimiterPostgres } from 'rate-limiter-flexible';
import { z } from 'zod';
import type { Database } from '#services/database/database.ts';

export interface Limit {
  /** Tells what is counted apart from what else the table counts. */
  readonly keyPrefix: string;
  /** How much is allowed in `duration` seconds. */
  readonly points: number;
  readonly duration: number;
}

interface Ways {
  /** Counts in the database's place while that refuses. */
  readonly insurance?: RateLimiterAbstract;
  /** Who has this many points is refused without asking. */
  readonly inMemoryBlockOnConsumed?: number;
}

const statementSchema = z.object({ text: z.string(), values: z.array(z.union([z.string(), z.number(), z.null()])) });

/**
 * Counts in the database, which all copies of the portal share.
 * @param table as rate-limiter-flexible writes it: `key`, `points`, `expire`
 */
export function databaseLimiter(
  database: Pick<Database, 'query'>,
  table: string,
  { insurance, inMemoryBlockOnConsumed, ...limit }: Limit & Ways,
): RateLimiterPostgres {
  // The library asks a client of node-postgres; the embedded database answers the same statements.
  const storeClient = {
    query: async (statement: unknown) => {
      const { text, values } = statementSchema.parse(statement);
      return { rows: await database.query(text, values) };
    },
  };
  return new RateLimiterPostgres({
    ...{ storeClient, storeType: 'client', tableName: table, tableCreated: true },
    ...{ ...limit, clearExpiredByTimeout: false },
    ...(insurance && { insuranceLimiter: insurance }),
    ...(inMemoryBlockOnConsumed !== undefined && { inMemoryBlockOnConsumed }),
  });
}
