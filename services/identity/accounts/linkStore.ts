import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Database, RunQuery } from '#services/database/database.ts';
import { hashOf } from '#services/hashOf.ts';
import { sameAddress } from './accountStore.ts';

/** What a link in a letter is good for, once. */
export type Link = SignUpLink | NewPasswordLink;

/** A sign-up that waits for its address to be confirmed: there is no account until then. */
export interface SignUpLink {
  readonly purpose: 'sign-up';
  readonly email: string;
  readonly nickname: string;
  /** Hash of the password that was chosen. */
  readonly password: string;
}

export interface NewPasswordLink {
  readonly purpose: 'new-password';
  readonly email: string;
  readonly account: string;
}

/** A link that did what it is for: it does nothing any more, but its holder may be told that it did. */
export interface UsedLink {
  readonly purpose: Link['purpose'];
  /** The account that it made or changed. */
  readonly account: string;
}

export interface LinkStore {
  /** Gives the token that the link holds; only its hash is kept. */
  create(link: Link): Promise<string>;
  /** The link that a token stands for, while it may be used. */
  find(token: string): Promise<Link | undefined>;
  /** The link that a token stood for, from its use to the end of its time, while its account is there. */
  findUsed(token: string): Promise<UsedLink | undefined>;
  /**
   * Does what a link is for and uses it up, and with it all others of its address, in one transaction: when `effect`
   * rejects, the link works as before.
   *
   * @param effect gives the id of the account that it was for; nothing where there is nothing left to do
   * @returns that id; nothing when the link has been used, and then `effect` has not run
   */
  use(token: string, effect: (query: RunQuery) => Promise<string | undefined>): Promise<string | undefined>;
}

/** How long a link works (ms). */
export const linkLifetimes = { 'sign-up': 24 * 60 * 60 * 1000, 'new-password': 60 * 60 * 1000 } as const;

const rowSchema = z.discriminatedUnion('purpose', [
  z.object({
    purpose: z.literal('sign-up'),
    email: z.string(),
    details: z.object({ nickname: z.string(), password: z.string() }),
  }),
  z.object({ purpose: z.literal('new-password'), email: z.string(), account: z.string() }),
]);
const usedSchema = z.object({ purpose: z.enum(['sign-up', 'new-password']), account: z.string() });
const takenSchema = z.object({ purpose: z.string(), email: z.string(), until: z.number() });

export function createLinkStore(database: Database): LinkStore {
  /** Of two who take a link at the same moment, the second waits here for the first, and finds it gone. */
  const take = async (query: RunQuery, key: string) => {
    const [row] = await query(
      `delete from identity_link where key = $1 and expires_at > to_timestamp($2)
       returning purpose, email, extract(epoch from expires_at)::float8 as until`,
      [key, Date.now() / 1000],
    );
    return row && takenSchema.parse(row);
  };
  return {
    async create(link) {
      const token = randomBytes(32).toString('base64url');
      const details = link.purpose === 'sign-up' ? { nickname: link.nickname, password: link.password } : {};
      await database.query(
        `insert into identity_link (key, purpose, email, account, details, expires_at)
         values ($1, $2, $3, $4, $5, to_timestamp($6))`,
        [
          hashOf(token),
          link.purpose,
          sameAddress(link.email),
          link.purpose === 'new-password' ? link.account : null,
          JSON.stringify(details),
          (Date.now() + linkLifetimes[link.purpose]) / 1000,
        ],
      );
      return token;
    },
    async find(token) {
      const [row] = await database.query(
        'select purpose, email, account, details from identity_link where key = $1 and expires_at > to_timestamp($2)',
        [hashOf(token), Date.now() / 1000],
      );
      if (row === undefined) return undefined;
      const read = rowSchema.parse(row);
      if (read.purpose === 'new-password') return read;
      return { purpose: read.purpose, email: read.email, ...read.details };
    },
    async findUsed(token) {
      const [row] = await database.query(
        'select purpose, account from identity_used_link where key = $1 and expires_at > to_timestamp($2)',
        [hashOf(token), Date.now() / 1000],
      );
      return row && usedSchema.parse(row);
    },
    use: (token, effect) =>
      database.transaction(async (query) => {
        const key = hashOf(token);
        const link = await take(query, key);
        if (!link) return undefined;
        await query('delete from identity_link where email = $1', [link.email]);
        const account = await effect(query);
        if (account === undefined) return undefined;
        await query(
          `insert into identity_used_link (key, purpose, account, expires_at) values ($1, $2, $3, to_timestamp($4))`,
          [key, link.purpose, account, link.until],
        );
        return account;
      }),
  };
}
