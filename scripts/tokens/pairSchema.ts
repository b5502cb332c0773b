import { z } from 'zod';
import type { ComponentPairs, PairColor } from '#design-system/tokens/pairs.ts';
import { paletteColors } from '#design-system/tokens/palette.ts';
import { colorTokens } from '#design-system/tokens/semanticTokens.ts';

const colorNames: readonly PairColor[] = [...colorTokens, ...paletteColors.map((name) => `palette-${name}` as const)];
const color = z.enum(colorNames);
const pair = z.strictObject({
  foreground: color,
  background: color,
  backgroundOpacity: z.number().gt(0).lte(1).exactOptional(),
  size: z.enum(['text', 'large', 'ui', 'ornament']),
});
const declaration = z.strictObject({ component: z.string().min(1), pairs: z.array(pair).min(1) });

/**
 * What a `*.pairs.ts` file exports. Throws, naming the file, when an export is no declaration: a pair that is not read
 * is a promise nobody keeps.
 */
export function readDeclarations(path: string, exported: unknown): readonly ComponentPairs[] {
  const parsed = z.record(z.string(), declaration).safeParse({ ...z.object({}).loose().parse(exported) });
  if (!parsed.success) throw new Error(`${path}: ${z.prettifyError(parsed.error)}`);
  return Object.values(parsed.data);
}
