import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** What a server says to a message that it has read: nothing where it takes it. */
export type Judge = (message: string) => { readonly status: number; readonly says: string } | undefined;

export interface MailServer {
  readonly url: string;
  /** Messages that it took, as they came over the line. */
  readonly received: readonly string[];
  /** How many messages it read, taken or not. */
  readonly readCount: () => number;
  close(): Promise<void>;
}

/** A mail server that takes every message, or what its options and `judge` let through. */
export async function startMailServer(options: SMTPServerOptions = {}, judge: Judge = () => undefined) {
  const received: string[] = [];
  let count = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    ...options,
    async onData(stream, _session, done) {
      const message = await text(stream);
      count += 1;
      const refusal = judge(message);
      if (refusal) return done(Object.assign(new Error(refusal.says), { responseCode: refusal.status }));
      if (!stream.sizeExceeded) received.push(message);
      done();
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const started: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    received,
    readCount: () => count,
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
  return started;
}
