import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect as connectHttp2, type IncomingHttpHeaders } from 'node:http2';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { connect as connectTls } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePorts } from '#tests/e2e/helpers/network.ts';
import { deploy, isInstalled, runToEnd, type Started, skipNote, startOn } from './programs.ts';
import { type StandIn, startStandIn } from './standIn.ts';

/* `deploy/nginx/portal.conf` as it stands, but for ports, certificates and folders of this test's own. */

interface Asked {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

describe.runIf(isInstalled('nginx'))(`nginx in front of two portals${skipNote('nginx')}`, () => {
  const name = 'kennis.example.nl';
  let folder: string;
  let nginx: Started;
  let portals: StandIn[] = [];
  let port = 0;
  let config: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'nginx-'));
    const [plain = 0, tls = 0, first = 0, second = 0] = await freePorts(4);
    port = tls;
    for (const part of ['cache', 'temp']) mkdirSync(join(folder, part));
    const made = spawnSync('openssl', [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'],
      ...['-subj', `/CN=${name}`, '-keyout', join(folder, 'portal.key'), '-out', join(folder, 'portal.crt')],
    ]);
    expect(made.status).toBe(0);
    const site = readFileSync(join(deploy, 'nginx/portal.conf'), 'utf8')
      .replaceAll(/listen \[::\]:.*;/g, '')
      .replaceAll('listen 443', `listen 127.0.0.1:${tls}`)
      .replaceAll('listen 80', `listen 127.0.0.1:${plain}`)
      .replaceAll('/etc/nginx/tls', folder)
      .replaceAll('/var/cache/nginx/portal-assets', join(folder, 'cache'))
      .replace('127.0.0.1:3000', `127.0.0.1:${first}`)
      .replace('127.0.0.1:3010', `127.0.0.1:${second}`);
    const temps = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (each) => `${each}_temp_path ${folder}/temp/${each};`,
    );
    config = join(folder, 'nginx.conf');
    writeFileSync(
      config,
      `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; ${process.getuid?.() === 0 ? 'user root;' : ''}
       events {} http { access_log off; ${temps.join(' ')} ${site} }`,
    );
    portals = await Promise.all(
      [first, second].map((each) =>
        startStandIn(each, ({ url = '' }, response) => {
          if (url.startsWith('/assets/old') && each === first) return response.writeHead(404).end();
          if (url.startsWith('/assets/')) {
            return response.writeHead(200, { 'cache-control': 'public, max-age=31536000, immutable' }).end('code');
          }
          if (url === '/api/answer/written') {
            response.writeHead(200, { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' });
            return response.write('event: sentence\ndata: {}\n\n');
          }
          response.end('page');
        }),
      ),
    );
    nginx = await startOn(tls, 'nginx', ['-c', config, '-p', folder]);
  });

  afterAll(async () => {
    await nginx?.stop();
    await Promise.all(portals.map((portal) => portal.stop()));
    rmSync(folder, { recursive: true, force: true });
  });

  const ask = async ({ path, method = 'GET', headers = {}, body }: Asked) => {
    const host = `${name}:${port}`;
    const call = request({
      ...{ host: '127.0.0.1', port, path, method, servername: name, rejectUnauthorized: false },
      headers: { host, ...headers },
    });
    call.end(body);
    const [response] = await once(call, 'response');
    return { status: response.statusCode, headers: response.headers, text: await text(response) };
  };
  const all = () => portals.flatMap(({ seen }) => seen);

  it('is content with what it is told', () => {
    expect(runToEnd('nginx', ['-t', '-c', config, '-p', folder])).toEqual({
      code: 0,
      said: expect.stringContaining('test is successful'),
    });
  });

  it('tells the portals which name and network a request has, whatever the visitor says of it', async () => {
    const headers = {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-for': '203.0.113.9',
      forwarded: 'for=203.0.113.9',
    };
    expect((await ask({ path: '/told', headers })).text).toBe('page');
    const told = all().find(({ path }) => path === '/told');
    expect(told?.headers).toMatchObject({
      host: `${name}:${port}`,
      'x-forwarded-host': `${name}:${port}`,
      'x-forwarded-for': '127.0.0.1',
    });
    expect(told?.headers.forwarded).toBeUndefined();
  });

  it('speaks HTTP/2, over TLS 1.2 and later alone', async () => {
    const session = connectHttp2(`https://127.0.0.1:${port}`, { servername: name, rejectUnauthorized: false });
    const stream = session.request({ ':path': '/', ':authority': `${name}:${port}` });
    const [headers]: [IncomingHttpHeaders] = (await once(stream, 'response')) as [IncomingHttpHeaders];
    expect(headers[':status']).toBe(200);
    session.destroy();
    const protocols = { 'TLSv1.1': 'refused', 'TLSv1.2': 'TLSv1.2', 'TLSv1.3': 'TLSv1.3' } as const;
    for (const version of ['TLSv1.1', 'TLSv1.2', 'TLSv1.3'] as const) {
      // Node's own list has no cipher for what is too old.
      const old = version === 'TLSv1.1' ? { ciphers: 'DEFAULT@SECLEVEL=0' } : {};
      const options = { minVersion: version, maxVersion: version, ...old };
      const socket = connectTls({ host: '127.0.0.1', port, servername: name, rejectUnauthorized: false, ...options });
      const spoken = await once(socket, 'secureConnect').then(
        () => socket.getProtocol(),
        () => 'refused',
      );
      socket.destroy();
      expect(spoken).toBe(protocols[version]);
    }
  });

  it('gives no answer under a name that is nobody’s', async () => {
    await expect(ask({ path: '/', headers: { host: 'evil.example' } })).rejects.toThrow(/hang up|reset/);
  });

  it('passes events on as they come', async () => {
    const call = request({
      ...{ host: '127.0.0.1', port, path: '/api/answer/written', servername: name, rejectUnauthorized: false },
      headers: { host: `${name}:${port}` },
    });
    call.end();
    const [response] = await once(call, 'response');
    // The portal has not ended its answer, and never does.
    const [first] = await once(response, 'data');
    expect(String(first)).toContain('event: sentence');
    call.destroy();
  });

  it('hands on forms of 16 MB, and asks nobody about larger ones', async () => {
    const send = (megabytes: number) =>
      ask({ path: '/form', method: 'POST', body: Buffer.alloc(megabytes * 1024 * 1024) });
    expect((await send(16)).status).toBe(200);
    const before = all().length;
    expect((await send(18)).status).toBe(413);
    expect(all()).toHaveLength(before);
  });

  it('keeps what is built, and finds it with whichever portal has it', async () => {
    const before = all().length;
    for (let count = 0; count < 5; count++) expect((await ask({ path: '/assets/new.js' })).text).toBe('code');
    expect(all()).toHaveLength(before + 1);
    for (let count = 0; count < 4; count++) expect((await ask({ path: `/assets/old${count}.js` })).status).toBe(200);
  });

  it('goes on with one portal while the other is restarted, and with both afterwards', async () => {
    const [first] = portals;
    await first?.stop();
    for (let count = 0; count < 10; count++) expect((await ask({ path: '/one' })).status).toBe(200);
    await first?.start();
    await expect
      .poll(
        async () => {
          await ask({ path: '/two' });
          return first?.seen.some(({ path }) => path === '/two');
        },
        { timeout: 10_000 },
      )
      .toBe(true);
  });
});
