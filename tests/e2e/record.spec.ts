import { readFile } from 'node:fs/promises';
import { Cite } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-ris';
import { type Download, expect, type Locator, type Page } from '@playwright/test';
import { specials } from '#samples/records/specials.ts';
import { faultsOf } from './helpers/axe.ts';
import { heading, untilAlive } from './helpers/reading.ts';
import { test } from './helpers/test.ts';
import { thorough } from './helpers/thorough.ts';

/*
 * The page of one record: what it says, where it leads, and the reference that one takes along.
 */

const [, article] = specials;
const fullText = 'https://library.example/1034800/tail-biting-and-enrichment.pdf';
const reference = `Fieldgate Research Group. (2023). ${article?.title}. Animal Keeping Quarterly. ${fullText}`;

function main(page: Page): Locator {
  return page.getByRole('main');
}

/** Follows a link that keeps a file, and gives the file. */
async function downloadOf(page: Page, name: string): Promise<Download> {
  const coming = page.waitForEvent('download');
  await main(page).getByRole('link', { name }).click();
  return coming;
}

/** What a reference manager reads in a file. */
async function readAgain(download: Download) {
  const [item] = new Cite(await readFile(await download.path(), 'utf8'), { generateGraph: false }).data;
  return item;
}

/** Whether the page is wider than its window. */
function isTooWide(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
}

test('a record says what it is, leads on, and leads back to the very search it was found by', async ({
  page,
  address,
  context,
  watch,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(address('/zoeken/water?taal=nl&start=20'));
  await untilAlive(page);
  const result = main(page).getByRole('heading', { level: 3 }).first();
  const title = (await result.textContent()) ?? '';
  await result.getByRole('link').click();
  await expect(heading(page)).toHaveText(title);
  await expect(main(page).getByRole('link', { name: 'Terug naar de resultaten voor ‘water’' })).toBeVisible();
  for (const part of ['Samenvatting', 'Trefwoorden', 'Gegevens', 'Naar deze publicatie verwijzen']) {
    await expect(page.getByRole('region', { name: part })).toBeVisible();
  }
  await expect(page.getByRole('region', { name: 'Gegevens' }).getByText('Nederlands', { exact: true })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  const cited = page.getByRole('region', { name: 'Naar deze publicatie verwijzen' });
  await cited.getByRole('button', { name: 'Kopieer de verwijzing' }).click();
  await expect(cited.getByRole('status')).toHaveText('Gekopieerd');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(title);
  await expect(cited.getByText(copied)).toBeVisible();

  const file = await downloadOf(page, 'Download RIS');
  expect(file.suggestedFilename()).toMatch(/^[a-z0-9-]+\.ris$/);
  expect(await readAgain(file)).toMatchObject({ title });

  await main(page).getByRole('link', { name: 'Terug naar de resultaten' }).click();
  await expect(page).toHaveURL(address('/zoeken/water?taal=nl&start=20'));
  await expect(result).toHaveText(title);
  expect(watch.troubles).toEqual([]);
});

test(
  'an English record on a small screen: all in English, its texts marked, nothing too wide, dark as well',
  thorough,
  async ({ page, address, watch }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(address('/search/result/any-title?id=1034800', 'eurcaw-pigs'));
    await untilAlive(page);
    await expect(heading(page)).toHaveText(article?.title ?? '');
    await expect(main(page).getByText('Article', { exact: true }).first()).toBeVisible();
    await expect(
      main(page).getByText('Open access · library.example, tail-biting-and-enrichment.pdf', { exact: true }),
    ).toBeVisible();
    const read = main(page).getByRole('link', { name: 'Read the PDF (opens in a new tab)' });
    await expect(read).toHaveAttribute('href', fullText);
    await expect(main(page).locator('blockquote')).toHaveText(reference);
    // Nothing led here.
    await expect(main(page).getByRole('link', { name: 'All publications' })).toHaveAttribute('href', '/search/*');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      /\/search\/result\/tail-biting-.*\?id=1034800$/,
    );
    expect(await isTooWide(page)).toBe(false);
    expect(await faultsOf(page)).toEqual([]);
    expect(watch.troubles).toEqual([]);
  },
);

test('a record that was come to from a search is told to reference managers, and taken back', async ({
  page,
  address,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('ZoteroItemUpdated', () => {
      const told = document.querySelector<HTMLMetaElement>('head > meta[name="citation_title"]')?.content ?? 'nothing';
      document.documentElement.dataset.toldOf = told;
    });
  });
  const told = page.locator('html');
  await page.goto(address('/zoeken/bodem'));
  await untilAlive(page);
  const [first, second] = await main(page).locator('article h3 a').all();
  for (const hit of [first, second]) {
    const title = (await hit?.textContent()) ?? '';
    await hit?.click();
    await expect(heading(page)).toHaveText(title);
    await expect(told).toHaveAttribute('data-told-of', title);
    await expect(page.locator('meta[name="citation_title"]')).toHaveCount(1);
    await page.goBack();
    await expect(told).toHaveAttribute('data-told-of', 'nothing');
  }
});

