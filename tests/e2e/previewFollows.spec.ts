import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect } from '@playwright/test';
import { type OwnPortal, startPortal } from './helpers/ownPortal.ts';
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
  test.setTimeout(120_000);
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
  await expect(page.locator('html')).toHaveAttribute('data-script', 'alive');
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
