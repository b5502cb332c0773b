import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readTheme, type Theme } from './theme.ts';
import { themeDifferences } from './themeDifferences.ts';

const json = readFileSync(new URL('../../sites/coegroen/tokens.json', import.meta.url), 'utf8');

/** The theme of a site, with its tokens.json changed as text. */
function theme(change: (text: string) => string = (text) => text): Theme {
  const { theme: found, problems } = readTheme('coegroen', JSON.parse(change(json)));
  if (!found) throw new Error(JSON.stringify(problems));
  return found;
}

describe('two versions of a theme', () => {
  it('have no differences when they are the same', () => {
    expect(themeDifferences(theme(), theme())).toEqual([]);
  });

  it('differ in a mode where that has another colour, through references and what is derived from them', () => {
    const { colors } = theme();
    const after = { ...theme(), colors: { ...colors, dark: { ...colors.dark, link: '#ffffff' as const } } };
    expect(themeDifferences(theme(), after)).toEqual([
      { property: '--site-color-link', mode: 'dark', before: colors.dark.link, after: '#ffffff' },
    ]);
  });

  it('differ in what both modes share', () => {
    const after = theme((text) => text.replaceAll('"Outfit"', '"Bitter"'));
    expect(themeDifferences(theme(), after)).toEqual([
      { property: '--site-font-heading', mode: 'both', before: 'Outfit, sans-serif', after: 'Bitter, sans-serif' },
    ]);
  });
});
