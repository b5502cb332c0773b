import { parentPort, workerData } from 'node:worker_threads';
import { addressOf } from '../judge.ts';
import { sendRaw } from '../sendRaw.ts';
import { titleSeenIn } from './pages.ts';
import type { PageTime, Reading, ReadPages } from './readers.ts';
import { takeTurns } from './takeTurns.ts';

const { port, pages, count, restMs, from, until }: Reading = workerData;

/** Where their addresses begin among those of strangers. */
const firstAddress = 450_000;

/** What readers take, in turn: nearly all are browsers, some are programs that know one way or none. */
const encodings = ['br', 'br', 'gzip', 'br', 'br', 'identity', 'br', 'br'];

const wrong: string[] = [];
const times: PageTime[] = [];
const complain = (text: string) => {
  if (wrong.length < 50) wrong.push(text);
};
let sent = 0;

async function read(turn: number): Promise<void> {
  const [path, title] = pages[(turn * 7) % pages.length] ?? ['/', ''];
  const encoding = encodings[turn % encodings.length] ?? 'identity';
  const lines = [`Host: localhost:${port}`, `Accept-Encoding: ${encoding}`, 'Connection: close'];
  const head = `GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
  const at = Date.now();
  const start = performance.now();
  sent += 1;
  const answer = await sendRaw({ port, parts: [head], from: addressOf(firstAddress + sent) });
  times.push({ at, ms: performance.now() - start });
  const is = titleSeenIn(answer);
  if (answer.status !== 200 || is !== title) complain(`${path}: ${answer.status} "${is}" instead of "${title}"`);
}

await takeTurns({ count, restMs, from, until, once: read, complain });
parentPort?.postMessage({ times, wrong } satisfies ReadPages);
