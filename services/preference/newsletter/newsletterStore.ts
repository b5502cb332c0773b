import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Database, RunQuery } from '#services/database/database.ts';
import { hashOf } from '#services/hashOf.ts';
import { kept } from '../retention.ts';

/** An address and the newsletter that it is, or may become, subscribed to. */
export interface Subscription {
  /** In small letters: mail reaches the same box however an address is capitalised, with every provider that matters. */
  readonly email: string;
  /** The newsletter's id, which editors give it; that of its site where they gave none. */
  readonly list: string;
  /** Where it was asked for: the id of a site, or empty. */
  readonly site: string;
  /** In which language, or empty. */
  readonly language: string;
  /** What the newsletter is called there, or empty. */
  readonly title: string;
}

/** A subscription that its owner confirmed. */
export interface KnownSubscription extends Subscription {
  readonly id: number;
  readonly createdAt: Date;
}

/** What a link in a letter does, once: `confirm` begins a subscription, `stop` ends it. */
export type LinkPurpose = 'confirm' | 'stop';

/** Where a newsletter was asked for, which is all that a link that was used still tells. */
export type Origin = Pick<Subscription, 'site' | 'language'>;

export interface NewsletterStore {
  isKnown(subscription: Pick<Subscription, 'email' | 'list'>, query: RunQuery): Promise<boolean>;
  /** Begins a subscription; `false` when it is there already. */
  begin(subscription: Subscription, query: RunQuery): Promise<boolean>;
  /** Gives the token that a link holds; only its hash is kept. */
  createLink(purpose: LinkPurpose, subscription: Subscription, query: RunQuery): Promise<string>;
  /** What a token is about, while it may be used. */
  findLink(purpose: LinkPurpose, token: string): Promise<Subscription | undefined>;
  /**
   * What a token was about that was used, or another one of its purpose for the same subscription, from then to the end
   * of its time and while what was done still holds: one that confirmed until the subscription ends, one that ended it
   * until there is a new one.
   *
   * @param query somebody's transaction
   */
  findUsed(purpose: LinkPurpose, token: string, query?: RunQuery): Promise<Origin | undefined>;
  /** Uses a link up, and with it all others of its purpose for this subscription; `undefined` when it has been used. */
  useLink(purpose: LinkPurpose, token: string, query: RunQuery): Promise<Subscription | undefined>;
  /** Ends a subscription with all its links; those that were for ending it say that it has. */
  end(subscription: Pick<Subscription, 'email' | 'list'>, query: RunQuery): Promise<void>;
  /** Those of an address, newest first. */
  of(email: string): Promise<readonly KnownSubscription[]>;
  /** Ends what is this address's own; another's is left alone, and nothing is said of it. */
  endById(email: string, id: number): Promise<void>;
  /** Removes all that is kept of an address. */
  forget(email: string, query: RunQuery): Promise<void>;
  /** Removes links that have expired. */
  sweep(): Promise<void>;
}

const columns = 'email, list, site, language, title';
const subscriptionSchema = z.object({
  email: z.string(),
  list: z.string(),
  site: z.string(),
  language: z.string(),
  title: z.string(),
});
const originSchema = subscriptionSchema.pick({ site: true, language: true });
const knownSchema = subscriptionSchema.extend({ id: z.int(), created_at: z.date() });

const lifetimes = { confirm: kept.confirmLink, stop: kept.stopLink } as const;

export function createNewsletterStore(database: Database): NewsletterStore {
  const now = () => Date.now() / 1000;
  const end: NewsletterStore['end'] = async ({ email, list }, query) => {
    await query('delete from subscription where email = $1 and list = $2', [email, list]);
    await spendLinks('stop', { email, list }, query);
    await query('delete from newsletter_link where email = $1 and list = $2', [email, list]);
    await forgetUsed('confirm', { email, list }, query);
  };
  const spendLinks = async (
    purpose: LinkPurpose,
    { email, list }: Pick<Subscription, 'email' | 'list'>,
    query: RunQuery,
  ) => {
    await query(
      `with used as (
         delete from newsletter_link where email = $1 and list = $2 and purpose = $3
         returning key, purpose, list, site, language, expires_at)
       insert into newsletter_used_link (key, purpose, address, list, site, language, expires_at)
       select key, purpose, $4, list, site, language, expires_at from used`,
      [email, list, purpose, hashOf(email)],
    );
  };
  const forgetUsed = async (purpose: LinkPurpose, of: Pick<Subscription, 'email' | 'list'>, query: RunQuery) => {
    await query('delete from newsletter_used_link where address = $1 and list = $2 and purpose = $3', [
      hashOf(of.email),
      of.list,
      purpose,
    ]);
  };
  return {
    async isKnown({ email, list }, query) {
      const rows = await query('select 1 as known from subscription where email = $1 and list = $2', [email, list]);
      return rows.length > 0;
    },
    async begin({ email, list, site, language, title }, query) {
      const rows = await query(
        `insert into subscription (${columns}) values ($1, $2, $3, $4, $5) on conflict do nothing returning email`,
        [email, list, site, language, title],
      );
      if (rows.length === 0) return false;
      await forgetUsed('stop', { email, list }, query);
      return true;
    },
    async createLink(purpose, { email, list, site, language, title }, query) {
      const token = randomBytes(32).toString('base64url');
      await query(
        `insert into newsletter_link (key, purpose, ${columns}, expires_at)
         values ($1, $2, $3, $4, $5, $6, $7, to_timestamp($8))`,
        [hashOf(token), purpose, email, list, site, language, title, now() + lifetimes[purpose]],
      );
      return token;
    },
    async findLink(purpose, token) {
      const [row] = await database.query(
        `select ${columns} from newsletter_link where key = $1 and purpose = $2 and expires_at > to_timestamp($3)`,
        [hashOf(token), purpose, now()],
      );
      return row && subscriptionSchema.parse(row);
    },
    async findUsed(purpose, token, query = database.query) {
      const [row] = await query(
        `select site, language from newsletter_used_link
         where key = $1 and purpose = $2 and expires_at > to_timestamp($3)`,
        [hashOf(token), purpose, now()],
      );
      return row && originSchema.parse(row);
    },
    async useLink(purpose, token, query) {
      // Of two who take a link at the same moment, the second waits here for the first, and finds it gone.
      const [row] = await query(
        `select ${columns} from newsletter_link
         where key = $1 and purpose = $2 and expires_at > to_timestamp($3) for update`,
        [hashOf(token), purpose, now()],
      );
      if (!row) return undefined;
      const subscription = subscriptionSchema.parse(row);
      await spendLinks(purpose, subscription, query);
      return subscription;
    },
    end,
    async of(email) {
      const rows = await database.query(
        `select id, ${columns}, created_at from subscription where email = $1 order by created_at desc, id desc`,
        [email],
      );
      return rows.map((row) => {
        const { created_at: createdAt, ...subscription } = knownSchema.parse(row);
        return { ...subscription, createdAt };
      });
    },
    endById: (email, id) =>
      database.transaction(async (query) => {
        const [row] = await query('select list from subscription where id = $1 and email = $2', [id, email]);
        if (row) await end({ email, list: String(row.list) }, query);
      }),
    async forget(email, query) {
      await query('delete from subscription where email = $1', [email]);
      await query('delete from newsletter_link where email = $1', [email]);
      await query('delete from newsletter_used_link where address = $1', [hashOf(email)]);
    },
    async sweep() {
      await database.query('delete from newsletter_link where expires_at < to_timestamp($1)', [now()]);
      await database.query('delete from newsletter_used_link where expires_at < to_timestamp($1)', [now()]);
    },
  };
}
