import { expect, type Locator, type Page } from '@playwright/test';
import { z } from 'zod';
import { ask } from './helpers/network.ts';
import { heading, untilAlive } from './helpers/reading.ts';
import { test } from './helpers/test.ts';
import { thorough, variations } from './helpers/thorough.ts';

const found = z.object({ hits: z.number(), records: z.array(z.object({ id: z.coerce.string(), title: z.string() })) });

/** What the query service itself answers (specification, section 7); it listens two ports above the portal. */
async function askQuery(port: number, scope: string, parameters: Record<string, string>) {
  const { text } = await ask({ port: port + 2, path: `/${scope}?${new URLSearchParams(parameters)}` });
  return found.parse(JSON.parse(text));
}

const languages = [
  {
    language: 'nl',
    site: 'groenkennisnet',
    scope: 'gkn3',
    segment: 'zoeken',
    term: 'water',
    title: 'Zoeken naar ‘water’',
    all: 'Alle publicaties',
    hits: /^([\d.]+) resultaten?$/,
    submit: 'Zoeken',
    apply: /^Toon .*resulta/,
    chosen: 'Gekozen filters',
    pages: 'Bladeren door de resultaten',
    page: 'Pagina',
    groups: { keyword: 'Trefwoord', year: 'Jaar' },
    empty: {
      title: 'Geen resultaten',
      text: 'We vonden geen resultaten voor qwxzv. Probeer een ander zoekwoord of controleer de spelling.',
    },
  },
  {
    language: 'en',
    site: 'eurcaw-pigs',
    scope: 'gkz',
    segment: 'search',
    term: 'pigs',
    title: 'Search for ‘pigs’',
    all: 'All publications',
    hits: /^([\d,]+) results?$/,
    submit: 'Search',
    apply: /^Show .*result/,
    chosen: 'Chosen filters',
    pages: 'Browse the results',
    page: 'Page',
    groups: { keyword: 'Keyword', year: 'Year' },
    empty: {
      title: 'No results',
      text: "We couldn't find any results for qwxzv. Try again with a different search term or check the spelling.",
    },
  },
] as const;

/** The number in the heading of the results. */
async function hitsOn(page: Page, pattern: RegExp): Promise<number> {
  const text = await page.getByRole('heading', { level: 2, name: pattern }).textContent();
  return numberIn(text ?? '');
}

function numberIn(text: string): number {
  return Number(text.replace(/\D/g, ''));
}

function results(page: Page): Locator {
  return page.getByRole('main').getByRole('heading', { level: 3 });
}

/** The titles on a page of records that its address names. */
function recordTitles(page: Page): Locator {
  return page.getByRole('main').getByRole('heading', { level: 2 });
}

/** A filter's option with what it says it would leave. */
async function optionOf(group: Locator, index: number): Promise<{ box: Locator; label: string; count: number }> {
  const item = group.getByRole('listitem').nth(index);
  const [label = '', count = ''] = (await item.locator('label > span').allTextContents()).filter((text) => text !== '');
  return { box: item.getByRole('checkbox'), label: label.trim(), count: numberIn(count) };
}

