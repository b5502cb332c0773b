import type { Page } from '@playwright/test';

/**
 * Styles of the reader's own, as browsers and extensions lay them over a page: its policy lets no style element in.
 *
 * @returns takes them away
 */
export async function addReadersStyles(page: Page, css: string): Promise<() => Promise<void>> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
  return async () => {
    await page.evaluate(() => {
      document.adoptedStyleSheets.pop();
    });
  };
}
