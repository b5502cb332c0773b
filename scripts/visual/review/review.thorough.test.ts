import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DecisionFile, decisionsPath } from '../model/decisions.ts';
import { openBrowser } from '../run/openBrowser.ts';
import { manyDifferences } from '../testing/manyDifferences.ts';
import { storybookOf } from '../versions/build.ts';
import { writeReport } from './report.ts';
import { startReview } from './server.ts';

const repository = resolve(import.meta.dirname, '../../..');
const results = manyDifferences(500);
/** What the page asks of a Storybook that has shown its story: to show it with other arguments. */
const storyInFrame = `<!doctype html><title>Story</title><body><script>
  globalThis.__STORYBOOK_ADDONS_CHANNEL__ = {
    last: () => [{}],
    emit: (_, { updatedArgs }) => { document.body.textContent = updatedArgs.page + ' at ' + innerWidth + ' px'; },
  };
</script>`;

let root: string;
let resultsFile: string;
let browser: Browser;
let review: Awaited<ReturnType<typeof startReview>>;

/** A place of its own for decisions and pictures, with the sources of the repository. */
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'review-page-'));
  for (const name of ['node_modules', 'scripts', 'sites', 'src', 'languages', 'package.json', 'tailwind.config.ts']) {
    await symlink(join(repository, name), join(root, name));
  }
  await mkdir(join(root, '.storybook'));
  const pictures = join(root, '.cache/visual/pictures');
  await mkdir(pictures, { recursive: true });
  for (const [name, background] of [
    ['before', '#6d2a86'],
    ['after', '#0b5a7a'],
    ['difference', '#d61e3c'],
  ] as const) {
    await sharp({ create: { width: 390, height: 200, channels: 3, background } })
      .png()
      .toFile(join(pictures, `${name}.png`));
  }
  resultsFile = join(root, '.cache/visual/results.json');
  await writeFile(resultsFile, JSON.stringify(results));
  browser = await openBrowser();
  review = await startReview(root, 0);
});

beforeEach(async () => {
  await rm(join(root, decisionsPath), { force: true });
  await writeFile(resultsFile, JSON.stringify(results));
});

afterAll(async () => {
  review?.close();
  await browser?.close();
  await rm(root, { recursive: true, force: true });
});

