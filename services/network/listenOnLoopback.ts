import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';

export interface ListeningService {
  /** Where it answers, without a trailing slash. */
  readonly origin: string;
  /** Lets requests under way end. */
  readonly close: () => Promise<void>;
}

interface ListenOptions {
  /** 0 takes a free one. */
  readonly port: number;
  /** Bytes of a request line with its headers. */
  readonly maxHeaderSize?: number;
}

/** How long a client may take to read its last answer, in milliseconds. */
const graceMs = 2000;

/** Answers on this machine only. Rejects when the port is taken. */
export async function listenOnLoopback(app: Hono, { port, maxHeaderSize }: ListenOptions): Promise<ListeningService> {
  const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const server = createServer(maxHeaderSize === undefined ? {} : { maxHeaderSize }, answer);
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The service listens on no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    async close() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      const impatience = setTimeout(() => server.closeAllConnections(), graceMs);
      await closed;
      clearTimeout(impatience);
    },
  };
}
