import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright';

interface Noted {
  paint: number;
  largest: number;
  shifts: number;
  tasks: { start: number; duration: number }[];
  /** When its scripts took the page over; 0 until then. */
  alive: number;
}

declare global {
  interface Window {
    /** What the browser noted since the page was asked for. */
    noted?: Noted;
  }
}

/** What a visitor with a phone waits for, in ms; `shift` is without unit. */
export interface Visit {
  /** First contentful paint. */
  readonly first: number;
  readonly largest: number;
  readonly blocked: number;
  readonly shift: number;
  /** Bytes of the document and of all that was whole before the first paint, pictures left out: what it may have waited for. */
  readonly waited: number;
  /** Requests until the page had rested for `rest` ms. */
  readonly requests: number;
  /** Paths of the scripts that were there when the page came alive; none of a page without script. */
  readonly scripts: readonly string[];
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

/** Makes a browser's page a phone's: slow, and on a slow line. */
export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', link);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

export function holdPhone(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
}

/**
 * Opens a page in a browser of its own, on a phone that has never seen it, and waits until it has come to rest.
 *
 * @param alive what is there only once script has taken the page over; nothing for a page without script
 * @param rest how long it is watched afterwards (ms)
 */
export async function visit(url: string, alive?: (page: Page) => Promise<void>, rest = 500): Promise<Visit> {
  const browser = await openBrowser();
  try {
    const page = await (await holdPhone(browser)).newPage();
    await page.addInitScript(note);
    const session = await page.context().newCDPSession(page);
    const wire = watchWire(session);
    await slowDown(session);
    await page.goto(url, { waitUntil: 'networkidle' });
    await alive?.(page);
    await page.evaluate(
      (ms) => new Promise<void>((done) => requestIdleCallback(() => setTimeout(done, ms), { timeout: 10_000 })),
      rest,
    );
    const noted = await page.evaluate(() => window.noted);
    if (!noted || noted.paint === 0 || noted.largest === 0) throw new Error(`${url} was never painted.`);
    const after = noted.tasks.filter(({ start, duration }) => start + duration > noted.paint);
    return {
      first: noted.paint,
      largest: noted.largest,
      blocked: after.reduce((sum, { duration }) => sum + Math.max(0, duration - noticeable), 0),
      shift: noted.shifts,
      waited: wire.bytesBefore(noted.paint),
      requests: wire.requests(),
      scripts: await page.evaluate(scriptsBefore, noted.alive),
    };
  } finally {
    await browser.close();
  }
}

/** Counts what goes over the wire, from before a page is opened. */
function watchWire(session: CDPSession) {
  const types = new Map<string, string>();
  const whole: { readonly id: string; readonly at: number; readonly bytes: number }[] = [];
  let began: number | undefined;
  let requests = 0;
  session.on('Network.requestWillBeSent', ({ requestId, timestamp, type }) => {
    began ??= timestamp;
    requests++;
    types.set(requestId, type ?? 'Other');
  });
  // Only what is whole says how many bytes it was.
  session.on('Network.loadingFinished', ({ requestId: id, timestamp: at, encodedDataLength: bytes }) =>
    whole.push({ id, at, bytes }),
  );
  return {
    requests: () => requests,
    /** @param paint ms after the page was asked for */
    bytesBefore: (paint: number) =>
      whole
        .filter(({ id, at }) => {
          const type = types.get(id);
          return type === 'Document' || (type !== 'Image' && (at - (began ?? 0)) * 1000 <= paint);
        })
        .reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

/** @param moment ms after the page was asked for */
function scriptsBefore(moment: number): string[] {
  return performance
    .getEntriesByType('resource')
    .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
    .map(({ name, responseEnd }) => ({ path: new URL(name).pathname, responseEnd }))
    .filter(({ path, responseEnd }) => path.endsWith('.js') && responseEnd <= moment)
    .map(({ path }) => path);
}

function note(): void {
  const noted: Noted = { paint: 0, largest: 0, shifts: 0, tasks: [], alive: 0 };
  window.noted = noted;
  new MutationObserver(() => {
    if (document.documentElement.dataset.script === 'alive') noted.alive ||= performance.now();
  }).observe(document, { attributeFilter: ['data-script'], subtree: true });
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
