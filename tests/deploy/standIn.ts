import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** A server in a portal's place. */
export interface StandIn {
  /** Every request that came, the oldest first. */
  readonly seen: { readonly method: string; readonly path: string; readonly headers: IncomingMessage['headers'] }[];
  /** Stops listening, as a portal does that is restarted. */
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
}

/** @param answer what it says; `/healthz` is answered always */
export async function startStandIn(
  port: number,
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<StandIn> {
  const seen: StandIn['seen'] = [];
  const server = createServer((request, response) => {
    const { method = '', url: path = '', headers } = request;
    if (path === '/healthz') return response.end('{}');
    seen.push({ method, path, headers });
    answer(request, response);
  });
  const start = async () => {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  };
  await start();
  return {
    seen,
    start,
    stop: async () => {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
