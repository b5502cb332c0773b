import { afterEach, describe, expect, it } from 'vitest';
import { cmsPage, section, startTestPortal, type TestPortal } from '../testing/testPortal.ts';
import { json } from '../testing/testService.ts';

let running: TestPortal;
afterEach(() => running.close());

/** Longer than any machine takes for these tests: nobody is turned away for the CMS's time. */
const patient = { CMS_TIMEOUT_MS: '60000' };

describe('addresses that nobody has asked for before', () => {
  it('wait their turn, and no page that is known waits for them', async () => {
    let asked = 0;
    let most = 0;
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    running = await startTestPortal({
      cms: ({ url = '' }, response) => {
        if (url.includes('/paginasectie?')) return json(response, section());
        if (url.endsWith('/bodem')) return json(response, cmsPage('Bodem'));
        asked += 1;
        most = Math.max(most, asked);
        void held.then(() => {
          asked -= 1;
          response.writeHead(404).end();
        });
      },
      // Every visit asks anew: what is known is known for a moment only.
      env: { ...patient, PAGE_CACHE_SECONDS: '1' },
    });
    await running.get('/bodem');
    const strangers = Array.from({ length: 150 }, (_, place) => running.get(`/nergens/${place}`));
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect((await running.get('/bodem')).status).toBe(200);
    release();
    const answers = await Promise.all(strangers);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
    expect(most).toBeLessThanOrEqual(16);
  });

  it('are turned away when far too many wait already, and may come back', async () => {
    running = await startTestPortal({
      cms: ({ url = '' }, response) => {
        if (url.includes('/paginasectie?')) return json(response, section());
        setTimeout(() => response.writeHead(404).end(), 20);
      },
      env: patient,
    });
    const all = Array.from({ length: 260 }, (_, place) => running.get(`/nergens/${place}`));
    const statuses = (await Promise.all(all)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([404, 503]));
    expect((await running.get('/nergens/259')).status).toBe(404);
  });
});
