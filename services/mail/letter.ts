import { randomUUID } from 'node:crypto';

/** A file that comes with a letter. */
export interface Attachment {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Why a letter does not get through with its files. */
export type FilesRefused = 'too-large' | 'not-accepted';

/** A letter to one person. */
export interface Letter {
  /** An address alone. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string | undefined;
  /** Whom an answer goes to: an address alone. Left out, nobody reads answers. */
  readonly replyTo?: string | undefined;
  readonly attachments?: readonly Attachment[] | undefined;
  /** What it says instead where it goes without its files, by why they stay behind. Left out, its text and their names. */
  readonly textWithoutFiles?: Readonly<Record<FilesRefused, string>> | undefined;
  /** Where mail programs end a subscription with one post (RFC 8058). */
  readonly unsubscribe?: string | undefined;
  /** Stays the same however often the letter is handed over, so that mail systems can tell that it is one: `<…@…>`. */
  readonly messageId: string;
}

/** Takes a letter and has it delivered sooner or later; resolves once it is safe. Asked again for the same one, does nothing. */
export type SendMail = (letter: Letter) => Promise<void>;

/** A name for a new letter (RFC 5322, 3.6.4). @param host that the name is unique on */
export function newMessageId(host: string): string {
  return `<${randomUUID()}@${host}>`;
}
