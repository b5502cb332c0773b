import { type Adapter, type AdapterPayload, errors } from 'oidc-provider';
import { z } from 'zod';
import type { Database, RunQuery } from '#services/database/database.ts';
import { hashOf } from '#services/hashOf.ts';

/** The provider's sessions, grants, codes and tokens, in the database. */
export interface StateStore {
  /** What the provider keeps of one kind. */
  adapter(model: string): Adapter;
  /** Gives something once, to one of all who ask for it at the same moment: it is gone then. */
  take(model: string, id: string): Promise<AdapterPayload | undefined>;
  /** Ends the account's sessions and revokes its tokens, but for those of one session. @param query a transaction */
  endSessions(account: string, exceptSessionUid?: string, query?: RunQuery): Promise<void>;
}

const rowSchema = z.object({ payload: z.record(z.string(), z.unknown()), consumed: z.int().nullable() });

/** Whose a row is, wherever its kind says so. */
const ownerSchema = z.object({
  accountId: z.string().optional(),
  session: z.object({ accountId: z.string().optional() }).optional(),
  result: z.object({ login: z.object({ accountId: z.string().optional() }).optional() }).optional(),
});

const select = `select payload, extract(epoch from consumed_at)::int4 as consumed from identity_state
  where (expires_at is null or expires_at > to_timestamp($1))`;

/**
 * Keeps rows under the hash of what their holder shows: who reads the database finds no cookie, code or token to use.
 * Ids of grants never leave the service.
 */
export function createStateStore(database: Database): StateStore {
  const now = () => Date.now() / 1000;
  const keyIn = (model: string, id: string) => hashOf(`${model} ${id}`);

  const adapter = (model: string): Adapter => {
    const keyOf = (id: string) => keyIn(model, id);
    const find = async (condition: string, value: string, id?: string): Promise<AdapterPayload | undefined> => {
      const [row] = await database.query(`${select} and ${condition} = $2 limit 1`, [now(), value]);
      if (row === undefined) return undefined;
      const { payload, consumed } = rowSchema.parse(row);
      return { ...payload, ...(id === undefined ? {} : { jti: id }), ...(consumed === null ? {} : { consumed }) };
    };
    return {
      async upsert(id, payload, expiresIn) {
        const { jti: _, ...kept } = payload;
        const owner = ownerSchema.parse(payload);
        await database.query(
          `insert into identity_state (key, model, payload, uid, grant_id, account, expires_at)
           values ($1, $2, $3, $4, $5, $6, to_timestamp($7))
           on conflict (key) do update set payload = excluded.payload, uid = excluded.uid,
             grant_id = excluded.grant_id, account = excluded.account, expires_at = excluded.expires_at`,
          [
            keyOf(id),
            model,
            JSON.stringify(withoutCookie(kept)),
            payload.uid ?? null,
            payload.grantId ?? null,
            owner.accountId ?? owner.session?.accountId ?? owner.result?.login?.accountId ?? null,
            expiresIn ? now() + expiresIn : null,
          ],
        );
      },
      find: (id) => find('key', keyOf(id), id),
      findByUid: (uid) => find('uid', uid),
      // There is no sign-in on other devices, which alone has such codes.
      findByUserCode: async () => undefined,
      async consume(id) {
        const consumed = await database.query(
          `update identity_state set consumed_at = to_timestamp($2) where key = $1 and consumed_at is null returning key`,
          [keyOf(id), now()],
        );
        // Two requests found it unused at the same moment, and the other one was first.
        if (consumed.length === 0) throw new errors.InvalidGrant('already used');
      },
      async destroy(id) {
        await database.query('delete from identity_state where key = $1', [keyOf(id)]);
      },
      async revokeByGrantId(grantId) {
        await database.query('delete from identity_state where grant_id = $1 and model = $2', [grantId, model]);
      },
    };
  };

  return {
    adapter,
    async take(model, id) {
      const [row] = await database.query(
        `delete from identity_state where key = $1 and (expires_at is null or expires_at > to_timestamp($2))
         returning payload, null as consumed`,
        [keyIn(model, id), now()],
      );
      return row && rowSchema.parse(row).payload;
    },
    async endSessions(account, exceptSessionUid, query = database.query) {
      if (exceptSessionUid === undefined) {
        await query('delete from identity_state where account = $1', [account]);
        return;
      }
      // Grants give nothing by themselves, and the session that goes on has one of them.
      await query(
        `delete from identity_state where account = $1 and model <> 'Grant'
           and coalesce(uid, payload ->> 'sessionUid', '') <> $2`,
        [account, exceptSessionUid],
      );
    },
  };
}

/** A sign-in that is under way notes the session it began in, cookie and all; only the session's uid is ever read. */
function withoutCookie(payload: AdapterPayload): AdapterPayload {
  const read = z.looseObject({ session: z.looseObject({ cookie: z.string() }) }).safeParse(payload);
  if (!read.success) return payload;
  const { cookie: _, ...session } = read.data.session;
  return { ...payload, session };
}
