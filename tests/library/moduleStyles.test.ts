import { existsSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { type Browser, chromium, type Page } from 'playwright';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { libraryEntries } from '#scripts/library/entries.ts';
import { type LibraryModule, readModules } from '#scripts/library/modules.ts';
import { libraryFolder, pageModule, pageStyles, rootFolder, stylesOf } from '#scripts/library/packageFiles.ts';

describe('the styles of every module', () => {
  let browser: Browser;
  let page: Page;
  let modules: readonly LibraryModule[];

  beforeAll(async () => {
    const executablePath = process.env.CHROMIUM_PATH;
    browser = await chromium.launch({
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-gpu'],
    });
    page = await browser.newPage();
    modules = [...(await readModules(libraryEntries().map(({ module }) => module))).values()];
  });

  afterAll(() => browser?.close());

  it('are the rules of the portal for the classes that it names, in whatever groups they stand', async () => {
    const portal = byClass(await readUtilities(page, await portalStyles()));
    const missing: string[] = [];
    let compared = 0;
    for (const { path, strings } of modules.filter(({ path }) => /\.tsx$|\.variants\.ts$/.test(path))) {
      const own = new Set((await readUtilities(page, ownStyles(path))).map(({ text }) => text));
      for (const name of new Set(strings.flatMap((text) => text.split(/\s+/)))) {
        for (const rule of portal.get(name) ?? []) {
          compared += 1;
          if (!own.has(rule)) missing.push(`${path}: ${rule}`);
        }
      }
    }
    expect(missing).toEqual([]);
    expect(compared).toBeGreaterThan(2000);
  });

  it('stand in the one stylesheet of pages too, for all that a page may load', async () => {
    const whole = readFileSync(resolve(libraryFolder, pageStyles), 'utf8');
    const together = new Set((await readUtilities(page, whole)).map(({ text }) => text));
    const imported = [...whole.matchAll(/^@import "([^"]+)";$/gm)].map(([, file = '']) => basename(file));
    const missing: string[] = [];
    let compared = 0;
    for (const { path, assets } of (await readModules([pageModule])).values()) {
      const rules = await readUtilities(page, ownStyles(path));
      compared += rules.length;
      missing.push(...rules.filter(({ text }) => !together.has(text)).map(({ text }) => `${path}: ${text}`));
      const files = assets.filter((asset) => asset.endsWith('.css')).map((asset) => basename(asset));
      missing.push(...files.filter((file) => !imported.includes(file)));
    }
    expect(missing).toEqual([]);
    expect(compared).toBeGreaterThan(1000);
  });
});

/** A rule of the layer `utilities`, as a browser reads it. */
interface UtilityRule {
  /** The class that it is for: other classes in its selector, a `group` for instance, are in that one's name. */
  readonly name: string;
  /** The groups that it stands in, such as `@media print`, and the rule itself. */
  readonly text: string;
}

function readUtilities(page: Page, css: string): Promise<UtilityRule[]> {
  return page.evaluate((text) => {
    const found: UtilityRule[] = [];
    const unescaped = (name: string) =>
      name
        .replace(/\\([0-9a-f]{1,6}) /gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
        .replace(/\\(.)/g, '$1');
    const visit = (rules: CSSRuleList, groups: string) => {
      for (const rule of rules) {
        if (rule instanceof CSSLayerBlockRule) visit(rule.cssRules, groups);
        else if (rule instanceof CSSStyleRule) {
          const names = [...rule.selectorText.matchAll(/\.((?:\\[0-9a-f]{1,6} |\\.|[\w-]|[^ -~\s])+)/gi)]
            .map(([, name = '']) => unescaped(name))
            .sort((one, other) => other.length - one.length);
          found.push({ name: names[0] ?? '', text: `${groups}${rule.cssText}` });
        } else if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) {
          visit(rule.cssRules, `${groups}${rule.cssText.slice(0, rule.cssText.indexOf('{')).trim()} `);
        }
      }
    };
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    for (const rule of sheet.cssRules) {
      if (rule instanceof CSSLayerBlockRule && rule.name === 'utilities') visit(rule.cssRules, '');
    }
    return found;
  }, css);
}

function byClass(rules: readonly UtilityRule[]): ReadonlyMap<string, readonly string[]> {
  const grouped = Map.groupBy(rules, ({ name }) => name);
  return new Map([...grouped].map(([name, all]) => [name, all.map(({ text }) => text)]));
}

/** The stylesheet of the portal, compiled as its build does it, but not minified. */
async function portalStyles(): Promise<string> {
  const result = await build({
    configFile: false,
    root: rootFolder,
    logLevel: 'silent',
    plugins: [tailwindcss({ optimize: false })],
    build: { write: false, cssMinify: false, rolldownOptions: { input: 'src/app/app.css' } },
  });
  if (!('output' in result)) throw new Error('One build was expected.');
  return result.output
    .flatMap((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? [`${file.source}`] : []))
    .join('\n');
}

/** The stylesheet that a module of the built package imports for its classes. */
function ownStyles(path: string): string {
  const file = resolve(libraryFolder, stylesOf(path));
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
