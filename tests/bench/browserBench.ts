import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { Browser } from 'playwright';
import { startPortal } from '#tests/e2e/helpers/ownPortal.ts';
import { openBrowser, requestsOf, type Visit, visit } from './phone.ts';
import type { Row } from './row.ts';
import { rawAnswer, type SavedAnswer, startSavedSite } from './savedSite.ts';

/** The two take turns, so that noise of the machine meets both. */
const rounds = 7;

const pages = { 'content page': '/zo-werken-wij', home: '/' };

/** As hard as the portal tries for pages it keeps. */
const brotliQuality = 5;

/** How soon a page is there on a phone, how long it keeps a finger waiting and whether anything moves. */
export async function benchBrowser(): Promise<Row[]> {
  const portal = await startPortal({ PAGE_CACHE_SECONDS: '300', LOG_LEVEL: 'silent' });
  const browser = await openBrowser();
  try {
    const rows: Row[] = [];
    for (const [name, path] of Object.entries(pages))
      rows.push(...(await benchPage(browser, name, portal.address(path))));
    return rows;
  } finally {
    await browser.close();
    await portal.close();
  }
}

async function benchPage(browser: Browser, name: string, url: string): Promise<Row[]> {
  const saved = await startSavedSite(await asStaticFiles(browser, url));
  try {
    const reference = saved.origin + new URL(url).pathname;
    const ours: Visit[] = [];
    const theirs: Visit[] = [];
    for (let round = 0; round < rounds; round++) {
      ours.push(await visit(browser, url, (page) => page.getByRole('button', { name: 'Menu', exact: true }).waitFor()));
      theirs.push(await visit(browser, reference));
    }
    const largest = median(ours.map((one) => one.largest));
    const ratio = largest / median(theirs.map((one) => one.largest));
    const blocked = median(ours.map((one) => one.blocked));
    const shift = Math.max(...ours.map((one) => one.shift));
    return [
      {
        what: `LCP on a phone, ${name}, against the same page as static files`,
        value: `${ratio.toFixed(2)} × (${largest.toFixed(0)} / ${(largest / ratio).toFixed(0)} ms)`,
        goal: '≤ 1.2',
        met: ratio <= 1.2,
      },
      { what: `TBT on a phone, ${name}`, value: `${blocked.toFixed(0)} ms`, goal: '≤ 50 ms', met: blocked <= 50 },
      { what: `CLS on a phone, ${name}`, value: String(Number(shift.toFixed(4))), goal: '0', met: shift === 0 },
    ];
  } finally {
    await saved.stop();
  }
}

/**
 * The page as a site of static files would send it: the same document, styles, fonts and pictures, byte for byte and
 * under the same headers, without the scripts that bring it to life and the data only these read. The one script that
 * knows the colour mode stays: a page without it would be another page for half of its readers.
 */
async function asStaticFiles(browser: Browser, url: string): Promise<ReadonlyMap<string, SavedAnswer>> {
  const answers = new Map<string, SavedAnswer>();
  for (const address of await requestsOf(browser, url)) {
    const { pathname, search } = new URL(address);
    answers.set(pathname + search, await rawAnswer(address));
  }
  const { pathname } = new URL(url);
  const document = answers.get(pathname);
  if (!document) throw new Error(`${url} was not among what it asked for.`);
  answers.set(pathname, withoutScripts(document));
  return answers;
}

function withoutScripts({ headers, body }: SavedAnswer): SavedAnswer {
  const html = brotliDecompressSync(Buffer.from(body, 'base64'))
    .toString()
    .replace(/<script type="(?:module|application\/json)".*?<\/script>/gs, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '');
  if (html.includes('modulepreload') || html.includes('portal-state'))
    throw new Error('The reference has scripts left.');
  const bytes = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } });
  return { headers: { ...headers, 'content-length': String(bytes.length) }, body: bytes.toString('base64') };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
