import { expect } from '@playwright/test';
import { ask, freePorts } from './helpers/network.ts';
import { type OwnPortal, startPortal } from './helpers/ownPortal.ts';
import { type Running, run } from './helpers/processes.ts';
import { heading } from './helpers/reading.ts';
import { test } from './helpers/test.ts';
import { thorough } from './helpers/thorough.ts';

/*
 * What readers get while the CMS is in trouble (specification, sections 4 and 8). The CMS is a process that the tests
 * kill; nothing of the portal is ever restarted.
 */
test.describe.configure({ mode: 'default' });

/** How long an answer of the CMS counts as fresh (s), and how long a call to it may take (ms). */
const fresh = 1;
const patience = 1500;

let cmsPort: number;
let cms: Running;
let portal: OwnPortal;

async function startCms(): Promise<void> {
  cms = run('tests/e2e/helpers/cmsProcess.ts', { CMS_PORT: String(cmsPort) });
  await cms.line('listening');
}

function startOwnPortal(port: number): Promise<OwnPortal> {
  return startPortal({
    CMS_BASE_URL: `http://127.0.0.1:${cmsPort}`,
    // Nothing is searched here: one query service is enough for all portals under test.
    QUERY_BASE_URL: `http://127.0.0.1:${port + 2}`,
    PAGE_CACHE_SECONDS: String(fresh),
    CMS_TIMEOUT_MS: String(patience),
  });
}

test.beforeAll(async ({ baseURL }) => {
  [cmsPort = 0] = await freePorts(1);
  await startCms();
  portal = await startOwnPortal(Number(new URL(baseURL ?? '').port));
});

test.afterAll(async () => {
  await portal?.close();
  await cms?.end('SIGKILL');
});

test.describe('while the CMS answers', () => {
  const troubles = [
    { name: 'a page that is not there is 404', path: '/weg', status: 404, says: 'Deze pagina bestaat niet (meer)' },
    {
      name: 'a page whose connection breaks is 404, because home can be had',
      path: '/verbroken',
      status: 404,
      says: 'Deze pagina bestaat niet (meer)',
    },
    { name: 'a page that never comes is 504', path: '/nooit-klaar', status: 504, says: 'Dit duurt te lang' },
    { name: 'a page larger than 5 MB is 502', path: '/te-groot', status: 502, says: 'Deze pagina is te groot' },
    { name: 'a page that is no JSON is 500', path: '/geen-json', status: 500, says: 'Er ging iets mis' },
    { name: 'the CMS’s own status is the page’s', path: '/onderhoud', status: 503, says: 'We zijn zo terug' },
  ];

  for (const { name, path, status, says } of troubles) {
    test(name, async ({ page }) => {
      const response = await page.goto(portal.address(path));
      expect(response?.status()).toBe(status);
      await expect(heading(page)).toHaveText(says);
      await expect(page.getByText(String(status), { exact: true })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toHaveCount(status >= 500 ? 0 : 1);
    });
  }

  test('an error page is kept by nobody', async () => {
    const { headers } = await portal.ask('/weg');
    expect(headers['cache-control']).toBe('no-store');
  });
});

test.describe('when the CMS is killed', () => {
  test.beforeEach(async () => {
    for (const path of ['/', '/bekend']) expect((await portal.ask(path)).status).toBe(200);
    await cms.end('SIGKILL');
  });

  test.afterEach(startCms);

  test('pages that were read before keep coming, longer than they are fresh', async () => {
    const until = Date.now() + fresh * 3000;
    let reads = 0;
    while (Date.now() < until) {
      for (const path of ['/', '/bekend']) {
        const { status, text } = await portal.ask(path);
        expect(status).toBe(200);
        expect(text).toContain(path === '/' ? 'Dit is groenkennisnet.' : 'Dit is bekend.');
        reads++;
      }
    }
    expect(reads).toBeGreaterThan(10);
  });

  test('a page nobody has read yet is 500: home cannot be had either', async ({ page }) => {
    const response = await page.goto(portal.address('/onbekend-1'));
    expect(response?.status()).toBe(500);
    await expect(heading(page)).toHaveText('Er ging iets mis');
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  });

  test('following a link to one shows the same error page in the app', async ({ page }) => {
    await page.goto(portal.address('/bekend'));
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/onbekend-2';
      link.textContent = 'Verder';
      document.querySelector('main p')?.append(link);
    });
    await page.getByRole('link', { name: 'Verder' }).click();
    await expect(heading(page)).toHaveText('Er ging iets mis');
  });

  test('the portal says that it is not ready, and that it lives', async () => {
    expect((await portal.ask('/readyz')).status).toBe(503);
    expect((await portal.ask('/healthz')).status).toBe(200);
  });
});

test('when the CMS returns so does the site, without a restart', async () => {
  await cms.end('SIGKILL');
  expect((await portal.ask('/onbekend-3')).status).toBe(500);
  await startCms();
  await expect.poll(async () => (await portal.ask('/onbekend-3')).status).toBe(200);
  await expect.poll(async () => (await portal.ask('/readyz')).status).toBe(200);
});

test('what editors changed is shown again after an outage', thorough, async () => {
  expect((await portal.ask('/bekend')).status).toBe(200);
  await cms.end('SIGKILL');
  await portal.ask('/bekend');
  await startCms();
  // The CMS is asked for the page again: what it says then is what readers get.
  await expect
    .poll(async () => {
      await portal.ask('/bekend');
      return cms.lines.filter((line) => line === 'asked /nl/groenkennisnet/bekend').length;
    })
    .toBeGreaterThan(0);
});

test('a portal that is stopped answers the requests that are under way, then ends', thorough, async ({ port }) => {
  const own = await startOwnPortal(port);
  const answer = own.ask('/even-geduld');
  await cms.line('asked /nl/groenkennisnet/even-geduld');
  const stopped = own.process.end('SIGTERM');
  expect((await answer).status).toBe(200);
  expect((await answer).text).toContain('Dit is even-geduld.');
  await stopped;
  expect(await own.process.ended).toBe(0);
  await expect(ask({ port: own.port, path: '/' })).rejects.toThrow('ECONNREFUSED');
  await own.close();
});
