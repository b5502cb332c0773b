import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, freePorts } from '#tests/e2e/helpers/network.ts';
import { deploy, isInstalled, runToEnd, type Started, skipNote, startOn } from './programs.ts';
import { type StandIn, startStandIn } from './standIn.ts';

/* `deploy/varnish/portal.vcl` as it stands, but for ports and the token's place, before a real Varnish. */

describe.runIf(isInstalled('varnishd'))(`Varnish before two portals${skipNote('varnishd')}`, () => {
  const host = 'kennis.example.nl';
  let folder: string;
  let vcl: string;
  let varnish: Started;
  let portals: StandIn[] = [];
  let port = 0;
  let edition = 1;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'varnish-'));
    const [own = 0, first = 0, second = 0] = await freePorts(3);
    port = own;
    vcl = join(folder, 'portal.vcl');
    const token = join(folder, 'purge.token');
    writeFileSync(token, 'a secret of some length\n');
    writeFileSync(
      vcl,
      readFileSync(join(deploy, 'varnish/portal.vcl'), 'utf8')
        .replaceAll('"3000"', `"${first}"`)
        .replaceAll('"3010"', `"${second}"`)
        .replaceAll('/etc/varnish/purge.token', token),
    );
    const caching: Record<string, string> = {
      '/page': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
      '/brief': 'public, max-age=0, s-maxage=1, stale-while-revalidate=600',
      '/briefest': 'public, max-age=0, s-maxage=1, stale-while-revalidate=1',
      '/counted': 'public, max-age=0, s-maxage=60',
      '/private': 'private, max-age=60',
      '/assets/a.js': 'public, max-age=31536000, immutable',
    };
    portals = await Promise.all(
      [first, second].map((each) =>
        startStandIn(each, ({ url = '' }, response) => {
          const key = url.split('?')[0] ?? '';
          if (caching[key]) response.setHeader('cache-control', caching[key]);
          if (key === '/cookie')
            response.setHeader('cache-control', 'public, s-maxage=60').setHeader('set-cookie', 'a=b');
          response.setHeader('ratelimit', '"search";r=3;t=20').setHeader('ratelimit-policy', '"search";q=9;w=60');
          response.setHeader('surrogate-key', `site-a page${key.replaceAll('/', '-')}`);
          response.end(`edition ${edition}`);
        }),
      ),
    );
    const place = ['-F', '-n', join(folder, 'work'), '-f', vcl, '-a', `127.0.0.1:${port}`, '-s', 'malloc,16m'];
    varnish = await startOn(port, 'varnishd', [...place, '-j', 'none', '-T', 'none']);
  });

  afterAll(async () => {
    await varnish?.stop();
    await Promise.all(portals.map((portal) => portal.stop()));
    rmSync(folder, { recursive: true, force: true });
  });

  const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    ask({ port, host, path, headers: { 'x-forwarded-host': host, 'x-forwarded-for': '198.51.100.7', ...headers } });
  const asked = (path: string) => portals.flatMap(({ seen }) => seen).filter((each) => each.path === path);
  const purge = async (keys: string, { token = 'a secret of some length', method = 'POST', headers = {} } = {}) => {
    const answer = await fetch(`http://127.0.0.1:${port}/.purge`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'surrogate-key': keys, ...headers },
    });
    return answer.status;
  };

  it('takes the configuration', () => {
    const { code, said } = runToEnd('varnishd', ['-C', '-j', 'none', '-f', vcl, '-n', join(folder, 'trial')]);
    expect({ code, said: code === 0 ? '' : said }).toEqual({ code: 0, said: '' });
  });

  it('keeps a page, and asks for it again when one of its keys is purged', async () => {
    for (let count = 0; count < 3; count++) expect((await get('/page')).text).toBe('edition 1');
    expect(asked('/page')).toHaveLength(1);
    edition = 2;
    expect(await purge('page-other')).toBe(200);
    expect((await get('/page')).text).toBe('edition 1');
    expect(await purge('page-other page-page')).toBe(200);
    expect((await get('/page')).text).toBe('edition 2');
    edition = 3;
    expect(await purge('site-a')).toBe(200);
    expect((await get('/page')).text).toBe('edition 3');
    expect((await get('/page')).headers['surrogate-key']).toBeUndefined();
  });

  it('tells what is left to a network to that network alone', async () => {
    const asker = await get('/counted');
    expect(asker.headers.ratelimit).toBe('"search";r=3;t=20');
    const other = await get('/counted');
    expect(asked('/counted')).toHaveLength(1);
    expect(other.headers.ratelimit).toBeUndefined();
    expect(other.headers['ratelimit-policy']).toBe('"search";q=9;w=60');
  });

  it('lets nobody purge but portals that show the token', async () => {
    const before = asked('/page').length;
    expect(await purge('site-a', { token: 'another' })).toBe(401);
    expect(await purge('site-a', { headers: { 'x-forwarded-host': host } })).toBe(404);
    expect(await purge('site-a', { method: 'PUT' })).toBe(405);
    await get('/page');
    expect(asked('/page')).toHaveLength(before);
    expect(asked('/.purge')).toEqual([]);
  });

  it('keeps nothing of those who show a cookie or a token, and nothing that is private', async () => {
    const ways: [string, Readonly<Record<string, string>>][] = [
      ['/page?cookie', { cookie: 'session=1' }],
      ['/page?token', { authorization: 'Bearer x' }],
      ['/private', {}],
      ['/cookie', {}],
      ['/unsaid', {}],
    ];
    for (const [path, headers] of ways) {
      await get(path, headers);
      await get(path, headers);
      expect([path, asked(path).length]).toEqual([path, 2]);
    }
    expect(asked('/page?cookie')[0]?.headers.cookie).toBe('session=1');
    await get('/assets/a.js', { cookie: 'session=1' });
    await get('/assets/a.js', { cookie: 'session=2' });
    expect(asked('/assets/a.js')).toHaveLength(1);
  });

  it('leaves the visitor’s network the last that the portals are told', async () => {
    await get('/unsaid?network', { 'x-forwarded-for': '198.51.100.7' });
    expect(asked('/unsaid?network')[0]?.headers).toMatchObject({ 'x-forwarded-for': '198.51.100.7', host });
  });

  it('shows what is a little older while it fetches it anew, and nothing older than that', async () => {
    edition = 10;
    expect((await get('/brief')).text).toBe('edition 10');
    expect((await get('/briefest')).text).toBe('edition 10');
    await setTimeout(2500);
    edition = 11;
    expect((await get('/brief')).text).toBe('edition 10');
    await expect.poll(async () => (await get('/brief')).text, { timeout: 3000 }).toBe('edition 11');
    expect((await get('/briefest')).text).toBe('edition 11');
  });

  it('goes on with one portal, and with what it keeps while there is none', async () => {
    const [first, second] = portals;
    edition = 20;
    await first?.stop();
    await setTimeout(3500);
    for (let count = 0; count < 6; count++) expect((await get(`/unsaid?${count}`)).status).toBe(200);
    expect((await get('/briefest')).status).toBe(200);
    await second?.stop();
    await setTimeout(3500);
    expect((await get('/briefest')).text).toBe('edition 20');
    expect((await get('/page')).status).toBe(200);
    expect((await get('/never-seen')).status).toBe(503);
    // A purge loses nothing that cannot be had again now.
    expect(await purge('site-a')).toBe(200);
    expect((await get('/page')).status).toBe(200);
    await Promise.all([first?.start(), second?.start()]);
    edition = 21;
    await expect.poll(async () => (await get('/page')).text).toBe('edition 21');
  });
});
