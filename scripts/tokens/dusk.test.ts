import { readFile } from 'node:fs/promises';
import Color from 'colorjs.io';
import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { readTheme } from './theme.ts';
import { readTokensJson, themedSites } from './themeFiles.ts';

/* Pictures are dimmed in the dark, and with them the alternative text that stands where one did not come. */

const css = await readFile(new URL('../../src/design-system/theme/base.css', import.meta.url), 'utf8');
const dims = [...css.matchAll(/dusk: brightness\(([\d.]+)\) saturate\(([\d.]+)\)/g)].map(([, light, colour]) => ({
  brightness: Number(light),
  saturation: Number(colour),
}));

/** What the two filters make of a colour (Filter Effects, 9.6 and 9.8), in sRGB. */
function dimmed(colour: string, { brightness, saturation: s }: (typeof dims)[number]): string {
  const [r = 0, g = 0, b = 0] = new Color(colour).to('srgb').coords.map((channel) => (channel ?? 0) * brightness);
  const grey = 0.213 * r + 0.715 * g + 0.072 * b;
  const channels = [r, g, b].map((channel) => Math.min(1, Math.max(0, grey + (channel - grey) * s)));
  return new Color('srgb', [channels[0] ?? 0, channels[1] ?? 0, channels[2] ?? 0]).toString({ format: 'hex' });
}

const sites = await themedSites();

describe('at dusk', () => {
  it('is dimmed the same by choice and by the system, and more where it is large', () => {
    expect(dims).toHaveLength(4);
    expect(dims.slice(0, 2)).toEqual(dims.slice(2));
    expect(dims[1]?.brightness).toBeLessThan(dims[0]?.brightness ?? 0);
  });

  it.each(sites)('%s: the alternative text of a picture is readable', async (site) => {
    const { theme } = readTheme(site, await readTokensJson(site));
    if (theme === undefined) throw new Error(`${site} has no theme`);
    const { text, band } = theme.colors.dark;
    for (const dim of dims) expect(contrast(dimmed(text, dim), dimmed(band, dim))).toBeGreaterThanOrEqual(4.5);
  });
});
