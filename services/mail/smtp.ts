import { createTransport } from 'nodemailer';
import type { Deliver } from './outbox.ts';

interface SmtpOptions {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  readonly url: string;
  /** The sender: an address, alone or with a name (`Portal <post@example.nl>`). */
  readonly from: string;
}

/** Hands letters over to a mail server. */
export function smtpDelivery({ url, from }: SmtpOptions): { readonly deliver: Deliver; readonly close: () => void } {
  const transport = createTransport({ url, pool: true, maxConnections: 2 }, { from });
  return {
    deliver: async ({ messageId, html, replyTo, unsubscribe, attachments = [], ...letter }) => {
      await transport.sendMail({
        ...letter,
        ...(html === undefined ? {} : { html }),
        messageId,
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
      });
    },
    close: () => transport.close(),
  };
}
