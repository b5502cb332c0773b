import { randomBytes } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { z } from 'zod';
import type { Database, RunQuery } from '#services/database/database.ts';

/** What an account may do besides reading, writing and bookmarking: claims of its access tokens. */
export const permissions = ['moderate:comments'] as const;
export type Permission = (typeof permissions)[number];

/** An account to sign in with. Its address is confirmed: there are no accounts with an unconfirmed one. */
export interface Account {
  /** The subject of its tokens, as Auth0 writes it: what stands after the last pipe is the user's id. */
  readonly id: string;
  readonly email: string;
  /** Shown beside what the person writes. */
  readonly nickname: string;
  /** Hash of the password. */
  readonly password: string;
  readonly permissions: readonly Permission[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface NewAccount {
  readonly email: string;
  readonly nickname: string;
  /** Hash of the password. */
  readonly password: string;
  readonly permissions?: readonly Permission[];
  /** Whether its password is known to everyone who reads the documentation. */
  readonly isSample?: boolean;
}

export interface AccountStore {
  byId(id: string): Promise<Account | undefined>;
  /** However the address is capitalised. */
  byEmail(email: string): Promise<Account | undefined>;
  /** Makes an account; `undefined` when the address has one. @param query somebody's transaction */
  create(account: NewAccount, query?: RunQuery): Promise<Account | undefined>;
  /** @param query somebody's transaction */
  setPassword(id: string, hash: string, query?: RunQuery): Promise<void>;
  /** Gives what the account may do from its next access token on; `undefined` when there is no such account. */
  setPermissions(email: string, permissions: readonly Permission[]): Promise<Account | undefined>;
  /** Removes the account with its sessions, tokens and links. */
  remove(id: string): Promise<void>;
  removeSamples(): Promise<void>;
}

const rowSchema = z.object({
  id: z.string(),
  email: z.string(),
  nickname: z.string(),
  password: z.string(),
  permissions: z.array(z.enum(permissions)),
  created_at: z.date(),
  updated_at: z.date(),
});

/**
 * An address in the one way it is kept in. Mail reaches the same box however an address is capitalised, with every
 * provider that matters, and whether its domain is written in letters of all kinds or as the domain name system has it
 * (RFC 5890). Characters that nobody sees come along with addresses that are copied.
 */
export function sameAddress(email: string): string {
  const address = email
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase();
  return address.replace(/(?<=@)[\p{L}\p{M}\p{N}.-]+$/u, (domain) =>
    /[^a-z0-9.-]/.test(domain) ? domainToASCII(domain) : domain,
  );
}

export function createAccountStore(database: Database): AccountStore {
  const one = async (rows: ReturnType<RunQuery>): Promise<Account | undefined> => {
    const [row] = await rows;
    if (row === undefined) return undefined;
    const { created_at: createdAt, updated_at: updatedAt, ...account } = rowSchema.parse(row);
    return { ...account, createdAt, updatedAt };
  };
  return {
    byId: (id) => one(database.query('select * from identity_account where id = $1', [id])),
    byEmail: (email) => one(database.query('select * from identity_account where email = $1', [sameAddress(email)])),
    create: ({ email, nickname, password, permissions = [], isSample = false }, query = database.query) =>
      one(
        query(
          `insert into identity_account (id, email, nickname, password, permissions, is_sample)
           values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning *`,
          [newId(), sameAddress(email), nickname, password, permissions, isSample],
        ),
      ),
    async setPassword(id, hash, query = database.query) {
      await query('update identity_account set password = $2, updated_at = now() where id = $1', [id, hash]);
    },
    setPermissions: (email, permissions) =>
      one(
        database.query(
          'update identity_account set permissions = $2, updated_at = now() where email = $1 returning *',
          [sameAddress(email), permissions],
        ),
      ),
    async remove(id) {
      // Sessions, tokens and links go along by their references; a sign-up under way has its address alone.
      await database.transaction(async (query) => {
        const [row] = await query('delete from identity_account where id = $1 returning email', [id]);
        if (row) await query('delete from identity_link where email = $1', [String(row.email)]);
      });
    },
    async removeSamples() {
      // Every start asks for it, also one that finds a database which can only be read.
      const samples = await database.query('select 1 as one from identity_account where is_sample limit 1');
      if (samples.length === 0) return;
      await database.query('delete from identity_account where is_sample');
    },
  };
}

function newId(): string {
  return `auth0|${randomBytes(12).toString('hex')}`;
}
