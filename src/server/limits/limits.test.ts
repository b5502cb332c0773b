import { setTimeout as wait } from 'node:timers/promises';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { afterEach, describe, expect, it } from 'vitest';
import { cmsPage, startTestPortal, type TestPortal } from '../testing/testPortal.ts';
import { json } from '../testing/testService.ts';
import type { MakeRate } from './rateLimits.ts';

let running: TestPortal;
afterEach(() => running.close());

async function portal(env: Record<string, string> = {}) {
  running = await startTestPortal({
    pages: { '/nl/groenkennisnet/bodem': cmsPage('Bodem') },
    query: ({ url }, response) =>
      json(response, url?.endsWith('/filters') ? { filters: [] } : { hits: 0, records: [], facets: [] }),
    env,
  });
  return (path: string, address = '192.0.2.1', headers: Record<string, string> = {}) =>
    running.portal.fetch(new Request(new URL(path, 'http://localhost:3000'), { headers }), address);
}
const asPerson = { accept: 'text/html,application/xhtml+xml' };

describe('a network that asks for too much', () => {
  const suggest = '/api/suggest?q=&language=nl';
  const most = 3000;
  const askOften = async (ask: Awaited<ReturnType<typeof portal>>, address: string) => {
    for (let count = 0; count < most; count++) await ask(suggest, address);
  };

  it('is told with every answer what is left, and how long it lasts', async () => {
    const ask = await portal();
    const { headers } = await ask('/zoeken/bodem');
    expect(headers.get('ratelimit-policy')).toBe('"search";q=1200;w=60');
    expect(headers.get('ratelimit')).toBe('"search";r=1199;t=60');
    expect(headers.has('retry-after')).toBe(false);
    expect((await ask('/api/search?term=a&language=nl')).headers.get('ratelimit')).toMatch(/^"search";r=1198;t=\d+$/);
    expect((await ask('/api/citation?id=1&format=ris')).headers.get('ratelimit')).toMatch(/^"search";r=1197;t=\d+$/);
  });

  it('gets 429 and the seconds to wait, alone of all, for that work alone', async () => {
    const ask = await portal();
    await askOften(ask, '2001:db8:1:2::7');
    const refused = await ask(suggest, '2001:db8:1:2:ffff::1');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect((await ask(suggest, '2001:db8:1:3::7')).status).toBe(200);
    expect((await ask('/zoeken/bodem', '2001:db8:1:2::7')).status).toBe(200);
  });

  it('is never refused a page', async () => {
    const ask = await portal();
    for (let count = 0; count < 1300; count++) await ask('/api/search?term=a&language=nl');
    expect((await ask('/zoeken/bodem', '192.0.2.1', asPerson)).status).toBe(429);
    expect((await ask('/bodem')).status).toBe(200);
  });

  it('reads as a person when it will go on, in the language of the site', async () => {
    const ask = await portal();
    for (let count = 0; count < 1200; count++) await ask('/api/search?term=a&language=nl');
    const page = await ask('/zoeken/bodem', '192.0.2.1', asPerson);
    expect(page.headers.get('content-type')).toContain('text/html');
    const html = await page.text();
    expect(html).toContain('<html lang="nl">');
    expect(html).toContain(`Probeer het over ${page.headers.get('retry-after')} seconden opnieuw.`);
    // A page that loads anew by itself starts over under whoever is reading it (WCAG 2.2, 2.2.1).
    expect(html).not.toContain('http-equiv="refresh"');
  });

  it('is not counted where the limits are off', async () => {
    const ask = await portal({ RATE_LIMITS: 'off' });
    const { headers, status } = await ask('/zoeken/bodem');
    expect([status, headers.get('ratelimit')]).toEqual([200, null]);
  });
});

