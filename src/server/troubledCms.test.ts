import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { cmsOf, cmsPage, startTestPortal, type TestPortal } from './testing/testPortal.ts';
import { type Answer, json } from './testing/testService.ts';

const megabyte = 1024 * 1024;
const others = cmsOf({ '/nl/groenkennisnet/bodem': cmsPage('Bodem') });

let running: TestPortal | undefined;

/** A portal whose CMS has an ordinary page, and trouble at `/moeilijk`; it waits for half a second. */
async function portalWhere(trouble: (response: ServerResponse) => void, timeoutMs = 500): Promise<TestPortal> {
  const cms: Answer = (request, response) =>
    request.url?.startsWith('/nl/groenkennisnet/moeilijk') ? trouble(response) : others(request, response);
  running = await startTestPortal({ cms, env: { CMS_TIMEOUT_MS: String(timeoutMs) } });
  return running;
}

afterEach(() => running?.close());

describe('an answer of the CMS over 5 MB', () => {
  it('is 502, and while it comes in other pages are answered', async () => {
    let finish = () => {};
    const started = new Promise<void>((resolve) => {
      finish = resolve;
    });
    let under: ServerResponse | undefined;
    const { get } = await portalWhere((response) => {
      response.setHeader('content-type', 'application/json');
      response.write(`{"title":"${'x'.repeat(4 * megabyte)}`);
      under = response;
      finish();
    }, 20_000);
    const large = get('/moeilijk');
    await started;
    expect((await get('/bodem')).status).toBe(200);
    under?.end(`${'x'.repeat(2 * megabyte)}"}`);
    const refused = await large;
    expect(refused.status).toBe(502);
    expect(await refused.text()).toContain('<h1');
    expect((await get('/bodem')).status).toBe(200);
  });

  it('is not read to its end: what never ends is put down at the limit, long before time is up', async () => {
    let isPutDown: Promise<void> | undefined;
    const { get } = await portalWhere((response) => {
      isPutDown = new Promise((resolve) => response.on('close', resolve));
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(megabyte / 8)));
      };
      response.on('drain', more);
      more();
    }, 60_000);
    expect((await get('/moeilijk')).status).toBe(502);
    await isPutDown;
  });

  it('just under the limit is a page', async () => {
    const { get } = await portalWhere((response) => {
      json(response, { ...cmsPage('Groot'), url: '/nl/groenkennisnet/moeilijk', remark: 'x'.repeat(4.9 * megabyte) });
    }, 20_000);
    expect((await get('/moeilijk')).status).toBe(200);
  });
});

describe('an answer of the CMS that takes too long', () => {
  it('is 504 when it never begins', async () => {
    const { get } = await portalWhere(() => {});
    expect((await get('/moeilijk')).status).toBe(504);
    expect((await get('/bodem')).status).toBe(200);
  });

  it('is 504 when it keeps coming, a letter at a time, without an end', async () => {
    let isPutDown: Promise<void> | undefined;
    const { get } = await portalWhere((response) => {
      response.write('{"title":"');
      const drip = setInterval(() => response.write('x'), 20);
      isPutDown = new Promise((resolve) =>
        response.on('close', () => {
          clearInterval(drip);
          resolve();
        }),
      );
    });
    const endless = get('/moeilijk');
    expect((await get('/bodem')).status).toBe(200);
    expect((await endless).status).toBe(504);
    await isPutDown;
  });
});
