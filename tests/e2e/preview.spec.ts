import { expect, type Page } from '@playwright/test';
import { faultsOf } from './helpers/axe.ts';
import { type EditorPages, startEditor } from './helpers/editorPages.ts';
import { holdBack } from './helpers/gate.ts';
import { compare, noteChanges, untilIdle } from './helpers/hydration.ts';
import { type OwnPortal, startPortal } from './helpers/ownPortal.ts';
import { heading, untilAlive } from './helpers/reading.ts';
import { test } from './helpers/test.ts';
import { thorough, variations } from './helpers/thorough.ts';
import { startTestCms, type TestCms } from './samplesCms.ts';

/*
 * `/preview?url=` as editors see it: a page with one element of a kind that nobody knows and one that lacks its text.
 */
test.describe.configure({ mode: 'default' });

let cms: TestCms;
let portal: OwnPortal;
/** Where a CMS has its editors type, and where somebody else does. */
let editor: EditorPages;
let stranger: EditorPages;

const preview = (path: string, more = '') => portal.address(`/preview?url=${encodeURIComponent(path)}${more}`);

/** The page in its frame. */
const framed = (page: Page) => page.frameLocator('iframe[name=preview-page]');
/** The heading of the page in its frame. */
const pageHeading = (page: Page) => framed(page).getByRole('heading', { level: 1 });
const field = (page: Page) => page.getByRole('textbox', { name: 'Adres van de pagina' });

/** Once the tool does what is pressed. */
async function untilToolAlive(page: Page) {
  await untilAlive(page);
}

/** Whoever leaves early leaves files and frames that are still on their way. */
const isNoLeaving = (trouble: string) => !trouble.endsWith('net::ERR_ABORTED');

const texts = {
  nl: {
    path: '/nl/groenkennisnet/bodem',
    indicator: 'Voorbeeld',
    summary: /^Te herstellen \(\d\)$/,
    unknown: 'Onbekend soort element: kaartspel',
    reason: 'Het soort ‘kaartspel’ kan de site niet tonen.',
    missing: '‘html’ ontbreekt of is leeg. Vul hier tekst in.',
    raw: 'Zoals het CMS het stuurde',
    toCard: 'Naar de plek op de pagina',
  },
  en: {
    path: '/en/groenkennisnet/soil',
    indicator: 'Preview',
    summary: /^To fix \(\d\)$/,
    unknown: 'Unknown kind of element: kaartspel',
    reason: 'The site cannot show the kind ‘kaartspel’.',
    missing: '‘html’ is missing or empty. Enter text here.',
    raw: 'As the CMS sent it',
    toCard: 'To its place on the page',
  },
} as const;

type Language = keyof typeof texts;

function damagedPage(language: Language) {
  return {
    type: 'page',
    identifier: 'page_1',
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
  const section = { type: 'pagesection', title: 'Sectie', url: '', contents: [] };
  const clay = { type: 'page', title: 'Klei', url: '/nl/groenkennisnet/klei', language: 'nl_NL', contents: [] };
  cms = await startTestCms([damagedPage('nl'), damagedPage('en'), clay]);
  for (const language of ['nl', 'en']) {
    for (const id of ['145419', '145248', '145401']) {
      cms.answer(`/${language}/groenkennisnet/paginasectie?pagesectionid=${id}&tsobjectid=${id}`, section);
    }
  }
  editor = await startEditor();
  stranger = await startEditor();
  portal = await startPortal({
    CMS_BASE_URL: cms.origin,
    PREVIEW_FRAME_ORIGINS: editor.origin,
    CMS_EDIT_URL: 'https://cms.example/edit/{page}#{element}',
  });
});

test.afterAll(async () => {
  await portal?.close();
  await cms?.close();
  await editor?.close();
  await stranger?.close();
});

for (const [language, when] of variations<Language>('nl', 'en')) {
  const text = texts[language];

  test(
    `${language}: what was rejected stands in its place, with why and what the CMS sent`,
    when,
    async ({ page, watch }) => {
      await page.goto(preview(text.path));
      await untilToolAlive(page);
      await untilIdle(page);
      await expect(page.getByRole('status').filter({ hasText: text.indicator })).toBeVisible();
      const card = framed(page).locator('#rejected-contents-0-elements-1');
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
    },
  );
}