describe('a network that sends much at a time', () => {
  /** A post of which some has come, and the rest comes when it is told to. */
  function slowPost(path: string, address: string, headers: Record<string, string> = {}) {
    let sender: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        sender = controller;
      },
    });
    sender?.enqueue(new Uint8Array(1000));
    const form = { 'sec-fetch-site': 'same-origin', 'content-type': 'multipart/form-data; boundary=x', ...headers };
    const init = { method: 'POST', headers: form, body, duplex: 'half' as const };
    const answer = running.portal.fetch(new Request(`http://localhost:3000${path}`, init), address);
    return {
      answer: Promise.resolve(answer),
      end: () => sender?.close(),
      leave: () => sender?.error(new Error('left')),
    };
  }
  const largest = { 'content-length': String(16 * 1024 * 1024) };

  it.each([
    ['that say how long they are', '/api/form', largest],
    ['that do not', '/api/newsletter', { 'transfer-encoding': 'chunked' }],
    ['of pages for previews', '/preview/page', { 'content-length': String(17 * 1024 * 1024) }],
  ])('is told to wait with a fifth of the largest posts %s, alone of all', async (_, path, headers) => {
    const ask = await portal();
    const four = Array.from({ length: 4 }, () => slowPost(path, '2001:db8:1:2::7', headers));
    const fifth = await slowPost(path, '2001:db8:1:2::8', { ...headers, ...asPerson }).answer;
    expect([fifth.status, fifth.headers.get('retry-after')]).toEqual([429, '30']);
    expect(await fifth.text()).toContain('Probeer het over 30 seconden opnieuw.');
    const other = slowPost(path, '2001:db8:1:3::7', headers);
    other.end();
    expect((await other.answer).status).not.toBe(429);
    expect((await ask('/bodem', '2001:db8:1:2::7')).status).toBe(200);
    four[0]?.end();
    four[1]?.leave();
    await Promise.all([four[0]?.answer, four[1]?.answer]);
    const after = slowPost(path, '2001:db8:1:2::7', headers);
    for (const post of [...four.slice(2), after]) post.end();
    expect((await after.answer).status).not.toBe(429);
  });

  it('reads that its form was not sent, in the language of its page, and comes back to that', async () => {
    await portal();
    const four = Array.from({ length: 4 }, () => slowPost('/api/form', '192.0.2.1', largest));
    const referer = 'http://localhost:3000/contact?language=en';
    const fifth = await slowPost('/api/form', '192.0.2.1', { ...largest, ...asPerson, referer }).answer;
    const html = await fifth.text();
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('<h1>Your form has not been sent</h1>');
    expect(html).toContain('in 30 seconds. What you filled in is usually still there');
    expect(html).toContain('<a href="/contact?language=en">Back to the page</a>');
    const stranger = await slowPost('/api/form', '192.0.2.1', { ...largest, ...asPerson }).answer;
    expect(await stranger.text()).toContain('<a href="/">Naar de startpagina</a>');
    for (const { end } of four) end();
    await Promise.all(four.map(({ answer }) => answer));
  });

  it('sends hundreds of ordinary posts at a time, calls without a body, and what it likes where the limits are off', async () => {
    await portal();
    const many = Array.from({ length: 300 }, () => slowPost('/api/form', '192.0.2.1', { 'content-length': '20000' }));
    for (const { end } of many) end();
    const statuses = await Promise.all(many.map(async ({ answer }) => (await answer).status));
    expect(new Set(statuses)).toEqual(new Set([400]));
    const empty = Array.from({ length: 8 }, () => slowPost('/api/form', '192.0.2.1'));
    for (const { end } of empty) end();
    expect((await Promise.all(empty.map(({ answer }) => answer))).map(({ status }) => status)).not.toContain(429);
    await running.close();
    await portal({ RATE_LIMITS: 'off' });
    const large = Array.from({ length: 8 }, () => slowPost('/api/form', '192.0.2.1', largest));
    for (const { end } of large) end();
    expect((await Promise.all(large.map(({ answer }) => answer))).map(({ status }) => status)).not.toContain(429);
  });
});

describe('portals side by side', () => {
  it('count together what one network asks of them, where they are given a place for it', async () => {
    const rates = new Map<string, RateLimiterMemory>();
    const makeRate: MakeRate = (rate) => {
      const made = rates.get(rate.keyPrefix) ?? new RateLimiterMemory(rate);
      rates.set(rate.keyPrefix, made);
      return made;
    };
    running = await startTestPortal({ makeRate });
    const other = await startTestPortal({ makeRate });
    const leftAt = async ({ get }: TestPortal) => (await get('/api/suggest?q=&language=nl')).headers.get('ratelimit');
    expect(await leftAt(running)).toMatch(/r=2999/);
    expect(await leftAt(other)).toMatch(/r=2998/);
    await other.close();
  });
});

describe('a portal that is behind', () => {
  it('turns new work away, gives out pages it has, and goes on when it has caught up', async () => {
    const ask = await portal({ MAXIMUM_LAG_MS: '40' });
    await ask('/bodem');
    // Every turn of the event loop takes long.
    const busy = setInterval(() => {
      const end = performance.now() + 120;
      while (performance.now() < end);
    }, 1);
    await wait(1500);
    const search = await ask('/zoeken/bodem', '192.0.2.1', asPerson);
    const kept = await ask('/bodem');
    clearInterval(busy);
    expect([search.status, search.headers.get('retry-after')]).toEqual([503, '3']);
    expect(await search.text()).toContain('Het is nu erg druk');
    expect(kept.status).toBe(200);
    await expect.poll(async () => (await ask('/zoeken/bodem')).status, { timeout: 20_000, interval: 300 }).toBe(200);
  });
});
