import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import packageJson from '../../package.json' with { type: 'json' };
import { type ErrorService, startErrorService } from './helpers/errorService.ts';
import { type OwnPortal, startPortal } from './helpers/ownPortal.ts';
import { heading, untilAlive } from './helpers/reading.ts';
import { test } from './helpers/test.ts';
import { thorough, variations } from './helpers/thorough.ts';
import { startTestCms, type TestCms } from './samplesCms.ts';

/*
 * An element whose component throws costs the page nothing but itself; a page that throws leaves an error page, and that
 * one three lines. All of it is reported. The portal of these tests is a build of its own in which tiles throw, on the
 * server always, in the browser those with the title “Nooit”; and team pages and error pages, as their stand-ins say.
 */
test.describe.configure({ mode: 'default' });

let cms: TestCms;
let portal: OwnPortal;
let errorService: ErrorService;

/** A page with text before, between and after its tiles. */
function pageWith(name: string, tiles: readonly { id: string; title: string }[]) {
  const text = (words: string) => ({ type: 'text', html: `<p>${words}</p>` });
  return {
    type: 'page',
    title: `Pagina ${name}`,
    url: `/nl/groenkennisnet/${name}`,
    language: 'nl_NL',
    metadata: { gkn_pagemetadata: { page_type: { id: 'content_page' } } },
    contents: [
      {
        area: 'main',
        elements: [
          text('Vooraf.'),
          ...tiles.flatMap(({ id, title }) => [
            {
              identifier: `element_${id}`,
              type: 'tiles',
              title,
              items: [{ title: 'Tegel', url: '/nl/groenkennisnet' }],
            },
            text(`Na ${title}.`),
          ]),
        ],
      },
      { area: 'slot', title: 'Slot', elements: [text('Tot besluit.')] },
    ],
  };
}

/** A page of a template that fails. */
function teamPage(name: string) {
  return { ...pageWith(name, []), metadata: { gkn_pagemetadata: { page_type: { id: 'team_page' } } } };
}

test.beforeAll(async ({ baseURL }) => {
  errorService = await startErrorService();
  cms = await startTestCms([
    pageWith('alleen-browser', [{ id: '501', title: 'Straks' }]),
    pageWith('nergens', [{ id: '502', title: 'Nooit' }]),
    pageWith('beide', [
      { id: '503', title: 'Nooit' },
      { id: '504', title: 'Straks' },
    ]),
    pageWith('heel', []),
    teamPage('browser'),
    teamPage('overal'),
  ]);
  portal = await startPortal(
    {
      CMS_BASE_URL: cms.origin,
      SENTRY_DSN: errorService.dsn,
      QUERY_BASE_URL: `http://127.0.0.1:${Number(new URL(baseURL ?? '').port) + 2}`,
    },
    'tests/e2e/helpers/crashingPortal.ts',
  );
});

test.afterAll(async () => {
  await portal?.close();
  await cms?.close();
  await errorService?.close();
});

