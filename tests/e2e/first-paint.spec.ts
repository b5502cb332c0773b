import { expect } from '@playwright/test';
import { siteBook } from './helpers/siteBook.ts';
import { test } from './helpers/test.ts';
import { variations } from './helpers/thorough.ts';

/*
 * On a phone a page is painted once all that is seen of it is there: what the browser waits for stands below its screen,
 * whatever kind of page it is, or behind the page. What comes later can move nothing that somebody looks at.
 */

const phone = { width: 390, height: 844 };
const ids = siteBook.map(({ id }) => id);
const [first = '', ...others] = ids;

test.use({ scripts: 'off', viewport: phone, pictures: 'unseen' });

for (const [id, when] of variations(first, ...others)) {
  test(
    `what a phone waits for stands below the screen, on a page of each kind (${id})`,
    when,
    async ({ page, address }) => {
      const pages = siteBook.find((site) => site.id === id)?.pages ?? [];
      const kinds = new Map(pages.map((each) => [each.type, each.path]));
      expect(kinds.size).toBeGreaterThan(5);
      const above: string[] = [];
      let below = 0;
      for (const path of kinds.values()) {
        await page.goto(address(path, id), { waitUntil: 'domcontentloaded' });
        const top = await page.evaluate(() => {
          const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=expect]')];
          const awaited = links
            .filter(({ media }) => matchMedia(media).matches)
            .map((link) => link.getAttribute('href'));
          const place = awaited.length === 1 && awaited[0] ? document.querySelector(awaited[0]) : null;
          if (!place) return undefined;
          // Nothing to wait for is left of a page that is whole.
          return place.closest('main') ? place.getBoundingClientRect().top : Number.POSITIVE_INFINITY;
        });
        if (top === undefined || top < phone.height) above.push(`${path}: ${top}`);
        else if (Number.isFinite(top)) below++;
      }
      expect(above).toEqual([]);
      expect(below).toBeGreaterThan(0);
    },
  );
}
