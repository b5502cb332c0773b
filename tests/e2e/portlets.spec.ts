import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, type Page } from '@playwright/test';
import { readPortlets } from '#sites/portlets/readPortlets.ts';
import { faultsOf } from './helpers/axe.ts';
import { walkThrough } from './helpers/keyboard.ts';
import { heading, untilAlive } from './helpers/reading.ts';
import { type Scripts, test } from './helpers/test.ts';
import { thorough, variations } from './helpers/thorough.ts';

/*
 * Portlets (specification, sections 1 and 2): each by itself, and inside pages of others, kind and hostile.
 */

const portlets = await readPortlets();
/** A host that may embed the portlet `groene-agenda`, and one that may not; browsers find both on this machine. */
const listed = 'www.groenwerkt.example.localhost';
const stranger = 'vreemd.example.localhost';

/** Serves a page of somebody else's, and opens it; a real server, for browsers know pages that come from nowhere. */
async function openElsewhere(page: Page, host: string, body: string, policy?: string): Promise<void> {
  const server = createServer((_, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html', ...(policy ? { 'content-security-policy': policy } : {}) })
      .end(`<!doctype html><title>Elders</title><h1>Elders</h1>${body}`),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  page.once('close', () => server.close());
  await page.goto(`http://${host}:${typeof address === 'object' ? address?.port : ''}/`);
}

const heightOf = (page: Page) => page.locator('iframe').evaluate((frame) => frame.clientHeight);

test.describe('a portlet', () => {
  for (const [index, { domain, site, title }] of portlets.entries()) {
    // The first one is met by the tests below.
    const when = index === portlets.length - 1 ? {} : thorough;
    test(
      `${domain} searches under its own name, and keeps its search in sight`,
      when,
      async ({ page, watch, address }) => {
        await page.setViewportSize({ width: [1440, 800, 390][index % 3] ?? 1440, height: 900 });
        await page.goto(address(`/portlet/${domain}`));
        await expect(page).toHaveURL(address(`/portlet/${domain}/*`));
        await expect(page).toHaveTitle(`${title} – ${site.title}`);
        await expect(heading(page)).toHaveText(title);
        await expect(page.locator('html[data-app="alive"]')).toBeAttached();
        expect(await faultsOf(page)).toEqual([]);

        await page.mouse.wheel(0, 1500);
        const field = page.getByLabel('Zoeken in dit portaal');
        await expect(heading(page)).not.toBeInViewport();
        await expect(field).toBeInViewport();
        const widest = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(widest).toBeLessThanOrEqual(0);

        // Within the portlet one document lives on.
        await page.evaluate(() => Object.assign(window, { sameDocument: true }));
        await field.fill('bodem & groen');
        await field.press('Enter');
        await expect(page).toHaveURL(address(`/portlet/${domain}/bodem+%26+groen`));
        await expect(heading(page)).toHaveText('Zoeken naar ‘bodem & groen’');
        await page.goBack();
        await expect(heading(page)).toHaveText(title);
        await expect(heading(page)).toBeFocused();
        await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
        await expect(page).toHaveURL(new RegExp(`/portlet/${domain}/resultaat/[^/]+\\?id=\\d+$`));
        await page.getByRole('link', { name: 'Terug naar de resultaten' }).click();
        await expect(heading(page)).toHaveText(title);
        expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
        expect(watch.troubles).toEqual([]);
      },
    );
  }

  test('leads to the site that makes it possible, which is another document', thorough, async ({ page, address }) => {
    await page.goto(address('/portlet/kringlooplandbouw/mest', 'coegroen'));
    await expect(page.locator('html[data-app="alive"]')).toBeAttached();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Groen Kennisnet' }).click();
    await expect(page).toHaveURL(address('/'));
    await expect(page.locator('html')).toHaveAttribute('data-site', 'groenkennisnet');
  });

  test('keeps what has the focus in sight, above the row that applies the filters and below its bars', async ({
    page,
    address,
  }) => {
    await page.setViewportSize({ width: 1280, height: 700 });
    await page.goto(address('/portlet/kringlooplandbouw/*?toegang=open'));
    await untilAlive(page);
    for (const key of ['Tab', 'Shift+Tab'] as const) {
      const { stops, faults } = await walkThrough(page, key);
      expect(faults, key).toEqual([]);
      expect(stops).toBeGreaterThan(50);
    }
  });

  test('is named when it is not there', async ({ page, address }) => {
    const answer = await page.goto(address('/portlet/nergens/*'));
    expect(answer?.status()).toBe(404);
    await expect(heading(page)).toHaveText('Portlet nergens kan niet worden gevonden');
  });
});

for (const [scripts, when] of variations<Scripts>('blocked', 'off')) {
  test.describe(`with scripts ${scripts}`, when, () => {
    test.use({ scripts });

    test('a portlet searches, filters, shows records and gives its code', async ({ page, address }) => {
      await page.goto(address('/portlet/groene-agenda'));
      const field = page.getByRole('searchbox', { name: 'Zoeken in dit portaal' });
      await field.fill('park');
      await field.press('Enter');
      await expect(page).toHaveURL(address('/portlet/groene-agenda/park'));
      await page.getByRole('checkbox').first().check();
      await page
        .getByRole('button', { name: /^Toon .*resulta/ })
        .first()
        .click();
      await expect(page).toHaveURL(/\/portlet\/groene-agenda\/park\?\w+=/);
      await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
      await expect(page).toHaveURL(/\/portlet\/groene-agenda\/resultaat\//);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Zet dit portaal op je eigen site' }).click();
      await expect(page.locator('pre')).toContainText(`<iframe src="${address('/portlet/groene-agenda/*')}"`);
    });
  });
}

test.describe('inside a page of somebody else', () => {
  test('the code of its page works: the browser gives it its height, and links lead out', async ({ page, address }) => {
    await page.goto(address('/portlet/groene-agenda/*?embed'));
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText('Groen maakt gezonder');
    const code = (await page.locator('pre').textContent()) ?? '';
    // A page in a page has every landmark twice.
    await page.locator('iframe').evaluate((frame) => frame.remove());
    expect(await faultsOf(page)).toEqual([]);

    await openElsewhere(page, listed, code);
    const portlet = page.frameLocator('iframe');
    await expect(portlet.getByRole('heading', { level: 1 })).toHaveText('Groen maakt gezonder');
    await expect.poll(() => heightOf(page)).toBeGreaterThan(2000);
    const list = await heightOf(page);
    // One record is shorter than twenty.
    await portlet.getByRole('article').first().getByRole('heading').getByRole('link').click();
    await expect.poll(() => heightOf(page)).toBeLessThan(list * 0.75);
    await portlet.getByRole('contentinfo').getByRole('link', { name: 'Groen Kennisnet' }).click();
    await expect(page).toHaveURL(address('/'));
  });

  test('without the style that sizes it, its script does, and believes nobody else', async ({ page, address }) => {
    await page.goto(address('/portlet/groene-agenda/*?embed'));
    const code = await page.locator('pre').textContent();
    await openElsewhere(
      page,
      listed,
      `${code?.replace('frame-sizing: content-height', '')}<iframe id="forger" srcdoc="<p>Vals</p>"></iframe>`,
    );
    const frame = page.locator('iframe[data-portlet]');
    const height = () => frame.evaluate((element) => element.clientHeight);
    await expect.poll(height).toBeGreaterThan(2000);

    const before = await height();
    // From this page, and from another frame of it: neither is the portlet.
    await page.evaluate(() => window.postMessage({ portletHeight: 777 }, '*'));
    const forger = page.frames().find((each) => each.url() === 'about:srcdoc');
    await forger?.evaluate(() => window.parent.postMessage({ portletHeight: 777 }, '*'));
    // From the frame, but by a document that is not the portlet's.
    await page.evaluate(async () => {
      const told = new Promise((done) => addEventListener('message', done, { once: true }));
      const target = document.querySelector<HTMLIFrameElement>('iframe[data-portlet]');
      target?.contentWindow?.location.replace(
        'data:text/html,<script>parent.postMessage({portletHeight:777},"*")</script>',
      );
      await told;
    });
    expect(await height()).toBe(before);
  });

  test('gets its height from a script that comes long after it, beside a frame without an address', async ({
    page,
    address,
  }) => {
    const src = address('/portlet/groene-agenda/*');
    await openElsewhere(
      page,
      listed,
      `<iframe data-portlet title="Later"></iframe>
       <iframe data-portlet src="${src}" title="Agenda" style="width:100%;min-height:40rem;border:0"></iframe>`,
    );
    await untilAlive(page.frameLocator(`iframe[src="${src}"]`));
    const height = () => page.locator(`iframe[src="${src}"]`).evaluate((element) => element.clientHeight);
    expect(await height()).toBeLessThan(1000);
    await page.addScriptTag({ url: address('/portlet.js') });
    await expect.poll(height).toBeGreaterThan(2000);
  });

  test('keeps its size where a policy refuses styles in HTML', thorough, async ({ page, address }) => {
    await page.goto(address('/portlet/groene-agenda/*?embed'));
    const code = (await page.locator('pre').textContent()) ?? '';
    const origin = new URL(address('/')).origin;
    await openElsewhere(page, listed, code, `default-src 'none'; script-src ${origin}; frame-src ${origin}`);
    await expect.poll(() => heightOf(page)).toBeGreaterThan(2000);
    expect(await page.locator('iframe').evaluate((frame) => frame.clientWidth)).toBeGreaterThan(1000);
  });

  test('begins a record where the record begins, and comes back to its place in the list', async ({
    page,
    address,
  }) => {
    await page.goto(address('/portlet/groene-agenda/*?embed'));
    const code = (await page.locator('pre').textContent()) ?? '';
    await openElsewhere(page, listed, `${code}<p style="height: 100vh">Voet</p>`);
    const portlet = page.frameLocator('iframe');
    await expect.poll(() => heightOf(page)).toBeGreaterThan(2000);
    await expect(portlet.locator('html[data-app="alive"]')).toBeAttached();
    const list = await heightOf(page);
    const link = portlet.getByRole('article').last().getByRole('heading').getByRole('link');
    await link.click();
    await expect.poll(() => heightOf(page)).toBeLessThan(list * 0.75);
    await expect(portlet.getByRole('heading', { level: 1 })).toBeInViewport();
    await page.evaluate(() => history.back());
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
  });

  test('shows where the list begins when filters are applied from below it', async ({ page, address }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(address('/portlet/groene-agenda/*?embed'));
    const code = (await page.locator('pre').textContent()) ?? '';
    await openElsewhere(page, listed, `<p style="height: 100vh">Kop</p>${code}`);
    await page.locator('iframe').scrollIntoViewIfNeeded();
    const portlet = page.frameLocator('iframe');
    await untilAlive(portlet);
    await expect.poll(() => heightOf(page)).toBeGreaterThan(2000);
    await portlet.locator('summary', { hasText: 'Filters' }).click();
    await portlet.getByRole('checkbox').first().check();
    await portlet.getByRole('button', { name: /^Toon .*resulta/ }).click();
    const results = portlet.getByRole('heading', { level: 2, name: /resulta/ });
    await expect(results).toBeFocused();
    await expect(results).toBeInViewport();
  });

  test('begins at its top where one comes back from a search to no link', thorough, async ({ page, address }) => {
    await page.goto(address('/portlet/groene-agenda/*?embed'));
    const code = (await page.locator('pre').textContent()) ?? '';
    await openElsewhere(page, listed, `${code}<p style="height: 100vh">Voet</p>`);
    const portlet = page.frameLocator('iframe');
    await expect(portlet.locator('html[data-app="alive"]')).toBeAttached();
    const title = portlet.getByRole('heading', { level: 1 });
    const field = portlet.getByLabel('Zoeken in dit portaal');
    await field.fill('park');
    await field.press('Enter');
    await expect(title).toHaveText('Zoeken naar ‘park’');
    await portlet.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.evaluate(() => history.back());
    await expect(title).toHaveText('Groen maakt gezonder');
    await expect(title).toBeFocused();
    await expect(title).toBeInViewport();
  });

  test('in a sandbox of 200 px without storage it works, and forged heights move nothing', async ({
    page,
    address,
  }) => {
    const src = address('/portlet/groene-agenda/*');
    await openElsewhere(
      page,
      listed,
      `<iframe src="${src}" title="Agenda" sandbox="allow-scripts allow-forms" style="width:200px;min-height:40rem;border:0;frame-sizing:content-height"></iframe>
       <script>setInterval(() => frames[0].postMessage({ portletHeight: 9e9 }, '*'), 50); postMessage({ portletHeight: -1 }, '*');</script>`,
    );
    const portlet = page.frameLocator('iframe');
    await expect(portlet.getByRole('heading', { level: 1 })).toHaveText('Groen maakt gezonder');
    const inner = page.frames().find((frame) => frame.url() === src);
    expect(await inner?.evaluate(() => self.origin)).toBe('null');
    // Drawings of its own, for those of files are nobody's.
    await expect(portlet.getByRole('searchbox').locator('xpath=..').locator('use')).toHaveAttribute('href', '#search');
    expect(await inner?.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(200);
    expect(await heightOf(page)).toBeLessThan(40_000);

    const field = portlet.getByLabel('Zoeken in dit portaal');
    await field.fill('park');
    await field.press('Enter');
    await expect(portlet.getByRole('heading', { level: 1 })).toHaveText('Zoeken naar ‘park’');
    await portlet.getByRole('combobox', { name: 'Weergave' }).selectOption({ label: 'Donker' });
    await expect(portlet.locator('html')).toHaveAttribute('data-mode', 'dark');
  });

  test('on a host that is not listed, it refuses', async ({ page, address }) => {
    const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
    await openElsewhere(
      page,
      stranger,
      `<iframe src="${address('/portlet/groene-agenda/*')}" title="Agenda"></iframe>`,
    );
    await refused;
    await expect(page.frameLocator('iframe').getByText('Groen maakt gezonder')).toHaveCount(0);
  });
});