for (const [language, when] of variations<Language>('en', 'nl')) {
  const text = texts[language];

  test(`${language}: bar and page come to life without changing a node`, when, async ({ page }) => {
    await page.addInitScript(noteChanges);
    for (const path of ['/preview', '/preview/page']) {
      const response = await page.goto(portal.address(`${path}?url=${encodeURIComponent(text.path)}`));
      await untilToolAlive(page);
      await untilIdle(page);
      expect(await page.evaluate(() => window.changes)).toEqual([]);
      const { fromServer, alive } = await compare(page, (await response?.text()) ?? '');
      expect(alive).toBe(fromServer);
    }
  });
}

test('the list of findings leads to the cards', thorough, async ({ page }) => {
  await page.goto(preview(texts.nl.path));
  await untilToolAlive(page);
  await page.getByText(texts.nl.summary).click();
  await page.getByRole('link', { name: texts.nl.toCard }).last().click();
  const card = framed(page).locator('#rejected-contents-0-elements-2');
  await expect(card).toBeInViewport();
  await expect(card).toHaveCSS('outline-style', 'solid');
});

test('a link of the page leads to the published page, and back comes a new preview', thorough, async ({ page }) => {
  await page.goto(preview(texts.nl.path));
  await expect(pageHeading(page)).toHaveText('Bodem');
  await untilAlive(framed(page));
  const asked = () => cms.calls.filter((call) => call === texts.nl.path).length;
  const before = asked();
  await framed(page).getByRole('main').getByRole('link', { name: 'klei' }).click();
  await expect(page).toHaveURL(portal.address('/klei'));
  await expect(heading(page)).toHaveText('Klei');
  await page.goBack();
  await expect(pageHeading(page)).toHaveText('Bodem');
  await expect(page.getByText(texts.nl.summary)).toBeVisible();
  expect(asked()).toBeGreaterThan(before);
});

test('site, language, width and colours are chosen in the bar, by keyboard, without asking the CMS again', async ({
  page,
  watch,
}) => {
  await page.goto(preview(texts.nl.path));
  await untilToolAlive(page);
  await expect(pageHeading(page)).toHaveText('Bodem');
  const asked = cms.calls.filter((call) => call === texts.nl.path).length;
  await page.getByLabel('Site', { exact: true }).focus();
  await page.keyboard.type('CoE');
  await expect(framed(page).locator('html')).toHaveAttribute('data-site', 'coegroen');
  await page.keyboard.press('Tab');
  await page.keyboard.type('English');
  await expect(framed(page).locator('html')).toHaveAttribute('lang', 'en');
  await page.keyboard.press('Tab');
  await page.keyboard.type('390');
  await expect
    .poll(() =>
      framed(page)
        .locator('html')
        .evaluate(() => innerWidth),
    )
    .toBe(390);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Donker');
  await expect(framed(page).locator('html')).toHaveAttribute('data-mode', 'dark');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Heel');
  await expect(pageHeading(page)).toHaveText(/\p{L}{28}/u);
  await expect(page).toHaveURL(/site=coegroen&language=en&width=390&mode=dark&stress=words$/);
  expect(cms.calls.filter((call) => call === texts.nl.path)).toHaveLength(asked);
  expect(await faultsOf(page)).toEqual([]);
  expect(watch.troubles.filter(isNoLeaving)).toEqual([]);
});

test(
  'the way past the bar leads past it, whatever was chosen before; the way back leads to what was chosen',
  thorough,
  async ({ page }) => {
    await page.goto(preview(texts.nl.path));
    await untilToolAlive(page);
    const width = page.getByLabel('Breedte');
    await width.selectOption('390');
    await expect(page).toHaveURL(/&width=390$/);
    await page.evaluate(() => document.body.setAttribute('data-test', 'same document'));
    await page.getByRole('link', { name: 'Naar de pagina', exact: true }).press('Enter');
    await expect(page).toHaveURL(/&width=390#main$/);
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.locator('[data-state=waiting]')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/&width=390$/);
    await expect(page.locator('[data-state=waiting]')).toHaveCount(0);
    await expect(page.locator('body')).toHaveAttribute('data-test', 'same document');

    await page.goForward();
    await width.selectOption('768');
    await expect(page).toHaveURL(/&width=768$/);
    await page.goBack();
    await expect(page).toHaveURL(/&width=390$/);
    await expect(width).toHaveValue('390');
  },
);

