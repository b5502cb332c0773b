import { expect, it } from 'vitest';
import { readPairFiles } from '#scripts/tokens/pairFiles.ts';
import { readTheme } from '#scripts/tokens/theme.ts';
import { readTokensJson } from '#scripts/tokens/themeFiles.ts';
import { shortfalls, withColor } from '#stories/workshop/draft.ts';

it('names a component once at a pair, however often it declares it', async () => {
  const { theme } = readTheme('coegroen', await readTokensJson('coegroen'));
  if (!theme) throw new Error('coegroen has no theme');
  const failing = shortfalls(withColor(theme, 'light', 'link', '#39ff14'), await readPairFiles());
  expect(failing.length).toBeGreaterThan(0);
  for (const { components } of failing) expect(components).toEqual([...new Set(components)]);
});
