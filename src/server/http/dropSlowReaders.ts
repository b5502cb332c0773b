import type { Server } from 'node:http';
import type { Socket } from 'node:net';

interface Patience {
  /** How long a reader may take nothing of what waits for it (ms). */
  readonly stillMs: number;
  /** How long something may wait for a reader without a pause, however much is taken of it meanwhile (ms). */
  readonly wholeMs: number;
}

/** A page takes a slow phone some seconds, the longest film some minutes. */
const ordinary: Patience = { stillMs: 60_000, wholeMs: 900_000 };

/** How often one looks who takes too long in all: so many times within what is allowed. */
const looks = 10;

/**
 * Hangs up on readers that do not take what they asked for: each holds its answer in memory for as long as it likes, and
 * Node, which times what is sent to it, waits for them without an end. Who waits for an answer is not meant.
 */
export function dropSlowReaders(server: Server, { stillMs, wholeMs }: Patience = ordinary): void {
  const answering = new WeakSet<Socket>();
  server.on('request', ({ socket }, response) => {
    answering.add(socket);
    response.once('close', () => answering.delete(socket));
  });
  // Node's clock of a connection sees what leaves a large write that is under way; nothing else does.
  server.setTimeout(stillMs, (socket) => {
    if (socket.writableLength > 0 || !answering.has(socket)) socket.destroy();
  });

  /** Since when something waits for each reader without a pause. */
  const waiting = new Map<Socket, number | undefined>();
  server.on('connection', (socket) => {
    waiting.set(socket, undefined);
    socket.once('close', () => waiting.delete(socket));
  });
  const look = setInterval(() => {
    const now = performance.now();
    for (const [socket, since = now] of waiting) {
      waiting.set(socket, socket.writableLength === 0 ? undefined : since);
      if (now - since >= wholeMs) socket.destroy();
    }
  }, wholeMs / looks);
  look.unref();
  server.once('close', () => clearInterval(look));
}