test('the board shows the same answer in every site, language and width, and enlarges one', async ({ page, watch }) => {
  await page.goto(preview(texts.nl.path));
  await untilToolAlive(page);
  const asked = cms.calls.filter((call) => call === texts.nl.path).length;
  await page.getByRole('link', { name: 'Bord' }).click();
  await expect(page.locator('main iframe')).toHaveCount(30);
  const last = page.locator('iframe[name=board-toolbox-all4biodiversity-en-390]');
  await last.scrollIntoViewIfNeeded();
  const shown = page.frameLocator('iframe[name=board-toolbox-all4biodiversity-en-390]');
  await expect(shown.locator('html')).toHaveAttribute('data-site', 'toolbox-all4biodiversity');
  expect(await shown.locator('html').evaluate(() => innerWidth)).toBe(390);
  await expect(page.getByRole('figure').last().getByText('3 mis')).toBeVisible();
  expect(cms.calls.filter((call) => call === texts.nl.path)).toHaveLength(asked);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Vergroot: CoE Groen, English, 768 pixels breed' }).click();
  await expect(framed(page).locator('html')).toHaveAttribute('data-site', 'coegroen');
  await expect(page).toHaveURL(/site=coegroen&language=en&width=768$/);
  expect(watch.troubles.filter(isNoLeaving)).toEqual([]);
});

test('the frames of the board scroll together', thorough, async ({ page, address }) => {
  await page.goto(address('/preview?url=/toegankelijkheid&view=board'));
  await untilToolAlive(page);
  const wide = page.frameLocator('iframe[name=board-groenkennisnet-nl-1440]');
  const narrow = page.frameLocator('iframe[name=board-groenkennisnet-nl-390]');
  for (const frame of [wide, narrow]) await expect(frame.locator('body')).toHaveAttribute('inert', '');
  await page.locator('iframe[name=board-groenkennisnet-nl-390]').hover();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => narrow.locator('html').evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect.poll(() => wide.locator('html').evaluate(() => scrollY)).toBeGreaterThan(0);
});

for (const [[name, address, title], when] of variations<readonly [string, string, string]>(
  [
    'an address elsewhere',
    'https://evil.example/nl/groenkennisnet/bodem',
    'Van dit adres kan geen voorbeeld worden gemaakt',
  ],
  ['a page the CMS does not have', '/nl/groenkennisnet/weg', 'Het CMS heeft deze pagina niet'],
)) {
  test(`${name} is explained, and the next one can be tried from there`, when, async ({ page }) => {
    await page.goto(preview(address));
    await expect(heading(page)).toHaveText(title);
    await untilIdle(page);
    expect(await faultsOf(page)).toEqual([]);
    await field(page).fill(texts.nl.path);
    await page.getByRole('button', { name: 'Toon voorbeeld' }).click();
    await expect(pageHeading(page)).toHaveText('Bodem');
  });
}

test('the entrance remembers what was looked at', thorough, async ({ page }) => {
  await page.goto(preview(texts.nl.path));
  await untilToolAlive(page);
  await page.goto(portal.address('/preview'));
  await page.getByRole('link', { name: 'Bodem' }).click();
  await expect(pageHeading(page)).toHaveText('Bodem');
});

test('the entrance that a broken link shows leads on to what was looked at', async ({ page }) => {
  await page.goto(preview(texts.nl.path));
  await untilToolAlive(page);
  await page.goto(portal.address('/preview?share=broken'));
  await expect(heading(page)).toHaveText('Deze link toont niets meer');
  await page.getByRole('link', { name: 'Bodem' }).click();
  await expect(pageHeading(page)).toHaveText('Bodem');
});

test(
  'from the address to the board, the mistake seen, mended in the JSON, and gone',
  thorough,
  async ({ page, watch }) => {
    await page.goto(portal.address('/preview'));
    await untilToolAlive(page);
    await field(page).fill(texts.nl.path);
    await field(page).press('Enter');
    await untilToolAlive(page);
    await page.getByRole('link', { name: 'Bord' }).press('Enter');
    const first = page.getByRole('figure').first();
    await expect(first.getByText('3 mis')).toBeVisible();
    await first.getByRole('link').press('Enter');
    await expect(framed(page).getByText(texts.nl.unknown)).toBeVisible();
    await page.getByText('JSON', { exact: true }).press('Enter');
    const json = page.getByRole('textbox', { name: 'JSON van de pagina' });
    await expect(json).toHaveValue(/kaartspel/);
    const mended = { ...damagedPage('nl'), title: 'Bodem en water' };
    mended.contents[0]?.elements.splice(1, 2);
    await json.fill(JSON.stringify(mended));
    await expect(pageHeading(page)).toHaveText('Bodem en water');
    await expect(framed(page).getByText(texts.nl.unknown)).toBeHidden();
    await expect(page.getByText('Te herstellen (1)')).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Terug naar het CMS' }).press('Enter');
    await expect(pageHeading(page)).toHaveText('Bodem');
    await expect(page.getByText(texts.nl.summary)).toBeVisible();
    expect(watch.troubles.filter(isNoLeaving)).toEqual([]);
  },
);

