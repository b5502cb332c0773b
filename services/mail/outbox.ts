import { z } from 'zod';
import type { Database, RunQuery } from '#services/database/database.ts';
import type { Log } from '#services/log.ts';
import { filesLeftOut } from './filesLeftOut.ts';
import type { Attachment, FilesRefused, Letter, SendMail } from './letter.ts';

/**
 * Hands a letter over to whatever carries mail. Rejects when that did not take it, with `LetterRefused` when it will
 * never take it as it is.
 */
export type Deliver = (letter: Letter) => Promise<void>;

/** A letter is too large for what carries mail, or holds what that does not carry: asking again changes nothing. */
export class LetterRefused extends Error {
  override name = 'LetterRefused';
  readonly reason: FilesRefused;
  /** What was said, without words that may repeat the letter's. */
  readonly code: string;

  constructor(reason: FilesRefused, code: string) {
    super(`The letter was refused as ${reason} (${code}).`);
    this.reason = reason;
    this.code = code;
  }
}

interface OutboxParts {
  readonly database: Database;
  /** None: letters wait until there is one. */
  readonly deliver: Deliver | undefined;
  readonly log: Log;
}

export interface Outbox {
  readonly send: SendMail;
  /** Puts a letter in within somebody's transaction: it goes with all else of it or not at all. `deliverDue` after it. */
  enqueue(query: RunQuery, letter: Letter): Promise<void>;
  /** Forgets the letters to an address that are not delivered yet. */
  forget(address: string): Promise<void>;
  /** Delivers what is due, now. */
  deliverDue(): Promise<void>;
  /** Waits for letters that are being handed over. */
  close(): Promise<void>;
}

/** Between two looks at what is due (ms); a letter that is sent here is handed over at once. */
const lookEvery = 15_000;
/** How long after a portal has stopped another one may try what it was handing over (s). */
const leaseSeconds = 120;
/** How often a portal that is handing a letter over says that it still is (ms). */
const renewEvery = (leaseSeconds * 1000) / 4;
/** Minutes until a letter is tried again, by how often it was; the last one is repeated. */
const pauses = [1, 5, 15, 60, 180, 360] as const;
/** After some three days a letter has had its chance. */
const maximumAttempts = 16;

const rowSchema = z.object({
  message_id: z.string(),
  recipient: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string().nullable(),
  reply_to: z.string().nullable(),
  unsubscribe: z.string().nullable(),
  text_files_too_large: z.string().nullable(),
  text_files_not_accepted: z.string().nullable(),
  attempts: z.int(),
});
type Row = z.output<typeof rowSchema>;

/** Where it stands what a letter says without its files, if it may go without them. */
const textsWithoutFiles = {
  'too-large': 'text_files_too_large',
  'not-accepted': 'text_files_not_accepted',
} as const satisfies Record<FilesRefused, keyof Row>;

const attachmentSchema = z.object({ name: z.string(), bytes: z.instanceof(Uint8Array) });

/**
 * Keeps letters in the database until they are handed over: each is handed over at least once, whatever stops in
 * between, and rarely twice. Portals on one database share the work.
 */