async function expectTheRest(page: Page, name: string, titles: readonly string[]): Promise<void> {
  await expect(heading(page)).toHaveText(`Pagina ${name}`);
  const main = page.getByRole('main');
  for (const text of ['Vooraf.', ...titles.map((title) => `Na ${title}.`), 'Tot besluit.']) {
    await expect(main.getByText(text)).toBeVisible();
  }
  await expect(main.getByRole('heading', { name: 'Slot' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

test.describe('as the server sends it', () => {
  test.use({ scripts: 'off' });

  for (const [[name, titles], when] of variations<readonly [string, readonly string[]]>(
    ['beide', ['Nooit', 'Straks']],
    ['alleen-browser', ['Straks']],
    ['nergens', ['Nooit']],
  )) {
    test(`the page “${name}” is complete but for what failed`, when, async ({ page }) => {
      const response = await page.goto(portal.address(`/${name}`));
      expect(response?.status()).toBe(200);
      await expectTheRest(page, name, titles);
      await expect(page.getByText('tegels uit de browser')).toHaveCount(0);
    });
  }
});

const health = z.object({ events: z.record(z.string(), z.number()) });

test('each failure is counted, and logged with the element’s id and kind', async () => {
  const count = async () =>
    health.parse(JSON.parse((await portal.ask('/healthz')).text)).events['element.crashed'] ?? 0;
  const before = await count();
  await portal.ask('/beide?keer=nog-eens');
  expect(await count()).toBe(before + 2);
  for (const id of ['503', '504']) {
    const line = z
      .object({ event: z.string(), site: z.string(), page: z.string(), kind: z.string(), detail: z.string() })
      .parse(JSON.parse(await portal.process.line(`"id":"${id}"`)));
    expect(line).toEqual({
      event: 'element.crashed',
      site: 'groenkennisnet',
      page: '/beide',
      kind: 'tiles',
      detail: 'Tiles need a document.',
    });
  }
});

test('a page without failures counts none', async () => {
  const { status } = await portal.ask('/heel');
  expect(status).toBe(200);
  expect(portal.process.lines.filter((line) => line.includes('"page":"/heel"'))).toEqual([]);
});

test.describe('in the browser', () => {
  test('what failed on the server only is shown once the page is alive', thorough, async ({ page, watch }) => {
    await page.goto(portal.address('/alleen-browser'));
    await expect(page.getByText('Straks: tegels uit de browser')).toBeVisible();
    await expectTheRest(page, 'alleen-browser', ['Straks']);
    expect(watch.troubles).toEqual([]);
  });

  test('what fails there too is left out, told to the error events, and costs the page nothing', async ({
    page,
    watch,
  }) => {
    await page.goto(portal.address('/beide'));
    await expect(page.getByText('Straks: tegels uit de browser')).toBeVisible();
    await expectTheRest(page, 'beide', ['Nooit', 'Straks']);
    await expect(page.getByText('Nooit: tegels')).toHaveCount(0);
    await expect.poll(() => watch.troubles).toContainEqual('uncaught: Element tiles 503 failed');
    expect(
      watch.troubles.filter(
        (trouble) => !trouble.includes('Element tiles 503 failed') && !trouble.includes('Tiles never work'),
      ),
    ).toEqual([]);
  });

  test('following a link to such a page shows it the same way', thorough, async ({ page }) => {
    await page.goto(portal.address('/heel'));
    await untilAlive(page);
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/beide';
      link.textContent = 'Verder';
      document.querySelector('main p')?.append(link);
    });
    await page.getByRole('link', { name: 'Verder' }).click();
    await expectTheRest(page, 'beide', ['Nooit', 'Straks']);
    await expect(page.getByText('Straks: tegels uit de browser')).toBeVisible();
  });
});

test.describe('reports', () => {
  const { version } = packageJson;

  test('an element that fails is reported by the server and by the browser, each with the release', async ({
    page,
  }) => {
    await page.goto(portal.address('/nergens'));
    const server = await errorService.report('Tiles need a document.', 'server');
    expect(server).toMatchObject({ release: version, tags: { event: 'element.crashed', site: 'groenkennisnet' } });
    const browser = await errorService.report('Element tiles 502 failed', 'browser');
    expect(browser).toMatchObject({ release: version, tags: { site: 'groenkennisnet', path: '/nergens' } });
    expect(browser.messages).toContain('Tiles never work.');
    expect(browser.url).toContain('/api/7/envelope/');
  });

  test('a page that fails in the browser leaves an error page, and is reported', async ({ page }) => {
    await page.goto(portal.address('/browser'));
    await expect(heading(page)).toHaveText('Er ging iets mis');
    const { tags } = await errorService.report('Team of the browser', 'browser');
    expect(tags.path).toBe('/browser');
  });

  test('what is left when the error page fails too is reported as well', thorough, async ({ page }) => {
    await page.goto(portal.address('/browser?zonder-foutpagina'));
    await expect(page.getByText('Er ging iets mis bij het tonen van de foutpagina.')).toBeVisible();
    await errorService.report('Error page fails.', 'browser');
  });

  test('code that cannot be had is reported by a page that cannot start without it', thorough, async ({ page }) => {
    await page.route('**/assets/TeamPage-*.js', (route) => route.abort());
    await page.goto(portal.address('/browser'));
    const { tags } = await errorService.report('dynamically imported module', 'browser');
    expect(tags.path).toBe('/browser');
  });

  test('a page that fails on the server is a 500, and its last resort too; both are reported', async () => {
    const failed = await portal.ask('/overal');
    expect(failed.status).toBe(500);
    expect(failed.text).toContain('Er ging iets mis');
    expect(await errorService.report('Team of the server', 'server')).toMatchObject({
      release: version,
      tags: { event: 'render.failed', site: 'groenkennisnet', page: '/overal' },
    });
    const left = await portal.ask('/overal?zonder-foutpagina');
    expect(left.status).toBe(500);
    await errorService.report('Error page fails.', 'server');
  });

  test('nothing that is reported says who it was, or what was typed', async ({ page, context }) => {
    await context.addCookies([{ name: 'sessie', value: 'geheim', url: portal.address('/') }]);
    const before = errorService.reports.length;
    await page.goto(portal.address('/browser?email=geheim@example.nl&q=geheim#geheim'));
    await expect.poll(() => errorService.reports.length).toBeGreaterThan(before);
    for (const { body, headers } of errorService.reports) {
      expect(body).not.toMatch(/geheim|192\.0\.2\.44|@example|cookie|"user"|ip_address|authorization/i);
      expect(headers.cookie).toBeUndefined();
      expect(headers.authorization).toBeUndefined();
      // The origin alone, without a path.
      expect(headers.referer ?? '').not.toMatch(/\/\/[^/]+\/./);
    }
  });

  test('while the service is away pages come as before, and the portal stops at once', async ({ page }) => {
    errorService.hang();
    const held = errorService.held();
    for (let time = 0; time < 80; time++) {
      const began = performance.now();
      const { status } = await portal.ask(`/beide?weg=${time}`);
      expect(status).toBe(200);
      expect(performance.now() - began).toBeLessThan(3000);
    }
    await page.goto(portal.address('/nergens?weg'));
    await expectTheRest(page, 'nergens', ['Nooit']);
    await expect.poll(() => errorService.held()).toBeGreaterThan(held);
    const began = performance.now();
    await portal.process.end('SIGTERM');
    expect(performance.now() - began).toBeLessThan(5000);
    expect(await portal.process.ended).toBe(0);
  });
});
