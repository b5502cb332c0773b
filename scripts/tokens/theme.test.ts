import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readTheme } from './theme.ts';
import { readTokensJson } from './themeFiles.ts';

const group = z.record(z.string(), z.unknown());

/** A tree of groups with another node at a path; without a node the path is removed. */
function replaced(tree: unknown, [first = '', ...rest]: readonly string[], node: unknown): Record<string, unknown> {
  const { [first]: old, ...others } = group.parse(tree);
  if (rest.length > 0) return { ...others, [first]: replaced(old, rest, node) };
  return node === undefined ? others : { ...others, [first]: node };
}

/** groenkennisnet's tokens with one change. */
async function changed(path: string, node?: unknown): Promise<unknown> {
  return replaced(await readTokensJson('groenkennisnet'), path.split('.'), node);
}

describe('a theme', () => {
  it('is whole in the repository', async () => {
    const { theme, problems } = readTheme('groenkennisnet', await readTokensJson('groenkennisnet'));
    expect(problems).toEqual([]);
    expect(theme?.colors.light.brand).toBe('#0b5a3c');
  });

  it('computes the highlight’s light colour with alpha 78', async () => {
    const { theme } = readTheme('groenkennisnet', await readTokensJson('groenkennisnet'));
    expect(theme?.colors.light['highlight-light']).toBe(`${theme?.colors.light.highlight}78`);
  });

  it('reports a name that one mode lacks, with the mode', async () => {
    const { theme, problems } = readTheme('groenkennisnet', await changed('dark.color.link'));
    expect(theme).toBeUndefined();
    expect(problems).toMatchObject([{ mode: 'dark', where: 'dark.color.link', wrong: 'is missing' }]);
  });

  it('reports a name outside the closed list', async () => {
    const { problems } = readTheme(
      'groenkennisnet',
      await changed('light.color.sparkle', { $value: '{brand.color.gkn_base_color}' }),
    );
    expect(problems).toMatchObject([{ where: 'light.color.sparkle', wrong: 'is not a name of the closed list' }]);
  });

  it('refuses a value for a colour that is computed', async () => {
    const { problems } = readTheme(
      'groenkennisnet',
      await changed('light.color.on-badge-news', { $value: '{brand.color.gkn_base_color}' }),
    );
    expect(problems).toMatchObject([{ wrong: 'is computed, a theme may not set it' }]);
  });

  it('reports a reference of the wrong type', async () => {
    const { problems } = readTheme(
      'groenkennisnet',
      await changed('light.color.link', { $value: '{brand.typography.primary}' }),
    );
    expect(problems).toMatchObject([{ where: 'light.color.link', wrong: 'is a fontFamily, not a color' }]);
  });

  it('reports a brand colour that leads nowhere', async () => {
    const { problems } = readTheme(
      'groenkennisnet',
      await changed('brand.color.gkn_spare', { $value: '{brand.color.none}' }),
    );
    expect(problems).toMatchObject([
      { where: 'brand.color.gkn_spare', wrong: 'refers to brand.color.none, which does not exist' },
    ]);
  });
});