for (const texts of languages) {
  const { language, site, scope, segment, term } = texts;
  const quickIn = (one: typeof language) => (one === language ? {} : thorough);

  test.describe(`search in ${language}`, () => {
    test(
      'names the term and the number of hits the query service has',
      quickIn('en'),
      async ({ page, address, port }) => {
        const response = await page.goto(address(`/${segment}/${term}`, site));
        expect(response?.status()).toBe(200);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(heading(page)).toHaveText(texts.title);
        await expect(page).toHaveTitle(new RegExp(texts.title));
        const { hits, records } = await askQuery(port, scope, { q: term, wq_max: '20', wq_ofs: '0' });
        expect(hits).toBeGreaterThan(0);
        expect(await hitsOn(page, texts.hits)).toBe(hits);
        expect(await results(page).allTextContents()).toEqual(records.map(({ title }) => title));
      },
    );

    test('shows pages of twenty, in the query service’s order', quickIn('nl'), async ({ page, address, port }) => {
      await page.goto(address(`/${segment}/*`, site));
      await untilAlive(page);
      await expect(heading(page)).toHaveText(texts.all);
      await expect(results(page)).toHaveCount(20);
      const pages = page.getByRole('navigation', { name: texts.pages });
      await pages.getByRole('link', { name: `${texts.page} 2`, exact: true }).click();
      await expect(page).toHaveURL(address(`/${segment}/*?start=20`, site));
      const { records } = await askQuery(port, scope, { q: '*', wq_max: '20', wq_ofs: '20' });
      await expect(results(page)).toHaveText(records.map(({ title }) => title));
      await expect(pages.getByRole('link', { name: `${texts.page} 2`, exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      );
    });

    test('a filter leaves as many as it says, and its tag takes it away', quickIn('en'), async ({ page, address }) => {
      await page.goto(address(`/${segment}/*`, site));
      await untilAlive(page);
      const all = await hitsOn(page, texts.hits);
      const { box, label, count } = await optionOf(page.getByRole('group', { name: texts.groups.keyword }), 0);
      expect(count).toBeGreaterThan(0);
      expect(count).toBeLessThan(all);
      await box.check();
      await page.getByRole('button', { name: texts.apply }).click();
      await expect.poll(() => hitsOn(page, texts.hits)).toBe(count);
      await expect(page).toHaveURL(/[?&]trefwoord=/);

      const tag = page.locator('#results').getByRole('list', { name: texts.chosen }).getByRole('link');
      await expect(tag).toContainText(label);
      await tag.click();
      await expect.poll(() => hitsOn(page, texts.hits)).toBe(all);
      await expect(tag).toHaveCount(0);
      await expect(box).not.toBeChecked();
    });

    test('nothing found is said with the term', quickIn('nl'), async ({ page, address }) => {
      const response = await page.goto(address(`/${segment}/qwxzv`, site));
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { name: texts.empty.title })).toBeVisible();
      await expect(page.getByText(texts.empty.text)).toBeVisible();
      // Nor is there anything to choose from.
      await expect(page.getByRole('button', { name: texts.apply })).toHaveCount(0);
    });

    test('the bare address searches for everything', quickIn('en'), async ({ page, address }) => {
      await page.goto(address(`/${segment}`, site));
      await expect(page).toHaveURL(address(`/${segment}/*`, site));
      await expect(heading(page)).toHaveText(texts.all);
    });

    test('a term in the query moves into the path, spaces as plus signs', quickIn('nl'), async ({ page, address }) => {
      await page.goto(address(`/${segment}?term=x%20y`, site));
      await expect(page).toHaveURL(address(`/${segment}/x+y`, site));
      await expect(heading(page)).toContainText('‘x y’');
      await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('x y');
    });

    test('the search field searches without loading the page anew', quickIn('en'), async ({ page, address, watch }) => {
      await page.goto(address('/', site));
      await untilAlive(page);
      await page.evaluate(() => {
        document.documentElement.dataset.test = 'same document';
      });
      const field = page.getByRole('main').getByRole('searchbox');
      await field.fill(term);
      await page.getByRole('main').getByRole('button', { name: texts.submit }).click();
      await expect(page).toHaveURL(address(`/${segment}/${term}`, site));
      await expect(heading(page)).toHaveText(texts.title);
      await expect(page.locator('html')).toHaveAttribute('data-test', 'same document');
      expect(watch.troubles).toEqual([]);
    });
  });
}

test('years are joined by “or”: two of them leave as many as both together', async ({ page, address }) => {
  const [texts] = languages;
  await page.goto(address('/zoeken/*'));
  await untilAlive(page);
  const years = page.getByRole('group', { name: texts.groups.year });
  const first = await optionOf(years, 0);
  const second = await optionOf(years, 1);
  await first.box.check();
  await second.box.check();
  await page.getByRole('button', { name: texts.apply }).click();
  await expect.poll(() => hitsOn(page, texts.hits)).toBe(first.count + second.count);
  await expect(page.locator('#results').getByRole('list', { name: texts.chosen }).getByRole('link')).toHaveCount(2);
});

test(
  'keywords are joined by “and”: a second one narrows the list to what it says',
  thorough,
  async ({ page, address }) => {
    const [texts] = languages;
    await page.goto(address('/zoeken/*'));
    await untilAlive(page);
    const keywords = page.getByRole('group', { name: texts.groups.keyword });
    const first = await optionOf(keywords, 0);
    await first.box.check();
    await page.getByRole('button', { name: texts.apply }).click();
    await expect.poll(() => hitsOn(page, texts.hits)).toBe(first.count);
    const second = await optionOf(keywords, 1);
    expect(second.count).toBeLessThanOrEqual(first.count);
    await second.box.check();
    await page.getByRole('button', { name: texts.apply }).click();
    await expect.poll(() => hitsOn(page, texts.hits)).toBe(second.count);
  },
);

test('a filter starts the list anew', thorough, async ({ page, address }) => {
  await page.goto(address('/zoeken/*?start=20'));
  await untilAlive(page);
  const { box, count } = await optionOf(page.getByRole('group', { name: 'Soort document' }), 0);
  await box.check();
  await page.getByRole('button', { name: /^Toon .*resulta/ }).click();
  await expect.poll(() => hitsOn(page, languages[0].hits)).toBe(count);
  await expect(page).not.toHaveURL(/start=/);
});

test('an address with a filter is the same search for everyone it is sent to', async ({ page, address, port }) => {
  await page.goto(address('/zoeken/*?taal=en'));
  const { hits } = await askQuery(port, 'gkn3', { q: '*', wq_flt: 'taal', wq_val: 'en' });
  expect(await hitsOn(page, languages[0].hits)).toBe(hits);
  await expect(page.getByRole('group', { name: 'Taal' }).getByRole('checkbox', { checked: true })).toHaveCount(1);
});

