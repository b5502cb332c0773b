import { readdir } from 'node:fs/promises';
import { z } from 'zod';
import type { ComponentPairs, PairColor } from '#design-system/tokens/pairs.ts';
import { paletteColors } from '#design-system/tokens/palette.ts';
import { colorTokens } from '#design-system/tokens/semanticTokens.ts';

const designSystem = new URL('../../src/design-system/', import.meta.url);

const colorNames: readonly PairColor[] = [...colorTokens, ...paletteColors.map((name) => `palette-${name}` as const)];
const color = z.enum(colorNames);
const pair = z.strictObject({
  foreground: color,
  background: color,
  backgroundOpacity: z.number().gt(0).lte(1).exactOptional(),
  size: z.enum(['text', 'large', 'ui']),
});
const declaration = z.strictObject({ component: z.string().min(1), pairs: z.array(pair).min(1) });

/**
 * Every pair that a `*.pairs.ts` file in the design system exports. Rejects, naming the file, when an export is no
 * declaration: a pair that is not read is a promise nobody keeps.
 */
export async function readPairFiles(): Promise<readonly ComponentPairs[]> {
  const paths = (await readdir(designSystem, { recursive: true })).filter((path) => path.endsWith('.pairs.ts')).sort();
  const found = await Promise.all(
    paths.map(async (path) => {
      const exported: unknown = await import(new URL(path, designSystem).href);
      const parsed = z.record(z.string(), declaration).safeParse({ ...z.object({}).loose().parse(exported) });
      if (!parsed.success) throw new Error(`src/design-system/${path}: ${z.prettifyError(parsed.error)}`);
      return Object.values(parsed.data);
    }),
  );
  return found.flat();
}
