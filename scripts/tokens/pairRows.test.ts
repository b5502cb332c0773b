import { describe, expect, it } from 'vitest';
import { definePairs } from '#design-system/tokens/pairs.ts';
import { pairRows } from './pairRows.ts';
import { readTheme, type Theme } from './theme.ts';
import { readTokensJson } from './themeFiles.ts';

async function greys(): Promise<Theme> {
  const { theme } = readTheme('groenkennisnet', await readTokensJson('groenkennisnet'));
  if (theme === undefined) throw new Error('groenkennisnet has no theme');
  const light = { ...theme.colors.light, page: '#ffffff', text: '#000000', link: '#767676', border: '#dddddd' };
  return { ...theme, colors: { ...theme.colors, light } };
}

const declarations = [
  definePairs('Second', [
    { foreground: 'text', background: 'page', size: 'text' },
    { foreground: 'link', background: 'page', size: 'ui' },
    { foreground: 'border', background: 'page', size: 'ornament' },
  ]),
  definePairs('First', [
    { foreground: 'text', background: 'page', size: 'text' },
    { foreground: 'link', background: 'page', size: 'text' },
    { foreground: 'border', background: 'page', size: 'ui' },
  ]),
];

describe('the rows of the contrast page', () => {
  it('start with the pair that has the least room above what it needs, and end with ornaments', async () => {
    const rows = pairRows(await greys(), 'light', declarations);
    expect(rows.map(({ name, pair }) => `${name}, ${pair.size}`)).toEqual([
      'border on page, ui',
      'link on page, text',
      'link on page, ui',
      'text on page, text',
      'border on page, ornament',
    ]);
  });

  it('name a pair once, with every component that declares it', async () => {
    const rows = pairRows(await greys(), 'light', declarations);
    expect(rows.find(({ name }) => name === 'text on page')?.components).toEqual(['First', 'Second']);
  });

  it('fail what is too low for its purpose, and pass the same colours as an ornament', async () => {
    const rows = pairRows(await greys(), 'light', declarations);
    expect(rows.filter(({ passes }) => !passes).map(({ pair }) => pair.size)).toEqual(['ui']);
  });
});
