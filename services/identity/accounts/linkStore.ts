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

export interface LinkStore {
  /** Gives the token that the link holds; only its hash is kept. */
  create(link: Link): Promise<string>;
  /** The link that a token stands for, while it may be used. */
  find(token: string): Promise<Link | undefined>;
  /** Uses a link up, and with it all others of its address. `false` when it has been used. */
  use(token: string): Promise<boolean>;
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

export function createLinkStore(database: Database): LinkStore {
  const take = async (query: RunQuery, token: string) => {
    const [row] = await query(
      'delete from identity_link where key = $1 and expires_at > to_timestamp($2) returning email',
      [hashOf(token), Date.now() / 1000],
    );
    return row === undefined ? undefined : String(row.email);
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
    use: (token) =>
      database.transaction(async (query) => {
        const email = await take(query, token);
        if (email === undefined) return false;
        await query('delete from identity_link where email = $1', [email]);
        return true;
      }),
  };
}
