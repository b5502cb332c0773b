import { defineConfig, Logger, parse } from '@terrazzo/parser';
import StyleDictionary from 'style-dictionary';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { colorValue, type ExportedFile, type ExportedTheme, exportThemes } from './exportThemes.ts';
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

/** Tokens with others in one of their groups. */
function changedTokens(tokens: unknown, [name, ...rest]: readonly string[], others: object): object {
  const group = z.record(z.string(), z.unknown()).parse(tokens);
  if (name === undefined) return { ...group, ...others };
  return { ...group, [name]: changedTokens(group[name], rest, others) };
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

  it('has the value of a brand colour that refers to another', () => {
    const accent = { $value: '{brand.color.gkn_link_color}' };
    const changed = changedTokens(themes[0]?.json, ['brand', 'color'], { accent });
    const json = changedTokens(changed, ['light', 'color'], { link: { $value: '{brand.color.accent}' } });
    const { theme } = readTheme('a-site', json);
    if (!theme) throw new Error('The theme cannot be read.');
    expect(exportThemes([{ theme, json }]).find(({ path }) => path === 'sites/a-site.tokens.json')?.json).toMatchObject(
      {
        brand: { color: { accent: { $value: { hex: theme.colors.light.link } } } },
        light: { color: { link: { $value: '{brand.color.accent}' } } },
      },
    );
  });

  it('comes back as it went, with every reference', () => {
    for (const { theme, json } of themes) {
      const file = files.get(`sites/${theme.site.replaceAll('/', '-')}.tokens.json`);
      const { json: back, missing, ignored } = importTokens(json, file, undefined);
      expect({ site: theme.site, missing, ignored }).toEqual({ site: theme.site, missing: [], ignored: [] });
      expect(back).toEqual(json);
    }
  });

  it('comes back with another colour of the brand, which all that refers to it follows', async () => {
    const json = await readTokensJson('coegroen');
    const file = changedTokens(files.get('sites/coegroen.tokens.json'), ['brand', 'color'], {
      'gkn-link-color': { $value: '#123456' },
    });
    const { json: back, taken, missing, ignored } = importTokens(json, file, undefined);
    expect({ missing, ignored }).toEqual({ missing: [], ignored: [] });
    expect(taken).toContain('brand.color.gkn_link_color');
    const colors = { gkn_link_color: { $value: colorValue('#123456') } };
    expect(back).toEqual(changedTokens(json, ['brand', 'color'], colors));
    expect(readTheme('coegroen', back).theme?.colors.light.link).toBe('#123456');
  });
});

describe('a file from elsewhere', () => {
  const json = () => readTokensJson('coegroen');

  it('keeps a reference where the token that it leads to comes to say the same, and else takes it out', async () => {
    const link = { $value: '{light.color.action}' };
    const before = changedTokens(await json(), ['light', 'color'], { link });
    const { action } = themeOf('coegroen').colors.light;
    const imported = (colors: object) => importTokens(before, { color: { $type: 'color', ...colors } }, 'light').json;
    const together = imported({ link: { $value: '#123456' }, action: { $value: '#123456' } });
    expect(together).toEqual(changedTokens(before, ['light', 'color'], { action: { $value: colorValue('#123456') } }));
    const apart = imported({ link: { $value: action }, action: { $value: '#123456' } });
    expect(readTheme('coegroen', apart).theme?.colors.light).toMatchObject({ link: action, action: '#123456' });
  });

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
      {
        color: { link: { $value: 'blauw' }, glow: { $value: '#ffffff' } },
        brand: { color: { 'gkn-glow': { $value: '#ffffff' } } },
        size: { text: { $value: '12pt' } },
      },
      'light',
    );
    expect(taken).toEqual([]);
    expect(ignored).toEqual([
      'color.link: its value is not a colour',
      'size.text: its value is not a length in px or rem',
      'color.glow: is not a token of a theme',
      'brand.color.gkn-glow: is not a token of a theme',
    ]);
  });
});
