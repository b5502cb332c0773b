import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { dropSlowReaders } from './dropSlowReaders.ts';

const megabyte = Buffer.alloc(1024 * 1024, 'x');
/** More than the buffers of the system hold on the way. */
const parts = 16;

let server: Server;
afterEach(() => new Promise((done) => server.close(done).closeAllConnections()));

async function start(stillMs: number, wholeMs: number): Promise<number> {
  server = createServer(async (request, response) => {
    if (request.url === '/late') {
      await setTimeout(2500);
      response.end('late');
      return;
    }
    for (let part = 0; part < parts && !response.destroyed; part += 1) response.write(megabyte);
    response.end();
  });
  dropSlowReaders(server, { stillMs, wholeMs });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

function ask(port: number, path = '/'): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  return socket;
}

const connections = () =>
  new Promise<number>((done) => {
    server.getConnections((_, count) => done(count));
  });

describe('readers that do not read', () => {
  it('are hung up on, however many they are', async () => {
    const port = await start(1000, 60_000);
    const readers = Array.from({ length: 20 }, () => ask(port).pause());
    await expect.poll(connections).toBe(20);
    await expect.poll(connections).toBe(0);
    for (const reader of readers) reader.destroy();
  });

  it('are hung up on when they take a little again and again', async () => {
    const port = await start(60_000, 800);
    const reader = ask(port).pause();
    const trickle = setInterval(() => reader.read(1000), 50);
    await expect.poll(connections).toBe(1);
    await expect.poll(connections).toBe(0);
    clearInterval(trickle);
    reader.destroy();
  });

  it('are not those who take what they can, nor those who wait for an answer', async () => {
    const port = await start(2000, 60_000);
    const late = ask(port, '/late');
    const said = once(late, 'data');
    const steady = ask(port);
    const taken = once(steady, 'close');
    let size = 0;
    steady.on('data', async (bytes) => {
      size += bytes.length;
      steady.pause();
      await setTimeout(5);
      steady.resume();
    });
    expect(String(await said)).toContain('late');
    await taken;
    expect(size).toBeGreaterThan(parts * megabyte.length);
  });
});
