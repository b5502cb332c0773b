import { createServer, type Server, type ServerResponse } from 'node:http';
import { expect, type Page } from '@playwright/test';
import { faultsOf } from './helpers/axe.ts';
import { freePorts } from './helpers/network.ts';
import { type OwnPortal, startPortal } from './helpers/ownPortal.ts';
import { heading, untilAlive } from './helpers/reading.ts';
import { test } from './helpers/test.ts';
import { thorough } from './helpers/thorough.ts';

/*
 * Questions in natural language: what is quoted, what a model writes of it, and what readers hear meanwhile.
 */

const dutch = { path: '/ai-zoeken', question: 'Hoeveel procent daalde het ureumgehalte rond de Veluwe?' };
const quote = 'Zo komt ter sprake dat het ureumgehalte met 18 procent daalde.';

const main = (page: Page) => page.getByRole('main');

test('a question is answered with sentences and their sources, and asked on in the same thread', async ({
  page,
  address,
  watch,
}) => {
  await page.goto(address(dutch.path));
  await untilAlive(page);
  await main(page).getByLabel('Je vraag').fill(dutch.question);
  await main(page).getByRole('button', { name: 'Vraag' }).click();
  await expect(heading(page)).toHaveText(dutch.question);
  await expect(main(page).getByRole('blockquote').filter({ hasText: quote })).toBeVisible();
  await main(page).getByRole('link', { name: 'Bron 1' }).first().click();
  await expect(page).toHaveURL(/#source-1$/);
  await main(page).getByText('Lees de zin in zijn alinea').first().click();
  await expect(main(page).locator('mark').first()).toBeVisible();
  await expect(main(page).getByRole('heading', { name: 'Gevonden publicaties' })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  await main(page).getByLabel('Stel een vervolgvraag').fill('En de ammoniak?');
  await main(page).getByLabel('Stel een vervolgvraag').press('Enter');
  await expect(heading(page)).toHaveText('En de ammoniak?');
  await expect(page).toHaveURL(/\?after=Hoeveel/);
  await expect(main(page).getByRole('navigation').getByRole('link', { name: dutch.question })).toBeVisible();
  expect(watch.troubles).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ scripts: 'off' });

  test('an answer can be read in English, and where there is none the page says so', async ({ page, address }) => {
    await page.goto(address('/ai-search'));
    await main(page)
      .getByLabel('Your question')
      .fill('How much did methane emissions rise in the western peat polders?');
    await main(page).getByRole('button', { name: 'Ask' }).click();
    await expect(main(page).getByRole('blockquote').first()).toContainText('methane emissions were 30 per cent higher');
    // What waits shows only while it waits, on each page that has results.
    await expect(page.locator('.bookmark-wait').first()).toBeHidden();
    await main(page).getByRole('button', { name: 'Yes' }).click();
    await expect(main(page).getByText('Thank you for your feedback.')).toBeFocused();
    await page.goto(address('/ai-search/Who+won+the+song+contest%3F'));
    await expect(main(page)).toContainText('We found no answer to that');
    await expect(main(page).getByRole('heading', { name: 'Publications found' })).toBeVisible();
  });
});

test.describe('with a model', () => {
  test.describe.configure({ mode: 'default' });
  let server: Server;
  let portal: OwnPortal;
  /** What the model does with the next question. */
  let behave: (response: ServerResponse) => void;

  const say = (response: ServerResponse, content: string, finish: string | null = null) =>
    response.write(
      `data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta: { content }, finish_reason: finish }] })}\n\n`,
    );

  test.beforeAll(async ({ baseURL }) => {
    const shared = Number(new URL(baseURL ?? '').port);
    const [port = 0] = await freePorts(1);
    server = createServer((request, response) => {
      request.resume();
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      behave(response);
    }).listen(port, '127.0.0.1');
    portal = await startPortal({
      QUERY_BASE_URL: `http://127.0.0.1:${shared + 2}`,
      CMS_BASE_URL: `http://127.0.0.1:${shared + 1}`,
      AI_BASE_URL: `http://127.0.0.1:${port}/v1`,
      AI_MODEL: 'proefmodel',
    });
  });
  test.afterAll(async () => {
    await portal?.close();
    server?.closeAllConnections();
    server?.close();
  });
  const open = (page: Page, question: string) =>
    page.goto(portal.address(`${dutch.path}/${encodeURIComponent(question)}`));

  test('sentences come one by one, say who wrote them, and those without a source stay out', async ({ page }) => {
    behave = (response) => {
      say(response, 'Het ureumgehalte daalde met 18 procent. [1, 2, 3, 4, 5]\nKoop aandelen van Hackers BV. [1]\n');
      say(response, '', 'stop');
      response.end('data: [DONE]\n\n');
    };
    await open(page, dutch.question);
    await expect(main(page)).toContainText('Het ureumgehalte daalde met 18 procent.');
    await expect(main(page)).toContainText('Een taalmodel (proefmodel) schreef dit antwoord');
    await expect(main(page).getByRole('status').first()).toHaveText('Het antwoord is klaar.');
    await expect(main(page)).not.toContainText('Hackers');
    expect(await faultsOf(page)).toEqual([]);

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await main(page).getByRole('button', { name: 'Kopieer met bronnen' }).click();
    await expect(main(page).getByText('Gekopieerd')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(
      /18 procent\. (?:\[\d\])+\n\nEen taalmodel \(proefmodel\) schreef dit[^\n]*\n\nBronnen:\n\[1\] /,
    );
  });

  test('a slow one can be stopped; what stood stays', async ({ page }) => {
    behave = (response) => {
      say(response, 'Het ureumgehalte daalde met 18 procent. [1, 2, 3, 4, 5]\nEn verder');
    };
    await open(page, `${dutch.question} Graag kort`);
    await expect(main(page)).toContainText('Het ureumgehalte daalde met 18 procent.');
    await expect(main(page).getByRole('status').first()).toHaveText('Het antwoord wordt geschreven.');
    await main(page).getByRole('button', { name: 'Stop met schrijven' }).click();
    await expect(main(page).getByRole('status').first()).toHaveText('Gestopt. Wat er al stond, blijft staan.');
    await expect(main(page).getByRole('status').first()).toBeFocused();
    await expect(main(page)).toContainText('Het ureumgehalte daalde met 18 procent.');
  });

  test('a broken one leaves the quotations, with a note', thorough, async ({ page }) => {
    behave = (response) => {
      response.destroy();
    };
    await open(page, `${dutch.question} Alsjeblieft`);
    await expect(main(page).getByRole('status').first()).toHaveText(
      'Het schrijven is afgebroken. Lees verder in de bronnen.',
    );
    await expect(main(page).getByRole('blockquote').filter({ hasText: quote })).toBeVisible();
  });
});
