import { test as base, type ConsoleMessage, type Page, type Request } from '@playwright/test';

/** Everything that went wrong behind a page, in words. */
export interface Watch {
  /** Errors and warnings of the console, uncaught errors, requests that failed or were answered with an error. */
  readonly troubles: readonly string[];
}

interface Fixtures {
  /** Where a page of the portal under test is; the first site's when none is named. */
  readonly address: (path: string, site?: string) => string;
  /** Port of the portal under test; its query service answers two above. */
  readonly port: number;
  /** Listens to the test's page from its first request on. */
  readonly watch: Watch;
}

export const test = base.extend<Fixtures>({
  port: async ({ baseURL }, use) => use(Number(new URL(baseURL ?? '').port)),
  address: async ({ port }, use) => use((path, site) => addressOf(port, path, site)),
  watch: async ({ page }, use) => use(watchPage(page)),
});

/** The first site answers on the bare host, the others below it. */
function addressOf(port: number, path: string, site?: string): string {
  return `http://${site ? `${site}.` : ''}localhost:${port}${path}`;
}

/** Collects the troubles of a page from now on. */
export function watchPage(page: Page): Watch {
  const troubles: string[] = [];
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error' || message.type() === 'warning') troubles.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => troubles.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request: Request) => {
    troubles.push(`failed: ${request.url()} ${request.failure()?.errorText ?? ''}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`status ${response.status()}: ${response.url()}`);
  });
  return { troubles };
}
