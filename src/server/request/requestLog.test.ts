import { Writable } from 'node:stream';
import pino from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { cmsPage, startTestPortal, type TestPortal } from '../testing/testPortal.ts';

let running: TestPortal;
let lines: Record<string, unknown>[];

async function loggedPortal() {
  lines = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  running = await startTestPortal({
    pages: { '/nl/groenkennisnet/bodem': cmsPage('Bodem') },
    log: pino({ level: 'info', base: null }, stream),
  });
  return running.get;
}
const requests = () => lines.filter(({ event }) => event === 'request');

afterEach(() => running.close());

describe('the log', () => {
  it('has one line for each request: site, path, status, time and where the answer came from', async () => {
    const get = await loggedPortal();
    await get('/bodem');
    await get('/bodem');
    await get('http://coegroen.localhost/weg');
    expect(requests()).toMatchObject([
      { site: 'groenkennisnet', path: '/bodem', status: 200, ms: expect.any(Number), cache: 'loaded' },
      { host: 'localhost:3000', path: '/bodem', status: 200, cache: 'document' },
      { site: 'coegroen', path: '/weg', status: 404, cache: 'loaded' },
    ]);
  });

  it('does not say what people look for, nor who they are', async () => {
    const get = await loggedPortal();
    await get('/zoeken/scheiding+boer?trefwoord=schuld', {
      'user-agent': 'Mozilla',
      'x-forwarded-for': '192.0.2.7',
      cookie: 'a=geheim',
    });
    await get('/api/search?term=scheiding&language=nl');
    await get('/ai-zoeken/mijn+scheiding');
    await get('/portlet/kringlooplandbouw/scheiding');
    const text = JSON.stringify(lines);
    expect(requests().map(({ path }) => path)).toEqual([
      '/zoeken/…',
      '/api/search',
      '/ai-zoeken/…',
      '/portlet/kringlooplandbouw/…',
    ]);
    for (const secret of ['scheiding', 'schuld', 'Mozilla', '192.0.2.7', 'geheim']) expect(text).not.toContain(secret);
  });
});
