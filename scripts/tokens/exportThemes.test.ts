import { defineConfig, Logger, parse } from '@terrazzo/parser';
import StyleDictionary from 'style-dictionary';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ExportedFile, type ExportedTheme, exportThemes } from './exportThemes.ts';
import { importTokens } from './importTokens.ts';
import { readTheme } from './theme.ts';
import { readTokensJson, themedSites } from './themeFiles.ts';

let themes: readonly ExportedTheme[];
let files: ReadonlyMap<string, ExportedFile['json']>;

beforeAll(async () => {
  themes = await Promise.all(
    (await themedSites()).map(async (site): Promise<ExportedTheme> => {
      const json = await readTokensJson(site);
      const { theme } = readTheme(site, json);
      if (!theme) throw new Error(`${site} has no theme`);
      return { theme, json };
    }),
  );
  files = new Map(exportThemes(themes).map(({ path, json }) => [path, json]));
});

function themeOf(site: string): ExportedTheme['theme'] {
  const found = themes.find(({ theme }) => theme.site === site);
  if (!found) throw new Error(`There is no ${site}.`);
  return found.theme;
}

describe('the export', () => {
  it('is read by Terrazzo without an error or a warning, and resolves each site and mode to its colours', async () => {
    const base = new URL('file:///export/');
    const logger = new Logger({ level: 'warn' });
    const { resolver } = await parse(
      [{ filename: new URL('portal.resolver.json', base), src: JSON.stringify(files.get('portal.resolver.json')) }],
      {
        config: defineConfig(
          { lint: { rules: { 'core/consistent-naming': ['error', { format: 'kebab-case' }] } } },
          { cwd: base },
        ),
        logger,
        req: async (url) => JSON.stringify(files.get(url.href.slice(base.href.length))),
      },
    );
    expect({ errors: logger.errorCount, warnings: logger.warnCount }).toEqual({ errors: 0, warnings: 0 });
    for (const { theme } of themes) {
      for (const mode of ['light', 'dark'] as const) {
        const tokens = resolver.apply({ site: theme.site.replaceAll('/', '-'), mode });
        expect(tokens['color.link']?.$value, `${theme.site} ${mode}`).toMatchObject({ hex: theme.colors[mode].link });
        expect(tokens['color.on-badge-news']?.$value).toMatchObject({ hex: theme.colors[mode]['on-badge-news'] });
      }
    }
  });

  it('is read by Style Dictionary, file by file', async () => {
    const dictionary = new StyleDictionary({
      tokens: structuredClone(files.get('plain/coegroen-dark.tokens.json')) as never,
      platforms: { css: { transformGroup: 'css' } },
      log: { warnings: 'error', verbosity: 'verbose' },
    });
    const { allTokens } = await dictionary.getPlatformTokens('css');
    const read = (name: string) => allTokens.find((token) => token.name === name)?.$value;
    expect(read('color-link')).toBe(themeOf('coegroen').colors.dark.link);
    expect(read('size-text-wide')).toBe(`${themeOf('coegroen').sizes.text?.wide}rem`);
    expect(allTokens.some(({ name }) => name === 'color-highlight-light')).toBe(true);
  });

  it('comes back as it went', async () => {
    const json = await readTokensJson('coegroen');
    const { json: back, missing, ignored } = importTokens(json, files.get('sites/coegroen.tokens.json'), undefined);
    expect({ missing, ignored }).toEqual({ missing: [], ignored: [] });
    expect(readTheme('coegroen', back).theme).toEqual(themeOf('coegroen'));
  });
});

describe('a file from elsewhere', () => {
  const json = () => readTokensJson('coegroen');

  it('is read in the ways that tools write names, colours and references', async () => {
    const { json: back, taken } = importTokens(
      await json(),
      {
        Color: {
          $type: 'color',
          Base: { $value: '#123456' },
          link: { $value: '{color.base}' },
          'Text Muted': { $value: '#445566' },
        },
      },
      'light',
    );
    expect(taken).toEqual(['light.color.text-muted', 'light.color.link']);
    expect(readTheme('coegroen', back).theme?.colors.light).toMatchObject({ link: '#123456', 'text-muted': '#445566' });
  });

  it('leaves what it lacks as it was, and names it', async () => {
    const { json: back, missing } = importTokens(
      await json(),
      { color: { link: { $type: 'color', $value: '#123456' } } },
      'dark',
    );
    expect(missing).toContain('dark.color.page');
    expect(missing).toContain('light.color.link');
    expect(missing).not.toContain('dark.color.link');
    const theme = readTheme('coegroen', back).theme;
    expect(theme?.colors.light).toEqual(themeOf('coegroen').colors.light);
    expect(theme?.colors.dark).toEqual({ ...themeOf('coegroen').colors.dark, link: '#123456' });
  });

  it('says what it does not take, and why', async () => {
    const { ignored, taken } = importTokens(
      await json(),
      { color: { link: { $value: 'blauw' }, glow: { $value: '#ffffff' } }, size: { text: { $value: '12pt' } } },
      'light',
    );
    expect(taken).toEqual([]);
    expect(ignored).toEqual([
      'color.link: its value is none for a color',
      'size.text: its value is none for a size',
      'color.glow: is no token of a theme',
    ]);
  });
});
