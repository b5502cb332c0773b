import { describe, expect, it } from 'vitest';
import { definePairs } from '#design-system/tokens/pairs.ts';
import { contrast, nearestWithContrast } from './contrast.ts';
import { contrastProblems, measurePairs, seenPair } from './pairContrast.ts';
import { readTheme, type Theme } from './theme.ts';
import { readTokensJson } from './themeFiles.ts';

async function groenkennisnet(light: Partial<Theme['colors']['light']> = {}): Promise<Theme> {
  const { theme } = readTheme('groenkennisnet', await readTokensJson('groenkennisnet'));
  if (theme === undefined) throw new Error('groenkennisnet has no theme');
  return { ...theme, colors: { ...theme.colors, light: { ...theme.colors.light, ...light } } };
}

describe('the contrast of a pair', () => {
  it('is 21 for black on white', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  });

  it('is measured on the worst ground that a translucent background may lie on', async () => {
    const theme = await groenkennisnet({ page: '#ffffff', surface: '#ffffff', band: '#000000', text: '#808080' });
    const { ratio } = seenPair(theme, 'light', {
      foreground: 'text',
      background: 'surface',
      backgroundOpacity: 0.5,
      size: 'text',
    });
    // On the black band the half-white ground is the text's own grey.
    expect(ratio).toBeCloseTo(1, 1);
  });

  it('reads the fixed palette in the mode’s own value', async () => {
    const theme = await groenkennisnet();
    const pair = { foreground: 'palette-black', background: 'page', size: 'text' } as const;
    expect(seenPair(theme, 'light', pair).ratio).toBeGreaterThan(10);
    expect(seenPair(theme, 'dark', pair).ratio).toBeGreaterThan(10);
  });
});

describe('a pair that falls short', () => {
  const pairs = [definePairs('Sample', [{ foreground: 'link', background: 'page', size: 'text' }])];

  it('is named with its component, mode, ratio and a colour that would be enough', async () => {
    const theme = await groenkennisnet({ link: '#8fa39a', page: '#ffffff' });
    const [problem, ...others] = contrastProblems(theme, measurePairs(theme, pairs));
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ mode: 'light', where: 'link on page (Sample)' });
    expect(problem?.wrong).toMatch(/^2\.\d\d:1, 4\.5:1 is needed for text$/);
    const better = /to (#[0-9a-f]{6}),/.exec(problem?.mend ?? '')?.[1] ?? '';
    expect(contrast(better, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  });

  it('passes at 3:1 where it is large text', async () => {
    const theme = await groenkennisnet({ link: '#8a8a8a', page: '#ffffff' });
    const large = [definePairs('Sample', [{ foreground: 'link', background: 'page', size: 'large' }])];
    expect(contrastProblems(theme, measurePairs(theme, large))).toEqual([]);
    expect(contrastProblems(theme, measurePairs(theme, pairs))).toHaveLength(1);
  });

  it('has no mend where no lightness is enough on all grounds', () => {
    expect(nearestWithContrast('#777777', ['#000000', '#ffffff'], 7)).toBeUndefined();
  });
});
