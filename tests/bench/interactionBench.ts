import type { Browser, Locator, Page } from 'playwright';
import { startPortal } from '#tests/e2e/helpers/ownPortal.ts';
import { median } from './percentile.ts';
import { holdPhone, openBrowser, slowDown } from './phone.ts';
import type { Row } from './row.ts';

const rounds = 5;

/** Most that a touch may wait until something is painted (ms). */
const most = 100;

/** How long a page rests before it is touched, and is watched afterwards (ms). */
const restMs = 1500;

declare global {
  interface Window {
    /** How long the interactions took until the next paint (ms), in rounds of 8. */
    touched?: number[];
  }
}

interface Touch {
  readonly what: string;
  readonly path: string;
  /** What comes first, and is not measured. */
  readonly before?: (page: Page) => Promise<void>;
  readonly target: (page: Page) => Locator;
  /** Is there once the touch was felt, and not before. */
  readonly felt: (page: Page) => Locator;
}

const lastQuestion = (page: Page) => page.locator('main article details').last();

const touches: readonly Touch[] = [
  {
    what: 'open the menu',
    path: '/dossier/stikstof',
    target: (page) => page.getByRole('button', { name: 'Menu', exact: true }),
    felt: (page) => page.getByRole('dialog'),
  },
  {
    what: 'unfold a question of an accordion',
    path: '/dossier/stikstof',
    target: (page) => lastQuestion(page).locator('> summary'),
    felt: (page) => lastQuestion(page).and(page.locator('[open]')),
  },
  {
    what: 'tick a filter',
    path: '/zoeken/bodem',
    before: (page) =>
      page
        .locator('summary')
        .filter({ hasText: /^Filters$/ })
        .tap(),
    target: (page) => page.locator('input[type=checkbox]:visible').first(),
    felt: (page) => page.locator('input[type=checkbox]:visible').first().and(page.locator(':checked')),
  },
  {
    what: 'go to the next page of results',
    path: '/zoeken/bodem',
    target: (page) => page.getByRole('link', { name: 'Volgende', exact: false }).first(),
    felt: (page) => page.getByRole('link', { name: 'Vorige', exact: false }),
  },
];

/** From a touch to the next paint, on a phone (Interaction to Next Paint). */
export async function benchInteractions(): Promise<Row[]> {
  const portal = await startPortal({ PAGE_CACHE_SECONDS: '300', LOG_LEVEL: 'silent' });
  const browser = await openBrowser();
  try {
    const rows: Row[] = [];
    for (const touch of touches) {
      const times: number[] = [];
      for (let round = 0; round < rounds; round++)
        times.push(await touchOnce(browser, portal.address(touch.path), touch));
      const middle = median(times);
      rows.push({
        what: `INP on a phone: ${touch.what}`,
        value: `${middle} ms`,
        goal: `≤ ${most} ms`,
        met: middle <= most,
      });
    }
    return rows;
  } finally {
    await browser.close();
    await portal.close();
  }
}

/**
 * Touches as a finger does: what is touched is in sight and at rest. Playwright's own `tap` would scroll to it and ask
 * the page about it right before, and that is no part of the wait.
 */
async function touchOnce(browser: Browser, url: string, { what, before, target, felt }: Touch): Promise<number> {
  const context = await holdPhone(browser);
  try {
    const page = await context.newPage();
    await page.addInitScript(note);
    await slowDown(await context.newCDPSession(page));
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Menu', exact: true }).waitFor();
    await page.waitForTimeout(restMs);
    await before?.(page);
    await target(page).scrollIntoViewIfNeeded();
    await page.waitForTimeout(restMs);
    const box = await target(page).boundingBox();
    if (!box) throw new Error(`What is to be touched on ${url} cannot be seen.`);
    if ((await felt(page).count()) > 0) throw new Error(`To ${what} cannot be told: it has happened before the touch.`);
    await page.evaluate(() => {
      window.touched = [];
    });
    await page.waitForTimeout(restMs);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(restMs);
    // Something else may have lain over it.
    await felt(page).waitFor();
    const touched = (await page.evaluate(() => window.touched)) ?? [];
    // What is quicker than the browser reports at all took less than 16 ms.
    return Math.max(16, ...touched);
  } finally {
    await context.close();
  }
}

function note(): void {
  window.touched = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('interactionId' in entry && Number(entry.interactionId) > 0) window.touched?.push(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
