import { once } from 'node:events';
import { createServer } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { Portal } from './composePortal.ts';
import { answerInTurn } from './http/answerInTurn.ts';
import { dropSlowReaders } from './http/dropSlowReaders.ts';

/** How long a running request may take to end when the server stops (ms). */
const graceMs = 10_000;

/** How long clients are taken that stand in line when the server stops (ms): under load others come behind them. */
const inLineMs = 2000;

/** How long a request may be on its way from a client that cannot know yet that the server stops (ms). */
const onTheWayMs = 100;

/** Whom a request asks that names nobody, as HTTP/1.0 allows and checks of load balancers do: no site's name. */
const unnamedHost = 'unnamed.invalid';

export interface Listening {
  /** The port that was taken: of interest when 0 was asked for. */
  readonly port: number;
  /** Drains, takes no new requests, lets the running ones finish, then closes the portal. Safe to call twice. */
  stop(): Promise<void>;
}

interface ListenOptions {
  readonly port: number;
  readonly host?: string;
  /** How long it goes on taking requests when it is to stop, and says that it is not ready (s). */
  readonly drainSeconds?: number;
}

/** Puts a portal on the network. Rejects when the port is taken. */
export async function listen(portal: Portal, { port, host, drainSeconds = 0 }: ListenOptions): Promise<Listening> {
  let isLeaving = false;
  // Browsers open connections in advance; to Node one that never asked for anything is not idle but slow.
  const unused = new Set<Socket>();
  const listener = getRequestListener((request, { incoming }) => portal.fetch(request, incoming.socket.remoteAddress), {
    hostname: unnamedHost,
  });
  const answer = answerInTurn((incoming, outgoing) => void listener(incoming, outgoing));
  const headers = Object.entries(portal.headers);
  const server = createServer(
    {
      // Slow clients may not hold a connection for long: headers within 10 seconds, the whole request within 30.
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      // Longer than the minute load balancers keep their idle connections.
      keepAliveTimeout: 65_000,
      maxHeaderSize: 32 * 1024,
    },
    (incoming, outgoing) => {
      unused.delete(incoming.socket);
      // Whoever stands in front asks the next thing on another connection, which leads elsewhere by then.
      if (isLeaving) outgoing.shouldKeepAlive = false;
      for (const [name, value] of headers) outgoing.setHeader(name, value);
      if (countOf('host', incoming.rawHeaders) > 1) {
        // A proxy in front may have read the other one.
        outgoing.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' }).end('Name one host.');
        return;
      }
      // Of the whole server, as HAProxy's manual lets it ask; no address that a request could be made of.
      if (incoming.method === 'OPTIONS' && incoming.url === '*') {
        outgoing.writeHead(204, { allow: 'GET, HEAD, OPTIONS' }).end();
        return;
      }
      answer(incoming, outgoing);
    },
  );
  dropSlowReaders(server);
  let taken = 0;
  server.on('connection', (socket) => {
    taken += 1;
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.');

  const stop = async () => {
    portal.leave();
    isLeaving = true;
    await setTimeout(drainSeconds * 1000);
    const closed = once(server, 'close');
    // Node takes one connection in each turn of its loop: those who stand in line would be hung up on.
    const patience = performance.now() + inLineMs;
    for (let before = -1; before !== taken && performance.now() < patience; await wholeTurn()) before = taken;
    // Takes no new connection. The HTTP server's own way also hangs up at once on those whose requests are on their way.
    NetServer.prototype.close.call(server);
    portal.settle();
    await setTimeout(onTheWayMs);
    // Timers come before what has arrived meanwhile, where work has held the loop for longer.
    await wholeTurn();
    for (const socket of unused) socket.destroy();
    // Connections fall idle one by one as their requests end; no other may start on them.
    const sweep = setInterval(() => server.closeIdleConnections(), 20);
    const impatience = new AbortController();
    const end = () => server.closeAllConnections();
    setTimeout(graceMs, undefined, { signal: impatience.signal }).then(end, () => {});
    await closed;
    clearInterval(sweep);
    impatience.abort();
    await portal.close();
  };
  let stopping: Promise<void> | undefined;
  return {
    port: address.port,
    stop() {
      stopping ??= stop();
      return stopping;
    },
  };
}

/** Lets the loop look once at everything that has arrived; the first of the two may come before it does. */
async function wholeTurn(): Promise<void> {
  await setImmediate();
  await setImmediate();
}

/** How often a header stands in a request; Node keeps the first of some that stand there twice. */
function countOf(name: string, raw: readonly string[]): number {
  return raw.filter((text, at) => at % 2 === 0 && text.toLowerCase() === name).length;
}
