import { createTransport } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer';
import { z } from 'zod';
import { type Deliver, LetterRefused } from './outbox.ts';

interface SmtpOptions {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  readonly url: string;
  /** The sender: an address, alone or with a name (`Portal <post@example.nl>`). */
  readonly from: string;
}

/** Hands letters over to a mail server. */
export function smtpDelivery({ url, from: sender }: SmtpOptions): {
  readonly deliver: Deliver;
  readonly close: () => void;
} {
  // In parts: read as a header, a colon in the name would make a group of it, and brackets a remark.
  const [, name = '', address = sender] = /^(.+) <(.+)>$/.exec(sender) ?? [];
  const from = { name, address };
  const transport = createTransport({ url, pool: true, maxConnections: 2 });
  return {
    deliver: async ({ messageId, to, subject, text, html, replyTo, unsubscribe, attachments = [] }) => {
      const message = {
        ...{ from, to, subject, text, messageId },
        ...(html === undefined ? {} : { html }),
        attachments: attachments.map(({ name, bytes }) => ({ filename: name, content: Buffer.from(bytes) })),
        ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
        headers: {
          // Answering machines leave letters alone that nobody wrote (RFC 3834).
          ...(replyTo === undefined ? { 'Auto-Submitted': 'auto-generated' } : {}),
          ...(unsubscribe === undefined
            ? {}
            : { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
        },
        disableFileAccess: true,
        disableUrlAccess: true,
        // As lines end on the way to a server, so that they count as what they take there.
        newline: 'windows',
      };
      // A server that says how much it takes is not sent more (RFC 1870).
      const envelope = { from: address, to, size: await sizeOf(new MailComposer(message)) };
      await transport.sendMail({ ...message, envelope }).catch((error: unknown) => {
        throw refusalOf(error) ?? error;
      });
    },
    close: () => transport.close(),
  };
}

/** What a message takes on the line (bytes), read through once so that large files are not in memory twice. */
async function sizeOf(composer: MailComposer): Promise<number> {
  let size = 0;
  for await (const chunk of composer.compile().createReadStream()) size += chunk.length;
  return size;
}

const errorSchema = z.object({
  code: z.string(),
  command: z.string().optional(),
  response: z.string().optional(),
  responseCode: z.int().optional(),
});

/** What a refusal for good is about, in its enhanced status code (RFC 3463): `2.3` of `552 5.2.3 …`. */
const statusDetail = /^\d{3}[ -]5\.(\d{1,3}\.\d{1,3})\b/;
/** Longer than the recipient's, or the system's, rules allow (RFC 3463, 3.3 and 3.4). */
const tooLargeDetails: ReadonlySet<string> = new Set(['2.3', '3.4']);
/** The same in plain codes (RFC 1870, 6; RFC 5321, 4.2.3), where no detail says that they mean something else. */
const tooLargeCodes: ReadonlySet<number> = new Set([523, 552]);

/**
 * Why a server will never take a message as it is: it is larger than the server says or lets through, or was refused
 * for good after it was read. `undefined` for what may pass, and for what is about a sender or a recipient, as a box
 * that is full is.
 */
function refusalOf(error: unknown): LetterRefused | undefined {
  const read = errorSchema.safeParse(error);
  if (!read.success) return undefined;
  const { code, command, response = '', responseCode } = read.data;
  // The library compares the size with the server's before it sends anything.
  const isOverAnnounced = responseCode === undefined && code === 'EMESSAGE' && command === 'MAIL FROM';
  if (isOverAnnounced) return new LetterRefused('too-large', 'SIZE');
  if (responseCode === undefined || responseCode < 500) return undefined;
  const detail = statusDetail.exec(response)?.[1] ?? '0.0';
  if (tooLargeDetails.has(detail)) return new LetterRefused('too-large', String(responseCode));
  if (command === 'RCPT TO' || /^[12]\./.test(detail)) return undefined;
  const isTooLarge = tooLargeCodes.has(responseCode) && detail === '0.0';
  if (isTooLarge) return new LetterRefused('too-large', String(responseCode));
  return code === 'EMESSAGE' ? new LetterRefused('not-accepted', String(responseCode)) : undefined;
}
