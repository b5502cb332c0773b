import { once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { composePortal, type Portal } from './composePortal.ts';
import { type Listening, listen } from './listen.ts';
import { createLog } from './log.ts';
import { readSettings } from './settings/readSettings.ts';
import { testAssets } from './testing/testPortal.ts';

let listening: Listening;
afterEach(() => listening.stop());

/** A portal whose answers come when they are let. */
function slowPortal() {
  let arrived: () => void = () => {};
  let release: () => void = () => {};
  const request = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const portal: Portal & { closed: boolean } = {
    closed: false,
    headers: {},
    fetch: async () => {
      arrived();
      await gate;
      return new Response('done');
    },
    leave: () => {},
    settle: () => {},
    close: async () => {
      portal.closed = true;
    },
  };
  return { portal, request, release };
}

/** Whether nobody takes a connection any more. */
function isRefused(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      done(false);
    });
    socket.once('error', () => done(true));
  });
}

describe('listen', () => {
  it('lets running requests finish before it stops, and takes no new ones', async () => {
    const { portal, request, release } = slowPortal();
    listening = await listen(portal, { port: 0 });
    const url = `http://127.0.0.1:${listening.port}/`;
    const running = fetch(url);
    await request;
    const stopped = listening.stop();
    await expect.poll(() => isRefused(listening.port)).toBe(true);
    expect(portal.closed).toBe(false);
    release();
    expect(await (await running).text()).toBe('done');
    await stopped;
    expect(portal.closed).toBe(true);
  });

  it('goes on for a while when it is to stop, says so, and sends those who ask to other connections', async () => {
    const { portal, release } = slowPortal();
    release();
    let hasLeft = false;
    const leaving = {
      ...portal,
      leave: () => {
        hasLeft = true;
      },
    };
    listening = await listen(leaving, { port: 0, drainSeconds: 0.5 });
    const url = `http://127.0.0.1:${listening.port}/`;
    expect((await fetch(url)).headers.get('connection')).toBe('keep-alive');
    expect(hasLeft).toBe(false);
    const began = performance.now();
    const stopped = listening.stop();
    expect(hasLeft).toBe(true);
    expect(await isRefused(listening.port)).toBe(false);
    expect((await fetch(url)).headers.get('connection')).toBe('close');
    await stopped;
    expect(performance.now() - began).toBeGreaterThan(490);
    expect(await isRefused(listening.port)).toBe(true);
  });

  it('closes connections that only wait', async () => {
    const { portal } = slowPortal();
    listening = await listen(portal, { port: 0 });
    const socket = connect(listening.port, '127.0.0.1');
    await once(socket, 'connect');
    const closed = once(socket.resume(), 'close');
    await listening.stop();
    await closed;
  });

  it.each([
    ['a connection that was new', false],
    ['a connection that had been used', true],
  ])('answers what is on its way when it stops, on %s', async (_, isUsed) => {
    const { portal, release } = slowPortal();
    release();
    listening = await listen(portal, { port: 0 });
    const socket = connect(listening.port, '127.0.0.1').setEncoding('utf8');
    await once(socket, 'connect');
    let heard = '';
    socket.on('data', (text: string) => {
      heard += text;
    });
    const answers = () => heard.match(/done/g)?.length ?? 0;
    const write = () => socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
    if (isUsed) {
      write();
      await expect.poll(answers).toBe(1);
    }
    const closed = once(socket, 'close');
    const before = answers();
    write();
    await Promise.all([listening.stop(), closed]);
    expect(answers()).toBe(before + 1);
  });

  it('answers those who stand in line when it stops', async () => {
    const { portal, release } = slowPortal();
    release();
    listening = await listen(portal, { port: 0 });
    const sockets = Array.from({ length: 8 }, () => connect(listening.port, '127.0.0.1').setEncoding('utf8'));
    const answers = sockets.map(async (socket) => {
      socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
      const [text] = await once(socket, 'data');
      return String(text).slice(0, 15);
    });
    // They have connected as far as the system goes; the server has taken one of them at most.
    await setImmediate();
    await listening.stop();
    expect(await Promise.all(answers)).toEqual(sockets.map(() => 'HTTP/1.1 200 OK'));
  });

  it('refuses a port that is taken', async () => {
    listening = await listen(slowPortal().portal, { port: 0 });
    await expect(listen(slowPortal().portal, { port: listening.port })).rejects.toThrow(/EADDRINUSE/);
  });

  it('says to every answer what the portal says to all', async () => {
    const { portal, release } = slowPortal();
    listening = await listen({ ...portal, headers: { 'strict-transport-security': 'max-age=1' } }, { port: 0 });
    release();
    const { headers } = await fetch(`http://127.0.0.1:${listening.port}/anything`);
    expect(headers.get('strict-transport-security')).toBe('max-age=1');
  });

  it('answers no request that names two hosts', async () => {
    listening = await listen(slowPortal().portal, { port: 0 });
    const socket = connect(listening.port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nhost: elders.example\r\nConnection: close\r\n\r\n');
    const [chunk] = await once(socket, 'data');
    expect(String(chunk)).toMatch(/^HTTP\/1\.1 400 /);
    socket.destroy();
  });

  it.each(['GET / HTTP/1.0', 'OPTIONS / HTTP/1.0'])('answers a request that names no host: %s', async (line) => {
    const { portal, release } = slowPortal();
    release();
    listening = await listen(portal, { port: 0 });
    const socket = connect(listening.port, '127.0.0.1');
    socket.write(`${line}\r\n\r\n`);
    const [chunk] = await once(socket, 'data');
    expect(String(chunk)).toMatch(/^HTTP\/1\.1 200 /);
    socket.destroy();
  });

  it('says what it takes when it is asked as a whole', async () => {
    listening = await listen(slowPortal().portal, { port: 0 });
    const socket = connect(listening.port, '127.0.0.1');
    socket.write('OPTIONS * HTTP/1.1\r\nHost: www\r\nConnection: close\r\n\r\n');
    const [chunk] = await once(socket, 'data');
    expect(String(chunk)).toMatch(/^HTTP\/1\.1 204 .*allow: GET, HEAD, OPTIONS/s);
    socket.destroy();
  });

  it('survives requests no browser would send', async () => {
    const settings = readSettings({ CMS_BASE_URL: 'http://127.0.0.1:1', QUERY_BASE_URL: 'http://127.0.0.1:1' });
    const { renderApp } = await import('#app/entry-server.tsx');
    const portal = await composePortal({ settings, renderApp, assets: testAssets, log: createLog('silent') });
    listening = await listen(portal, { port: 0 });
    for (const line of [
      'GET /..%2f..%2fetc/passwd HTTP/1.1\r\nHost: localhost',
      'GET /a\\b HTTP/1.1\r\nHost: localhost',
      'GET /%00 HTTP/1.1\r\nHost: localhost',
      'GET http://evil.example/ HTTP/1.1\r\nHost: localhost',
      'GET /%E0%A4%A HTTP/1.1\r\nHost: localhost',
      'GET / HTTP/1.1\r\nHost: <script>',
      'GET /zoeken/%FF HTTP/1.1\r\nHost: localhost',
    ]) {
      const socket = connect(listening.port, '127.0.0.1');
      socket.write(`${line}\r\nConnection: close\r\n\r\n`);
      const [chunk] = await once(socket, 'data');
      expect(String(chunk), line).toMatch(/^HTTP\/1\.1 (400|404|500|503) /);
      socket.destroy();
    }
  });
});
