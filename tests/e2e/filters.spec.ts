import { expect, type Page } from '@playwright/test';
import { faultsOf } from './helpers/axe.ts';
import { holdBack } from './helpers/gate.ts';
import { pressAsOnMac } from './helpers/pressAsOnMac.ts';
import { heading, untilAlive } from './helpers/reading.ts';
import { test } from './helpers/test.ts';
import { thorough, variations } from './helpers/thorough.ts';

/*
 * The search page as its users filter, order and page through it: with and without script, wide and small.
 */
const languages = [
  {
    language: 'nl',
    site: 'groenkennisnet',
    path: '/zoeken/*',
    filters: 'Filters',
    apply: (hits: number) => `Toon ${hits.toLocaleString('nl')} ${hits === 1 ? 'resultaat' : 'resultaten'}`,
    anyApply: /^Toon .*resulta/,
    hits: /^([\d.]+) resultaten?$/,
    year: 'Jaar',
    from: 'Van',
    to: 'Tot en met',
    keyword: 'Trefwoord',
    more: /^Nog [\d.]+ \(Trefwoord\)/,
    find: 'Zoek in trefwoord',
    findSubmit: 'Zoek',
    begin: 'bod',
    order: 'Sorteer op',
    orderSubmit: 'Sorteer',
    oldest: 'Jaar, oudste eerst',
    chosen: 'Gekozen filters',
    skipFilters: 'Naar de filters',
    skipResults: 'Naar de resultaten',
    clear: 'Wis filters',
    empty: 'Geen resultaten',
    without: /^Zonder ‘/,
  },
  {
    language: 'en',
    site: 'eurcaw-pigs',
    path: '/search/*',
    filters: 'Filters',
    apply: (hits: number) => `Show ${hits.toLocaleString('en')} ${hits === 1 ? 'result' : 'results'}`,
    anyApply: /^Show .*result/,
    hits: /^([\d,]+) results?$/,
    year: 'Year',
    from: 'From',
    to: 'Up to and including',
    keyword: 'Keyword',
    more: /^[\d,]+ more \(Keyword\)/,
    find: 'Search in keyword',
    findSubmit: 'Search',
    begin: 'wel',
    order: 'Sort by',
    orderSubmit: 'Sort',
    oldest: 'Year, oldest first',
    chosen: 'Chosen filters',
    skipFilters: 'Skip to the filters',
    skipResults: 'Skip to the results',
    clear: 'Clear filters',
    empty: 'No results',
    without: /^Without ‘/,
  },
] as const;

type Texts = (typeof languages)[number];

/** Stands above a list that is no longer what is ticked. */
const notApplied = 'Je keuze is nog niet toegepast';

const numberIn = (text: string) => Number(text.replace(/\D/g, ''));

async function hitsOn(page: Page, { hits }: Texts): Promise<number> {
  return numberIn((await page.getByRole('heading', { level: 2, name: hits }).textContent()) ?? '');
}

/** The number that an option says, which is part of its name. */
async function countOf(page: Page, group: string, place: number): Promise<{ name: string; count: number }> {
  const box = page.getByRole('group', { name: group, exact: true }).getByRole('checkbox').nth(place);
  const label = box.locator('xpath=ancestor::label');
  await expect(label).toBeVisible();
  const [text = '', count = ''] = (await label.locator('> span').allTextContents()).filter((part) => part !== '');
  const name = `${text} ${count}`;
  await expect(box).toHaveAccessibleName(name);
  return { name, count: numberIn(count) };
}

/** What narrows the list; the bar that stays in sight repeats it. */
function chosen(page: Page, texts: Texts) {
  return page.getByRole('region', { name: texts.hits }).getByRole('list', { name: texts.chosen });
}

/** As a part of the address that is searched; the order of parameters means nothing. */
function parameters(page: Page): string {
  return new URL(page.url()).search;
}