test('JSON pasted in one line below on the entrance is seen from its top, in lines', thorough, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 700 });
  await page.goto(portal.address('/preview'));
  await untilToolAlive(page);
  await page.getByRole('textbox', { name: 'JSON van de pagina' }).fill(JSON.stringify(damagedPage('nl')));
  await page.getByRole('button', { name: 'Toon deze JSON' }).press('Enter');
  await expect(pageHeading(page)).toHaveText('Bodem');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByText(texts.nl.summary)).toBeInViewport();
  await expect(page.getByRole('textbox', { name: 'JSON van de pagina' })).toHaveValue(/^\{\n {2}"type": "page",\n/);
});

test('a draft is held against what is published: in words, and one over the other', async ({ page, watch }) => {
  const [main] = damagedPage('nl').contents;
  const [text, ...others] = main?.elements ?? [];
  const draft = {
    ...damagedPage('nl'),
    title: 'De bodem',
    contents: [{ area: 'main', elements: [...others, { ...text, html: '<p>Zand, klei, löss en veen.</p>' }] }],
  };
  await page.goto(portal.address('/preview'));
  await untilToolAlive(page);
  await page.getByRole('textbox', { name: 'JSON van de pagina' }).fill(JSON.stringify(draft));
  await page.getByRole('button', { name: 'Toon deze JSON' }).click();
  await page.getByRole('link', { name: 'Verschil' }).press('Enter');
  const list = page.getByRole('region', { name: 'Wat er anders is' });
  await expect(list.getByText('title: ‘Bodem’ werd ‘De bodem’')).toBeVisible();
  await expect(list.getByText('html: ‘klei’ werd ‘klei, löss’')).toBeVisible();
  await expect(list.getByText('Verplaatst (1)')).toBeVisible();
  const published = page.frameLocator('iframe[name=preview-published]').getByRole('heading', { level: 1 });
  await expect(published).toHaveText('Bodem');
  await expect(pageHeading(page)).toHaveText('De bodem');
  const slider = page.getByRole('slider', { name: 'Verschuif tussen gepubliceerd en nieuw' });
  await slider.press('End');
  await expect(slider).toHaveAttribute('aria-valuetext', '100 procent gepubliceerd, 0 procent nieuw');
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'JSON van de pagina' }).fill(JSON.stringify(damagedPage('nl')));
  await expect(list.getByText('Geen verschil: dit is wat bezoekers nu zien.')).toBeVisible();
  await expect(published).toHaveText('Bodem');
  const elsewhere = { ...draft, url: 'https://evil.example/nl/groenkennisnet/bodem' };
  await page.getByRole('textbox', { name: 'JSON van de pagina' }).fill(JSON.stringify(elsewhere));
  await expect(list.getByText(/^Er is geen gepubliceerde pagina/)).toBeVisible();
  // That nobody is asked there is what the browser hears as well.
  expect(watch.troubles.filter((trouble) => isNoLeaving(trouble) && !trouble.includes('400'))).toEqual([]);
});

test('a draft with an address of its own is held against the page that it says it is', thorough, async ({ page }) => {
  const draft = '/nl/groenkennisnet/bodem-concept';
  cms.answer(draft, { ...damagedPage('nl'), title: 'Bodem, opnieuw' });
  await page.goto(preview(draft, '&view=difference'));
  const list = page.getByRole('region', { name: 'Wat er anders is' });
  await expect(list.getByText(/^title: ‘Bodem’ werd ‘Bodem, opnieuw’$/)).toBeVisible();
  await expect(list.getByText(texts.nl.path)).toBeVisible();
});

