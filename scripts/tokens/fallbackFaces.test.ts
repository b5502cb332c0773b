import { expect, it } from 'vitest';
import { measureProblems } from './fallbackFaces.ts';
import { readTheme } from './theme.ts';
import { readTokensJson } from './themeFiles.ts';

it('names a font whose measures are not known, in place of a style sheet without it', async () => {
  const { theme } = readTheme('coegroen', await readTokensJson('coegroen'));
  if (!theme) throw new Error('coegroen has no theme');
  expect(await measureProblems(theme)).toEqual([]);
  const own = { ...theme, fonts: { ...theme.fonts, heading: { name: 'Huisletter', generic: 'serif' as const } } };
  expect(await measureProblems(own)).toMatchObject([
    { where: 'the font Huisletter', wrong: 'has no measures that are known' },
  ]);
});
