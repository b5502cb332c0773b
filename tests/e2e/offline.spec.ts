import { expect, type Page } from '@playwright/test';
import { faultsOf } from './helpers/axe.ts';
import { startPortal } from './helpers/ownPortal.ts';
import { heading } from './helpers/reading.ts';
import { test } from './helpers/test.ts';
import { thorough, variations } from './helpers/thorough.ts';

/* The page that a service worker keeps for when there is no network. */
test.use({ serviceWorkers: 'allow' });

const untilKept = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));

const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  });

for (const [{ site, title, other, retry, width }, when] of variations(
  { site: undefined, title: 'Geen verbinding', other: 'No connection', retry: 'Opnieuw proberen', width: 390 },
  { site: 'eurcaw-pigs', title: 'No connection', other: 'Geen verbinding', retry: 'Try again', width: 1440 },
)) {
  test(
    `without a network ${site ?? 'the first site'} says so, and asks again`,
    when,
    async ({ page, context, address }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(address('/', site));
      await untilKept(page);
      expect(await keptAddresses(page)).toEqual(['/offline.html']);

      await context.setOffline(true);
      await page.goto(address('/nieuws', site));
      await expect(heading(page)).toHaveText(title);
      await expect(page.getByRole('heading', { level: 2 })).toHaveText(other);
      expect(await faultsOf(page)).toEqual([]);

      await context.setOffline(false);
      await page.getByRole('link', { name: retry }).click();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(heading(page)).not.toHaveText(title);
      expect(await keptAddresses(page)).toEqual(['/offline.html']);
    },
  );
}

test(
  'a portal that is stopped leaves the page behind; one that switches it off takes it away',
  thorough,
  async ({ page, port }) => {
    const services = {
      CMS_BASE_URL: `http://127.0.0.1:${port + 1}`,
      QUERY_BASE_URL: `http://127.0.0.1:${port + 2}`,
      PREFERENCE_BASE_URL: `http://127.0.0.1:${port + 3}`,
    };
    const portal = await startPortal(services);
    await page.goto(portal.address('/'));
    await untilKept(page);
    await portal.close();
    await page.goto(portal.address('/nieuws'));
    await expect(heading(page)).toHaveText('Geen verbinding');

    const without = await startPortal({ ...services, PORT: String(portal.port), SERVICE_WORKER: 'off' });
    await page.goto(portal.address('/'));
    const registrations = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    // The browser asks for a newer worker once this one has nothing to do any more, pictures that are drawn included.
    await expect.poll(registrations, { timeout: 40_000 }).toBe(0);
    expect(await keptAddresses(page)).toEqual([]);
    await without.close();
  },
);
