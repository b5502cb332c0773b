import { beforeAll, describe, expect, it } from 'vitest';
import type { ComponentPairs } from '#design-system/tokens/pairs.ts';
import { contrastProblems, measurePairs } from './pairContrast.ts';
import { readPairFiles } from './pairFiles.ts';
import { problemLine } from './problem.ts';
import { proposePalette, type StartingColors } from './proposePalette.ts';
import { readTheme, type Theme } from './theme.ts';
import { readTokensJson } from './themeFiles.ts';
import { focusProblems } from './themeRules.ts';

let pattern: Theme;
let declarations: readonly ComponentPairs[];

beforeAll(async () => {
  const { theme } = readTheme('groenkennisnet', await readTokensJson('groenkennisnet'));
  if (!theme) throw new Error('The pattern has no theme.');
  pattern = theme;
  declarations = await readPairFiles();
});

function problemsOf(start: StartingColors): readonly string[] {
  const theme = { ...pattern, colors: proposePalette(pattern, start, declarations) };
  return [...contrastProblems(theme, measurePairs(theme, declarations)), ...focusProblems(theme)].map(problemLine);
}

describe('a proposed palette', () => {
  it.each([
    ['a dark blue and a yellow', '#123f7a', '#f2b632'],
    ['black and white', '#000000', '#ffffff'],
    ['two light colours', '#ffe08a', '#c9f2d0'],
  ])('of %s passes in light and dark', (_, brand, accent) => {
    expect(problemsOf({ brand, accent })).toEqual([]);
  });

  it('keeps the two colours where they can be read on, and leaves alone what colours mean', () => {
    const { light } = proposePalette(pattern, { brand: '#123f7a', accent: '#f2b632' }, declarations);
    expect(light).toMatchObject({
      brand: '#123f7a',
      highlight: '#f2b632',
      'badge-news': pattern.colors.light['badge-news'],
    });
  });

  it('moves the one that cannot be read on by as little as passes, and keeps the other', () => {
    const { light } = proposePalette(pattern, { brand: '#39ff14', accent: '#ff00ff' }, declarations);
    expect(light).toMatchObject({ brand: '#00ab00', highlight: '#ff00ff' });
  });
});
