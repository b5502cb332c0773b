import { globSync, readFileSync } from 'node:fs';
import { posix, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { libraryFolder, rootFolder } from '#scripts/library/packageFiles.ts';

const manifestSchema = z.object({
  version: z.string(),
  engines: z.object({ node: z.string().optional() }).optional(),
  dependencies: z.record(z.string(), z.string()).default({}),
  peerDependencies: z.record(z.string(), z.string()).default({}),
  exports: z.unknown().optional(),
  alias: z.record(z.string(), z.string()).default({}),
});
type Manifest = z.output<typeof manifestSchema>;

function readManifest(folder: string): Manifest {
  return manifestSchema.parse(JSON.parse(readFileSync(resolve(folder, 'package.json'), 'utf8')));
}

/** The lowest version of a range such as `>=22.12.0` or `^19.2.0`, to be compared; of several the last: `20 || >=22`. */
function lowest(range: string): number {
  const [major = 0, minor = 0] = (range.split('||').at(-1)?.match(/\d+/g) ?? []).map(Number);
  return major * 1000 + minor;
}

describe('what the package asks of an app', () => {
  let manifest: Manifest;
  const installed = (name: string) => readManifest(resolve(rootFolder, 'node_modules', name));

  beforeAll(() => {
    manifest = readManifest(libraryFolder);
  });

  it('is a Node that every package it depends on takes, and none later', () => {
    const asked = Object.keys(manifest.dependencies).map((name) => lowest(installed(name).engines?.node ?? ''));
    expect(lowest(manifest.engines?.node ?? '')).toBe(Math.max(...asked));
  });

  it('is any React 19 from 19.2 on, which brought `useEffectEvent`', () => {
    expect(manifest.peerDependencies).toEqual({
      react: '^19.2.0',
      'react-dom': '^19.2.0',
      '@types/react': '^19.2.0',
    });
  });
});

describe('what the package tells Parcel, to which the imports of a stylesheet are files beside it', () => {
  const { alias, exports } = readManifest(libraryFolder);
  const exported = z.record(z.string(), z.unknown()).parse(exports);
  const imports = globSync('sites/**/site.css', { cwd: libraryFolder }).flatMap((file) =>
    [...readFileSync(resolve(libraryFolder, file), 'utf8').matchAll(/@import "groen-portal\/([^"]+)"/g)].map(
      ([, subpath = '']) => ({ subpath, beside: `./${posix.dirname(file)}/groen-portal/${subpath}` }),
    ),
  );

  it('leads from every import of a theme to the file that is meant', () => {
    expect(imports.length).toBeGreaterThan(10);
    for (const { subpath, beside } of imports) expect(aliased(beside, alias)).toBe(exported[`./${subpath}`]);
  });
});

/** A path by the aliases of a manifest, as Parcel reads them: `**` is any path, and `$1` the first of them. */
function aliased(path: string, aliases: Manifest['alias']): string | undefined {
  for (const [glob, target] of Object.entries(aliases)) {
    const pattern = new RegExp(`^${glob.replaceAll('.', '\\.').replaceAll('**', '(.+)')}$`);
    if (pattern.test(path)) return path.replace(pattern, target);
  }
  return undefined;
}
