import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentFolder } from '#samples/folders.ts';
import { openPictures } from '#samples/pictures/openPictures.ts';
import { type ContentService, startContent } from '#services/content/startContent.ts';
import { createFreshApp, type FreshApp } from './freshApp.ts';

describe('the packed library in an app of its own', () => {
  const pictures = mkdtempSync(join(tmpdir(), 'groen-portal-pictures-'));
  let cms: ContentService;
  let app: FreshApp;
  let browser: Browser;

  beforeAll(async () => {
    cms = await startContent({
      port: 0,
      responses: contentFolder,
      pictures: await openPictures({ folder: pictures }),
      log: () => {},
    });
    app = await createFreshApp(cms.origin);
    // The plan is made in plain Node, without a bundler.
    await app.run('node', 'server/planPage.ts');
    const executablePath = process.env.CHROMIUM_PATH;
    browser = await chromium.launch({
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-gpu'],
    });
  });

  afterAll(async () => {
    await browser?.close();
    app?.close();
    await cms?.close();
    rmSync(pictures, { recursive: true, force: true });
  });

  it('is typed: a strict type check that looks into the library passes the app and finds a wrong property', async () => {
    await expect(app.run('tsc', '-p', '.')).resolves.toBe('');
  });

  it('renders on a server, with the addresses of its pictures', async () => {
    await app.run('vite', 'build', '--ssr', 'server/render.tsx', '--outDir', 'dist-server', '--logLevel', 'warn');
    const html = await app.run('node', 'dist-server/render.js');
    expect(html).toMatch(/^<button.*<use href="\/assets\/icons-[\w-]+\.svg#search">/);
  });

  it('plans and renders a page on a server whose app has an older one of a package that the library needs', async () => {
    await app.run('vite', 'build', '--ssr', 'server/renderPage.tsx', '--outDir', 'dist-page', '--logLevel', 'warn');
    const html = await app.run('node', 'dist-page/renderPage.js');
    expect(html).toMatch(/<h1[^>]*>.*Strokenteelt/);
    expect(html).toContain('Smalle stroken.');
  });

  it('tells an editor what is wrong with a page, in plain Node', async () => {
    const [first, ...others] = (await app.run('node', 'server/reportMistake.ts')).split('\n');
    expect(first).toMatch(/^Fout, gebied 1, element 1 .*‘vidoe’/);
    expect(others.join('\n')).toContain('hoofdletters');
  });

  it('leaves an element that throws out of the page that a server renders, and names it', async () => {
    await app.run('vite', 'build', '--ssr', 'server/renderCrash.tsx', '--outDir', 'dist-crash', '--logLevel', 'warn');
    const { html, crashed } = JSON.parse(await app.run('node', 'dist-crash/renderCrash.js'));
    expect(crashed).toHaveLength(1);
    expect(html).toContain('Vooraf.');
    expect(html).not.toContain('Tegel');
  });

  it('renders in whatever environment of Vite’s a framework renders in', async () => {
    await app.run('vite', 'build', '--app', '--config', 'prerender.config.ts', '--logLevel', 'warn');
    expect(await app.run('node', 'dist-prerender/render.js')).toMatch(/^<button/);
  });

  it('shows components and a page of the CMS in the theme of the site, once it is built', async () => {
    await app.run('vite', 'build', '--logLevel', 'warn');
    await expectPortalLook(await app.serve('preview'));
  });

  it('begins the stylesheet of the entry with the order of all layers, for servers that link no other', async () => {
    expect(await app.run('sh', '-c', 'head -c 100 dist/assets/index-*.css')).toMatch(/^@layer properties,theme,base/);
  });

  it('shows the same while the app is being developed', async () => {
    await expectPortalLook(await app.serve('dev'));
  });

  it('finds the fonts of a copied theme, and reports a misspelt site to developers', async () => {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(`${await app.serve('dev')}/own-theme.html`);
    await page.getByRole('button', { name: 'Eigen thema' }).waitFor();
    await page.waitForFunction(() =>
      [...document.fonts].some(({ family, status }) => family === 'Figtree' && status === 'loaded'),
    );
    await expect.poll(() => errors).toEqual([expect.stringContaining('No theme for the site "eigne" is on the page')]);
    await page.close();
  });

  it('misses no theme where tests leave out all stylesheets', async () => {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.route(/\.css(\?|$)/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await page.goto(`${await app.serve('dev')}/own-theme.html`);
    await page.getByRole('button', { name: 'Eigen thema' }).waitFor();
    await page.waitForLoadState();
    expect(await page.evaluate(() => document.styleSheets.length)).toBe(0);
    expect(errors).toEqual([]);
    await page.close();
  });

  it('shows components as they are where the base comes after their styles, for the theme names the layers', async () => {
    const page = await browser.newPage();
    await page.goto(`${await app.serve('dev')}/late-base.html`);
    await page.getByRole('button', { name: 'Zoeken' }).waitFor();
    expect(await style(page, 'button', 'padding-left')).toBe('24px');
    expect(await style(page, 'button', 'min-height')).toBe('48px');
    await page.close();
  });

  async function expectPortalLook(address: string) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    const troubles = watch(page);
    await page.goto(address);
    // A browser without windows lets its pointer begin at the top left, where the button is.
    await page.mouse.move(1279, 899);

    const button = page.getByRole('button', { name: 'Zoeken' });
    await button.waitFor();
    // The colour that the pointer gave it fades first.
    await expect.poll(() => style(page, 'button', 'background-color')).toBe(actionOfCoegroen);
    expect(await style(page, 'button', 'color')).toBe('rgb(255, 255, 255)');
    expect(await style(page, 'button', 'min-height')).toBe('48px');
    expect((await button.locator('svg').boundingBox())?.width).toBe(20);
    expect(await page.getByText('De proefvelden zijn').isVisible()).toBe(true);
    expect(await page.getByRole('link', { name: 'Lupine in het kantinebroodje' }).count()).toBe(1);

    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Projecten');
    expect(await page.getByRole('article').count()).toBeGreaterThan(3);
    expect(await style(page, 'h1', 'font-family')).toContain('Outfit');
    await page.waitForFunction(() => document.fonts.check('20px Outfit') && document.fonts.check('20px Figtree'));
    await page.waitForLoadState('networkidle');
    expect(troubles).toEqual([]);
    await page.close();
  }
});

/** `--site-color-action` of coegroen in light mode: #3a1d44. */
const actionOfCoegroen = 'rgb(58, 29, 68)';

/** Everything that goes wrong behind a page, in words. */
function watch(page: Page): string[] {
  const troubles: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') troubles.push(message.text());
  });
  page.on('pageerror', (error) => troubles.push(`uncaught: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`status ${response.status()}: ${response.url()}`);
  });
  return troubles;
}

function style(page: Page, selector: string, property: string): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
}
