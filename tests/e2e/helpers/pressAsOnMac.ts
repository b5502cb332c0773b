import type { Page } from '@playwright/test';

/**
 * From the next page on, a pressed link, button or fold leaves the focus to what is around it, or to nothing, as Safari's
 * and Firefox's do on macOS.
 */
export async function pressAsOnMac(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener(
      'mousedown',
      (event) => {
        const pressed = event.target instanceof Element ? event.target.closest('a, button, summary') : null;
        if (!pressed) return;
        event.preventDefault();
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        pressed.parentElement?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
      },
      true,
    );
  });
}
