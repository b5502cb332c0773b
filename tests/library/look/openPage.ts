import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type CDPSession, chromium, type Page } from 'playwright';
import { rootFolder } from '#scripts/library/packageFiles.ts';
import { buildPage } from './buildPage.ts';
import type { Comparison, Extent } from './compareLooks.ts';
import { portalStyles } from './portalStyles.ts';

const site = 'groenkennisnet';

/** The page of stories, with the looks of the package and of the portal at hand. */
export interface LookPage {
  readonly page: Page;
  /** What differs between its looks in the state that it is in. */
  compare(): Promise<Comparison>;
  /** What went wrong in it so far. */
  readonly errors: readonly string[];
  /** Has every element match these pseudo-classes, until others are named. */
  force(classes: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** What the portal says besides its components, such as where its bars end, and what its top bar says of all below it. */
const ofWholePages = ['src/app/app.css', 'src/app/layouts/bars.css', 'src/design-system/components/TopBar/TopBar.css'];

/** The styles of whole pages: an app's own are its own affair, and stand for any story as they do in the portal. */
function besideComponents(): string {
  const styles = ofWholePages.map((file) => readFileSync(resolve(rootFolder, file), 'utf8'));
  return styles.join('\n').replaceAll(/^@(?:import|source)\b[^;]*;$/gm, '');
}

/** A stylesheet of the page, and the look that it belongs to. */
interface Sheet {
  readonly look: 'package' | 'portal';
  /** Its path in the package's build; empty for what belongs to every story. */
  readonly name: string;
  readonly href: string;
  readonly media?: string;
  readonly css: string;
}

/**
 * Builds the page and opens it in a browser of its own. Pictures and fonts are left out: each look would ask for its
 * own, and they would come in between.
 * @param extent `all`: every example of every template, and every element of them; `some`: one of each
 */
export async function openPage(extent: Extent): Promise<LookPage> {
  const { files, entry, styles } = await buildPage();
  const sheets: Sheet[] = [
    // Scripts that ask for their stylesheets find them here, in the order in which they would ask.
    ...[...new Set(Object.values(styles).flat())].map(
      (name): Sheet => ({ look: 'package', name, href: `/${name}`, css: files.get(name) ?? '' }),
    ),
    { look: 'package', name: '', href: '/beside.css', css: besideComponents() },
    ...portalStyles(site).map(
      (sheet, index): Sheet => ({ look: 'portal', name: '', href: `/portal/${index}.css`, ...sheet }),
    ),
  ];
  const links = sheets.map(
    ({ look, name, href, media = 'all' }) =>
      `<link rel="stylesheet" data-look="${look}" data-name="${name}" media="${media}" href="${href}">`,
  );
  const html = `<!doctype html><html lang="nl"><head><meta charset="utf-8">${links.join('')}</head><body><div id="root"></div><script type="module" src="/${entry}"></script></body></html>`;
  const styleAt = new Map(sheets.map(({ href, css }) => [href, css]));

  const executablePath = process.env.CHROMIUM_PATH;
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: html });
    const css = styleAt.get(pathname);
    if (css !== undefined) return route.fulfill({ contentType: 'text/css', body: css });
    const script = pathname.endsWith('.js') ? files.get(pathname.slice(1)) : undefined;
    return script === undefined ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: script });
  });
  await page.goto(`http://look.example/${extent === 'all' ? '?all' : ''}`);
  await page.waitForFunction(() => window.shown !== undefined);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('DOM.enable');
  await cdp.send('CSS.enable');
  let forced: readonly string[] = [];
  return {
    page,
    compare: () => page.evaluate((look) => window.compareLooks(look.styles, look.extent), { styles, extent }),
    errors,
    async force(classes) {
      if (classes.length > 0 || forced.length > 0) await forceState(cdp, classes);
      forced = classes;
    },
    close: () => browser.close(),
  };
}

async function forceState(cdp: CDPSession, classes: readonly string[]): Promise<void> {
  const { root } = await cdp.send('DOM.getDocument', { depth: -1 });
  await Promise.all(
    elementsIn(root).map((nodeId) => cdp.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...classes] })),
  );
}

interface DomNode {
  readonly nodeId: number;
  readonly nodeType: number;
  readonly children?: readonly DomNode[] | undefined;
}

/** `Node.ELEMENT_NODE` (DOM, 4.4). */
const elementNode = 1;

function elementsIn({ nodeId, nodeType, children = [] }: DomNode): number[] {
  const inside = children.flatMap(elementsIn);
  return nodeType === elementNode ? [nodeId, ...inside] : inside;
}