test('a record of a portlet stays within the portlet', thorough, async ({ page, address }) => {
  await page.goto(address('/portlet/praktijkgericht-onderzoek/resultaat/x?id=1034800'));
  await expect(heading(page)).toHaveText(article?.title ?? '');
  const file = await downloadOf(page, 'Download CSL-JSON');
  expect(file.url()).toContain('portlet=praktijkgericht-onderzoek');
  expect(await readAgain(file)).toMatchObject({ type: 'article-journal', URL: fullText });
  await main(page).getByRole('link', { name: 'tail biting' }).click();
  await expect(page).toHaveURL(address('/portlet/praktijkgericht-onderzoek/tail+biting'));
});

for (const scripts of ['off', 'blocked'] as const) {
  const [dutch, english] = scripts === 'off' ? [{}, thorough] : [thorough, {}];

  test.describe(`with scripts ${scripts}`, () => {
    test.use({ scripts });

    test('a record can be read, cited and searched on from', dutch, async ({ page, address }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.goto(address('/zoeken/resultaat/x?id=1034800'));
      await expect(heading(page)).toHaveText(article?.title ?? '');
      // Keeping the record is a form; what only scripts can do is not there.
      await expect(main(page).getByRole('button')).toHaveText([/^Bewaren/]);
      await expect(main(page).locator('blockquote')).toHaveText(reference);
      const file = await downloadOf(page, 'Download BibTeX');
      expect(file.suggestedFilename()).toMatch(/\.bib$/);
      expect(await readAgain(file)).toMatchObject({
        title: article?.title,
        'container-title': 'Animal Keeping Quarterly',
      });

      // On paper stands what one can read there.
      await page.emulateMedia({ media: 'print' });
      await expect(main(page).getByRole('link', { name: 'Download BibTeX' })).toBeHidden();
      await expect(main(page).getByRole('link', { name: 'Deel op LinkedIn' })).toBeHidden();
      await expect(main(page).getByText(`: ${fullText}`)).toBeVisible();
      await expect(main(page).locator('blockquote')).toBeVisible();
      await page.emulateMedia({ media: 'screen' });

      await main(page).getByRole('link', { name: 'pig welfare' }).click();
      await expect(page).toHaveURL(address('/zoeken/pig+welfare'));
    });

    test('the English page is whole on a wide screen', english, async ({ page, address }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(address('/search/result/x?id=1034800', 'eurcaw-pigs'));
      for (const part of ['Summary', 'Keywords', 'Details', 'Cite this publication']) {
        await expect(page.getByRole('region', { name: part })).toBeVisible();
      }
      expect(await readAgain(await downloadOf(page, 'Download RIS'))).toMatchObject({
        type: 'article-journal',
        language: 'en',
      });
      await main(page).getByRole('link', { name: 'All publications' }).click();
      await expect(page).toHaveURL(address('/search/*', 'eurcaw-pigs'));
    });
  });
}
