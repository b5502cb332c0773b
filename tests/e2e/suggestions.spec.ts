import { expect, type Locator, type Page } from '@playwright/test';
import { faultsOf } from './helpers/axe.ts';
import { holdBack } from './helpers/gate.ts';
import { heading, untilAlive } from './helpers/reading.ts';
import { test } from './helpers/test.ts';
import { thorough, variations } from './helpers/thorough.ts';

const languages = [
  {
    site: 'groenkennisnet',
    label: 'Zoeken in de kennisbank',
    typed: 'mest',
    list: 'Suggesties',
    terms: 'Trefwoorden',
    titles: 'Publicaties',
    status: /^\d+ suggesties\./,
    results: '/zoeken/',
    record: /\/zoeken\/resultaat\/[^/]+\?id=\d+$/,
  },
  {
    site: 'eurcaw-pigs',
    label: 'Search the knowledge base',
    typed: 'tail',
    list: 'Suggestions',
    terms: 'Keywords',
    titles: 'Publications',
    status: /^\d+ suggestions\./,
    results: '/search/',
    record: /\/search\/result\/[^/]+\?id=\d+$/,
  },
] as const;

/** By its label: it is a search box, and a combobox while it has the focus. */
const fieldOf = (page: Page, label: string = languages[0].label) => page.getByRole('main').getByLabel(label);
const listOf = (page: Page) => page.getByRole('listbox');

/** What a suggestion says, without the number beside it. */
async function textOf(option: Locator): Promise<string> {
  return (await option.locator('.suggestion-text').textContent()) ?? '';
}

/** A question that was given up for the next letter's is no trouble. */
const real = (troubles: readonly string[]) => troubles.filter((each) => !/api\/suggest.*ERR_ABORTED/.test(each));

/** The list lies in the window, and not on the field. */
async function expectBeside(list: Locator, field: Locator, page: Page): Promise<void> {
  await expect(async () => {
    const [popup, input] = [await list.boundingBox(), await field.boundingBox()];
    if (!popup || !input) throw new Error('There is no list, or no field.');
    expect(popup.y >= input.y + input.height || popup.y + popup.height <= input.y).toBe(true);
    expect(popup.x).toBeGreaterThanOrEqual(0);
    expect(popup.x + popup.width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  }).toPass();
}

for (const [texts, when] of variations<(typeof languages)[number]>(languages[1], languages[0])) {
  test(
    `${texts.site}: suggestions come with the letters, and lead on by keyboard alone`,
    when,
    async ({ page, address, watch }) => {
      await page.goto(address('/', texts.site));
      await untilAlive(page);
      const field = fieldOf(page, texts.label);
      await field.focus();
      await expect(field).toHaveRole('combobox');
      await expect(field).toHaveAttribute('aria-expanded', 'false');
      await page.keyboard.type(texts.typed, { delay: 30 });

      const list = page.getByRole('listbox', { name: texts.list });
      await expect(list.getByRole('group', { name: texts.terms })).toBeVisible();
      await expect(list.getByRole('group', { name: texts.titles })).toBeVisible();
      const options = list.getByRole('option');
      expect(await options.count()).toBeLessThanOrEqual(12);
      await expect(list.locator('[role=option]:not(:has(mark))')).toHaveCount(0);
      await expect(page.getByRole('status').filter({ hasText: texts.status })).toBeAttached();
      await expectBeside(list, field, page);
      expect(await faultsOf(page)).toEqual([]);

      await page.keyboard.press('Escape');
      await expect(list).toHaveCount(0);
      await expect(field).toHaveValue(texts.typed);
      await page.keyboard.press('ArrowDown');
      await expect(list).toBeVisible();
      await page.keyboard.press('ArrowDown');
      const first = options.first();
      await expect(first).toHaveAttribute('aria-selected', 'true');
      await expect(field).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
      const term = await textOf(first);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(address(`${texts.results}${term.replaceAll(' ', '+')}`, texts.site));
      await expect(heading(page)).toContainText(`‘${term}’`);
      await expect(list).toHaveCount(0);

      // The field of the page that came suggests as well; up from the text is the last one.
      await field.fill(texts.typed);
      await expect(list).toBeVisible();
      await page.keyboard.press('ArrowUp');
      const last = await textOf(options.last());
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(texts.record);
      await expect(heading(page)).toContainText(last.slice(0, 20));
      expect(real(watch.troubles)).toEqual([]);
    },
  );
}

test(
  'a term that is clicked is searched with all that the form sends along; a title leads to its page',
  thorough,
  async ({ page, address, watch }) => {
    await page.goto(address('/zoeken/bodem?taal=nl'));
    await untilAlive(page);
    const field = fieldOf(page);
    await field.click();
    await expect(field).toHaveRole('combobox');
    await expect(listOf(page)).toHaveCount(0);
    await field.fill('stal');
    const term = listOf(page).getByRole('group', { name: 'Trefwoorden' }).getByRole('option').first();
    const text = await textOf(term);
    await term.click();
    await expect(page).toHaveURL(address(`/zoeken/${text.replaceAll(' ', '+')}?taal=nl`));
    await expect(field).toHaveValue(text);

    await field.fill('stal');
    await listOf(page).getByRole('group', { name: 'Publicaties' }).getByRole('option').first().click();
    await expect(page).toHaveURL(languages[0].record);
    expect(real(watch.troubles)).toEqual([]);
  },
);

test(
  'who writes on in the field while the page that came takes the focus gets suggestions too',
  thorough,
  async ({ page, address }) => {
    await page.goto(address('/zoeken/bodem'));
    await untilAlive(page);
    const field = fieldOf(page);
    await field.click();
    await expect(field).toHaveRole('combobox');
    await field.selectText();
    // What was selected stays so: the next letters are written there, and only then take the focus back.
    await heading(page).evaluate((element: HTMLElement) => {
      element.tabIndex = -1;
      element.focus();
    });
    await expect(field).toHaveRole('searchbox');
    await page.keyboard.insertText('mest');
    await expect(field).toHaveValue('mest');
    await expect(field).toBeFocused();
    await expect(listOf(page)).toBeVisible();
  },
);

test('what is typed while the results of the text before are on their way stays, with its list', async ({
  page,
  address,
}) => {
  const release = await holdBack(page, '**/api/search?*');
  await page.goto(address('/zoeken/bodem'));
  await untilAlive(page);
  const field = fieldOf(page);
  await field.click();
  await expect(field).toHaveRole('combobox');
  await field.fill('water');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address('/zoeken/water'));
  await field.fill('mest');
  release();
  await expect(heading(page)).toContainText('‘water’');
  await expect(field).toHaveValue('mest');
  await expect(field).toBeFocused();
  await expect(listOf(page)).toBeVisible();

  // Whoever types nothing meanwhile starts at the new page's heading.
  await page.keyboard.press('Enter');
  await expect(heading(page)).toContainText('‘mest’');
  await expect(heading(page)).toBeFocused();
});

