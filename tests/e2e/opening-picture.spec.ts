import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, type Page } from '@playwright/test';
import { holdBack } from './helpers/gate.ts';
import { menuButton, untilAlive } from './helpers/reading.ts';
import { noteShifts, shiftsOf } from './helpers/shifts.ts';
import { test } from './helpers/test.ts';
import { thorough, variations } from './helpers/thorough.ts';

/*
 * The picture that opens a page has the line for itself: the app is asked for once the page has been painted, and on a
 * phone further pictures when both are there.
 */

const phone = { width: 390, height: 844 };
const pictured = ['/', '/dossier/stikstof'];

interface Pictures {
  /** How many were asked for besides the one that opens the page. */
  readonly further: () => number;
  /** Answers the opening picture, which waits until then. */
  readonly answer: (how: 'with it' | 'with nothing') => void;
}

/** Pictures from here on: the first that is asked for is the one that opens the page. */
async function holdOpeningPicture(page: Page): Promise<Pictures> {
  let opening: string | undefined;
  let further = 0;
  const how = Promise.withResolvers<'with it' | 'with nothing'>();
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>';
  await page.route('**/pictures/**', async (route) => {
    const source = new URL(route.request().url()).pathname.split('/').at(-1);
    opening ??= source;
    if (source !== opening) further++;
    else if ((await how.promise) === 'with nothing') return route.abort();
    return route.fulfill({ contentType: 'image/svg+xml', body });
  });
  return { further: () => further, answer: how.resolve };
}

/** What browsers on a phone wait for before they paint: the name of a place in the page. */
const awaited = async (page: Page) =>
  (await page.locator('link[rel="expect"]').first().getAttribute('href'))?.slice(1) ?? '';

/** Where everything stands that the first screen of the page's own part shows. */
function firstScreen(page: Page): Promise<string[]> {
  return page.locator('main :is(h1, h2, h3, p, a, img, li)').evaluateAll((elements) =>
    elements
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ element, box }) => box.top < innerHeight && box.width > 0 && element.checkVisibility())
      .filter(({ element }) => element.getAttribute('loading') !== 'lazy')
      .map(({ element, box }) => `${element.tagName} ${box.x} ${box.y} ${box.width} ${box.height}`),
  );
}

/** The portal behind a line that holds on to one document from the place that browsers wait for on. */
async function serveInHalves(port: number, path: string) {
  const held = Promise.withResolvers<void>();
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(`http://localhost:${port}${url}`);
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    if (url !== path) return response.end(Buffer.from(await answer.arrayBuffer()));
    const html = await answer.text();
    const id = /<link rel="expect" href="#([^"]+)"/.exec(html)?.[1];
    const end = html.indexOf('>', html.indexOf(` id="${id}"`)) + 1;
    response.write(html.slice(0, end));
    await held.promise;
    return response.end(html.slice(end));
  }).listen(0);
  await once(server, 'listening');
  const address = server.address();
  return {
    origin: `http://localhost:${typeof address === 'object' ? address?.port : ''}`,
    sendRest: held.resolve,
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(closed));
    },
  };
}

/** What a page waits for at most (ms) does not pass by itself: a busy machine would be no reason to fail. */
function stopWaiting(): void {
  const { setTimeout } = window;
  const later = (run: TimerHandler, after?: number, ...values: unknown[]) =>
    setTimeout(run, after === 4000 ? 600_000 : after, ...values);
  Object.assign(window, { setTimeout: later });
}

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  for (const path of pictured) {
    test(`${path} is whole, and asks for further pictures when the opening one is there`, async ({ page, address }) => {
      await page.addInitScript(stopWaiting);
      await noteShifts(page);
      const { further, answer } = await holdOpeningPicture(page);
      await page.goto(address(path), { waitUntil: 'commit' });
      await untilAlive(page);
      expect(further()).toBe(0);
      answer('with it');
      await expect.poll(further).toBeGreaterThan(0);
      await expect(page.locator('html')).not.toHaveAttribute('data-pictures');
      expect(await shiftsOf(page)).toEqual([]);
    });
  }

  test('asks for them as well when the opening one cannot be had', thorough, async ({ page, address }) => {
    await page.addInitScript(stopWaiting);
    const { further, answer } = await holdOpeningPicture(page);
    await page.goto(address('/'), { waitUntil: 'commit' });
    await untilAlive(page);
    expect(further()).toBe(0);
    answer('with nothing');
    await expect.poll(further).toBeGreaterThan(0);
  });

  test('asks for them behind an app that is under way', async ({ page, address }) => {
    await page.addInitScript(stopWaiting);
    const release = await holdBack(page, /\/start-[^/]+\.js$/);
    const { further, answer } = await holdOpeningPicture(page);
    const asked = page.waitForRequest(/\/start-[^/]+\.js$/);
    await page.goto(address('/'), { waitUntil: 'commit' });
    await asked;
    answer('with it');
    await expect(page.locator('main img[fetchpriority="high"]')).toHaveJSProperty('complete', true);
    expect(further()).toBe(0);
    release();
    await expect.poll(further).toBeGreaterThan(0);
  });

  test('asks for them as well as soon as somebody scrolls', async ({ page, address }) => {
    await page.addInitScript(stopWaiting);
    const { further } = await holdOpeningPicture(page);
    await page.goto(address('/'), { waitUntil: 'commit' });
    await untilAlive(page);
    expect(further()).toBe(0);
    await page.mouse.wheel(0, 200);
    await expect.poll(further).toBeGreaterThan(0);
  });

  test('does not wait for ever', thorough, async ({ page, address }) => {
    const { further } = await holdOpeningPicture(page);
    await page.goto(address('/'), { waitUntil: 'commit' });
    await expect.poll(further).toBeGreaterThan(0);
  });

  for (const path of [...pictured, '/nieuwsitem/water-vasthouden-begint-bij-de-bodem', '/dossiers']) {
    test(`${path} may be painted when all that two screens can hold is there`, async ({ page, address }) => {
      await page.goto(address(path));
      const id = await awaited(page);
      const top = await page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top ?? 0, id);
      expect(id === 'portal-state' || top > 2 * phone.height, `${id} at ${top}`).toBe(true);
    });
  }

  for (const [path, when] of variations('/dossier/stikstof', '/')) {
    test(`${path} is painted from its first half as it will be, and nothing moves`, when, async ({ page, port }) => {
      await noteShifts(page);
      const { origin, sendRest, close } = await serveInHalves(port, path);
      try {
        await page.goto(`${origin}${path}`, { waitUntil: 'commit' });
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
        await expect(page.getByRole('contentinfo')).not.toBeAttached();
        const half = await firstScreen(page);
        sendRest();
        await untilAlive(page);
        expect(half.length).toBeGreaterThan(4);
        expect(await firstScreen(page)).toEqual(half);
        expect(await shiftsOf(page)).toEqual([]);
      } finally {
        await close();
      }
    });
  }
});

test.describe('without scripts', () => {
  test.use({ viewport: phone, scripts: 'off' });

  test('further pictures are the browser’s to fetch', async ({ page, address }) => {
    const { further } = await holdOpeningPicture(page);
    await page.goto(address('/'), { waitUntil: 'commit' });
    await expect.poll(further).toBeGreaterThan(0);
  });
});

test('on a wide screen further pictures do not wait, and a page comes to life before its opening one', async ({
  page,
  address,
}) => {
  await page.addInitScript(stopWaiting);
  const { further } = await holdOpeningPicture(page);
  await page.goto(address('/'), { waitUntil: 'commit' });
  await expect(menuButton(page)).toBeVisible();
  await expect.poll(further).toBeGreaterThan(0);
});
