import { afterEach, describe, expect, it, vi } from 'vitest';
import { cmsPage, startTestPortal, type TestPortal } from '../testing/testPortal.ts';

const path = '/nl/groenkennisnet/bodem';
const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };

let running: TestPortal;
afterEach(async () => {
  vi.useRealTimers();
  await running.close();
});

async function start() {
  running = await startTestPortal({ pages: { [path]: cmsPage('Bodem') } });
}

const share = (body: unknown, more: Record<string, string> = {}) =>
  running.post('/api/preview/share', JSON.stringify(body), { ...headers, ...more });

async function token(url = path): Promise<string> {
  const answer = await share({ url });
  expect(answer.status).toBe(200);
  return (await answer.json()).token;
}

/** Pages that the CMS was asked for; menus are none. */
const pagesAsked = () => running.cms.calls.filter((call) => !call.includes('/paginasectie?'));

describe('a preview that is shared by a link', () => {
  it('shows what the CMS has, in the site that the link names, to be kept and listed by nobody', async () => {
    await start();
    const response = await running.get(`/preview/page?share=${await token()}&site=coegroen`);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('data-site="coegroen"');
    expect(html).toContain('Bodem');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(pagesAsked()).toContain(path);
  });

  it('is refused with the reason once it has expired, without asking the CMS', async () => {
    await start();
    const link = await token();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7 * 24 * 3600_000 + 1000 });
    for (const part of ['/preview', '/preview/page']) {
      const response = await running.get(`${part}?share=${link}`);
      expect(response.status).toBe(410);
      expect(await response.text()).toContain('is verlopen: hij was zeven dagen geldig');
    }
    expect(pagesAsked()).toEqual([]);
  });

  it('is refused when something in it was changed, or when it comes with another address', async () => {
    await start();
    const link = await token();
    const [until, , signature] = link.split('.');
    const other = Buffer.from('/nl/groenkennisnet/geheim').toString('base64url');
    for (const damaged of [`${until}.${other}.${signature}`, link.slice(1), `${link}A`, '', 'x']) {
      const response = await running.get(`/preview?share=${encodeURIComponent(damaged)}`);
      expect(response.status, damaged).toBe(403);
      expect(await response.text()).toContain('De link naar dit voorbeeld klopt niet');
    }
    for (const query of [`share=${link}&url=${path}`, `share=${link}&share=${link}`]) {
      expect((await running.get(`/preview?${query}`)).status).toBe(400);
    }
    expect(pagesAsked()).toEqual([]);
  });

  it('is made for addresses of the CMS alone', async () => {
    await start();
    for (const url of [
      'https://evil.example/nl/x',
      '//evil.example/nl/x',
      '/nl/../admin',
      'javascript:alert(1)',
      '',
      '/',
    ]) {
      expect((await share({ url })).status, url).toBe(422);
    }
    expect(running.cms.calls).toEqual([]);
  });

  it('carries no content: what is more than an address is refused', async () => {
    await start();
    for (const body of [{ url: path, page: cmsPage('Geheim') }, cmsPage('Geheim'), [path], path, { url: [path] }]) {
      expect((await share(body)).status).toBe(422);
    }
    expect((await share({ url: `${path}?x=${'y'.repeat(9000)}` })).status).toBe(422);
    const link = Buffer.from((await token()).split('.')[1] ?? '', 'base64url').toString();
    expect(link).toBe(path);
  });

  it('is made by pages of this site alone', async () => {
    await start();
    for (const site of ['cross-site', 'same-site']) {
      expect((await share({ url: path }, { 'sec-fetch-site': site })).status).toBe(403);
    }
  });
});
