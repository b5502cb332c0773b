import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body: string;
}

/** Stands before OpenSearch, and can hold a request back: whoever sent it is then as one that sleeps. */
export interface HoldingProxy {
  readonly url: string;
  /** Holds the next such request. `held` resolves when it came, and it goes on when `release` is called. */
  readonly hold: (isIt: (asked: Asked) => boolean) => { readonly held: Promise<void>; readonly release: () => void };
  readonly close: () => Promise<void>;
}

export async function startHoldingProxy(target: string): Promise<HoldingProxy> {
  let waiting: { isIt: (asked: Asked) => boolean; came: () => void; released: Promise<void> } | undefined;
  const server = createServer(async (request, response) => {
    const asked = { method: request.method ?? '', path: request.url ?? '', body: await text(request) };
    if (waiting?.isIt(asked)) {
      const { came, released } = waiting;
      waiting = undefined;
      came();
      await released;
    }
    const answer = await pass(target, asked, request);
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    response.end(asked.method === 'HEAD' ? undefined : Buffer.from(await answer.arrayBuffer()));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    hold: (isIt) => {
      const came = Promise.withResolvers<void>();
      const released = Promise.withResolvers<void>();
      waiting = { isIt, came: came.resolve, released: released.promise };
      return { held: came.promise, release: released.resolve };
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function pass(target: string, { method, path, body }: Asked, { headers }: IncomingMessage): Promise<Response> {
  const type = headers['content-type'] ?? 'application/json';
  return fetch(target + path, {
    method,
    headers: { 'content-type': type },
    ...(body === '' ? {} : { body }),
  });
}
