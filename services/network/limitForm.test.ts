import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { limitForm } from './limitForm.ts';
import { type ListeningService, listenOnLoopback } from './listenOnLoopback.ts';

let service: ListeningService;
beforeAll(async () => {
  const app = new Hono();
  app.use(limitForm(100));
  app.all('*', async ({ req }) => new Response(`${req.method} got ${await req.text()}`));
  service = await listenOnLoopback(app, { port: 0 });
});
afterAll(() => service.close());

/** The last line of the answer. */
async function send(head: string, body: string): Promise<string> {
  const socket = connect(Number(new URL(service.origin).port), '127.0.0.1');
  socket.write(`${head} / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${body}`);
  return (await text(socket)).split('\r\n').at(-1) ?? '';
}

it.each(['POST', 'PUT', 'DELETE', 'LOCK'])('takes a few bytes, in chunks or not: %s', async (method) => {
  expect(await send(method, 'Content-Length: 3\r\n\r\na=b')).toContain(`${method} got a=b`);
  expect(await send(method, 'Transfer-Encoding: chunked\r\n\r\n3\r\na=b\r\n0\r\n\r\n')).toContain(`${method} got a=b`);
  expect(await send(method, '\r\n')).toContain(`${method} got `);
});

it('refuses more, announced or not', async () => {
  const much = 'a'.repeat(101);
  expect(await send('POST', `Content-Length: 101\r\n\r\n${much}`)).toContain('more than a form');
  expect(await send('POST', `Transfer-Encoding: chunked\r\n\r\n65\r\n${much}\r\n0\r\n\r\n`)).toContain(
    'more than a form',
  );
});
