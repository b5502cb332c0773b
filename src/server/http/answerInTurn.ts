import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';

/** Requests that a client may send ahead of their answers. Browsers, and what stands in front of a portal, send none. */
const mostAhead = 50;

type Answer = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

/** What one connection has asked for and has no answer to yet. */
interface Line {
  length: number;
  /** Resolves when the answer to the last of them has left. */
  last: Promise<void>;
}

/**
 * Answers the requests of one connection one after the other, and lets others have a turn between them. Node hands on all
 * that stand in what has arrived, within one turn of its loop: a thousand in 64 kB, for whose pages everybody else would
 * wait, and whose answers would be held for a reader who takes none. Whoever sends more ahead than anybody does is hung
 * up on.
 */
export function answerInTurn(answer: Answer): Answer {
  const lines = new WeakMap<Socket, Line>();
  return (incoming, outgoing) => {
    const { socket } = incoming;
    const line = lines.get(socket) ?? { length: 0, last: Promise.resolve() };
    lines.set(socket, line);
    const before = line.length > 0 ? line.last : undefined;
    line.length += 1;
    if (line.length > mostAhead) {
      socket.destroy();
      return;
    }
    line.last = new Promise((resolve) => {
      outgoing.once('close', () => {
        line.length -= 1;
        resolve();
      });
    });
    if (!before) {
      answer(incoming, outgoing);
      return;
    }
    void before.then(setImmediate).then(() => {
      if (!socket.destroyed) answer(incoming, outgoing);
    });
  };
}
