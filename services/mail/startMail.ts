import type { Database } from '#services/database/database.ts';
import { migrate } from '#services/database/migrate.ts';
import type { Log } from '#services/log.ts';
import { listenOnLoopback } from '#services/network/listenOnLoopback.ts';
import { repeat } from '#services/repeat.ts';
import { readTexts } from '#services/texts/readTexts.ts';
import { createLetterShelf } from './mailbox/letterShelf.ts';
import { mailboxPages } from './mailbox/mailboxPages.ts';
import { mailMigrations } from './migrations/mailMigrations.ts';
import { type Deliver, type Outbox, openOutbox } from './outbox.ts';
import { letterKept } from './retention.ts';
import { smtpDelivery } from './smtp.ts';

/**
 * What carries the mail: a server, the mailbox on this machine at a port of its own, or nothing yet, so that letters
 * wait.
 */
export type Carrier =
  | { readonly kind: 'smtp'; readonly url: string; readonly from: string }
  | { readonly kind: 'mailbox'; readonly port: number }
  | { readonly kind: 'none' };

export interface MailOptions {
  /** Stays open when the service closes. */
  readonly database: Database;
  readonly carrier: Carrier;
  readonly log: Log;
}

export interface MailService extends Outbox {
  /** Where the mailbox is, if there is one. */
  readonly mailbox: string | undefined;
}

/** Starts what sends letters. Rejects when the mailbox's port is taken. */
export async function startMail({ database, carrier, log }: MailOptions): Promise<MailService> {
  await migrate(database, mailMigrations);
  const { deliver, close, mailbox } = await open(carrier, database);
  if (!deliver) log('mail.waiting', { reason: 'SMTP_URL is not set: letters are kept until it is.' });
  const letters = openOutbox({ database, deliver, log });
  const failed = (error: unknown) => log('mail.sweep-failed', { message: String(error) });
  const stopSweeping = repeat(() => sweep(database), { everyMs: sweepEvery, failed });
  return {
    ...letters,
    mailbox,
    async close() {
      await stopSweeping();
      await letters.close();
      await close();
    },
  };
}

/** How often letters are removed that have been kept for long enough (ms). */
const sweepEvery = 60 * 60 * 1000;

async function sweep({ query }: Database): Promise<void> {
  const before = Date.now() / 1000 - letterKept;
  await query('delete from mail_outbox where created_at < to_timestamp($1)', [before]);
  await query('delete from mailbox_letter where received_at < to_timestamp($1)', [before]);
}

interface Opened {
  readonly deliver: Deliver | undefined;
  readonly mailbox: string | undefined;
  readonly close: () => void | Promise<void>;
}

async function open(carrier: Carrier, database: Database): Promise<Opened> {
  switch (carrier.kind) {
    case 'smtp':
      return { ...smtpDelivery(carrier), mailbox: undefined };
    case 'mailbox': {
      const shelf = createLetterShelf(database);
      const { port } = carrier;
      const { origin, close } = await listenOnLoopback(mailboxPages(shelf, await readTexts('mailbox')), { port });
      return { deliver: shelf.deliver, mailbox: origin.replace('127.0.0.1', 'localhost'), close };
    }
    case 'none':
      return { deliver: undefined, mailbox: undefined, close: () => {} };
    default:
      return carrier satisfies never;
  }
}