test('what is typed before the page comes to life gets its list when it does', async ({ page, address }) => {
  const release = await holdBack(page, /\/assets\/(?!before-paint)[^/]*\.js$/);
  await page.goto(address('/zoeken/*'), { waitUntil: 'commit' });
  const field = fieldOf(page);
  await field.fill('mest');
  release();
  await expect(listOf(page)).toBeVisible();
  await expect(field).toHaveValue('mest');
});

test('a service that is slow or fails leaves the form as it is', async ({ page, address }) => {
  let answered = () => {};
  const held = new Promise<void>((release) => {
    answered = release;
  });
  await page.route('**/api/suggest?*', async (route) => {
    await held;
    await route.fulfill({ status: 503, body: 'no' });
  });
  await page.goto(address('/zoeken/*'));
  await untilAlive(page);
  const field = fieldOf(page);
  await field.focus();
  await expect(field).toHaveRole('combobox');
  const asked = page.waitForRequest(/api\/suggest/);
  await page.keyboard.type('mest');
  await asked;
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address('/zoeken/mest'));
  await expect(heading(page)).toContainText('‘mest’');
  answered();

  const failed = page.waitForResponse(/api\/suggest/);
  await field.fill('stal');
  await failed;
  await expect(listOf(page)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address('/zoeken/stal'));
});

test('what an older text was answered is never shown', thorough, async ({ page, address }) => {
  const release = await holdBack(page, '**/api/suggest?q=melkr*');
  await page.goto(address('/zoeken/*'));
  await untilAlive(page);
  const field = fieldOf(page);
  await field.focus();
  await expect(field).toHaveRole('combobox');
  await page.keyboard.type('melk');
  const options = listOf(page).getByRole('option');
  await expect(options.filter({ hasNotText: /melkr/i }).first()).toBeVisible();
  // While the next answer is on its way, what still fits stays, and nothing else.
  await page.keyboard.type('r');
  await expect(options.filter({ hasNotText: /melkr/i })).toHaveCount(0);
  release();
  await expect(options.filter({ hasText: /melkr/i }).first()).toBeVisible();
  await expect(options.filter({ hasNotText: /melkr/i })).toHaveCount(0);
});

test.describe('in a bar that stays', () => {
  test(
    'the list keeps to the field while the page scrolls, and goes with it',
    thorough,
    async ({ page, address, watch }) => {
      await page.goto(address('/'));
      await untilAlive(page);
      await page.mouse.wheel(0, 1200);
      const field = page.getByRole('banner').getByLabel(languages[0].label);
      await field.click();
      await expect(field).toHaveRole('combobox');
      await page.keyboard.type('water');
      await expect(listOf(page)).toBeVisible();
      await expectBeside(listOf(page), field, page);
      await page.mouse.wheel(0, 300);
      await expectBeside(listOf(page), field, page);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expect(field).toHaveCount(0);
      await expect(listOf(page)).toHaveCount(0);
      expect(real(watch.troubles)).toEqual([]);
    },
  );
});

test.describe('in a narrow window', () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true });

  test('a portlet suggests from its own part, by touch', async ({ page, address, watch }) => {
    await page.goto(address('/portlet/kringlooplandbouw/*'));
    await expect(page.locator('html[data-app="alive"]')).toBeAttached();
    const field = page.getByLabel('Zoeken in dit portaal');
    await field.tap();
    await expect(field).toHaveRole('combobox');
    await page.keyboard.type('mest');
    const list = listOf(page);
    await expectBeside(list, field, page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await faultsOf(page)).toEqual([]);

    const term = list.getByRole('group', { name: 'Trefwoorden' }).getByRole('option').first();
    const text = await textOf(term);
    await list.getByRole('group', { name: 'Publicaties' }).getByRole('option').last().tap();
    await expect(page).toHaveURL(/\/portlet\/kringlooplandbouw\/resultaat\/[^/]+\?id=\d+$/);
    await page.goBack();
    await field.tap();
    await field.fill('mest');
    await term.tap();
    await expect(page).toHaveURL(address(`/portlet/kringlooplandbouw/${text.replaceAll(' ', '+')}`));
    expect(real(watch.troubles)).toEqual([]);
  });
});
