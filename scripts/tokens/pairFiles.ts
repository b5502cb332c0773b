import { readdir } from 'node:fs/promises';
import type { ComponentPairs } from '#design-system/tokens/pairs.ts';
import { readDeclarations } from './pairSchema.ts';

const designSystem = new URL('../../src/design-system/', import.meta.url);

/** Every pair that a `*.pairs.ts` file in the design system exports. Rejects when an export is no declaration. */
export async function readPairFiles(): Promise<readonly ComponentPairs[]> {
  const paths = (await readdir(designSystem, { recursive: true })).filter((path) => path.endsWith('.pairs.ts')).sort();
  const found = await Promise.all(
    paths.map(async (path) =>
      readDeclarations(`src/design-system/${path}`, await import(new URL(path, designSystem).href)),
    ),
  );
  return found.flat();
}
