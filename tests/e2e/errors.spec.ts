import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { faultsOf } from './helpers/axe.ts';
import { repository } from './helpers/processes.ts';
import { heading, untilAlive } from './helpers/reading.ts';
import { pageOf, siteOf } from './helpers/siteBook.ts';
import { test } from './helpers/test.ts';
import { thorough, variations } from './helpers/thorough.ts';

/* What visitors see when something goes wrong (specification, section 8). */

const built = resolve(repository, 'dist/client/assets');

/** Lets no script with this name through, as after a release that has other files. */
async function loseCode(page: Page, name: string): Promise<void> {
  await page.route(`**/assets/${name}-*.js`, (route) => route.abort());
}

/** Counts the documents that the page asks for. */
function countDocuments(page: Page): { readonly count: number } {
  const documents = { count: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.count++;
  });
  return documents;
}

const missing = variations<{ site?: string; language: string; title: string; text: string; home: string }>(
  {
    site: 'eurcaw-pigs',
    language: 'en',
    title: 'This page does not exist (no more)',
    text: 'This page could not be found.',
    home: 'Go to the home page',
  },
  {
    language: 'nl',
    title: 'Deze pagina bestaat niet (meer)',
    text: 'Deze pagina kon niet worden gevonden.',
    home: 'Naar de startpagina',
  },
);

for (const [{ site, language, title, text, home }, when] of missing) {
  test(`a page that is not there says so and leads home (${language})`, when, async ({ page, address }) => {
    const response = await page.goto(address('/is-er-niet', site));
    expect(response?.status()).toBe(404);
    await expect(heading(page)).toHaveText(title);
    await expect(page.getByRole('main')).toContainText(text);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('main').getByRole('link', { name: home }).click();
    await expect(page).toHaveURL(address('/', site));
  });
}

const other = pageOf(siteOf('groenkennisnet'), 'dossier');

async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    link.textContent = 'Verder naar de proef';
    document.querySelector('main')?.prepend(link);
  }, path);
  await page.getByRole('link', { name: 'Verder naar de proef' }).click();
}

test('code that has gone makes a new document, and within a minute an error page with another try', async ({
  page,
  address,
}) => {
  await page.goto(address('/'));
  await untilAlive(page);
  await loseCode(page, 'DossierPage');
  const documents = countDocuments(page);
  await follow(page, other.path);
  // The server needs no such file: its page is there, alive or not.
  await expect(heading(page)).toHaveText(other.heading);
  expect(documents.count).toBe(1);

  await page.unrouteAll();
  await page.goto(address('/'));
  await untilAlive(page);
  await loseCode(page, 'DossierPage');
  await follow(page, other.path);
  await expect(heading(page)).toHaveText('Er ging iets mis');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  expect(documents.count).toBe(2);

  await page.unrouteAll();
  await page.getByRole('main').getByRole('link', { name: 'Opnieuw proberen' }).click();
  await expect(heading(page)).toHaveText(other.heading);
});

test(
  'a page whose code is lost from the start loads anew once, and stays readable',
  thorough,
  async ({ page, address }) => {
    await loseCode(page, 'DossierPage');
    const documents = countDocuments(page);
    await page.goto(address(other.path));
    await expect.poll(() => documents.count).toBe(2);
    await page.waitForLoadState('networkidle');
    expect(documents.count).toBe(2);
    await expect(heading(page)).toHaveText(other.heading);
  },
);

test('where storage is closed nothing loads anew by itself', async ({ page, address }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('closed', 'SecurityError');
      },
    });
  });
  await loseCode(page, 'DossierPage');
  const documents = countDocuments(page);
  await page.goto(address(other.path));
  await page.waitForLoadState('networkidle');
  expect(documents.count).toBe(1);
  await expect(heading(page)).toHaveText(other.heading);
});

test('built portals know nothing of the block for developers', () => {
  const files = globSync('*.js', { cwd: built });
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    expect(readFileSync(resolve(built, file), 'utf8'), file).not.toMatch(/development-?block/i);
  }
});