for (const texts of languages) {
  const { language, site, path } = texts;
  // `npm test` shows each in one of the languages.
  const inDutch = language === 'nl' ? {} : thorough;
  const inEnglish = language === 'en' ? {} : thorough;

  test.describe(`filters in ${language}`, () => {
    test(
      'ticking changes the address in place and says what there would be; applying is one step back',
      inDutch,
      async ({ page, address, watch }) => {
        await page.goto(address(path, site));
        await untilAlive(page);
        const all = await hitsOn(page, texts);
        const entries = await page.evaluate(() => history.length);
        const years = page.getByRole('group', { name: texts.year, exact: true });
        const [first, second] = [await countOf(page, texts.year, 0), await countOf(page, texts.year, 1)];

        await years.getByRole('checkbox').nth(0).focus();
        await page.keyboard.press('Space');
        await expect(page.getByRole('button', { name: texts.apply(first.count), exact: true })).toBeVisible();
        await expect.poll(() => parameters(page)).toMatch(/^\?jaar=\d{4}$/);
        await years.getByRole('checkbox').nth(1).check();
        const both = page.getByRole('button', { name: texts.apply(first.count + second.count), exact: true });
        await expect(both).toBeVisible();
        await expect(page.getByRole('status').filter({ hasText: texts.hits })).toHaveCount(1);
        // The list is still the one that was there, and so is the history.
        expect(await hitsOn(page, texts)).toBe(all);
        expect(await page.evaluate(() => history.length)).toBe(entries);

        await both.focus();
        await page.keyboard.press('Enter');
        await expect.poll(() => hitsOn(page, texts)).toBe(first.count + second.count);
        expect(await page.evaluate(() => history.length)).toBe(entries + 1);
        await expect(both).toBeFocused();
        await expect(chosen(page, texts).getByRole('link')).toHaveCount(2);

        await page.goBack();
        await expect.poll(() => hitsOn(page, texts)).toBe(all);
        expect(parameters(page)).toBe('');
        await expect(years.getByRole('checkbox', { checked: true })).toHaveCount(0);
        await page.goForward();
        await expect(years.getByRole('checkbox', { checked: true })).toHaveCount(2);
        expect(watch.troubles).toEqual([]);
      },
    );

    test(
      'a long filter unfolds, and any of its values is found by its beginning',
      inEnglish,
      async ({ page, address }) => {
        await page.goto(address(path, site));
        await untilAlive(page);
        const keywords = page.getByRole('group', { name: texts.keyword, exact: true });
        await expect(keywords.getByRole('checkbox')).toHaveCount(6);
        await page.getByRole('button', { name: texts.more }).click();
        const field = keywords.getByRole('searchbox', { name: texts.find });
        await expect(field).toBeFocused();
        await page.keyboard.type(texts.begin);
        await expect
          .poll(async () => (await keywords.getByRole('listitem').allInnerTexts()).map((text) => text.toLowerCase()))
          .toEqual(expect.arrayContaining([expect.stringMatching(new RegExp(`(^|\\s)${texts.begin}`))]));
        await expect
          .poll(async () => {
            const all = await keywords.getByRole('listitem').allInnerTexts();
            return all.filter((text) => !new RegExp(`(^|\\P{L})${texts.begin}`, 'iu').test(text));
          })
          .toEqual([]);
        const { count } = await countOf(page, texts.keyword, 0);
        await keywords.getByRole('checkbox').first().check();
        await page.getByRole('button', { name: texts.apply(count), exact: true }).click();
        await expect.poll(() => hitsOn(page, texts)).toBe(count);
        // What was typed to find it is nobody's filter.
        expect(parameters(page)).toMatch(/^\?trefwoord=[^&]+$/);
      },
    );

    test('on a phone the filters are a sheet, which a bar in sight opens too', inDutch, async ({ page, address }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.goto(address(path, site));
      await untilAlive(page);
      const apply = page.getByRole('button', { name: texts.anyApply });
      await expect(apply).toBeHidden();
      await page.mouse.wheel(0, 900);
      const toggle = page.getByRole('button', { name: texts.filters, exact: true });
      await toggle.click();
      await expect(apply).toBeInViewport();
      await page.keyboard.press('Escape');
      await expect(apply).toBeHidden();
      await expect(toggle).toBeFocused();
      await toggle.click();
      const { count } = await countOf(page, texts.year, 0);
      await page.getByRole('group', { name: texts.year, exact: true }).getByRole('checkbox').first().check();
      await page.getByRole('button', { name: texts.apply(count), exact: true }).click();
      await expect(apply).toBeHidden();
      await expect.poll(() => hitsOn(page, texts)).toBe(count);
      await expect(page.getByRole('heading', { level: 2, name: texts.hits })).toBeFocused();
      await expect(page.getByRole('heading', { level: 2, name: texts.hits })).toBeInViewport();
      expect(await faultsOf(page)).toEqual([]);
      // Taking them all away again, from further down, leads to a list, which has to be seen.
      await page.mouse.wheel(0, 900);
      await page.getByRole('button', { name: `${texts.filters} (1)`, exact: true }).click();
      await page.getByRole('link', { name: texts.clear }).click();
      await expect(apply).toBeHidden();
      await expect(page).not.toHaveURL(/\?/);
      await expect(page.getByRole('heading', { level: 2, name: texts.hits })).toBeFocused();
    });

    test('the order changes at once, and keeps the filters', inEnglish, async ({ page, address }) => {
      await page.goto(address(`${path}?taal=en&start=20`, site));
      await untilAlive(page);
      const order = page.getByRole('combobox', { name: texts.order });
      await expect(order.getByRole('option')).toHaveCount(5);
      await order.focus();
      await order.selectOption({ label: texts.oldest });
      await expect.poll(() => parameters(page)).toBe('?taal=en&srt=jaar&srt_direction=asc');
      await expect(page.getByRole('article').first()).toContainText(/· (199|200)\d/);
      await expect(order).toBeFocused();
      const years = await page
        .getByRole('article')
        .getByText(/· \d{4}$/)
        .allInnerTexts();
      const numbers = years.map((text) => Number(text.slice(-4)));
      expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
      expect(numbers.length).toBeGreaterThan(10);
    });

    test('keyboards skip to the filters and to the results', thorough, async ({ page, address }) => {
      await page.goto(address(path, site));
      await untilAlive(page);
      for (const [link, target] of [
        [texts.skipFilters, 'filters'],
        [texts.skipResults, 'results'],
      ] as const) {
        await page.getByRole('link', { name: link }).focus();
        await expect(page.getByRole('link', { name: link })).toBeInViewport();
        await page.keyboard.press('Enter');
        await expect(page.locator(`#${target}`)).toBeFocused();
      }
    });

    test(
      'keyboards skip while something is ticked, too: what is ticked and the list stay',
      inEnglish,
      async ({ page, address }) => {
        await page.goto(address(path, site));
        await untilAlive(page);
        const all = await hitsOn(page, texts);
        const { count } = await countOf(page, texts.year, 0);
        const box = page.getByRole('group', { name: texts.year, exact: true }).getByRole('checkbox').first();
        const offer = page.getByRole('button', { name: texts.apply(count), exact: true });
        await box.check();
        await expect(offer).toBeVisible();
        await page.getByRole('link', { name: texts.skipResults }).press('Enter');
        await expect(page.locator('#results')).toBeFocused();
        await expect(page).toHaveURL(/\?jaar=\d{4}#results$/);
        await expect(offer).toBeVisible();
        await expect(box).toBeChecked();
        expect(await hitsOn(page, texts)).toBe(all);
        // It can be ticked further, in the same entry of the history.
        await box.uncheck();
        await expect.poll(() => parameters(page)).toBe('');
        // Back where it was ticked, the address says what the page shows.
        await page.goBack();
        await expect(page).toHaveURL(/\?jaar=\d{4}$/);
        await expect.poll(() => hitsOn(page, texts)).toBe(count);
        await expect(box).toBeChecked();
      },
    );

    test(
      'where filters leave nothing, those that can be dropped say what there is without them',
      inDutch,
      async ({ page, address }) => {
        await page.goto(address(`${path}?jaar_van=1900&jaar_tot=1901&taal=en`, site));
        await untilAlive(page);
        await expect(page.getByRole('heading', { level: 2, name: texts.empty })).toBeVisible();
        const without = page.getByRole('listitem').filter({ hasText: texts.without });
        // Those years have nothing in any language.
        await expect(without).toHaveCount(1);
        const way = without.getByRole('link').first();
        const hits = numberIn(/: (.*)$/.exec((await way.textContent()) ?? '')?.[1] ?? '');
        expect(hits).toBeGreaterThan(0);
        expect(await faultsOf(page)).toEqual([]);
        await way.click();
        await expect.poll(() => hitsOn(page, texts)).toBe(hits);
      },
    );
  });

  // Two ways to have no script and two languages: each of them once.
  for (const scripts of [language === 'nl' ? 'off' : 'blocked'] as const) {
    test.describe(`filters in ${language} with scripts ${scripts}`, inEnglish, () => {
      test.use({ scripts });

      test('are a form that is sent: values, years, order, pages, and the rest of a long filter', async ({
        page,
        address,
      }) => {
        await page.goto(address(path, site));
        const all = await hitsOn(page, texts);
        await page.getByRole('textbox', { name: texts.from }).fill('2015');
        await page.getByRole('textbox', { name: texts.to }).fill('2020');
        await page.getByRole('button', { name: texts.anyApply }).click();
        await expect(chosen(page, texts).getByRole('link')).toContainText(['2015–2020']);
        const inRange = await hitsOn(page, texts);
        expect(inRange).toBeGreaterThan(0);
        expect(inRange).toBeLessThan(all);

        await page.getByRole('combobox', { name: texts.order }).selectOption({ label: texts.oldest });
        await page.getByRole('button', { name: texts.orderSubmit, exact: true }).click();
        expect(new URL(page.url()).searchParams.get('srt')).toBe('jaar');
        expect(await hitsOn(page, texts)).toBe(inRange);
        await expect(
          page
            .getByRole('article')
            .getByText(/· 2015$/)
            .first(),
        ).toBeVisible();

        await page.getByRole('button', { name: texts.more }).click();
        const keywords = page.getByRole('group', { name: texts.keyword, exact: true });
        await keywords.getByRole('searchbox', { name: texts.find }).fill(texts.begin);
        await keywords.getByRole('button', { name: texts.findSubmit, exact: true }).click();
        const { count } = await countOf(page, texts.keyword, 0);
        expect(count).toBeGreaterThan(0);
        await keywords.getByRole('checkbox').first().check();
        await page.getByRole('button', { name: texts.anyApply }).click();
        expect(await hitsOn(page, texts)).toBe(count);

        await page.getByRole('link', { name: texts.clear }).click();
        expect(await hitsOn(page, texts)).toBe(all);
        expect(new URL(page.url()).searchParams.get('srt')).toBe('jaar');
      });
    });
  }
}

test.describe('the sheet of filters on a phone', thorough, () => {
  test.use({ viewport: { width: 390, height: 800 } });
  const [texts] = languages;
  const toggleOn = (page: Page) =>
    page.getByRole('region', { name: texts.filters, exact: true }).locator('summary').first();

  test('gives the focus back when what is applied was applied already', async ({ page, address }) => {
    await page.goto(address('/zoeken/*'));
    await untilAlive(page);
    await toggleOn(page).click();
    const apply = page.getByRole('button', { name: texts.anyApply });
    await apply.click();
    await expect(apply).toBeHidden();
    await expect(toggleOn(page)).toBeFocused();
    expect(parameters(page)).toBe('');
  });

  test('closes on going back, so that the list is seen that comes', async ({ page, address }) => {
    await page.goto(address('/zoeken/*'));
    await untilAlive(page);
    await page.getByRole('combobox', { name: texts.order }).selectOption({ label: texts.oldest });
    await expect.poll(() => parameters(page)).toMatch(/srt=jaar/);
    // The address is ahead of its list, which is what one goes back from.
    await expect(page.getByRole('article').first()).toContainText(/· (199|200)\d/);
    await toggleOn(page).click();
    const apply = page.getByRole('button', { name: texts.anyApply });
    await expect(apply).toBeInViewport();
    // A phone takes the focus out of a field whose keyboard is put away.
    await page.getByRole('textbox', { name: texts.from }).focus();
    await page.getByRole('textbox', { name: texts.from }).blur();
    await page.goBack();
    await expect.poll(() => parameters(page)).toBe('');
    await expect(apply).toBeHidden();
    await expect(heading(page)).toBeFocused();
  });
});

/*
 * Of what closes a sheet on a phone, its back button asks the browser, which here asks for Escape wherever the focus is.
 */
test('the sheet of filters closes when the device asks for it, and leaves the page', async ({ page, address }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(address('/zoeken/*'));
  await untilAlive(page);
  const [texts] = languages;
  const toggle = page.getByRole('region', { name: texts.filters, exact: true }).locator('summary').first();
  await toggle.click();
  const apply = page.getByRole('button', { name: texts.anyApply });
  await expect(apply).toBeInViewport();
  await toggle.evaluate((summary: HTMLElement) => summary.blur());
  await page.keyboard.press('Escape');
  await expect(apply).toBeHidden();
  await expect(toggle).toBeFocused();
});

test('the sheet of filters gives the focus back to the bar, also where a press focuses nothing', async ({
  page,
  address,
}) => {
  await pressAsOnMac(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(address('/zoeken/*'));
  await untilAlive(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  const [texts] = languages;
  const toggle = page.getByRole('button', { name: texts.filters, exact: true });
  await toggle.click();
  await expect(page.getByRole('button', { name: texts.anyApply })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(toggle).toBeFocused();
});

test.describe('on a phone on its side', () => {
  test.use({ viewport: { width: 844, height: 390 }, isMobile: true, hasTouch: true });

  test('a long list of values gives the sheet of filters back to the finger at its ends', async ({ page, address }) => {
    await page.goto(address('/zoeken/*'));
    await untilAlive(page);
    const [texts] = languages;
    const filters = page.getByRole('region', { name: texts.filters, exact: true });
    await filters.locator('summary').first().click();
    await filters.getByRole('button', { name: texts.more }).click();
    const values = page.getByRole('group', { name: texts.keyword, exact: true }).locator('.filter-values');
    await expect(values.getByRole('checkbox').nth(20)).toBeAttached();
    await values.evaluate((list) => list.scrollIntoView({ block: 'start', behavior: 'instant' }));
    const topOf = () => values.evaluate((list) => Math.round(list.getBoundingClientRect().top));
    expect(await topOf()).toBeLessThanOrEqual(0);

    // At its top, a finger that pulls down goes back to what stands above it.
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove', y: number) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: 400, y }] });
    await touch('touchStart', 80);
    for (let y = 90; y <= 250; y += 10) await touch('touchMove', y);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(topOf).toBeGreaterThan(60);
  });
});

test('nothing that is ticked gets lost while its number is on its way', async ({ page, address }) => {
  await page.goto(address('/zoeken/*'));
  await untilAlive(page);
  const keywords = page.getByRole('group', { name: 'Trefwoord', exact: true });
  await page.getByRole('button', { name: /^Nog [\d.]+ \(Trefwoord\)/ }).click();
  await keywords.getByRole('searchbox').fill('melkv');
  const rare = keywords.getByRole('checkbox', { name: /^Melkvee \d/ });
  const name = (await rare.getAttribute('value')) ?? '';
  // No answer comes until all is ticked and applied.
  const release = await holdBack(page, '**/api/search?*');
  await rare.check();
  // Folded again at once, and another filter ticked.
  await page.getByRole('button', { name: /^Minder/ }).click();
  const years = page.getByRole('group', { name: 'Jaar', exact: true });
  await years.getByRole('checkbox').nth(0).check();
  await years.getByRole('checkbox').nth(1).check();
  await page.getByRole('button', { name: /^Toon / }).click();
  release();
  await expect(page).toHaveURL(
    new RegExp(`trefwoord=${encodeURIComponent(name).replaceAll('%20', '\\+')}&jaar=\\d+&jaar=`),
  );
});

test(
  'who takes a choice back while its list is on the way keeps the list on the screen',
  thorough,
  async ({ page, address }) => {
    const [texts] = languages;
    await page.goto(address('/zoeken/mest'));
    await untilAlive(page);
    const order = page.getByRole('combobox', { name: texts.order });
    const before = await order.inputValue();
    const release = await holdBack(page, '**/api/search?*');
    const came = page.waitForResponse('**/api/search?*');
    await order.selectOption({ label: texts.oldest });
    await expect.poll(() => parameters(page)).toContain('srt=jaar');
    await order.selectOption(before);
    await expect.poll(() => parameters(page)).toBe('');
    release();
    await came;
    // A list that came all the same would be there by the next frames.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(() => setTimeout(done, 200))));
    await expect(order).toHaveValue(before);
    expect(parameters(page)).toBe('');
    await order.selectOption({ label: texts.oldest });
    await expect.poll(() => parameters(page)).toContain('srt=jaar');
    await expect(page.getByRole('article').first()).toContainText(/· (199|200)\d/);
  },
);

test.describe('somebody’s page', () => {
  test.use({ consent: 'unasked' });

  test('keeps what is ticked when something else of the page changes', async ({ page, address }) => {
    const [texts] = languages;
    // The sample records name no authors: somebody's are those about soil.
    await page.route(/\/api\/search\?.*by=author/, async (route) => {
      const asked = new URL(route.request().url());
      asked.searchParams.delete('by');
      asked.searchParams.set('term', 'bodem');
      const answer = await (await route.fetch({ url: asked.href })).json();
      const by = { name: 'A. de Boer', otherNames: [], persons: [], hits: answer.hits, others: [] };
      await route.fulfill({ json: { ...answer, by } });
    });
    await page.goto(address('/zoeken/bodem'));
    await untilAlive(page);
    await page
      .locator('main p')
      .first()
      .evaluate((place) => {
        place.append(
          Object.assign(document.createElement('a'), { href: '/zoeken/auteur/a-de-boer', textContent: 'proef' }),
        );
      });
    await page.getByRole('link', { name: 'proef', exact: true }).press('Enter');
    await expect(heading(page)).toHaveText('A. de Boer');
    const tick = page.getByRole('group', { name: texts.year, exact: true }).getByRole('checkbox').first();
    await tick.check();
    await expect.poll(() => parameters(page)).toContain('jaar=');
    await page.getByRole('button', { name: 'Alles toestaan' }).click();
    await expect(page.getByRole('button', { name: 'Alles toestaan' })).toHaveCount(0);
    await expect(tick).toBeChecked();
    await page.getByRole('button', { name: texts.anyApply }).click();
    await expect(page.getByRole('list', { name: texts.chosen }).getByRole('link')).toHaveCount(1);
  });
});

test('years are typed as a range, and can be mended while typing', async ({ page, address }) => {
  const [texts] = languages;
  await page.goto(address('/zoeken/*'));
  await untilAlive(page);
  const from = page.getByRole('textbox', { name: texts.from });
  await from.pressSequentially('2016');
  await expect.poll(() => parameters(page)).toBe('?jaar_van=2016');
  await from.press('Backspace');
  await expect(from).toHaveValue('201');
  await expect.poll(() => parameters(page)).toBe('');
  await from.press('9');
  await expect.poll(() => parameters(page)).toBe('?jaar_van=2019');
  await page.keyboard.press('Enter');
  await expect(chosen(page, texts).getByRole('link')).toContainText(['vanaf 2019']);
});

test('a year that is still being typed is no filter, whatever else is chosen', thorough, async ({ page, address }) => {
  const [texts] = languages;
  await page.goto(address('/zoeken/*'));
  await untilAlive(page);
  await page.getByRole('textbox', { name: texts.to }).pressSequentially('19');
  await page.getByRole('combobox', { name: texts.order }).selectOption({ label: texts.oldest });
  await expect.poll(() => parameters(page)).toMatch(/srt=jaar/);
  expect(parameters(page)).toBe('?srt=jaar&srt_direction=asc');
  await expect(page.getByText(notApplied)).toHaveCount(0);
});

for (const [{ spelling, query, tags }, when] of variations(
  { spelling: 'a range in one value', query: '?jaar=2015-2020', tags: ['2015–2020'] },
  { spelling: 'a half-typed year', query: '?jaar_van=2015&jaar_tot=19', tags: ['vanaf 2015'] },
)) {
  test(`an address with ${spelling} is a search that is applied`, when, async ({ page, address }) => {
    const [texts] = languages;
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/search?')) asked.push(request.url());
    });
    await page.goto(address(`/zoeken/*${query}`));
    await untilAlive(page);
    // The form is read a tenth of a second after that.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(() => setTimeout(done, 300))));
    await expect(page.getByText(notApplied)).toHaveCount(0);
    expect(parameters(page)).toBe(query);
    expect(asked).toEqual([]);
    await expect(chosen(page, texts).getByRole('link')).toContainText(tags);
    // What is ticked besides goes along with what the address means.
    await page.getByRole('group', { name: 'Soort document', exact: true }).getByRole('checkbox').first().check();
    await expect(page.getByText(notApplied)).toHaveCount(1);
    await page.getByRole('group', { name: 'Soort document', exact: true }).getByRole('checkbox').first().uncheck();
    await expect(page.getByText(notApplied)).toHaveCount(0);
    await expect.poll(() => parameters(page)).toBe(query);
  });
}

test(
  'ordering takes along what is ticked, and going back is one step to what was seen',
  thorough,
  async ({ page, address }) => {
    const [texts] = languages;
    await page.goto(address('/zoeken/*'));
    await untilAlive(page);
    const all = await hitsOn(page, texts);
    const { count } = await countOf(page, texts.year, 0);
    await page.getByRole('group', { name: texts.year, exact: true }).getByRole('checkbox').first().check();
    await page.getByRole('combobox', { name: texts.order }).selectOption({ label: texts.oldest });
    await expect.poll(() => hitsOn(page, texts)).toBe(count);
    await page.goBack();
    await expect.poll(() => hitsOn(page, texts)).toBe(all);
    expect(parameters(page)).toBe('');
  },
);

test('a search that fails after applying says so, takes the focus, and is tried again', async ({ page, address }) => {
  const [texts] = languages;
  await page.goto(address('/zoeken/*'));
  await untilAlive(page);
  await page.route('**/api/search?*', (route) =>
    route.fulfill({ status: 503, json: { state: 'error', term: '*' }, headers: { 'cache-control': 'no-store' } }),
  );
  await page.getByRole('group', { name: texts.year, exact: true }).getByRole('checkbox').first().check();
  await page.getByRole('button', { name: /^Toon / }).click();
  await expect(page.getByRole('heading', { name: 'Zoeken lukt nu niet' })).toBeVisible();
  await expect(heading(page)).toBeFocused();
  expect(await faultsOf(page)).toEqual([]);
  await page.unroute('**/api/search?*');
  await page.getByRole('link', { name: 'Opnieuw proberen' }).click();
  await expect(chosen(page, texts).getByRole('link')).toHaveCount(1);
});

test('what is ticked before the page comes to life counts', async ({ page, address }) => {
  // The page's own script is held back until the box is ticked.
  const release = await holdBack(page, /\/assets\/(?!before-paint)[^/]*\.js$/);
  await page.goto(address('/zoeken/*'), { waitUntil: 'commit' });
  const box = page.getByRole('group', { name: 'Jaar', exact: true }).getByRole('checkbox').first();
  await box.check();
  release();
  await untilAlive(page);
  await expect.poll(() => parameters(page)).toMatch(/^\?jaar=\d{4}$/);
  await expect(box).toBeChecked();
});

test('a new term keeps the filters and starts at the first page; leaving forgets both', async ({ page, address }) => {
  await page.goto(address('/zoeken/bodem?taal=nl&start=20'));
  await untilAlive(page);
  const field = page.getByRole('main').getByLabel('Zoeken in de kennisbank').first();
  await field.fill('water');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address('/zoeken/water?taal=nl'));
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Groen Kennisnet/ })
    .click();
  await expect(heading(page)).not.toContainText('Zoeken naar');
  await field.fill('bodem');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address('/zoeken/bodem'));
});