test('a part that is pointed at opens its JSON, and a finding leads to its place, by keyboard too', async ({
  page,
  watch,
}) => {
  await page.goto(preview(texts.nl.path));
  await untilToolAlive(page);
  const link = framed(page).getByRole('link', { name: 'klei' });
  await link.hover();
  const named = page.getByRole('main').getByText('main › element 1: tekst');
  await expect(named).toBeVisible();
  await page.getByText('JSON', { exact: true }).hover();
  await expect(named).toBeHidden();
  await link.focus();
  await expect(named).toBeVisible();
  await page.getByText('JSON', { exact: true }).press('Enter');
  const json = page.getByRole('textbox', { name: 'JSON van de pagina' });
  const selected = () =>
    json.evaluate((field: HTMLTextAreaElement) => field.value.slice(field.selectionStart, field.selectionEnd));
  await page.getByRole('button', { name: 'Aanwijzen' }).press('Enter');
  const text = framed(page).getByText('Zand, klei en veen.');
  await text.hover();
  await expect(framed(page).getByText('main › element 1: tekst')).toBeVisible();
  await text.click();
  await expect.poll(selected).toContain('klei</a> en veen');
  await expect(page.getByText('Hier is niets mis.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Onderdeel' }).selectOption('main › element 2: kaartspel');
  await expect.poll(selected).toContain('"kleur": "harten"');
  await expect(page.getByRole('listitem').filter({ hasText: texts.nl.reason })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Bewerk in het CMS' })).toHaveAttribute(
    'href',
    'https://cms.example/edit/page_1#7',
  );
  expect(await faultsOf(page)).toEqual([]);
  await page.getByText(texts.nl.summary).press('Enter');
  await page.getByRole('button', { name: 'Naar de JSON' }).last().press('Enter');
  await expect.poll(selected).toBe('""');
  expect(watch.troubles).toEqual([]);
});

test('Escape leads from the JSON back to the finding, or to the list once that is mended', async ({ page }) => {
  await page.goto(preview(texts.nl.path));
  await untilToolAlive(page);
  await page.getByText(texts.nl.summary).press('Enter');
  const missing = page.getByRole('listitem').filter({ hasText: texts.nl.missing });
  await missing.getByRole('button', { name: 'Naar de JSON' }).press('Enter');
  const json = page.getByRole('textbox', { name: 'JSON van de pagina' });
  await expect(json).toBeFocused();
  await json.press('Escape');
  await expect(missing.getByRole('button', { name: 'Naar de JSON' })).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(json).toBeFocused();
  await json.pressSequentially('"<p>Klei.</p>"');
  await expect(page.locator('[data-panel=report] li').filter({ hasText: texts.nl.missing })).toHaveCount(0);
  await json.press('Escape');
  await expect(page.getByText(/^Te herstellen \(\d\)$/)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Naar de JSON' }).first()).toBeVisible();
  await expect(json).toBeHidden();
});

test('the mark of a place goes where the place goes, and away when another is looked for', async ({ page }) => {
  await page.goto(preview(texts.nl.path));
  await untilToolAlive(page);
  await page.getByText(texts.nl.summary).click();
  const finding = page.getByRole('listitem').filter({ hasText: texts.nl.reason });
  await finding.getByRole('button', { name: 'Naar de JSON' }).click();
  const mark = framed(page).locator('#preview-mark');
  await expect(mark).toBeVisible();
  await page.getByText('JSON', { exact: true }).click();
  await page.setViewportSize({ width: 1000, height: 700 });
  const card = framed(page).locator('#rejected-contents-0-elements-1');
  const widthOf = async (part: typeof card) => Math.round((await part.boundingBox())?.width ?? 0);
  await expect(async () => expect(await widthOf(mark)).toBe(await widthOf(card))).toPass();
  await page.getByText(texts.nl.summary).click();
  await page.getByRole('link', { name: texts.nl.toCard }).last().click();
  await expect(mark).toHaveCount(0);
});

test('the list of findings does not cover the card that it leads to', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(preview(texts.nl.path));
  await untilToolAlive(page);
  await page.getByText(texts.nl.summary).press('Enter');
  await page.getByRole('link', { name: texts.nl.toCard }).last().press('Enter');
  await expect(framed(page).locator('#rejected-contents-0-elements-2')).toBeInViewport();
  await expect(page.getByRole('link', { name: texts.nl.toCard }).last()).toBeHidden();
  await expect(page.getByText(texts.nl.summary)).toBeFocused();
});

test('a finding leads to the JSON alone where many frames show the page', thorough, async ({ page }) => {
  await page.goto(preview(texts.nl.path, '&view=board'));
  await untilToolAlive(page);
  await page.getByText(texts.nl.summary).click();
  await expect(page.getByRole('button', { name: 'Naar de JSON' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: texts.nl.toCard })).toHaveCount(0);
});

