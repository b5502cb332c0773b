import { expect } from '@playwright/test';
import { faultsOf } from './helpers/axe.ts';
import { compare, noteChanges, untilIdle } from './helpers/hydration.ts';
import { type OwnPortal, startPortal } from './helpers/ownPortal.ts';
import { heading, untilAlive } from './helpers/reading.ts';
import { test } from './helpers/test.ts';
import { startTestCms, type TestCms } from './samplesCms.ts';

/*
 * `/preview?url=` as editors see it: a page with one element of a kind that nobody knows and one that lacks its text.
 */
test.describe.configure({ mode: 'default' });

let cms: TestCms;
let portal: OwnPortal;

const preview = (path: string, more = '') => portal.address(`/preview?url=${encodeURIComponent(path)}${more}`);

const texts = {
  nl: {
    path: '/nl/groenkennisnet/bodem',
    indicator: 'Voorbeeld',
    summary: '2 fouten',
    unknown: 'Onbekend soort element: kaartspel',
    reason: 'Het soort ‘kaartspel’ kan de site niet tonen.',
    missing: '‘html’ ontbreekt of is leeg. Vul hier tekst in.',
    raw: 'Zoals het CMS het stuurde',
    toCard: 'Naar de plek op de pagina',
  },
  en: {
    path: '/en/groenkennisnet/soil',
    indicator: 'Preview',
    summary: '2 errors',
    unknown: 'Unknown kind of element: kaartspel',
    reason: 'The site cannot show the kind ‘kaartspel’.',
    missing: '‘html’ is missing or empty. Enter text here.',
    raw: 'As the CMS sent it',
    toCard: 'To its place on the page',
  },
} as const;

function damagedPage(language: 'nl' | 'en') {
  return {
    type: 'page',
    title: language === 'nl' ? 'Bodem' : 'Soil',
    url: texts[language].path,
    language: language === 'nl' ? 'nl_NL' : 'en_US',
    metadata: { gkn_pagemetadata: { page_type: { id: 'content_page' } } },
    contents: [
      {
        area: 'main',
        elements: [
          { type: 'text', html: '<p>Zand, <a href="/nl/groenkennisnet/klei.htm">klei</a> en veen.</p>' },
          { identifier: 'element_7', type: 'modularcontent', kaartspel: { kleur: 'harten' } },
          { identifier: 'element_8', type: 'text', html: '' },
        ],
      },
    ],
  };
}

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const section = { type: 'pagesection', title: 'Sectie', url: '', contents: [] };
  const clay = { type: 'page', title: 'Klei', url: '/nl/groenkennisnet/klei', language: 'nl_NL', contents: [] };
  cms = await startTestCms([damagedPage('nl'), damagedPage('en'), clay]);
  for (const language of ['nl', 'en']) {
    for (const id of ['145419', '145248', '145401']) {
      cms.answer(`/${language}/groenkennisnet/paginasectie?pagesectionid=${id}&tsobjectid=${id}`, section);
    }
  }
  portal = await startPortal({ CMS_BASE_URL: cms.origin });
});

test.afterAll(async () => {
  await portal?.close();
  await cms?.close();
});

for (const language of ['nl', 'en'] as const) {
  const text = texts[language];

  test(`${language}: what was rejected stands in its place, with why and what the CMS sent`, async ({
    page,
    watch,
  }) => {
    await page.addInitScript(noteChanges);
    const response = await page.goto(preview(text.path));
    await untilAlive(page);
    await untilIdle(page);
    expect(await page.evaluate(() => window.changes)).toEqual([]);
    const { fromServer, alive } = await compare(page, (await response?.text()) ?? '');
    expect(alive).toBe(fromServer);

    await expect(page.getByRole('status').filter({ hasText: text.indicator })).toBeVisible();
    const card = page.locator('#rejected-contents-0-elements-1');
    await expect(card.getByText(text.unknown)).toBeVisible();
    await expect(card.getByText(text.reason)).toBeVisible();
    await expect(card.getByText('/contents/0/elements/1')).toBeVisible();
    await expect(card.getByText('"kleur": "harten"')).toBeHidden();
    await card.getByText(text.raw).click();
    await expect(card.getByText('"kleur": "harten"')).toBeVisible();

    await page.getByText(text.summary).click();
    await expect(page.getByRole('listitem').filter({ hasText: text.missing }).first()).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    expect(watch.troubles).toEqual([]);
  });
}

test('the list of findings leads to the cards', async ({ page }) => {
  await page.goto(preview(texts.nl.path));
  await untilAlive(page);
  await page.getByText(texts.nl.summary).click();
  const card = page.locator('#rejected-contents-0-elements-2');
  await page.getByRole('link', { name: texts.nl.toCard }).last().click();
  await expect(card).toBeInViewport();
  await expect(page).toHaveURL(/#rejected-contents-0-elements-2$/);
});

test('a link of the page leads to the published page, and back comes a new preview', async ({ page }) => {
  await page.goto(preview(texts.nl.path));
  await untilAlive(page);
  const asked = () => cms.calls.filter((call) => call === texts.nl.path).length;
  const before = asked();
  await page.getByRole('main').getByRole('link', { name: 'klei' }).click();
  await expect(page).toHaveURL(portal.address('/klei'));
  await expect(heading(page)).toHaveText('Klei');
  await page.goBack();
  await expect(heading(page)).toHaveText('Bodem');
  await expect(page.getByText(texts.nl.summary)).toBeVisible();
  expect(asked()).toBeGreaterThan(before);
});

test('another site lends its theme', async ({ page, watch }) => {
  await page.goto(preview(texts.nl.path, '&site=coegroen'));
  await untilAlive(page);
  await expect(page.locator('html')).toHaveAttribute('data-site', 'coegroen');
  await expect(heading(page)).toHaveText('Bodem');
  expect(await faultsOf(page)).toEqual([]);
  expect(watch.troubles).toEqual([]);
});

for (const [name, address, title] of [
  [
    'an address elsewhere',
    'https://evil.example/nl/groenkennisnet/bodem',
    'Van dit adres kan geen voorbeeld worden gemaakt',
  ],
  ['a page the CMS does not have', '/nl/groenkennisnet/weg', 'Het CMS heeft deze pagina niet'],
] as const) {
  test(`${name} is explained, and the next one can be tried from there`, async ({ page }) => {
    await page.goto(preview(address));
    await expect(heading(page)).toHaveText(title);
    await untilIdle(page);
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('textbox', { name: 'Adres in het CMS' }).fill(texts.nl.path);
    await page.getByRole('button', { name: 'Toon voorbeeld' }).click();
    await expect(heading(page)).toHaveText('Bodem');
  });
}

test.describe('without JavaScript', () => {
  test.use({ scripts: 'off' });

  test('the list unfolds, and the way to another page works', async ({ page }) => {
    await page.goto(portal.address('/preview'));
    await page.getByRole('textbox', { name: 'Adres in het CMS' }).fill(texts.nl.path);
    await page.getByRole('button', { name: 'Toon voorbeeld' }).click();
    await page.getByText(texts.nl.summary).click();
    await expect(page.getByRole('listitem').filter({ hasText: texts.nl.missing }).first()).toBeVisible();
    await expect(page.locator('#rejected-contents-0-elements-1').getByText(texts.nl.unknown)).toBeVisible();
  });
});
