import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '#server/log.ts';
import { createTestPreference } from '#server/people/testing/testPreference.ts';
import { cmsPage, section, startTestPortal, type TestPortal } from '#server/testing/testPortal.ts';
import { type Answer, json, startTestService, type TestService } from '#server/testing/testService.ts';
import { findPostgres, skipNote } from '#services/database/testing/findPostgres.ts';
import { type PostgresServer, startPostgres } from '#services/database/testing/startPostgres.ts';
import type { Stop } from './embeddedServices.ts';
import { joinSideBySide } from './sideBySide.ts';

/* Two portals in this process that share a PostgreSQL server; `npm run test:full` runs them as processes behind nginx. */

const programs = findPostgres();
const secret = 'a-secret-of-twenty-characters';
const itemPath = '/nieuws/veenweide';

let title = 'Veenweide';
const cms: Answer = ({ url = '' }, response) => {
  const page = () =>
    cmsPage(title, {
      ...{ type: 'media', subtype: 'news', identifier: 'media_12', url: '/nl/groenkennisnet/nieuws/veenweide' },
      metadata: { gkn_pagemetadata: { contenttype: 'wmammodularcontent_gkn_news' } },
      contents: [
        {
          area: 'main',
          title: '',
          elements: [{ type: 'text', html: '<img src="https://api.groenkennisnet.nl/veen.jpg" alt="">' }],
        },
      ],
    });
  if (url.includes('/paginasectie?')) return json(response, section());
  return url === '/nl/groenkennisnet/nieuws/veenweide' ? json(response, page()) : json(response, {}, 404);
};

describe.runIf(programs.kind === 'found')(`portals that share a database${skipNote(programs)}`, () => {
  const running: Stop[] = [];
  const preference = createTestPreference();
  const portals: TestPortal[] = [];
  const rates: Awaited<ReturnType<typeof joinSideBySide>>['makeRate'][] = [];
  let server: PostgresServer;
  let service: TestService;
  beforeAll(async () => {
    server = await startPostgres(programs.kind === 'found' ? programs.folder : '', { durable: false });
    service = await startTestService(preference.answer);
    const log = createLog('silent');
    for (let count = 0; count < 2; count++) {
      const shared = await joinSideBySide({ databaseUrl: server.url, databaseReplicaUrls: [] }, log, running);
      rates.push(shared.makeRate);
      const env = { CONTENT_HOOK_SECRET: secret, PICTURE_KEY: '', PREFERENCE_BASE_URL: service.origin };
      portals.push(await startTestPortal({ cms, env: { ...env, PAGE_CACHE_SECONDS: '600' }, ...shared }));
    }
  });
  afterAll(async () => {
    await Promise.all(portals.map((portal) => portal.close()));
    for (const stop of running.reverse()) await stop();
    await service.close();
    await server.remove();
  });
  const [one, other] = [() => portalAt(0), () => portalAt(1)];
  const portalAt = (place: number) => {
    const portal = portals[place];
    if (!portal) throw new Error('There is no such portal.');
    return portal;
  };
  const pageOf = async (portal: TestPortal) => (await portal.get(itemPath)).text();
  const soon = { timeout: 2000, interval: 20 };

  it('have one key, which the first of them made', async () => {
    const [picture = ''] = /\/pictures\/[^"' ,]+/.exec(await pageOf(one())) ?? [];
    expect(picture).not.toBe('');
    expect(await pageOf(other())).toContain(picture);
  });

  it('show what the CMS tells one of them', async () => {
    await pageOf(other());
    title = 'Veenweide, opnieuw';
    const told = await one().post('/hooks/content', '{"ids":[12]}', { authorization: `Bearer ${secret}` });
    expect(told.status).toBe(202);
    await expect.poll(() => pageOf(other()), soon).toContain(title);
  });

  it('show a comment that was written at one of them', async () => {
    expect(await pageOf(other())).not.toContain('Het riet staat hoog.');
    const headers = { authorization: 'Bearer anna', 'content-type': 'application/json' };
    const body = {
      external_id: '12',
      content_subtype: 'news',
      title,
      url: itemPath,
      name: 'Anna',
      comment: 'Het riet staat hoog.',
    };
    const posted = await one().post('/api/comments', JSON.stringify(body), headers);
    expect(posted.status).toBe(201);
    await expect.poll(() => pageOf(other()), soon).toContain('Het riet staat hoog.');
  });

  it('count together what a network asks for', async () => {
    const left = async (portal: TestPortal) =>
      Number(/r=(\d+)/.exec((await portal.get('/api/suggest?q=a')).headers.get('ratelimit') ?? '')?.[1]);
    const spent = async () => {
      const first = await left(one());
      return [first - (await left(other())), first - (await left(one()))];
    };
    // Where the database is late, each counts for itself for five seconds.
    await expect.poll(spent, { timeout: 25_000, interval: 6000 }).toEqual([1, 2]);
  });

  it('count together what a day may cost, whether networks are counted or not', async () => {
    const perDay = { keyPrefix: 'answers-of-day', points: 2, duration: 86_400 };
    const [first, second] = rates.map((makeRate) => makeRate?.(perDay));
    // Where the database is late, each counts for itself for five seconds.
    const spent = async (day: string) => {
      await first?.consume(day);
      await second?.consume(day);
      return first?.consume(day).then(
        () => 'one more',
        () => 'no more',
      );
    };
    let day = 0;
    await expect.poll(() => spent(String(day++)), { timeout: 25_000, interval: 6000 }).toBe('no more');
  });

  it('find the answer that a preview of another one shows', async () => {
    const opened = await one().get('/api/preview?url=/nl/groenkennisnet/nieuws/veenweide');
    const { snapshot } = await opened.json();
    const found = await other().get(`/api/preview/source?snapshot=${snapshot}`);
    expect([found.status, (await found.json()).title]).toEqual([200, title]);
  });
});
