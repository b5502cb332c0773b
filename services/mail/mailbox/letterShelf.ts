import { z } from 'zod';
import type { Database } from '#services/database/database.ts';
import type { Deliver } from '../outbox.ts';

/** A letter that arrived. */
const receivedSchema = z.object({
  id: z.int(),
  recipient: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string().nullable(),
  reply_to: z.string().nullable(),
  unsubscribe: z.string().nullable(),
  received_at: z.date(),
});
export type Received = z.output<typeof receivedSchema>;

/** As many letters as are kept; the oldest make room. */
const maximumLetters = 500;

/** Where letters arrive that leave this machine for nowhere. */
export interface LetterShelf {
  readonly deliver: Deliver;
  /** Newest first. */
  all(): Promise<readonly Received[]>;
  find(id: number): Promise<Received | undefined>;
}

export function createLetterShelf(database: Database): LetterShelf {
  return {
    async deliver({ to, subject, text, html = null, replyTo = null, unsubscribe = null, messageId }) {
      await database.query(
        `insert into mailbox_letter (message_id, recipient, subject, text, html, reply_to, unsubscribe)
         values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
        [messageId, to, subject, text, html, replyTo, unsubscribe],
      );
      await database.query('delete from mailbox_letter where id <= (select max(id) from mailbox_letter) - $1', [
        maximumLetters,
      ]);
    },
    all: async () =>
      z.array(receivedSchema).parse(await database.query('select * from mailbox_letter order by id desc')),
    async find(id) {
      const [row] = await database.query('select * from mailbox_letter where id = $1', [id]);
      return row === undefined ? undefined : receivedSchema.parse(row);
    },
  };
}
