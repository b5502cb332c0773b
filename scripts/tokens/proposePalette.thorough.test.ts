import fc from 'fast-check';
import { expect, it } from 'vitest';
import { measurePairs, needed } from './pairContrast.ts';
import { readPairFiles } from './pairFiles.ts';
import { proposePalette } from './proposePalette.ts';
import { readTheme } from './theme.ts';
import { readTokensJson } from './themeFiles.ts';
import { focusProblems } from './themeRules.ts';

it('proposes a palette that passes around any two colours', { timeout: 600_000 }, async () => {
  const { theme: pattern } = readTheme('groenkennisnet', await readTokensJson('groenkennisnet'));
  const declarations = await readPairFiles();
  if (!pattern) throw new Error('The pattern has no theme.');
  const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(color, color, (brand, accent) => {
      const theme = { ...pattern, colors: proposePalette(pattern, { brand, accent }, declarations) };
      expect(measurePairs(theme, declarations).filter(({ pair, ratio }) => ratio < needed[pair.size])).toEqual([]);
      expect(focusProblems(theme)).toEqual([]);
    }),
    { numRuns: 40 },
  );
});
