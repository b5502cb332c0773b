import type { Page } from '@playwright/test';

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
export function noteChanges(): void {
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
export async function compare(page: Page, sent: string): Promise<{ fromServer: string; alive: string }> {
  // A page of ours takes no HTML as text.
  const blank = await page.context().newPage();
  const fromServer = await blank.evaluate(skeletonOf, sent);
  await blank.close();
  return { fromServer, alive: await page.evaluate(skeletonOf, undefined) };
}

/** Runs in a browser. @param sent a document; without one it is the document that stands there */
function skeletonOf(sent: string | undefined): string {
  const skeleton = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
    if (!(node instanceof Element)) return '';
    // To a parser that knows of scripts the inside is one text, to the other it is elements.
    const inside = node.localName === 'noscript' ? [] : [...node.childNodes];
    return `<${node.localName}>${inside.map(skeleton).join('')}</${node.localName}>\n`;
  };
  const shown = sent === undefined ? document : new DOMParser().parseFromString(sent, 'text/html');
  const portal = shown.getElementById('portal');
  return portal ? skeleton(portal) : '';
}

/** Lets everything run that hydration has put off until the page is idle. */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((done) =>
        requestIdleCallback(() => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
      ),
  );
}
