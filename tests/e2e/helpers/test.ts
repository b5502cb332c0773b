import { test as base, type ConsoleMessage, type Page, type Request } from '@playwright/test';
import { type Translator, translatePage, translators } from './translator.ts';

/** Everything that went wrong behind a page, in words. */
export interface Watch {
  /** Errors and warnings of the console, uncaught errors, requests that failed or were answered with an error. */
  readonly troubles: readonly string[];
}

/**
 * What becomes of the portal's scripts: they run; the browser has none; they are stopped on their way, all of them or,
 * after the script before the first paint has said that they are coming, the others.
 */
export type Scripts = 'on' | 'off' | 'blocked' | 'broken';

export interface Fixtures {
  /** Where a page of the portal under test is; the first site's when none is named. */
  readonly address: (path: string, site?: string) => string;
  /** Port of the portal under test; its query service answers two above. */
  readonly port: number;
  /** Listens to the test's page from its first request on. */
  readonly watch: Watch;
  /** `refused`: the visitor has answered the question for consent before, and everywhere; `unasked`: not yet. */
  readonly consent: 'refused' | 'unasked';
  readonly scripts: Scripts;
  /** Which browser's translator goes over every page; of all tests, with `TRANSLATOR=Chrome`. */
  readonly translator: Translator | 'none';
  /** `unseen`: the browser asks for none but those that a page wants ahead (`playwright.config.ts`). */
  readonly pictures: 'seen' | 'unseen';
}

export const test = base.extend<Fixtures>({
  consent: ['refused', { option: true }],
  scripts: ['on', { option: true }],
  translator: [translators.find((each) => each === process.env.TRANSLATOR) ?? 'none', { option: true }],
  pictures: ['seen', { option: true }],
  javaScriptEnabled: async ({ scripts }, use) => use(scripts !== 'off'),
  context: async ({ context, consent, scripts, translator }, use) => {
    if (consent === 'refused') await context.addInitScript(refuseConsent);
    if (translator !== 'none') await context.addInitScript(translatePage, translator);
    if (scripts === 'blocked') await context.route(/\.js$/, (route) => route.abort('blockedbyclient'));
    if (scripts === 'broken') await context.route(/\/start-[^/]+\.js$/, (route) => route.fulfill({ status: 503 }));
    await use(context);
  },
  port: async ({ baseURL }, use) => use(Number(new URL(baseURL ?? '').port)),
  address: async ({ port }, use) => use((path, site) => addressOf(port, path, site)),
  watch: async ({ page, pictures }, use) => use(watchPage(page, pictures)),
});

/** Runs in the page, before its own scripts. */
function refuseConsent(): void {
  try {
    const answers = '-video -personalisation -analytics';
    localStorage.setItem('consent', localStorage.getItem('consent') ?? `${new Date().toISOString()} ${answers}`);
  } catch {
    // Storage is closed to this page.
  }
}

/** The first site answers on the bare host, the others below it. */
function addressOf(port: number, path: string, site?: string): string {
  return `http://${site ? `${site}.` : ''}localhost:${port}${path}`;
}

/** What the test's browser says where it lets no service worker in (`playwright.config.ts`). */
const noWorkers = 'Service Worker registration blocked by Playwright';

/**
 * Whether the browser itself gave up a picture, because the page that showed it was left before it came. A picture that
 * the portal fails to send, or that a policy stops, fails for another reason.
 */
function isGivenUp(request: Request): boolean {
  return request.resourceType() === 'image' && request.failure()?.errorText === 'net::ERR_ABORTED';
}

/** What a browser that shows no pictures says of those that came ahead. */
const unusedPicture = /^(?:A preload for '|The resource )[^' ]*\/pictures\//;

/** Collects the troubles of a page from now on. */
export function watchPage(page: Page, pictures: Fixtures['pictures'] = 'seen'): Watch {
  const troubles: string[] = [];
  page.on('console', (message: ConsoleMessage) => {
    if (message.text() === noWorkers) return;
    if (pictures === 'unseen' && unusedPicture.test(message.text())) return;
    if (message.type() === 'error' || message.type() === 'warning') troubles.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => troubles.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request: Request) => {
    if (isGivenUp(request)) return;
    troubles.push(`failed: ${request.url()} ${request.failure()?.errorText ?? ''}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`status ${response.status()}: ${response.url()}`);
  });
  return { troubles };
}
