import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { addressOf } from '../judge.ts';

interface Sluggish {
  readonly port: number;
  /** So many of each kind at a time. */
  readonly count: number;
  /** What they ask for: something long. */
  readonly path: string;
  readonly isOver: () => boolean;
}

/** Between two letters of those who send slowly (ms). */
const letterMs = 1000;

/** Where their addresses begin among those of strangers. */
const firstAddress = 900_000;

/**
 * Strangers who hold on: some send a letter a second, of a head or of a form, others never read what they asked for.
 * Whoever is hung up on comes back. @returns how often they were
 */
export async function comeSlowly({ port, count, path, isOver }: Sluggish): Promise<number> {
  let ended = 0;
  const head = `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\n`;
  const form = `POST /api/answer/feedback HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Length: 5000\r\n\r\n`;
  const kinds: readonly ((socket: Socket) => Promise<void>)[] = [
    (socket) => sendSlowly(socket, head, isOver),
    (socket) => sendSlowly(socket, `${form}question=`, isOver, form.length),
    async (socket) => {
      socket.write(`${head}\r\n`.repeat(20));
    },
  ];
  await Promise.all(
    Array.from({ length: count * kinds.length }, async (_, number) => {
      for (let turn = 0; !isOver(); turn++) {
        const from = addressOf(firstAddress + number * 1000 + turn);
        const socket = connect({ port, host: '127.0.0.1', localAddress: from }).on('error', () => {});
        // Being reset is one way of being hung up on.
        const gone = new Promise((resolve) => socket.once('close', resolve));
        void kinds[number % kinds.length]?.(socket);
        while (!isOver() && !socket.destroyed) await Promise.race([gone, pause(letterMs)]);
        if (!isOver()) ended += 1;
        socket.destroy();
      }
    }),
  );
  return ended;
}

/** @param at so much is sent at once */
async function sendSlowly(socket: Socket, text: string, isOver: () => boolean, at = 1): Promise<void> {
  socket.resume().write(text.slice(0, at));
  for (let place = at; !isOver() && !socket.destroyed; place++) {
    await pause(letterMs);
    socket.write(text.charAt(place) || 'x');
  }
}
