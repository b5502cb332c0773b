import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ErrorService, startErrorService } from '#tests/e2e/helpers/errorService.ts';
import { type OwnPortal, startPortal } from '#tests/e2e/helpers/ownPortal.ts';
import { type BookSite, siteBook, siteOf } from '#tests/e2e/helpers/siteBook.ts';
import { firefox } from './firefox.ts';
import type { OtherBrowser } from './otherBrowser.ts';
import { webKit } from './webKit.ts';

/*
 * All other tests in a browser run in Chromium. Here the engines of Firefox and Safari meet every kind of page and take
 * the ways that visitors take most. Both tell of trouble as readers' own browsers do: to the portal and to its service
 * for errors, where failed hydration is reported too.
 */

const main = siteOf('groenkennisnet');

/** One page of each kind that the CMS has on a site, and those that are the portal's own. */
function pathsOf(site: BookSite): string[] {
  const kinds = new Map(site.pages.map(({ type, path }) => [type, path]));
  if (site !== main) return [...new Set(['/', ...kinds.values()])];
  return [
    ...new Set(['/', ...kinds.values()]),
    ...['/zoeken/bodem', '/zoeken/*?weergave=kaart', '/zoeken/resultaat/-?id=1019774', '/ai-zoeken', '/mijn-gkn'],
    ...['/search/soil', '/developers', '/logout', '/preview', '/is-er-niet', '/portlet/kringlooplandbouw/*'],
  ];
}

