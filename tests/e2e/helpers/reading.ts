import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

/** The page's only heading of level 1. */
export function heading(page: Page): Locator {
  return page.getByRole('heading', { level: 1 });
}

/** The button that opens the menu: a button only once the page is alive. */
export function menuButton(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
}

/**
 * Waits until script has taken the page over: what it says of itself is read in no time, while looking for a button by
 * its name takes a tenth of what the page itself takes.
 */
export async function untilAlive(page: Page | FrameLocator): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-script', 'alive');
}

/** The embedded services draw and encode a picture the first time it is asked for, one after the other (ms). */
const patience = 60_000;

/** Reads the page to its end, so that everything that waits to be seen gets loaded. */
export async function readToTheEnd(page: Page): Promise<void> {
  const pictures = page.locator('img:visible');
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true, { timeout: patience });
  }
}

/** The visible pictures that show nothing: those whose file could not be had or read. */
export async function brokenPictures(page: Page): Promise<string[]> {
  return page
    .locator('img:visible')
    .evaluateAll((pictures) =>
      pictures.flatMap((picture) =>
        picture instanceof HTMLImageElement && picture.naturalWidth === 0 ? [picture.currentSrc || picture.src] : [],
      ),
    );
}

/** Words that a box cuts off: text in boxes that hide what does not fit, without saying so by three dots. */
export async function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('#portal *')].flatMap((box) => {
      const style = getComputedStyle(box);
      const hides = /hidden|clip/.test(style.overflowX + style.overflowY);
      const holdsText = [...box.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      const isForListeners = box.offsetWidth <= 1 || box.offsetHeight <= 1;
      const saysSo = style.webkitLineClamp !== 'none' || style.textOverflow === 'ellipsis';
      if (!hides || !holdsText || isForListeners || saysSo) return [];
      const fits = box.scrollWidth <= box.clientWidth + 1 && box.scrollHeight <= box.clientHeight + 1;
      return fits ? [] : [`${box.tagName} “${box.textContent?.trim().slice(0, 60)}”`];
    }),
  );
}
