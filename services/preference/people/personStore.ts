import type { Database } from '#services/database/database.ts';
import type { NewsletterStore } from '../newsletter/newsletterStore.ts';

/** What a person has the portal remember. */
export interface PersonStore {
  /** The ids of items, in the person's order; nothing for somebody the service does not know yet. */
  bookmarksOf(person: string): Promise<readonly string[] | undefined>;
  setBookmarks(person: string, bookmarks: readonly string[]): Promise<void>;
  /**
   * Deletes everything that is theirs: bookmarks, comments and the reports they made.
   * @param email the person's confirmed address, if it is known: its newsletters go as well
   */
  forget(person: string, email: string | undefined): Promise<void>;
}

export function createPersonStore(
  { query, transaction }: Database,
  newsletters: Pick<NewsletterStore, 'forget'>,
): PersonStore {
  return {
    async bookmarksOf(person) {
      const [row] = await query('select bookmarks from person where id = $1', [person]);
      return row && (Array.isArray(row.bookmarks) ? row.bookmarks.map(String) : []);
    },
    async setBookmarks(person, bookmarks) {
      await query(
        `insert into person (id, bookmarks) values ($1, $2)
         on conflict (id) do update set bookmarks = excluded.bookmarks, changed_at = now()`,
        [person, JSON.stringify(bookmarks)],
      );
    },
    forget: (person, email) =>
      transaction(async (run) => {
        await run('delete from comment_report where person = $1', [person]);
        await run('delete from comment where author = $1', [person]);
        await run('delete from person where id = $1', [person]);
        if (email !== undefined) await newsletters.forget(email, run);
      }),
  };
}
