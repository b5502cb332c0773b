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
    deliver: async ({ messageId, html, ...letter }) => {
      await transport.sendMail({
        ...letter,
        ...(html === undefined ? {} : { html }),
        messageId,
        // Answering machines leave such letters alone (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated' },
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
    close: () => transport.close(),
  };
}