test('the sort order in the address is the order of the list', async ({ page, address, port }) => {
  await page.goto(address('/zoeken/*?srt=jaar&srt_direction=desc'));
  const { records } = await askQuery(port, 'gkn3', { q: '*', wq_srt_desc: 'jaar' });
  await expect(results(page)).toHaveText(records.map(({ title }) => title));
});

test('records are shown by their ids, in the order of the address', async ({ page, address, port }) => {
  const { records } = await askQuery(port, 'gkn3', { q: '*', wq_max: '3' });
  const [first, second, third] = records;
  await page.goto(address(`/zoeken/*?id=${third?.id}&id=${first?.id}`));
  await expect(recordTitles(page)).toHaveText([third?.title ?? '', first?.title ?? '']);
  await expect(page.getByText(second?.title ?? '', { exact: true })).toHaveCount(0);
});

test('a result leads to the page of its record', async ({ page, address }) => {
  await page.goto(address('/zoeken/water'));
  await untilAlive(page);
  const title = (await results(page).first().textContent()) ?? '';
  await results(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/zoeken\/resultaat\/[^/?]+\?id=/);
  await expect(heading(page)).toHaveText(title);
});

test('going back from a page leads to the same results', thorough, async ({ page, address }) => {
  await page.goto(address('/zoeken/water'));
  await untilAlive(page);
  const titles = await results(page).allTextContents();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Disclaimer' }).click();
  await expect(heading(page)).toHaveText('Disclaimer');
  await page.goBack();
  await expect(results(page)).toHaveText(titles);
});

/** Elements that lie in the window to their last line, and how much of the next one does, as one number: 3.4. */
async function articlesInSight(page: Page): Promise<number> {
  return page.getByRole('article').evaluateAll((articles) => {
    const shares = articles.map((article) => {
      const { top, height } = article.getBoundingClientRect();
      return Math.max(0, Math.min(1, (innerHeight - top) / height));
    });
    return shares.reduce((sum, share) => sum + share, 0);
  });
}

for (const [{ width, height, least }, when] of variations(
  { width: 390, height: 844, least: 1.5 },
  { width: 1440, height: 900, least: 3 },
)) {
  test(`a window of ${width} by ${height} shows ${least} results at once`, when, async ({ page, address }) => {
    await page.setViewportSize({ width, height });
    for (const [path, site] of [
      ['/zoeken/mest', undefined],
      ['/zoeken/bodem', undefined],
      ['/search/*', 'eurcaw-pigs'],
      ['/search/tail', 'eurcaw-pigs'],
    ] as const) {
      await page.goto(address(path, site));
      await untilAlive(page);
      expect(await articlesInSight(page), path).toBeGreaterThanOrEqual(least);
    }
  });
}

test('a result offers one way to read it and folds the others; no two of them look the same', async ({
  page,
  address,
}) => {
  await page.goto(address('/zoeken/*'));
  const articles = page.getByRole('article');
  await expect(articles).toHaveCount(20);
  const folds = articles.locator('details');
  for (const fold of await folds.all()) await fold.locator('summary').click();
  const same = await articles.evaluateAll((all) =>
    all.flatMap((article) => {
      const ways = [...article.querySelectorAll<HTMLElement>('a[target=_blank]')].map(
        (link) => link.parentElement?.textContent ?? '',
      );
      return ways.filter((way, index) => ways.indexOf(way) < index);
    }),
  );
  expect(await folds.count()).toBeGreaterThan(3);
  expect(same).toEqual([]);
});

test('a list says that what was ticked since is not applied yet', async ({ page, address }) => {
  await page.goto(address('/zoeken/*'));
  await untilAlive(page);
  const results = page.getByRole('region', { name: /resultaten$/ });
  const note = results.getByText('Je keuze is nog niet toegepast');
  const first = results.getByRole('article').first();
  const place = () => first.evaluate((article) => article.getBoundingClientRect().top + scrollY);
  const before = await place();
  const option = page.getByRole('group', { name: 'Soort document' }).getByRole('checkbox').first();
  await option.check();
  await expect(note).toBeVisible();
  expect(await place()).toBe(before);
  await option.uncheck();
  await expect(note).toBeHidden();
  await option.check();
  await page.getByRole('button', { name: /^Toon .*resulta/ }).click();
  await expect(results.getByRole('list', { name: 'Gekozen filters' })).toBeVisible();
  await expect(note).toBeHidden();
});

test(
  'tips lie over the results until one is followed, the focus goes on, or Escape is pressed',
  thorough,
  async ({ page, address }) => {
    await page.goto(address('/zoeken/water'));
    await untilAlive(page);
    const summary = page.locator('main summary').filter({ hasText: 'Zoektips' });
    const tip = page.locator('.search-tips').getByRole('link').first();
    await summary.click();
    await expect(tip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tip).toBeHidden();
    await expect(summary).toBeFocused();
    await page.keyboard.press('Enter');
    await tip.click();
    await expect(page).not.toHaveURL(address('/zoeken/water'));
    await expect(heading(page)).toBeFocused();
    await expect(tip).toBeHidden();
  },
);