test('the way back to the CMS holds for a version that is still on its way', thorough, async ({ page }) => {
  await page.goto(preview(texts.nl.path));
  await untilToolAlive(page);
  await page.getByText('JSON', { exact: true }).press('Enter');
  const json = page.getByRole('textbox', { name: 'JSON van de pagina' });
  await expect(json).toHaveValue(/"title": "Bodem"/);
  const release = await holdBack(page, '**/api/preview?*');
  await json.fill(JSON.stringify({ ...damagedPage('nl'), title: 'Te laat' }));
  await page.getByRole('button', { name: 'Terug naar het CMS' }).press('Enter');
  await expect(json).toHaveValue(/"title": "Bodem"/);
  await expect(pageHeading(page)).toHaveText('Bodem');
  const late = page.waitForResponse(/\/api\/preview\?/);
  release();
  await (await late).finished();
  await untilIdle(page);
  await expect(heading(page)).toHaveText('Voorbeeld: Bodem');
  await expect(pageHeading(page)).toHaveText('Bodem');

  await json.fill(JSON.stringify({ ...damagedPage('nl'), title: 'Op tijd' }));
  await expect(pageHeading(page)).toHaveText('Op tijd');
});

test('what is no JSON is told with its line, while the page stays', async ({ page }) => {
  await page.goto(preview(texts.nl.path));
  await untilToolAlive(page);
  await page.getByText('JSON', { exact: true }).click();
  const json = page.getByRole('textbox', { name: 'JSON van de pagina' });
  await json.fill('{\n"title": "Bodem"\n"lead": ""}');
  await expect(page.getByText('Regel 3: dit is geen geldige JSON. Hiervoor ontbreekt een komma.')).toBeVisible();
  await page.getByRole('button', { name: 'Naar regel 3' }).click();
  await expect(json).toBeFocused();
  const selected = json.evaluate((field: HTMLTextAreaElement) =>
    field.value.slice(field.selectionStart, field.selectionEnd),
  );
  expect(await selected).toBe('"lead": ""}');
  await expect(pageHeading(page)).toHaveText('Bodem');
});

for (const [onBoard, when] of variations('', ' shown on the board,')) {
  test(`JSON is pasted,${onBoard} and forgotten by all but this browser`, when, async ({ page }) => {
    const pasted = { ...damagedPage('nl'), title: 'Alleen hier' };
    await page.goto(portal.address('/preview'));
    await untilToolAlive(page);
    await page.getByRole('textbox', { name: 'JSON van de pagina' }).fill(JSON.stringify(pasted));
    await page.getByRole('button', { name: 'Toon deze JSON' }).click();
    await expect(pageHeading(page)).toHaveText('Alleen hier');
    await expect(page.getByText(texts.nl.summary)).toBeVisible();
    if (onBoard) {
      await page.getByRole('link', { name: 'Bord' }).click();
      const last = page.frameLocator('iframe[name=board-toolbox-all4biodiversity-en-390]');
      await expect(last.getByRole('heading', { level: 1 })).toHaveText('Alleen hier');
      await expect(last.locator('html')).toHaveAttribute('data-site', 'toolbox-all4biodiversity');
    }
    expect(page.url()).not.toContain('Alleen');
    await page.goto(portal.address('/preview'));
    await expect(page.getByRole('textbox', { name: 'JSON van de pagina' })).toHaveValue(/Alleen hier/);
  });
}

/** Drops a file with this page. */
const dropPage = (page: Page, given: object) =>
  page.evaluate((json) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([json], 'page.json', { type: 'application/json' }));
    window.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  }, JSON.stringify(given));

test('a file is dropped', thorough, async ({ page }) => {
  await page.goto(portal.address('/preview'));
  await untilToolAlive(page);
  await dropPage(page, { ...damagedPage('en'), title: 'Dropped' });
  await expect(pageHeading(page)).toHaveText('Dropped');
});

