import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { type OwnPortal, startPortal } from './helpers/ownPortal.ts';
import { heading, untilAlive } from './helpers/reading.ts';
import { test } from './helpers/test.ts';
import { startTestCms, type TestCms } from './samplesCms.ts';

/*
 * An element whose component throws costs the page nothing but itself. The portal of these tests is a build of its own
 * in which tiles throw: on the server always, in the browser those with the title “Nooit”.
 */
test.describe.configure({ mode: 'default' });

let cms: TestCms;
let portal: OwnPortal;

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

test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(120_000);
  cms = await startTestCms([
    pageWith('alleen-browser', [{ id: '501', title: 'Straks' }]),
    pageWith('nergens', [{ id: '502', title: 'Nooit' }]),
    pageWith('beide', [
      { id: '503', title: 'Nooit' },
      { id: '504', title: 'Straks' },
    ]),
    pageWith('heel', []),
  ]);
  portal = await startPortal(
    {
      CMS_BASE_URL: cms.origin,
      QUERY_BASE_URL: `http://127.0.0.1:${Number(new URL(baseURL ?? '').port) + 2}`,
    },
    'tests/e2e/helpers/crashingPortal.ts',
  );
});

test.afterAll(async () => {
  await portal?.close();
  await cms?.close();
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

  for (const [name, titles] of [
    ['alleen-browser', ['Straks']],
    ['nergens', ['Nooit']],
    ['beide', ['Nooit', 'Straks']],
  ] as const) {
    test(`the page “${name}” is complete but for what failed`, async ({ page }) => {
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
  test('what failed on the server only is shown once the page is alive', async ({ page, watch }) => {
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

  test('following a link to such a page shows it the same way', async ({ page }) => {
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