export function openOutbox({ database, deliver, log }: OutboxParts): Outbox {
  let delivering: Promise<void> = Promise.resolve();
  let isClosing = false;

  const takeDue = async (): Promise<readonly Row[]> => {
    const rows = await database.query(
      `update mail_outbox set attempts = attempts + 1, due_at = to_timestamp($1 + $2)
       where message_id in (
         select message_id from mail_outbox where due_at <= to_timestamp($1) order by due_at limit 10
         for update skip locked)
       returning message_id, recipient, subject, text, html, reply_to, unsubscribe, attempts,
         text_files_too_large, text_files_not_accepted`,
      [Date.now() / 1000, leaseSeconds],
    );
    return z.array(rowSchema).parse(rows);
  };

  const dueIn = async (messageId: string, seconds: number) => {
    await database.query('update mail_outbox set due_at = to_timestamp($2) where message_id = $1', [
      messageId,
      Date.now() / 1000 + seconds,
    ]);
  };

  /** Keeps a letter from other portals during the work, however long the mail server takes for it. */
  const held = async (messageId: string, work: () => Promise<void>) => {
    let renewed: Promise<void> = Promise.resolve();
    const timer = setInterval(() => {
      renewed = dueIn(messageId, leaseSeconds).catch((error: unknown) =>
        log('mail.failed', { message: String(error) }),
      );
    }, renewEvery);
    try {
      await work();
    } finally {
      clearInterval(timer);
      await renewed;
    }
  };

  const attachmentsOf = async (messageId: string) => {
    const rows = await database.query('select name, bytes from mail_attachment where message_id = $1 order by place', [
      messageId,
    ]);
    return z.array(attachmentSchema).parse(rows);
  };

  /** Sends the words alone from now on, as often as a letter that is new. */
  const leaveFilesOut = (messageId: string, text: string) =>
    database.transaction(async (query) => {
      await query('delete from mail_attachment where message_id = $1', [messageId]);
      await query(
        `update mail_outbox set text = $2, html = null, text_files_too_large = null, text_files_not_accepted = null,
           attempts = 0, due_at = to_timestamp($3)
         where message_id = $1`,
        [messageId, text, Date.now() / 1000],
      );
    });

  const handOver = async (row: Row, carry: Deliver) => {
    const { message_id: messageId, attempts } = row;
    let attachments: readonly Attachment[] = [];
    try {
      const { recipient: to, subject, text, html, reply_to: replyTo, unsubscribe } = row;
      attachments = await attachmentsOf(messageId);
      const letter: Letter = {
        ...{ to, subject, text, messageId },
        ...(html === null ? {} : { html }),
        ...(replyTo === null ? {} : { replyTo }),
        ...(unsubscribe === null ? {} : { unsubscribe }),
        ...(attachments.length === 0 ? {} : { attachments }),
      };
      await held(messageId, () => carry(letter));
      await database.query('delete from mail_outbox where message_id = $1', [messageId]);
    } catch (error) {
      // An answer of a mail server may repeat the address; its code says enough.
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
      const isLast = attempts >= maximumAttempts;
      // A letter that never got through with its files, whatever the reason, has its words tried before it is given up.
      const reason = error instanceof LetterRefused ? error.reason : isLast ? 'not-accepted' : undefined;
      if (reason && attachments.length > 0) {
        log('mail.files-left-out', { messageId, attempts, code });
        await leaveFilesOut(messageId, row[textsWithoutFiles[reason]] ?? (await textAlone(row.text, attachments)));
        return;
      }
      if (isLast) {
        log('mail.given-up', { messageId, attempts, code });
        await database.query('delete from mail_outbox where message_id = $1', [messageId]);
        return;
      }
      log('mail.delayed', { messageId, attempts, code });
      await dueIn(messageId, (pauses[attempts - 1] ?? pauses[pauses.length - 1] ?? 0) * 60);
    }
  };

  const deliverAll = async (carry: Deliver) => {
    while (!isClosing) {
      const rows = await takeDue();
      if (rows.length === 0) return;
      // All of them, whatever went wrong with one: nobody closes the database under the others.
      const ends = await Promise.allSettled(rows.map((row) => handOver(row, carry)));
      const failed = ends.find((end) => end.status === 'rejected');
      if (failed) throw failed.reason;
    }
  };

  const deliverDue = () => {
    if (!deliver) return Promise.resolve();
    // One after the other: what came in meanwhile is found by the next look.
    delivering = delivering
      .then(() => deliverAll(deliver))
      .catch((error: unknown) => log('mail.failed', { message: String(error) }));
    return delivering;
  };

  const timer = setInterval(() => void deliverDue(), lookEvery);
  timer.unref();
  void deliverDue();

  return {
    async send(letter) {
      await database.transaction((query) => enqueue(query, letter));
      void deliverDue();
    },
    enqueue,
    async forget(address) {
      await database.query('delete from mail_outbox where recipient = $1', [address]);
    },
    deliverDue,
    async close() {
      isClosing = true;
      clearInterval(timer);
      await delivering;
    },
  };
}

/** For a letter that does not say what it says without its files, as one that has waited since before letters did. */
async function textAlone(text: string, attachments: readonly Attachment[]): Promise<string> {
  return `${text.trimEnd()}\n\n${await filesLeftOut(attachments.map(({ name }) => name))}\n`;
}

async function enqueue(query: RunQuery, letter: Letter): Promise<void> {
  const { to, subject, text, html = null, replyTo = null, unsubscribe = null, messageId } = letter;
  const alone = letter.textWithoutFiles;
  const written = await query(
    `insert into mail_outbox (message_id, recipient, subject, text, html, reply_to, unsubscribe,
       text_files_too_large, text_files_not_accepted, due_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, to_timestamp($10)) on conflict do nothing returning message_id`,
    [
      ...[messageId, to, subject, text, html, replyTo, unsubscribe],
      ...[alone?.['too-large'] ?? null, alone?.['not-accepted'] ?? null, Date.now() / 1000],
    ],
  );
  if (written.length === 0) return;
  for (const [place, { name, bytes }] of (letter.attachments ?? []).entries()) {
    await query('insert into mail_attachment (message_id, place, name, bytes) values ($1, $2, $3, $4)', [
      messageId,
      place,
      name,
      bytes,
    ]);
  }
}