test('a file that is larger than any page is said to be, until a page is given', thorough, async ({ page }) => {
  await page.goto(portal.address('/preview'));
  await untilToolAlive(page);
  await dropPage(page, { title: 'x'.repeat(5 * 1024 * 1024) });
  await expect(page.getByRole('alert')).toContainText('Een pagina mag hooguit 5 MB groot zijn.');
  await dropPage(page, { ...damagedPage('en'), title: 'Dropped' });
  await expect(pageHeading(page)).toHaveText('Dropped');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a page that is given is shown in the site that it speaks of, until another is chosen', async ({ page }) => {
  const pigs = { ...damagedPage('en'), title: 'Pigs', url: '/en/eurcaw-pigs/pigs' };
  const look = framed(page).locator('html');
  const site = page.getByLabel('Site', { exact: true });
  await page.goto(portal.address('/preview'));
  await untilToolAlive(page);
  await page.getByRole('textbox', { name: 'JSON van de pagina' }).fill(JSON.stringify(pigs));
  await page.getByRole('button', { name: 'Toon deze JSON' }).click();
  await expect(pageHeading(page)).toHaveText('Pigs');
  await expect(look).toHaveAttribute('data-site', 'eurcaw-pigs');
  await expect(site).toHaveValue('eurcaw-pigs');
  await expect(page.getByLabel('Taal', { exact: true })).toHaveValue('en');

  await dropPage(page, damagedPage('nl'));
  await expect(pageHeading(page)).toHaveText('Bodem');
  await expect(look).toHaveAttribute('data-site', 'groenkennisnet');
  await expect(site).toHaveValue('groenkennisnet');

  await site.selectOption('coegroen');
  await expect(look).toHaveAttribute('data-site', 'coegroen');
  await dropPage(page, pigs);
  await expect(pageHeading(page)).toHaveText('Pigs');
  await expect(look).toHaveAttribute('data-site', 'coegroen');
});

test('words that are dragged within a field are no page', thorough, async ({ page }) => {
  await page.goto(portal.address('/preview'));
  await untilToolAlive(page);
  const field = page.getByRole('textbox', { name: 'JSON van de pagina' });
  await field.fill('{ "title": "Eigen werk" }');
  const drop = (text: string, on: string) =>
    page.evaluate(
      ([words = '', selector = '']) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.setData('text/plain', words);
        const target = document.querySelector(selector) ?? document.body;
        const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
        target.dispatchEvent(event);
        return event.defaultPrevented;
      },
      [text, on],
    );
  // The browser's own to do.
  expect(await drop('{ "title": "Een stukje" }', 'textarea')).toBe(false);
  // A link that was dragged by accident.
  await drop('https://example.org/', 'h1');
  await expect(field).toHaveValue('{ "title": "Eigen werk" }');
});

