import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';

declare global {
  interface Window {
    /** What the browser noted since the page was asked for. */
    noted?: { paint: number; largest: number; shifts: number; tasks: { start: number; duration: number }[] };
  }
}

/** What a visitor with a phone waits for, in ms; `shift` is without unit. */
export interface Visit {
  readonly largest: number;
  readonly blocked: number;
  readonly shift: number;
}

/** A link of 1.6 Mbps with 150 ms to the server: what tools call slow 4G. */
const link = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const slowdown = 4;

/** A task longer than this (ms) keeps a visitor waiting who touches the screen at its start. */
const noticeable = 50;

/** Opens the browser that CHROMIUM_PATH names, else Playwright's own. */
export function openBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH;
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync'],
  });
}

function holdPhone(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
}

/** Everything a page asks of its own server until it is read to its end, by addresses, the document first. */
export async function requestsOf(browser: Browser, url: string): Promise<readonly string[]> {
  const context = await holdPhone(browser);
  const page = await context.newPage();
  const addresses = new Set<string>();
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().startsWith(new URL(url).origin)) addresses.add(request.url());
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await context.close();
  return [...addresses];
}

/**
 * Opens a page on a phone that has never seen it and waits until it has come to rest.
 *
 * @param alive what is there only once script has taken the page over; nothing for a page without script
 */
export async function visit(browser: Browser, url: string, alive?: (page: Page) => Promise<void>): Promise<Visit> {
  const context = await holdPhone(browser);
  try {
    const page = await context.newPage();
    await page.addInitScript(note);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', link);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(url, { waitUntil: 'networkidle' });
    await alive?.(page);
    await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => setTimeout(done, 500))));
    const noted = await page.evaluate(() => window.noted);
    if (!noted || noted.paint === 0 || noted.largest === 0) throw new Error(`${url} was never painted.`);
    const after = noted.tasks.filter(({ start, duration }) => start + duration > noted.paint);
    return {
      largest: noted.largest,
      blocked: after.reduce((sum, { duration }) => sum + Math.max(0, duration - noticeable), 0),
      shift: noted.shifts,
    };
  } finally {
    await context.close();
  }
}

function note(): void {
  const noted: NonNullable<Window['noted']> = { paint: 0, largest: 0, shifts: 0, tasks: [] };
  window.noted = noted;
  const watch = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') noted.paint = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    noted.largest = startTime;
  });
  watch('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number') noted.shifts += entry.value;
  });
  watch('longtask', ({ startTime, duration }) => noted.tasks.push({ start: startTime, duration }));
}
