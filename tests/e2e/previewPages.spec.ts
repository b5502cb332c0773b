import { expect } from '@playwright/test';
import { untilIdle } from './helpers/hydration.ts';
import { untilAlive } from './helpers/reading.ts';
import { test } from './helpers/test.ts';
import { variations } from './helpers/thorough.ts';

/*
 * The page in a preview's frame is the page that visitors get, node for node. What may differ has a name: `data-source`
 * says where a part comes from, and a card stands where something was rejected.
 */

type Sample = readonly [site: string, path: string, inCms: string];

const pages = [
  ...variations<Sample>(
    ['groenkennisnet', '/', '/nl/groenkennisnet'],
    ['groenkennisnet', '/dossier/stikstof', '/nl/groenkennisnet/dossier/stikstof'],
    ['groenkennisnet', '/over-groen-kennisnet', '/nl/groenkennisnet/over-groen-kennisnet'],
    ['groenkennisnet', '/persoon/marit-hoekzema', '/nl/groenkennisnet/persoon/marit-hoekzema'],
  ),
  // What visitors work with.
  ...variations<Sample>(
    ['groenkennisnet', '/Contactformulier', '/nl/groenkennisnet/Contactformulier'],
    ['groenkennisnet', '/kaart', '/nl/groenkennisnet/kaart'],
  ),
  ...variations<Sample>([
    'eurcaw-pigs',
    '/dossier/tail-biting-and-enrichment',
    '/en/eurcaw-pigs/dossier/tail-biting-and-enrichment',
  ]),
];

/** Runs in the page: the markup of `#portal` without what may differ, ids that React makes up named by their order. */
function markupOf(document: string): string {
  const portal = new DOMParser().parseFromString(document, 'text/html').getElementById('portal');
  for (const element of portal?.querySelectorAll('[data-source]') ?? []) element.removeAttribute('data-source');
  for (const card of portal?.querySelectorAll('[id^="rejected-"]') ?? []) card.remove();
  const names = new Map<string, string>();
  return (portal?.innerHTML ?? '').replace(/_R_\w+_/g, (id) => {
    const name = names.get(id) ?? `id-${names.size}`;
    names.set(id, name);
    return name;
  });
}

for (const [[site, path, inCms], when] of pages) {
  test(`the preview of ${inCms} is the page that visitors get`, when, async ({ page, address }) => {
    const host = site === 'groenkennisnet' ? undefined : site;
    const sent = async (at: string) => (await (await page.goto(address(at, host)))?.text()) ?? '';
    const [forVisitors, forEditors] = [await sent(path), await sent(`/preview/page?url=${encodeURIComponent(inCms)}`)];
    // A page of ours takes no HTML as text.
    await page.goto('about:blank');
    const visitors = await page.evaluate(markupOf, forVisitors);
    const editors = await page.evaluate(markupOf, forEditors);
    expect(visitors.length).toBeGreaterThan(5000);
    expect(editors).toBe(visitors);
  });
}

test('it is still that page once both are alive', async ({ page, address }) => {
  const alive = async (at: string) => {
    await page.goto(address(at));
    await untilAlive(page);
    await untilIdle(page);
    const document = await page.content();
    await page.goto('about:blank');
    return page.evaluate(markupOf, document);
  };
  const visitors = await alive('/dossier/stikstof');
  expect(visitors.length).toBeGreaterThan(5000);
  expect(await alive('/preview/page?url=/nl/groenkennisnet/dossier/stikstof')).toBe(visitors);
});
