import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { answerInTurn } from './answerInTurn.ts';

let server: Server;
let asked: string[];
afterEach(() => new Promise((done) => server.close(done).closeAllConnections()));

async function start(answer: RequestListener): Promise<number> {
  asked = [];
  const inTurn = answerInTurn(answer);
  server = createServer((request, response) => inTurn(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Asks for all of these at once, on one connection. */
function ask(port: number, paths: readonly string[]): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`).join(''));
  return socket;
}

/** Reads until so many answers are there, or the other side closes. */
async function read(socket: Socket, count: number): Promise<string[]> {
  let text = '';
  for await (const chunk of socket.setEncoding('utf8')) {
    text += chunk;
    if (answersIn(text).length === count) break;
  }
  return answersIn(text);
}
const answersIn = (text: string) => [...text.matchAll(/<(\/\w*)>/g)].map(([, path = '']) => path);

const numbered = (count: number) => Array.from({ length: count }, (_, at) => `/${at}`);

describe('requests that are sent ahead of their answers', () => {
  it('are answered one at a time, in their order', async () => {
    let running = 0;
    let most = 0;
    const port = await start(async ({ url }, response) => {
      most = Math.max(most, ++running);
      await setImmediate();
      response.end(`<${url}>`);
      running -= 1;
    });
    expect(await read(ask(port, numbered(40)), 40)).toEqual(numbered(40));
    expect(most).toBe(1);
  });

  it('keep nobody else waiting', async () => {
    const port = await start(({ url = '' }, response) => {
      asked.push(url);
      const end = performance.now() + 5;
      while (performance.now() < end);
      response.end(`<${url}>`);
    });
    const ahead = ask(port, numbered(40));
    const [all] = await Promise.all([read(ahead, 40), read(ask(port, ['/other']), 1)]);
    expect(all).toHaveLength(40);
    expect(asked.indexOf('/other')).toBeLessThan(20);
  });

  it('are not held for a reader who takes none of the answers', async () => {
    const large = 'x'.repeat(4_000_000);
    const port = await start(({ url = '' }, response) => {
      asked.push(url);
      response.end(large);
    });
    const reader = ask(port, numbered(40)).pause();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    // Others are served meanwhile, as often as it takes to see that nothing more is made for it.
    for (let turn = 0; turn < 20; turn++) await setImmediate();
    expect(asked.filter((path) => path !== '/other').length).toBeLessThan(10);
    reader.destroy();
  });

  it('are too many where nobody sends so many', async () => {
    const port = await start(async ({ url = '' }, response) => {
      asked.push(url);
      await setImmediate();
      response.end(`<${url}>`);
    });
    expect((await read(ask(port, numbered(1000)), 1000)).length).toBeLessThan(1000);
    expect(asked.length).toBeLessThan(100);
    expect(await read(ask(port, ['/again']), 1)).toEqual(['/again']);
  });
});
