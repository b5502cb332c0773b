import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fluid } from './fluid.ts';
import { readTheme } from './theme.ts';
import { themeCss } from './themeCss.ts';
import { readThemeCss, readTokensJson, themedSites } from './themeFiles.ts';

describe('a fluid size', () => {
  it('is a plain length when both ends are the same', () => {
    expect(fluid({ small: 1, wide: 1 })).toBe('1rem');
  });

  it('reaches its ends at 390 and 1280 px', () => {
    const [, small, base, slope, wide] =
      /clamp\(([\d.]+)rem, ([\d.]+)rem \+ ([\d.]+)vw, ([\d.]+)rem\)/.exec(fluid({ small: 2, wide: 3 })) ?? [];
    const at = (viewport: number) => Number(base) * 16 + (Number(slope) / 100) * viewport;
    expect([small, wide]).toEqual(['2', '3']);
    expect(at(390)).toBeCloseTo(32, 1);
    expect(at(1280)).toBeCloseTo(48, 1);
  });
});

describe('a theme’s style sheet', () => {
  it('speaks of its own site alone, and never of the root', async () => {
    const sites = await themedSites();
    for (const site of sites) {
      const css = await readThemeCss(site);
      expect(css).not.toContain(':root');
      const name = basename(site);
      expect([...css.matchAll(/data-site="([^"]+)"/g)].map(([, id]) => id)).toEqual([name, name, name]);
    }
    expect(sites.length).toBeGreaterThanOrEqual(5);
  });

  it('gives dark when it is chosen and when the system asks for it, unless light is chosen; never on paper', async () => {
    const { theme } = readTheme('coegroen', await readTokensJson('coegroen'));
    if (theme === undefined) throw new Error('coegroen has no theme');
    const selectors = [...(await themeCss(theme)).matchAll(/^\s*(@media.*|\[data-site.*) \{$/gm)].map(
      ([, text]) => text,
    );
    expect(selectors).toEqual([
      '[data-site="coegroen"]',
      '@media screen',
      '[data-site="coegroen"][data-mode="dark"]',
      '@media screen and (prefers-color-scheme: dark)',
      '[data-site="coegroen"]:not([data-mode="light"])',
    ]);
  });
});
