import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Database, RunQuery } from '#services/database/database.ts';
import type { NewsletterStore } from '../newsletter/newsletterStore.ts';

/** An item that a person keeps. */
export interface Bookmark {
  /** Of the item. */
  readonly id: string;
  /** The person's own words; never shared. */
  readonly note: string;
  readonly createdAt: Date;
}

/** A list that its owner shows to everybody who has its link. */
export interface SharedBookmarks {
  readonly bookmarks: readonly string[];
  /** The owner's, when the list was shared; empty when there is none. */
  readonly name: string;
}

/** What a person has the portal remember. */
export interface PersonStore {
  /** In the person's order; nothing for somebody the service does not know yet. */
  bookmarksOf(person: string): Promise<readonly Bookmark[] | undefined>;
  /** Makes these the person's bookmarks, in this order; notes of those that stay are kept. */
  setBookmarks(person: string, ids: readonly string[]): Promise<void>;
  /** Writes a note, or removes it where it is empty; `false` where there is no such bookmark. */
  setNote(person: string, id: string, note: string): Promise<boolean>;
  /** The token of the person's shared list, if it is shared. */
  sharedBy(person: string): Promise<string | undefined>;
  /** Shares the list, under the token that it has already if it is shared; gives the token. */
  share(person: string, name: string): Promise<string>;
  /** Stops sharing: the token is of no use any more. */
  unshare(person: string): Promise<void>;
  /** A list by its token. */
  shared(token: string): Promise<SharedBookmarks | undefined>;
  /**
   * Deletes everything that is theirs: bookmarks, comments and the reports they made.
   * @param email the person's confirmed address, if it is known: its newsletters go as well
   */
  forget(person: string, email: string | undefined): Promise<void>;
  /**
   * Forgets somebody whose account is closed, and accepts nothing more in their name.
   * @param tokensLast how long tokens of other devices are still believed by their date (s)
   */
  leave(person: string, email: string | undefined, tokensLast: number): Promise<void>;
  /** Whether the account was closed while tokens of it may still be about. */
  hasLeft(person: string): Promise<boolean>;
  /** Ends the watch over closed accounts whose tokens are over, with what came in between after all. */
  sweep(): Promise<void>;
}

const bookmarkSchema = z.object({ item: z.string(), note: z.string(), created_at: z.date() });

/** Bytes of a token: no one finds a list by trying. */
const tokenBytes = 16;

export function createPersonStore(
  { query, transaction }: Database,
  newsletters: Pick<NewsletterStore, 'forget'>,
): PersonStore {
  const listed = async (person: string, run: RunQuery = query): Promise<readonly Bookmark[]> => {
    const rows = await run('select item, note, created_at from bookmark where person = $1 order by place', [person]);
    return rows.map((row) => {
      const { item: id, note, created_at: createdAt } = bookmarkSchema.parse(row);
      return { id, note, createdAt };
    });
  };
  const forget = async (person: string, email: string | undefined, run: RunQuery) => {
    await run('delete from comment_report where person = $1', [person]);
    await run('delete from comment where author = $1', [person]);
    await run('delete from person where id = $1', [person]);
    if (email !== undefined) await newsletters.forget(email, run);
  };
  return {
    // The list comes back whole when one bookmark changes: read from a replica, it would undo the latest ones.
    bookmarksOf: (person) =>
      transaction(async (run) => {
        const [row] = await run('select id from person where id = $1', [person]);
        return row && listed(person, run);
      }),
    setBookmarks: (person, ids) =>
      transaction(async (run) => {
        // Whoever changes the list holds the person's row, so that two lists at once do not become a mixture.
        await run('insert into person (id) values ($1) on conflict (id) do update set changed_at = now()', [person]);
        const list = JSON.stringify(ids);
        await run(
          `delete from bookmark where person = $1
           and item not in (select item from json_array_elements_text($2::json) as listed (item))`,
          [person, list],
        );
        await run(
          `insert into bookmark (person, item, place)
           select $1, item, place from json_array_elements_text($2::json) with ordinality as listed (item, place)
           on conflict (person, item) do update set place = excluded.place`,
          [person, list],
        );
      }),
    async setNote(person, id, note) {
      const rows = await query('update bookmark set note = $3 where person = $1 and item = $2 returning item', [
        person,
        id,
        note,
      ]);
      return rows.length > 0;
    },
    async sharedBy(person) {
      const [row] = await query('select shared from person where id = $1 and shared is not null', [person]);
      return row && String(row.shared);
    },
    async share(person, name) {
      const token = randomBytes(tokenBytes).toString('base64url');
      const [row] = await query(
        `insert into person (id, shared, shared_name) values ($1, $2, $3)
         on conflict (id) do update set shared = coalesce(person.shared, excluded.shared), shared_name = excluded.shared_name
         returning shared`,
        [person, token, name],
      );
      return String(row?.shared);
    },
    async unshare(person) {
      await query('update person set shared = null, shared_name = null where id = $1', [person]);
    },
    async shared(token) {
      const [row] = await query('select id, shared_name from person where shared = $1', [token]);
      if (!row) return undefined;
      const all = await listed(String(row.id));
      return { bookmarks: all.map(({ id }) => id), name: String(row.shared_name ?? '') };
    },
    forget: (person, email) => transaction((run) => forget(person, email, run)),
    leave: (person, email, tokensLast) =>
      transaction(async (run) => {
        await run(
          `insert into departed_person (id, until) values ($1, now() + make_interval(secs => $2))
           on conflict (id) do update set until = excluded.until`,
          [person, tokensLast],
        );
        await forget(person, email, run);
      }),
    async hasLeft(person) {
      const [row] = await query('select id from departed_person where id = $1', [person]);
      return row !== undefined;
    },
    sweep: () =>
      transaction(async (run) => {
        const over = await run('delete from departed_person where until < now() returning id');
        // A call that was let in just before may have written just after.
        for (const { id } of over) await forget(String(id), undefined, run);
      }),
  };
}
