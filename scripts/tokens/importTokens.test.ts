import { describe, expect, it } from 'vitest';
import { importTokens } from './importTokens.ts';
import { readTheme, type Theme } from './theme.ts';
import { readTokensJson } from './themeFiles.ts';

/** The theme of CoE Groen with a file in it, and what is said of that. */
async function imported(file: object, mode?: 'light' | 'dark') {
  const { json, ...said } = importTokens(await readTokensJson('coegroen'), file, mode);
  const { theme, problems } = readTheme('coegroen', json);
  if (!theme) throw new Error(JSON.stringify(problems));
  return { theme, ...said };
}

const linkOf = ({ theme }: { theme: Theme }) => theme.colors.light.link;

describe('a colour of another tool', () => {
  const green = '#15803d';
  it.each([
    ['short digits', '#183', '#118833'],
    ['digits in capitals with an alpha of one', '#15803DFF', green],
    ['rgb() with commas', 'rgb(21, 128, 61)', green],
    ['hsl()', 'hsl(142deg 72% 29%)', '#157f3c'],
    ['oklch()', 'oklch(52.73% 0.1371 150.07)', green],
    ['a name of CSS', 'rebeccapurple', '#663399'],
    [
      'Figma’s sRGB with alpha and hex',
      { colorSpace: 'srgb', components: [0.082, 0.502, 0.239], alpha: 1, hex: '#15803D' },
      green,
    ],
    ['HSL as an object', { colorSpace: 'hsl', components: [142, 72, 29] }, '#157f3c'],
    ['OKLCH as an object', { colorSpace: 'oklch', components: [0.5273, 0.1371, 150.07] }, green],
    ['a hue that is none', { colorSpace: 'oklch', components: [1, 0, 'none'] }, '#ffffff'],
  ])('is read in %s', async (_, $value, hex) => {
    const result = await imported({ light: { color: { link: { $type: 'color', $value } } } });
    expect(linkOf(result)).toBe(hex);
    expect(result).toMatchObject({ ignored: [], changed: [] });
  });

  it('comes as near as sRGB can where it lies outside, which is said', async () => {
    const $value = { colorSpace: 'display-p3', components: [0, 1, 0] };
    const result = await imported({ light: { color: { link: { $value } } } });
    expect(result.changed).toEqual([`light.color.link: lies outside sRGB; ${linkOf(result)} is nearest`]);
  });

  it.each([
    ['#15803d80', 'its colour is translucent, and those of a theme are opaque'],
    [
      { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0.5 },
      'its colour is translucent, and those of a theme are opaque',
    ],
    ['rgba({color.base}, 0.5)', 'its value is not a colour'],
    [{ colorSpace: 'cmyk', components: [0, 0, 0] }, 'its value is not a colour'],
    ['{color.gone}', 'refers to color.gone, which the file does not have'],
    ['{light.color.link}', 'refers to itself in a circle'],
  ])('is not taken from %j, and why', async ($value, why) => {
    const { ignored, taken } = await imported({ light: { color: { link: { $value } } } });
    expect({ ignored, taken }).toEqual({ ignored: [`light.color.link: ${why}`], taken: [] });
  });
});

describe('lengths, fonts and numbers of another tool', () => {
  it('are read with Figma’s numbers without a unit, in pixels', async () => {
    const { theme } = await imported({
      size: { 'title-page': { $type: 'number', $value: 40 } },
      radius: { card: { $value: '.5rem' } },
    });
    expect(theme.sizes['title-page']).toEqual({ small: 2.5, wide: 2.5 });
    expect(theme.radii.card).toBe('0.5rem');
  });

  it('are read by the names of weights, in percentages and as text', async () => {
    const { theme } = await imported({
      weight: { heading: { $value: 'Semi Bold' }, strong: { $value: '700' } },
      leading: { text: { $value: '165%' } },
      tracking: { heading: { $value: '-2%' } },
    });
    expect(theme.numbers).toMatchObject({
      'weight-heading': 600,
      'weight-strong': 700,
      'leading-text': 1.65,
      'tracking-heading': -0.02,
    });
  });

  it('name a font alone, with the generic that the theme has, or before its fallbacks', async () => {
    const { theme } = await imported({
      font: { heading: { $value: 'Nunito' }, body: { $value: ['Bitter', 'Georgia', 'serif'] } },
    });
    expect(theme.fonts).toMatchObject({
      heading: { name: 'Nunito', generic: 'sans-serif' },
      body: { name: 'Bitter', generic: 'serif' },
    });
  });

  it('are not taken where no theme could have them', async () => {
    const { ignored } = await imported({
      radius: { card: { $value: '-4px' }, badge: { $value: '1.2.3px' } },
      weight: { strong: { $value: 'chunky' } },
    });
    expect(ignored).toEqual([
      'weight.strong: its value is not a font weight',
      'radius.card: its length is negative',
      'radius.badge: its value is not a length in px or rem',
    ]);
  });
});

describe('a file of another tool', () => {
  it('is read in the older form, with the sets of Tokens Studio', async () => {
    const result = await imported({
      global: {
        palette: { blue: { value: '#1d4ed8', type: 'color' } },
        font: { body: { value: 'Nunito', type: 'fontFamilies' } },
      },
      light: { color: { action: { value: '{palette.blue}', type: 'color' }, link: { value: '{color.action}' } } },
      $themes: [],
      $metadata: { tokenSetOrder: ['global', 'light'] },
    });
    expect(result.theme.colors.light).toMatchObject({ link: '#1d4ed8', action: '#1d4ed8' });
    expect(result.theme.fonts.body?.name).toBe('Nunito');
  });

  it('is not believed where Tokens Studio would still change a value', async () => {
    const base = { $value: '#1d4ed8', $extensions: { 'studio.tokens': { modify: { type: 'lighten', value: '0.2' } } } };
    const { ignored, taken } = await imported({ light: { color: { base, link: { $value: '{light.color.base}' } } } });
    expect(taken).toEqual([]);
    expect(ignored).toContain('light.color.link: is computed by Tokens Studio; export what comes of it');
  });

  it('is read with names in camel case and with the value of a group', async () => {
    const result = await imported(
      {
        color: {
          linkHover: { $value: '#1e3a8a' },
          link: { $root: { $value: '#1d4ed8' } },
          action: { $value: '{color.link.$root}' },
        },
      },
      'light',
    );
    expect(result.theme.colors.light).toMatchObject({
      link: '#1d4ed8',
      action: '#1d4ed8',
      'link-hover': '#1e3a8a',
    });
  });

  it('is asked for its mode, and for tokens in place of loose values', async () => {
    const { ignored } = await imported({ color: { link: { $value: '#1d4ed8' }, text: '#000000' } });
    expect(ignored).toEqual([
      'color.link: is of a mode that only you know; add --mode',
      'color.text: is neither a group nor a token',
    ]);
  });

  it('has to be a JSON object', async () => {
    await expect(imported([])).rejects.toThrow('it is not a JSON object');
  });
});