async function open(locale: string, colorScheme: 'light' | 'dark' = 'light', width = 1440): Promise<Page> {
  const context = await browser.newContext({
    locale,
    colorScheme,
    viewport: { width, height: 1000 },
    // A colour on its way to another is no colour to judge.
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(review.origin);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

/** Runs in the page: whether an element is seen without scrolling. */
function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}

async function decided(): Promise<readonly string[]> {
  return (await new DecisionFile(root).read()).map(({ place, decision, why }) => `${decision} ${place} ${why}`.trim());
}

describe('the review of 500 differences', { timeout: 120_000 }, () => {
  it('is decided by keyboard alone: next, note, approve, reject, undo', async () => {
    const page = await open('nl-NL');
    const [first, , third] = results.differences.filter(({ cause }) => cause === 'unpredicted').map(({ key }) => key);
    await page.keyboard.press('n');
    await page.keyboard.type('zo afgesproken');
    // Out of the field by Tab, as anybody goes on.
    await page.keyboard.press('Tab');
    await page.keyboard.press('a');
    await page.getByText('1 van 500 beoordeeld').first().waitFor({ state: 'attached' });
    await page.keyboard.press('j');
    await page.keyboard.press('r');
    await page.getByText('2 van 500 beoordeeld').first().waitFor({ state: 'attached' });
    expect(await decided()).toEqual([`approved ${first} zo afgesproken`, `rejected ${third}`]);
    await page.keyboard.press('k');
    await page.keyboard.press('u');
    await expect.poll(decided).toEqual([`approved ${first} zo afgesproken`]);
    await page.context().close();
  });

  it('keeps a note for the place that it was written at', async () => {
    const page = await open('en-GB');
    const [first, second] = results.differences.filter(({ cause }) => cause === 'unpredicted').map(({ key }) => key);
    await page.keyboard.press('n');
    await page.keyboard.type('too pale');
    await page.keyboard.press('Escape');
    await page.keyboard.press('j');
    await page.keyboard.press('a');
    await page.getByText('1 of 500 reviewed').first().waitFor({ state: 'attached' });
    await page.keyboard.press('k');
    await page.keyboard.press('k');
    expect(await page.getByLabel('Note').inputValue()).toBe('too pale');
    await page.keyboard.press('r');
    await expect.poll(decided).toEqual([`approved ${second}`, `rejected ${first} too pale`]);
    await page.context().close();
  });

  it('leaves those where they are who went on before their decision was kept', async () => {
    const page = await open('en-GB');
    const kept = Promise.withResolvers<void>();
    await page.route('**/decisions', async (route) => {
      await kept.promise;
      await route.continue();
    });
    for (const key of ['a', 'j', 'j']) await page.keyboard.press(key);
    kept.resolve();
    await page.getByText('1 of 500 reviewed').first().waitFor({ state: 'attached' });
    await page.keyboard.press('r');
    await page.getByText('2 of 500 reviewed').first().waitFor({ state: 'attached' });
    const [first, , third] = results.differences.filter(({ cause }) => cause === 'unpredicted').map(({ key }) => key);
    expect(await decided()).toEqual([`approved ${first}`, `rejected ${third}`]);
    await page.context().close();
  });

  it('is decided for a whole cause at once, and undone', async () => {
    const page = await open('en-GB');
    await page.keyboard.press('Shift+A');
    await page.getByText('100 of 500 reviewed').first().waitFor({ state: 'attached' });
    expect(await decided()).toHaveLength(100);
    await page.getByRole('button', { name: /Not predicted/ }).press('Enter');
    await page.getByRole('button', { name: 'Undo the group’s decisions' }).press('Enter');
    await expect.poll(decided).toEqual([]);
    await page.context().close();
  });

  it('lets go of its keys where somebody types, and where they are turned off', async () => {
    const page = await open('en-GB');
    await page.getByLabel('Note').fill('');
    await page.getByLabel('Note').press('a');
    expect(await page.getByLabel('Note').inputValue()).toBe('a');
    await page.getByLabel('Use keys').uncheck();
    await page.keyboard.press('r');
    await page.getByRole('heading', { level: 1 }).focus();
    expect(await decided()).toEqual([]);
    await page.context().close();
  });

  it('keeps its keys where a way of looking was chosen, and the slider moved', async () => {
    const page = await open('en-GB');
    await page.getByText('Slider', { exact: true }).click();
    await page.getByRole('slider').press('ArrowLeft');
    expect(await page.getByRole('slider').inputValue()).toBe('49');
    await page.keyboard.press('a');
    await page.getByText('1 of 500 reviewed').first().waitFor({ state: 'attached' });
    await page.getByRole('radio', { name: 'Blend' }).check({ force: true });
    await page.keyboard.press('a');
    await page.getByText('2 of 500 reviewed').first().waitFor({ state: 'attached' });
    await page.context().close();
  });

  it('shows no picture of another place while its own are on their way', async () => {
    const late = results.differences.map((each, index) =>
      index === 5 && each.before ? { ...each, before: { ...each.before, picture: 'late' } } : each,
    );
    await writeFile(resultsFile, JSON.stringify({ ...results, differences: late }));
    const page = await open('en-GB');
    const seen = async () => {
      const figure = await page.getByRole('figure').first().screenshot();
      const pixel = sharp(figure).extract({ left: 100, top: 100, width: 1, height: 1 });
      return (await pixel.removeAlpha().raw().toBuffer()).toString('hex');
    };
    await expect.poll(seen).toBe('6d2a86');
    await page.route('**/pictures/late.png', () => undefined);
    await page.keyboard.press('j');
    await page.getByRole('heading', { name: 'Components/Sample 5,' }).waitFor();
    expect(await seen()).not.toBe('6d2a86');
    await page.context().close();
  });

  it('confirms nothing where no decision returns', async () => {
    const page = await open('en-GB');
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.postData() ?? ''));
    await page.keyboard.press('b');
    await page.keyboard.press('a');
    await page.getByText('1 of 500 reviewed').first().waitFor({ state: 'attached' });
    expect(sent.filter((body) => body.includes('confirm'))).toEqual([]);
    await page.context().close();
  });

  it.each([
    ['nl-NL', 'light', 1440, 'Wat er verandert'],
    ['en-GB', 'dark', 768, 'What changes'],
    ['en-GB', 'light', 390, 'What changes'],
  ] as const)('is clean to axe in %s, %s, at %i px, in every way of looking', async (locale, mode, width, title) => {
    const broken = [{ key: 'card one-light-390', side: 'after', why: 'no loader' }];
    await writeFile(resultsFile, JSON.stringify({ ...results, complete: false, broken }));
    const page = await open(locale, mode, width);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(title);
    expect(await page.locator('main a[href="#broken"]').count()).toBe(1);
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    for (const key of ['1', '2', '3', '4']) {
      await page.keyboard.press(key);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    }
    await page.context().close();
  });

  it('keeps the focus of those who decide and go on by buttons', async () => {
    const page = await open('en-GB');
    const focused = () => page.evaluate('document.activeElement?.textContent');
    await page.getByRole('button', { name: 'Next', exact: true }).press('Enter');
    expect(await focused()).toBe('Next');
    // What comes is said.
    await page.getByRole('status').getByText('Components/Sample 5, All States, EURCAW-Pigs').waitFor();
    await page.getByRole('button', { name: 'Approve', exact: true }).press('Enter');
    await page.getByText('1 of 500 reviewed').first().waitFor({ state: 'attached' });
    expect(await focused()).toBe('Approve');
    await page.getByRole('button', { name: 'Previous', exact: true }).press('Enter');
    await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter');
    await page.getByText('0 of 500 reviewed').first().waitFor({ state: 'attached' });
    await expect.poll(() => page.evaluate('document.activeElement?.localName')).toBe('article');
    await page.context().close();
  });

  it('shows the colours that differ where the system has its own', async () => {
    const page = await open('en-GB');
    await page.emulateMedia({ forcedColors: 'active' });
    const value = page.getByRole('cell', { name: 'rgb(109, 42, 134)' });
    const patch = value.locator('[style]');
    expect(await patch.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(109, 42, 134)');
    await page.context().close();
  });

  it('leaves a window that is magnified to the pictures', async () => {
    const page = await open('en-GB');
    await page.setViewportSize({ width: 320, height: 256 });
    await page.getByRole('figure', { name: 'Before' }).evaluate((figure) => figure.scrollIntoView());
    expect(await page.getByRole('button', { name: 'Approve', exact: true }).evaluate(isInWindow)).toBe(false);
    await page.setViewportSize({ width: 1440, height: 700 });
    expect(await page.getByRole('button', { name: 'Approve', exact: true }).evaluate(isInWindow)).toBe(true);
    await page.context().close();
  });

  it('decides once for a key that is held down', async () => {
    const page = await open('en-GB');
    await page.keyboard.down('a');
    await page.getByText('1 of 500 reviewed').first().waitFor({ state: 'attached' });
    for (let count = 0; count < 5; count += 1) await page.keyboard.down('a');
    await page.keyboard.up('a');
    await page.keyboard.press('j');
    await page.keyboard.press('r');
    await page.getByText('2 of 500 reviewed').first().waitFor({ state: 'attached' });
    expect(await decided()).toHaveLength(2);
    await page.context().close();
  });

  it.each([
    ['was stopped', { complete: false }],
    ['could not see all', { broken: [{ key: 'card one-light-390', side: 'after' as const, why: 'no loader' }] }],
    ['was asked for one site', { filters: { ...results.filters, sites: ['coegroen'] } }],
  ])('says of a run that %s that it saw no difference, rather than that there is none', async (_, part) => {
    await writeFile(resultsFile, JSON.stringify({ ...results, differences: [], ...part }));
    const page = await open('en-GB');
    await page.getByRole('heading', { name: 'No difference seen' }).waitFor();
    expect(await page.getByText('Every place looks exactly as it did before.').count()).toBe(0);
    await page.context().close();
  });

  it('says why it cannot be shown', async () => {
    await writeFile(join(root, decisionsPath), '<<<<<<< HEAD\n');
    const page = await open('en-GB');
    await page.getByRole('heading', { name: 'The comparison cannot be shown' }).waitFor();
    await page.getByText('visual-decisions.jsonl, line 1 is not a decision').waitFor();
    await rm(join(root, decisionsPath));
    await writeFile(resultsFile, JSON.stringify({ ...results, counts: {} }));
    await page.reload();
    await page.getByText('The last run was one of another version of this review').waitFor();
    await page.context().close();
  });

  it('keeps nothing of a page whose run is no longer the last, and leaves its reader where they were', async () => {
    const page = await open('en-GB');
    const place = await page.locator('#place').textContent();
    await page.getByLabel('Note').fill('as agreed');
    await writeFile(resultsFile, JSON.stringify({ ...results, at: '2026-01-16T10:00:00.000Z' }));
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await page.getByRole('alert').getByText('The page is of an earlier run; load it again.').waitFor();
    expect(await page.getByLabel('Note').inputValue()).toBe('as agreed');
    expect(await page.locator('#place').textContent()).toBe(place);
    expect(await decided()).toEqual([]);
    await page.context().close();
  });

  it('shows both versions alive as their pictures are: as wide, and each with its own arguments', async () => {
    const [first] = results.differences;
    const sideWith = (page: string) => ({ ...first?.before, args: { page } });
    const sides = { before: sideWith('nl/dossier/bodem'), after: sideWith('nl/dossier/akker') };
    const variant = { ...first, ...sides, variant: 'dossier', view: { ...first?.view, width: 390 } };
    await writeFile(resultsFile, JSON.stringify({ ...results, differences: [variant] }));
    for (const tree of ['base', 'head']) {
      const storybook = storybookOf(join(root, '.cache/visual'), tree);
      await mkdir(storybook, { recursive: true });
      await writeFile(join(storybook, 'iframe.html'), storyInFrame);
    }
    const page = await open('en-GB');
    await page.keyboard.press('5');
    await page.frameLocator('iframe[title="Before"]').getByText('nl/dossier/bodem at 390 px').waitFor();
    await page.frameLocator('iframe[title="After"]').getByText('nl/dossier/akker at 390 px').waitFor();
    await page.context().close();
  });

  it('refuses decisions from pages of others', async () => {
    const body = JSON.stringify({ run: results.at, action: 'approved', keys: [results.differences[0]?.key], why: '' });
    const headers = { 'content-type': 'application/json', origin: 'https://elsewhere.example' };
    const response = await fetch(`${review.origin}/decisions`, { method: 'POST', headers, body });
    expect(response.status).toBe(403);
    expect(await decided()).toEqual([]);
  });

  it('is handed over as a folder that opens without a server, and decides nothing', async () => {
    const out = join(root, 'report');
    await writeReport(root, results, out);
    expect(await readFile(join(out, 'index.html'), 'utf8')).toContain('data.js');
    const context = await browser.newContext({ locale: 'en-GB' });
    const page = await context.newPage();
    await page.goto(`file://${out}/index.html`);
    await page.getByText('This is a report').waitFor();
    const undrawn = await page
      .locator('use')
      .evaluateAll((uses) =>
        uses.map((use) => use.getAttribute('href') ?? '').filter((href) => !document.querySelector(href)),
      );
    expect(undrawn).toEqual([]);
    expect(await page.getByRole('button', { name: 'Approve' }).count()).toBe(0);
    await page.keyboard.press('5');
    expect(await page.locator('iframe').count()).toBe(0);
    // Single keys can be turned off wherever there are some (WCAG 2.2, 2.1.4).
    const place = await page.locator('#place').textContent();
    await page.getByLabel('Use keys').uncheck();
    await page.keyboard.press('j');
    expect(await page.locator('#place').textContent()).toBe(place);
    expect(
      await page.getByRole('img', { name: 'Before' }).evaluate((image: HTMLImageElement) => image.naturalWidth),
    ).toBe(390);
    await context.close();
  });
});