test('a portlet’s search has filters of its own part of the collection', async ({ page, address }) => {
  await page.goto(address('/portlet/praktijkgericht-onderzoek/*'));
  await untilAlivePortlet(page);
  const all = await hitsOn(page, languages[0]);
  const { count } = await countOf(page, 'Jaar', 0);
  expect(count).toBeLessThan(all);
  await page.getByRole('group', { name: 'Jaar', exact: true }).getByRole('checkbox').first().check();
  await page.getByRole('button', { name: languages[0].apply(count), exact: true }).click();
  await expect.poll(() => hitsOn(page, languages[0])).toBe(count);
  await expect(page).toHaveURL(/\/portlet\/praktijkgericht-onderzoek\/\*\?jaar=\d{4}$/);
  await page.getByLabel('Zoeken in dit portaal').fill('bodem');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/portlet\/praktijkgericht-onderzoek\/bodem\?jaar=\d{4}$/);
});

/** A portlet has no menu; its page is alive when ticking says something. */
async function untilAlivePortlet(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-app', 'alive');
}

test.describe('themes, without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a part stands in the fold of its whole, and who goes on to it gets no more than that', async ({
    page,
    address,
  }) => {
    await page.goto(address('/zoeken/*?thema=dier-en-welzijn'));
    const themes = page.getByRole('group', { name: 'Thema', exact: true });
    await expect(themes.getByRole('checkbox', { name: /^Dier en welzijn/ })).toBeChecked();
    await themes.locator('summary', { hasText: 'Meer binnen Dier en welzijn' }).click();
    const pigs = themes.getByRole('checkbox', { name: /^Varkens/ });
    const count = Number(/\d+/.exec(String(await pigs.locator('xpath=ancestor::label').textContent()))?.[0]);
    await pigs.check();
    await page.getByRole('button', { name: languages[0].anyApply }).click();
    await expect(page).toHaveURL(/\/zoeken\/\*\?thema=dier-en-welzijn%2Fvarkens/);
    expect(await hitsOn(page, languages[0])).toBe(count);
    await expect(pigs).toBeChecked();
    await expect(pigs).toBeVisible();
    await expect(themes.getByRole('checkbox', { name: /^Dier en welzijn/ })).not.toBeChecked();
  });
});
