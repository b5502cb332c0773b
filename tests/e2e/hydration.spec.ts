import { expect, type Page } from '@playwright/test';
import { untilAlive } from './helpers/reading.ts';
import { pageOf, siteOf } from './helpers/siteBook.ts';
import { test } from './helpers/test.ts';

declare global {
  interface Window {
    /** What happened to the nodes of the page since the parser had made them all. */
    changes?: string[];
  }
}

/**
 * Notes every node that is added or removed and every text that changes in `#portal`, from the moment its markup is
 * whole: then the parser has come to the state that follows it.
 */
function noteChanges(): void {
  const changes: string[] = [];
  window.changes = changes;
  let isWhole = false;
  const name = (node: Node) => `${node.nodeName} “${node.textContent?.trim().slice(0, 60)}”`;
  new MutationObserver((records) => {
    const wasWhole = isWhole;
    isWhole = document.getElementById('portal-state') !== null;
    if (!wasWhole) return;
    const portal = document.getElementById('portal');
    for (const { type, target, addedNodes, removedNodes } of records) {
      if (!portal?.contains(target)) continue;
      if (type === 'characterData') changes.push(`changed: ${name(target)}`);
      for (const node of addedNodes) changes.push(`added: ${name(node)}`);
      for (const node of removedNodes) changes.push(`removed: ${name(node)}`);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/**
 * The page as the server sent it and as it stands now: elements and texts, without attributes, which may come to life.
 */
function compare(sent: string): { fromServer: string; alive: string } {
  const skeleton = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
    if (!(node instanceof Element)) return '';
    // To a parser that knows of scripts the inside is one text, to the other it is elements.
    const inside = node.localName === 'noscript' ? [] : [...node.childNodes];
    return `<${node.localName}>${inside.map(skeleton).join('')}</${node.localName}>\n`;
  };
  const parsed = new DOMParser().parseFromString(sent, 'text/html').getElementById('portal');
  const portal = document.getElementById('portal');
  return { fromServer: parsed ? skeleton(parsed) : '', alive: portal ? skeleton(portal) : '' };
}

/** Lets everything run that hydration has put off until the page is idle. */
async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((done) =>
        requestIdleCallback(() => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
      ),
  );
}

for (const [id, search] of [
  ['groenkennisnet', '/zoeken/water'],
  ['eurcaw-pigs', '/search/pigs'],
] as const) {
  const paths = { home: '/', dossier: pageOf(siteOf(id), 'dossier').path, search };

  for (const [name, path] of Object.entries(paths)) {
    test(`${id}: ${name} comes to life without a node added, removed or rewritten`, async ({
      page,
      address,
      watch,
    }) => {
      await page.addInitScript(noteChanges);
      const response = await page.goto(address(path, id));
      await untilAlive(page);
      await untilIdle(page);
      expect(await page.evaluate(() => window.changes)).toEqual([]);

      const { fromServer, alive } = await page.evaluate(compare, (await response?.text()) ?? '');
      expect(alive.length).toBeGreaterThan(1000);
      expect(alive).toBe(fromServer);
      // React reports a mismatch it mended as an error of the page.
      expect(watch.troubles).toEqual([]);
    });
  }
}

test('a visitor’s own colour mode changes nothing of the page’s nodes', async ({ page, address, watch }) => {
  await page.addInitScript(() => localStorage.setItem('colour-mode', 'dark'));
  await page.addInitScript(noteChanges);
  await page.goto(address('/'));
  await untilAlive(page);
  await untilIdle(page);
  expect(await page.evaluate(() => window.changes)).toEqual([]);
  expect(watch.troubles).toEqual([]);
});
