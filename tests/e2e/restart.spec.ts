import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { ask, freePorts } from './helpers/network.ts';
import { type Running, run } from './helpers/processes.ts';
import { heading } from './helpers/reading.ts';
import { test } from './helpers/test.ts';
import { thorough } from './helpers/thorough.ts';

/*
 * What readers notice of a server that stops and starts again (specification, sections 4 and 9). The portal is a process
 * of its own; its services are those of the portal that all tests share, and go on.
 */
declare global {
  interface Window {
    /** When the page got another heading (ms). */
    arrivedAt?: number;
  }
}

test.describe.configure({ mode: 'default' });

let port: number;
let dataDir: string;
let portal: Running;
let settings: Record<string, string>;

/** How soon after the server is ready the next page has to be there (ms). */
const promised = 3000;

async function start(): Promise<void> {
  portal = run('scripts/serve.ts', settings);
  await portal.line('The portal is ready');
}

/** When the portal says that it is ready, on the clock that the browser has too. */
async function untilReady(): Promise<number> {
  const status = () =>
    ask({ port, path: '/readyz' }).then(
      (answer) => answer.status,
      () => 0,
    );
  await expect.poll(status, { intervals: [20], timeout: 120_000 }).toBe(200);
  return Date.now();
}

test.beforeAll(async ({ baseURL }) => {
  const shared = Number(new URL(baseURL ?? '').port);
  [port = 0] = await freePorts(1);
  dataDir = await mkdtemp(join(tmpdir(), 'portal-'));
  settings = {
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    // The machine of a test may be busy with others.
    MAXIMUM_LAG_MS: '0',
    CMS_BASE_URL: `http://127.0.0.1:${shared + 1}`,
    QUERY_BASE_URL: `http://127.0.0.1:${shared + 2}`,
    PREFERENCE_BASE_URL: `http://127.0.0.1:${shared + 3}`,
  };
});

test.beforeEach(async () => {
  // Two starts of a server are in each test.
  await start();
});
test.afterEach(() => portal.end('SIGKILL'));
test.afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Opens home and waits until all that a journey needs is there. */
async function open(page: Page): Promise<void> {
  await page.goto(`http://localhost:${port}/`);
  await expect(page.locator('html')).toHaveAttribute('data-app', 'alive');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    window.sameDocument = true;
  });
}

/** A link that nothing was got ahead for. */
function addLink(page: Page, href: string): Promise<void> {
  return page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    link.textContent = 'proeflink';
    document.querySelector('main p')?.append(link);
  }, href);
}

/** Notes when the page gets another heading. */
function noteArrival(page: Page): Promise<void> {
  return page.evaluate(() => {
    const before = document.querySelector('h1')?.textContent;
    new MutationObserver((_, observer) => {
      if (document.querySelector('h1')?.textContent === before) return;
      window.arrivedAt = Date.now();
      observer.disconnect();
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

for (const { site, path, title, lost, stay } of [
  {
    site: 'en',
    path: '/about-groen-kennisnet?language=en',
    title: 'About Groen Kennisnet',
    lost: 'The connection has dropped. We will carry on as soon as it is back.',
    stay: 'Stay on this page',
  },
  {
    site: 'nl',
    path: '/disclaimer',
    title: 'Disclaimer',
    lost: 'De verbinding is even weg. Zodra die er weer is, gaan we verder.',
    stay: 'Blijf op deze pagina',
  },
]) {
  test(
    `a page that is asked for while the server restarts arrives within three seconds of its return (${site})`,
    thorough,
    async ({ page }) => {
      await open(page);
      if (site === 'en') {
        await page.getByRole('banner').getByRole('link', { name: 'English', exact: true }).click();
        await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      }
      await addLink(page, path);
      await portal.end('SIGTERM');
      await noteArrival(page);
      const link = page.getByRole('link', { name: 'proeflink' });
      await link.focus();
      await link.press('Enter');

      const wait = page.getByRole('dialog', { name: lost });
      await expect(wait).toBeVisible();
      await expect(wait.getByRole('button', { name: stay })).toBeFocused();
      await expect(wait.locator('img')).toHaveJSProperty('naturalWidth', 96);
      const [readyAt] = await Promise.all([untilReady(), start()]);
      await expect(heading(page)).toHaveText(title);
      const arrivedAt = await page.evaluate(() => window.arrivedAt ?? Number.POSITIVE_INFINITY);
      test.info().annotations.push({ type: 'ms after /readyz', description: String(arrivedAt - readyAt) });
      expect(arrivedAt - readyAt).toBeLessThan(promised);
      await expect(wait).toBeHidden();
      await expect(heading(page)).toBeFocused();
      expect(await page.evaluate(() => window.sameDocument)).toBe(true);
    },
  );
}

test('who does not want to wait stays on the page, at the link', thorough, async ({ page }) => {
  await open(page);
  await addLink(page, '/disclaimer');
  await portal.end('SIGTERM');
  const link = page.getByRole('link', { name: 'proeflink' });
  for (const way of ['Enter', 'Escape']) {
    await link.focus();
    await link.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press(way);
    await expect(page).toHaveURL(`http://localhost:${port}/`);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(link).toBeFocused();
  }
  expect(await page.evaluate(() => window.sameDocument)).toBe(true);
});

/** Whether an answer came whole, was refused before it began, or broke off. */
function outcomeOf(path: string): Promise<'whole' | 'refused' | 'broken off'> {
  return new Promise((done) => {
    const call = request({ host: '127.0.0.1', port, path, headers: { host: `localhost:${port}` } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', () => done('broken off'));
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8').trimEnd();
        const isWhole = path.startsWith('/api/') ? text.endsWith('}') : text.endsWith('</html>');
        done(isWhole && response.complete ? 'whole' : 'broken off');
      });
    });
    call.on('error', () => done('refused'));
    call.end();
  });
}

test('no answer breaks off when the server is stopped', async () => {
  const outcomes: string[] = [];
  let isOver = false;
  const readers = Array.from({ length: 8 }, async (_, reader) => {
    for (let turn = 0; !isOver; turn++) {
      const paths = ['/', '/dossier/stikstof', '/api/page?path=%2Fnieuws', `/zoeken/water?start=${20 * (turn % 3)}`];
      outcomes.push(await outcomeOf(paths[(reader + turn) % paths.length] ?? '/'));
    }
  });
  await expect.poll(() => outcomes.length).toBeGreaterThan(40);
  await portal.end('SIGTERM');
  await expect.poll(() => outcomes.includes('refused')).toBe(true);
  isOver = true;
  await Promise.all(readers);
  expect(outcomes.filter((outcome) => outcome === 'whole').length).toBeGreaterThan(40);
  expect(outcomes).not.toContain('broken off');
});
