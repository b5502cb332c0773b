import { describe, expect, it } from 'vitest';
import { readTheme, type Theme } from './theme.ts';
import { readSiteCss, readTokensJson } from './themeFiles.ts';
import { focusProblems, fontProblems, legibilityProblems } from './themeRules.ts';

async function eurcaw(): Promise<Theme> {
  const { theme } = readTheme('eurcaw-pigs', await readTokensJson('eurcaw-pigs'));
  if (theme === undefined) throw new Error('eurcaw-pigs has no theme');
  return theme;
}

describe('legibility', () => {
  it('refuses text under 14 px at the narrow end', async () => {
    const theme = await eurcaw();
    const small = { ...theme, sizes: { ...theme.sizes, 'text-small': { small: 0.86, wide: 1 } } };
    expect(legibilityProblems(small)).toMatchObject([{ where: 'shared.size.text-small' }]);
  });

  it('refuses a size for wide windows below that for small ones', async () => {
    const theme = await eurcaw();
    const shrinking = { ...theme, sizes: { ...theme.sizes, lead: { small: 1.5, wide: 1.25 } } };
    expect(legibilityProblems(shrinking)).toMatchObject([{ where: 'shared.size.lead' }]);
  });

  it('refuses lines closer than 1.1', async () => {
    const theme = await eurcaw();
    const tight = { ...theme, numbers: { ...theme.numbers, 'leading-heading': 1.05 } };
    expect(legibilityProblems(tight)).toMatchObject([{ where: 'shared.leading.heading' }]);
  });
});

describe('fonts', () => {
  it('are declared in the style sheet beside the tokens', async () => {
    const theme = await eurcaw();
    expect(fontProblems(theme, await readSiteCss('eurcaw-pigs'))).toEqual([]);
    expect(fontProblems(theme, '')).toMatchObject([{ where: 'the font Public Sans' }]);
  });
});

describe('the focus ring', () => {
  it('may be seen by either of its colours', async () => {
    const theme = await eurcaw();
    expect(focusProblems(theme)).toEqual([]);
  });

  it('is refused where both vanish', async () => {
    const theme = await eurcaw();
    const dark = { ...theme.colors.dark, focus: theme.colors.dark.brand, page: theme.colors.dark.brand };
    const problems = focusProblems({ ...theme, colors: { ...theme.colors, dark } });
    expect(problems).toContainEqual(expect.objectContaining({ mode: 'dark', where: 'the focus ring on brand' }));
  });
});