test('how others show the page is shown for each site', async ({ page, watch }) => {
  await page.goto(preview(texts.nl.path));
  await untilToolAlive(page);
  await page.getByText('Zoeken en delen').press('Enter');
  const region = page.getByRole('region', { name: 'Zoeken en delen' });
  await expect(region.getByRole('heading', { level: 2 })).toHaveText([
    'Groen Kennisnet',
    'EURCAW-Pigs',
    'Dierenwelzijnsweb',
    'CoE Groen',
    'Toolbox All4Biodiversity',
  ]);
  await expect(region.getByText('Bodem – Groen Kennisnet')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(region).toBeHidden();
  expect(watch.troubles).toEqual([]);
});

test('a link is shared that shows the same, and says until when', async ({ page, watch }) => {
  await page.goto(preview(texts.nl.path, '&site=coegroen'));
  await untilToolAlive(page);
  await page.getByText('Deel', { exact: true }).press('Enter');
  const region = page.getByRole('region', { name: 'Deel' });
  await region.getByRole('button', { name: 'Maak een link' }).press('Enter');
  await expect(region.getByText(/^Geldig tot \d+ \S+ \d{4} om \d\d:\d\d:$/)).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.goto((await region.getByText(/^http:.*\?share=/).textContent()) ?? '');
  await expect(pageHeading(page)).toHaveText('Bodem');
  await expect(framed(page).locator('html')).toHaveAttribute('data-site', 'coegroen');
  await expect(field(page)).toHaveValue(texts.nl.path);
  await untilToolAlive(page);
  await page.getByLabel('Breedte').selectOption('390');
  await expect(page).toHaveURL(/\?share=[\w.-]+&site=coegroen&width=390$/);
  expect(watch.troubles.filter(isNoLeaving)).toEqual([]);
});

test('the bar leads to how it works, with a bookmark and a link to copy', async ({ page, watch }) => {
  await page.goto(preview(texts.nl.path));
  await page.getByRole('link', { name: 'Uitleg' }).click();
  await expect(heading(page)).toHaveText('Hoe werkt een voorbeeld?');
  await expect(page.getByText(/^javascript:location\.href=/)).toBeVisible();
  await expect(page.getByText(/<a href="http:.*\/preview\?url=/)).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  expect(watch.troubles.filter(isNoLeaving)).toEqual([]);
});

test.describe('a CMS that frames the preview', () => {
  const type = (page: Page, message: object) =>
    page.evaluate(async (sent) => {
      const cmsWindow = window as unknown as { ready: Promise<void>; type: (message: object) => void };
      await cmsWindow.ready;
      cmsWindow.type(sent);
    }, message);

  test('is followed while it types, and nothing else it says is', async ({ page }) => {
    await page.goto(editor.address(portal.address('/preview')));
    const inside = page
      .frameLocator('iframe')
      .frameLocator('iframe[name=preview-page]')
      .getByRole('heading', { level: 1 });
    const draft = { ...damagedPage('nl'), title: 'Eerste woord' };
    await type(page, { type: 'portal-preview', version: 1, page: draft });
    await expect(inside).toHaveText('Eerste woord');
    for (const other of [
      { type: 'portal-preview', version: 2, page: { ...draft, title: 'Fout' } },
      { type: 'portal', version: 1, page: { ...draft, title: 'Fout' } },
      { type: 'portal-preview', version: 1, page: 'Fout' },
      { type: 'portal-preview-show', response: {} },
    ]) {
      await type(page, other);
    }
    await type(page, { type: 'portal-preview', version: 1, page: { ...draft, title: 'Tweede woord' } });
    await expect(inside).toHaveText('Tweede woord');
  });

  test('is followed as the window that opened the preview', thorough, async ({ page }) => {
    await page.goto(editor.address('about:blank'));
    const opened = page.waitForEvent('popup');
    await page.evaluate((url) => {
      (window as unknown as { opened: Window | null }).opened = window.open(url);
    }, portal.address('/preview'));
    const popup = await opened;
    const draft = { type: 'portal-preview', version: 1, page: { ...damagedPage('nl'), title: 'Eerste woord' } };
    await page.evaluate(async (message) => {
      const cmsWindow = window as unknown as { ready: Promise<void>; opened: Window | null };
      await cmsWindow.ready;
      cmsWindow.opened?.postMessage(message, '*');
    }, draft);
    await expect(pageHeading(popup)).toHaveText('Eerste woord');
  });

  test('is no other site, neither as a frame nor as the window that opened it', async ({ page }) => {
    const address = portal.address(`/preview?url=${encodeURIComponent(texts.nl.path)}`);
    await page.goto(stranger.address(address));
    await expect(page.frameLocator('iframe').getByText(texts.nl.summary)).toBeHidden();
    const opened = page.waitForEvent('popup');
    await page.evaluate((url) => {
      (window as unknown as { opened: Window | null }).opened = window.open(url);
    }, address);
    const popup = await opened;
    await untilToolAlive(popup);
    const evil = { type: 'portal-preview', version: 1, page: { ...damagedPage('nl'), title: 'Gekaapt' } };
    await page.evaluate((message) => {
      (window as unknown as { opened: Window | null }).opened?.postMessage(message, '*');
    }, evil);
    await untilIdle(popup);
    await expect(popup.locator('iframe[name=preview-page]')).toBeVisible();
    await expect(pageHeading(popup)).toHaveText('Bodem');
    await expect(popup.getByText('Je ziet je eigen versie')).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ scripts: 'off' });

  test('the list unfolds, the choices apply, and the way to another page works', async ({ page }) => {
    await page.goto(portal.address('/preview'));
    await field(page).fill(texts.nl.path);
    await page.getByRole('button', { name: 'Toon voorbeeld' }).click();
    await page.getByText(texts.nl.summary).click();
    await expect(page.getByRole('listitem').filter({ hasText: texts.nl.missing }).first()).toBeVisible();
    await expect(framed(page).locator('#rejected-contents-0-elements-1').getByText(texts.nl.unknown)).toBeVisible();
    await page.getByLabel('Site', { exact: true }).selectOption('CoE Groen');
    await page.getByLabel('Breedte').selectOption('390');
    await page.getByRole('button', { name: 'Toepassen' }).click();
    await expect(framed(page).locator('html')).toHaveAttribute('data-site', 'coegroen');
    expect((await page.locator('iframe').boundingBox())?.width).toBe(390);
    await page.getByRole('link', { name: 'Bord' }).click();
    await expect(page.locator('main iframe')).toHaveCount(30);
  });
});