describe.for([firefox, webKit])('the portal in $name', ({ missing, start }) => {
  describe.skipIf(missing !== '')(missing ? `(skipped: ${missing})` : 'as visitors meet it', () => {
    let errors: ErrorService;
    let portal: OwnPortal;
    let browser: OtherBrowser;

    beforeAll(async () => {
      errors = await startErrorService();
      portal = await startPortal({ SENTRY_DSN: errors.dsn });
      browser = await start();
    });
    afterAll(async () => {
      await browser?.close();
      await portal?.close();
      await errors?.close();
    });

    const troubles = () => [
      ...errors.reports.map(({ messages }) => messages.join('; ')),
      ...portal.process.lines.filter((line) => line.includes('policy.violated')),
    ];
    const isAlive = () => browser.evaluate(() => document.documentElement.dataset.script);
    const open = async (path: string, site?: BookSite) => {
      await browser.open(portal.address(path, site === main ? undefined : site?.id));
      await expect.poll(isAlive).toBe('alive');
    };
    const focused = () => browser.evaluate(() => document.activeElement?.textContent ?? '');
    /** Marks what is called so, as a selector has no words; resolves to a selector for it. */
    const named = async (words: string) => {
      const isThere = await browser.evaluate((words) => {
        const pressed = [...document.querySelectorAll<HTMLElement>('a, button, summary, [role=button]')];
        const found = pressed.find((each) => each.textContent?.trim().startsWith(words) && each.checkVisibility());
        for (const each of pressed) each.toggleAttribute('data-named', each === found);
        return found !== undefined;
      }, words);
      expect([words, isThere]).toEqual([words, true]);
      return '[data-named]';
    };
    const titleOf = () => browser.evaluate(() => document.querySelector('h1')?.textContent ?? '');

    it.for(siteBook)('shows the pages of $title whole, on a phone and on a desk', async (site) => {
      const wrong: string[] = [];
      for (const path of pathsOf(site)) {
        for (const width of [390, 1440]) {
          await browser.widen(width);
          await open(path, site);
          const seen = await browser.evaluate(() => ({
            title: document.querySelectorAll('h1').length,
            beside: document.documentElement.scrollWidth - document.documentElement.clientWidth,
            broken: [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0).length,
          }));
          const { title, beside, broken } = seen;
          if (title !== 1 || beside > 0 || broken > 0) wrong.push(`${path} at ${width}: ${JSON.stringify(seen)}`);
        }
      }
      expect(wrong.join('\n')).toBe('');
      expect(troubles()).toEqual([]);
    });

    it('opens the menu by keyboard, and gives the focus back', async () => {
      await open('/');
      await named('Menu');
      await browser.evaluate(() => document.querySelector<HTMLElement>('[data-named]')?.focus());
      await browser.key('Enter');
      const isInMenu = () => browser.evaluate(() => document.activeElement?.closest('[role=dialog], dialog') !== null);
      await expect.poll(isInMenu).toBe(true);
      await browser.key('Escape');
      await expect.poll(isInMenu).toBe(false);
      await expect.poll(focused).toContain('Menu');
    });

    it('signs a visitor in by a window, which closes behind them', async () => {
      await open('/');
      await browser.press('header [data-press=login] a');
      await browser.inNewWindow(async () => {
        const field = '[autocomplete~=current-password]';
        await expect.poll(() => browser.evaluate((field) => document.querySelector(field) !== null, field)).toBe(true);
        await browser.press('[autocomplete~=username]');
        await browser.type('sanne@groen.example');
        await browser.press(field);
        await browser.type('vier klavers in het gras');
        await browser.key('Enter');
      });
      const account = () => browser.evaluate(() => document.querySelector('header details summary')?.textContent);
      await expect.poll(account).toContain('Sanne');
      expect(troubles()).toEqual([]);
    });

    // Firefox puts fields back as they were by their places, and ticked ones stand first once a list was narrowed.
    it('shows the same list after a reload', async () => {
      await open('/zoeken/bodem');
      await browser.evaluate(() =>
        document.querySelectorAll('main fieldset input[type=checkbox]')[2]?.toggleAttribute('data-third'),
      );
      await browser.press('[data-third]');
      await expect.poll(() => named('Toon ').catch(() => '')).not.toBe('');
      await browser.press(await named('Toon '));
      await expect.poll(() => browser.evaluate(() => location.search)).not.toBe('');
      const list = () =>
        browser.evaluate(() => ({
          address: location.href,
          results: document.querySelector('main h2')?.textContent,
          chosen: [...document.querySelectorAll<HTMLInputElement>('main input:checked')].map(({ value }) => value),
        }));
      await expect.poll(async () => (await list()).chosen.length).toBe(1);
      const narrowed = await list();
      await browser.reload();
      await expect.poll(isAlive).toBe('alive');
      // What the browser puts back, the page would take for chosen soon after.
      await new Promise((done) => setTimeout(done, 2000));
      expect(await list()).toEqual(narrowed);
    });

    it('searches, narrows the list, opens a result and leads back to the list as it was', async () => {
      await open('/');
      await browser.press('main input[type=search]');
      await browser.type('bodem');
      await browser.key('Enter');
      await expect.poll(titleOf).toContain('bodem');
      await browser.press('main input[type=checkbox]');
      await expect.poll(() => named('Toon ').catch(() => '')).not.toBe('');
      await browser.press(await named('Toon '));
      await expect.poll(() => browser.evaluate(() => location.search)).not.toBe('');
      const narrowed = await browser.evaluate(() => location.href);
      await browser.press('main h3 a');
      await expect.poll(() => browser.evaluate(() => location.pathname)).toContain('/resultaat/');
      await expect.poll(titleOf).not.toContain('Zoeken naar');
      await browser.back();
      await expect.poll(titleOf).toContain('bodem');
      expect(await browser.evaluate(() => location.href)).toBe(narrowed);
      expect(troubles()).toEqual([]);
    });

    // The last one: it takes the portal away.
    it('says that there is no connection once there is none', async () => {
      await open('/');
      // Ready is a promise: what it says is read from the page.
      const worker = () =>
        browser.evaluate(() => {
          const { dataset } = document.documentElement;
          navigator.serviceWorker.ready.then(({ active }) => Object.assign(dataset, { worker: active?.state }));
          return dataset.worker;
        });
      await expect.poll(worker).toBe('activated');
      await portal.close();
      await browser.open(portal.address('/dossier/stikstof'));
      await expect.poll(titleOf).toBe('Geen verbinding');
    });
  });
});
