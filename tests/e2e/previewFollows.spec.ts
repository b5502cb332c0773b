import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect } from '@playwright/test';
import { type OwnPortal, startPortal } from './helpers/ownPortal.ts';
import { untilAlive } from './helpers/reading.ts';
import { test } from './helpers/test.ts';

/*
 * A preview follows the files of the embedded content: what is saved shows at once, in every frame that is open.
 */
const path = '/nl/groenkennisnet/bodem';

let folder: string;
let portal: OwnPortal;

async function save(title: string, words: string) {
  const contents = [{ area: 'main', elements: [{ type: 'text', html: `<p>${words}</p>` }] }];
  const page = { type: 'page', identifier: 'page_1', title, url: path, language: 'nl_NL', contents };
  const file = join(folder, `${path}.json`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(page));
}

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'));
  await save('Bodem', 'Zand en veen.');
  portal = await startPortal({ CONTENT_FOLDER: folder });
});

test.afterAll(async () => {
  await portal?.close();
  await rm(folder, { recursive: true, force: true });
});

test('what is saved in the embedded content shows at once, without loading the page again', async ({ page, watch }) => {
  await page.goto(portal.address(`/preview?url=${path}`));
  await untilAlive(page);
  const shown = page.frameLocator('iframe[name=preview-page]');
  const heading = shown.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Bodem');
  await shown.locator('html').evaluate((html) => html.setAttribute('data-test', 'same document'));
  await save('De bodem', 'Zand, klei en veen.');
  await expect(heading).toHaveText('De bodem');
  await expect(shown.getByText('Zand, klei en veen.')).toBeVisible();
  await expect(shown.locator('html')).toHaveAttribute('data-test', 'same document');
  await page.getByText('JSON', { exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'JSON van de pagina' })).toHaveValue(/Zand, klei en veen/);
  expect(watch.troubles.filter((trouble) => !trouble.includes('ERR_ABORTED'))).toEqual([]);
});

test('the JSON under an editor’s hands stays when something is saved: open, scrolled, and as it was typed', async ({
  page,
}) => {
  const lines = Array.from({ length: 200 }, (_, line) => `<p>Regel ${line}.</p>`).join('');
  await save('Bodem', lines);
  await page.goto(portal.address(`/preview?url=${path}`));
  await untilAlive(page);
  const heading = page.frameLocator('iframe[name=preview-page]').getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Bodem');
  await page.getByText('JSON', { exact: true }).click();
  const json = page.getByRole('textbox', { name: 'JSON van de pagina' });
  await expect(json).toHaveValue(/Regel 199/);
  await json.focus();
  const line = await json.evaluate((field) => {
    field.scrollTop = 60;
    return field.scrollTop;
  });
  expect(line).toBeGreaterThan(0);

  // What the CMS has since comes into the open panel.
  await save('De bodem', lines);
  await expect(heading).toHaveText('De bodem');
  await expect(json).toHaveValue(/"title": "De bodem"/);
  await expect(json).toBeVisible();
  await expect(json).toBeFocused();
  expect(await json.evaluate((field) => field.scrollTop)).toBe(line);

  // What was typed comes before it.
  const typed = (await json.inputValue()).replace('De bodem', 'Mijn bodem');
  await json.fill(typed);
  await expect(heading).toHaveText('Mijn bodem');
  const asked = page.waitForResponse((response) => response.url().includes('/api/preview?'));
  await save('De bodem van nu', lines);
  await asked;
  await expect(json).toHaveValue(typed);
  await expect(json).toBeFocused();
  await expect(heading).toHaveText('Mijn bodem');
  await page.getByRole('button', { name: 'Terug naar het CMS' }).click();
  await expect(heading).toHaveText('De bodem van nu');
  await expect(json).toHaveValue(/"title": "De bodem van nu"/);
});
