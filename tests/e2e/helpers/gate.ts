import type { Page } from '@playwright/test';

/**
 * Holds back every answer to the requests that match, from now on.
 *
 * @returns lets them go, those that wait and all that follow
 */
export async function holdBack(page: Page, requests: string | RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(requests, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
