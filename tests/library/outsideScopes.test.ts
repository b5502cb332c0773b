import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { baseStyles, libraryFolder } from '#scripts/library/packageFiles.ts';

/** An app's page with a theme: a scope, and before it what the app shows without the library. */
const page = `<!doctype html><html lang="nl"><title>App</title>
<style>${readFileSync(resolve(libraryFolder, baseStyles), 'utf8')}</style>
<style>${readFileSync(resolve(libraryFolder, 'sites/coegroen/site.css'), 'utf8').replaceAll(/@import [^;]+;/g, '')}</style>
<button>Buiten</button> <mark>Buiten</mark>
<div data-site="coegroen" data-mode="light"><button>Binnen</button> <mark>Binnen</mark></div>`;

describe('what an app shows outside all scopes, which have the tokens', () => {
  let browser: Browser;
  let app: Page;

  beforeAll(async () => {
    const executablePath = process.env.CHROMIUM_PATH;
    browser = await chromium.launch({
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-gpu'],
    });
    app = await browser.newPage();
    await app.setContent(page);
  });

  afterAll(() => browser?.close());

  it('keeps the ring that a browser gives to the focus; inside it is the site’s', async () => {
    const ring = async (name: string) => {
      await app.keyboard.press('Tab');
      return app.getByRole('button', { name }).evaluate((button) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(button);
        return { isFocused: button.matches(':focus-visible'), outlineStyle, outlineWidth };
      });
    };
    expect(await ring('Buiten')).toMatchObject({ isFocused: true, outlineStyle: 'auto' });
    expect(await ring('Binnen')).toEqual({ isFocused: true, outlineStyle: 'solid', outlineWidth: '3px' });
  });

  it('keeps its marker, and the look of what is selected', async () => {
    const grounds = (selector: string, pseudo?: string) =>
      app
        .locator(selector)
        .evaluateAll((nodes, part) => nodes.map((node) => getComputedStyle(node, part).backgroundColor), pseudo);
    const [outside, inside] = await grounds('mark');
    expect(outside).toBe('rgb(255, 255, 0)');
    expect(inside).not.toBe(outside);
    const [selectedOutside, selectedInside] = await grounds('button', '::selection');
    expect(selectedInside).not.toBe(selectedOutside);
  });
});
