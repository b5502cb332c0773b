import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '#services/database/database.ts';

/** How an authenticator may be reached (Web Authentication, 5.8.4); others are not kept. */
export const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
export type Transport = (typeof transports)[number];

/** The public half of a passkey, as its ceremony gave it. */
export interface Credential {
  /** Its id, in base64url. */
  readonly credential: string;
  /** In COSE's format. */
  readonly publicKey: Uint8Array<ArrayBuffer>;
  /** Signatures its authenticator has made, where that counts them; else 0. */
  readonly counter: number;
  readonly transports: readonly Transport[];
  /** Whether it is kept in more places than one device. */
  readonly isBackedUp: boolean;
}

export interface Passkey extends Credential {
  /** By which pages know it. */
  readonly id: string;
  /** Whose it is. */
  readonly account: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | undefined;
}

export interface PasskeyStore {
  /** Those of an account, oldest first. */
  of(account: string): Promise<readonly Passkey[]>;
  byCredential(credential: string): Promise<Passkey | undefined>;
  /** `full` when the account has as many as it may, `known` when some account has this very one. */
  add(account: string, name: string, credential: Credential): Promise<'added' | 'full' | 'known'>;
  /**
   * Notes that one signed somebody in.
   * @returns `false` when its counter does not go on from the one that is kept: there may be a copy of it
   */
  use(id: string, seen: Pick<Credential, 'counter' | 'isBackedUp'>): Promise<boolean>;
  /** `false` when the account has no such passkey. */
  rename(account: string, id: string, name: string): Promise<boolean>;
  /** `false` when the account has no such passkey. */
  remove(account: string, id: string): Promise<boolean>;
}

/** Passkeys that one account may have. */
export const mostPasskeys = 20;

const rowSchema = z.object({
  id: z.string(),
  account: z.string(),
  credential: z.string(),
  public_key: z.base64url(),
  counter: z.coerce.number(),
  transports: z.array(z.enum(transports)),
  is_backed_up: z.boolean(),
  name: z.string(),
  created_at: z.date(),
  last_used_at: z.date().nullable(),
});

export function createPasskeyStore(database: Database): PasskeyStore {
  return {
    async of(account) {
      const rows = await database.query('select * from identity_passkey where account = $1 order by created_at, id', [
        account,
      ]);
      return rows.map(passkeyOf);
    },
    async byCredential(credential) {
      const [row] = await database.query('select * from identity_passkey where credential = $1', [credential]);
      return row && passkeyOf(row);
    },
    add: (account, name, { credential, publicKey, counter, transports: reach, isBackedUp }) =>
      database.transaction(async (query) => {
        // Two at once take turns, so that they are counted.
        await query('select id from identity_account where id = $1 for update', [account]);
        const [row] = await query('select count(*)::int4 as n from identity_passkey where account = $1', [account]);
        if (Number(row?.n) >= mostPasskeys) return 'full';
        const added = await query(
          `insert into identity_passkey (id, account, credential, public_key, counter, transports, is_backed_up, name)
           values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (credential) do nothing returning id`,
          [
            ...[
              randomBytes(12).toString('base64url'),
              account,
              credential,
              Buffer.from(publicKey).toString('base64url'),
            ],
            ...[counter, [...reach], isBackedUp, name],
          ],
        );
        return added.length > 0 ? 'added' : 'known';
      }),
    async use(id, { counter, isBackedUp }) {
      const used = await database.query(
        `update identity_passkey set counter = $2, is_backed_up = $3, last_used_at = now()
         where id = $1 and (counter < $2 or (counter = 0 and $2 = 0)) returning id`,
        [id, counter, isBackedUp],
      );
      return used.length > 0;
    },
    async rename(account, id, name) {
      const renamed = await database.query(
        'update identity_passkey set name = $3 where account = $1 and id = $2 returning id',
        [account, id, name],
      );
      return renamed.length > 0;
    },
    async remove(account, id) {
      const removed = await database.query('delete from identity_passkey where account = $1 and id = $2 returning id', [
        account,
        id,
      ]);
      return removed.length > 0;
    },
  };
}

function passkeyOf(row: unknown): Passkey {
  const read = rowSchema.parse(row);
  return {
    id: read.id,
    account: read.account,
    credential: read.credential,
    publicKey: new Uint8Array(Buffer.from(read.public_key, 'base64url')),
    counter: read.counter,
    transports: read.transports,
    isBackedUp: read.is_backed_up,
    name: read.name,
    createdAt: read.created_at,
    lastUsedAt: read.last_used_at ?? undefined,
  };
}
