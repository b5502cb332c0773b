import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import type { Entry } from './entries.ts';
import { layerStyles, pageStyles, rootFolder, scriptOf, typesOf } from './packageFiles.ts';

const rootSchema = z.object({
  name: z.string(),
  version: z.string(),
  description: z.string(),
  license: z.string(),
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
});

/**
 * Packages that must be the app's own, so that there is one of each: from the first version that has all we use, which
 * is `useEffectEvent`.
 */
const peers: Readonly<Record<string, string>> = { react: '^19.2.0', 'react-dom': '^19.2.0', '@types/react': '^19.2.0' };

/** Where plans are made: what the sanitiser of rich text asks for. */
const engines = { node: '>=22.12' };

/**
 * For Parcel, which alone reads it. Themes import stylesheets by the package's name, and Parcel takes that for a file
 * beside them: here it finds the one that is meant.
 */
const parcelAliases: Readonly<Record<string, string>> = {
  './sites/**/groen-portal/theme/layers.css': `./${layerStyles}`,
  './sites/**/groen-portal/sites/**/fonts.css': './sites/$2/fonts.css',
};

interface Contents {
  readonly entries: readonly Entry[];
  /** Folders of sites: `sites/coegroen`. */
  readonly themes: readonly string[];
  /** Names of the packages that scripts refer to. */
  readonly packages: readonly string[];
  /** Names of the packages that declarations refer to. */
  readonly typePackages: readonly string[];
}

/** The package's own `package.json`: versions from the repository's, addresses from what is in it. */
export function libraryManifest({ entries, themes, packages, typePackages }: Contents): object {
  const root = rootSchema.parse(JSON.parse(readFileSync(resolve(rootFolder, 'package.json'), 'utf8')));
  const ranges = (names: readonly string[]) =>
    Object.fromEntries(names.toSorted().map((name) => [name, rangeOf(name, root)]));
  const used = [...packages, ...typePackages, ...typePackages.flatMap((name) => typesFor(name, root))];
  return {
    name: root.name,
    version: root.version,
    description: root.description,
    license: root.license,
    type: 'module',
    engines,
    // A script is dropped with its stylesheet when nothing of it is used; a stylesheet that is imported stays.
    sideEffects: ['**/*.css'],
    exports: {
      ...Object.fromEntries(
        entries.map(({ subpath, module }) => [
          `./${subpath}`,
          { types: `./${typesOf(module)}`, default: `./${scriptOf(module)}` },
        ]),
      ),
      './theme/layers.css': `./${layerStyles}`,
      [`./${pageStyles}`]: `./${pageStyles}`,
      ...Object.fromEntries(
        themes.flatMap((folder) => [
          [`./${folder}/site.css`, `./${folder}/site.css`],
          [`./${folder}/fonts.css`, `./${folder}/fonts.css`],
          ...(existsSync(resolve(rootFolder, folder, 'logo.svg'))
            ? [[`./${folder}/logo.svg`, `./${folder}/logo.svg`]]
            : []),
        ]),
      ),
      './package.json': './package.json',
    },
    alias: parcelAliases,
    files: ['design-system', 'languages', 'templates', 'sites', 'fonts', 'licences'],
    dependencies: ranges(used.filter((name) => peers[name] === undefined)),
    peerDependencies: peers,
    peerDependenciesMeta: { '@types/react': { optional: true } },
  };
}

type Root = z.output<typeof rootSchema>;

/** The tested version, and what is compatible with it. */
function rangeOf(name: string, { dependencies, devDependencies }: Root): string {
  const version = dependencies[name] ?? (name.startsWith('@types/') ? devDependencies[name] : undefined);
  if (version === undefined) throw new Error(`The package uses ${name}, which is no dependency of the portal.`);
  return `^${version}`;
}

/** The package that types a package without types of its own. */
function typesFor(name: string, { devDependencies }: Root): string[] {
  const types = `@types/${name}`;
  return devDependencies[types] === undefined ? [] : [types];
}
