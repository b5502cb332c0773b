import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { componentEntries } from './entries.ts';
import { baseStyles, libraryFolder, scriptOf } from './packageFiles.ts';

/** What one component costs an app that uses nothing else; bytes, minified and compressed with gzip. */
export interface ComponentSize {
  readonly name: string;
  /** Scripts that are there at once, React left out. */
  readonly script: number;
  /** Styles, the shared base left out. */
  readonly styles: number;
  /** Scripts that are loaded only when they are needed. */
  readonly later: number;
  /** Further components inside, by name. */
  readonly others: readonly string[];
  /** Every module inside, as a path in the package or in `node_modules`. */
  readonly modules: readonly string[];
}

/** Bundles every component of the built package by itself. */
export async function measureComponents(): Promise<ComponentSize[]> {
  const sizes: ComponentSize[] = [];
  for (const { subpath, module } of componentEntries()) {
    sizes.push(await measure(subpath.slice('components/'.length), resolve(libraryFolder, scriptOf(module))));
  }
  return sizes.sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** The shared base, which every component needs once: layers, the reset, type. */
export async function measureBase(): Promise<number> {
  const { styles } = sort(await bundle(resolve(libraryFolder, baseStyles), false));
  return weight(styles);
}

async function measure(name: string, file: string): Promise<ComponentSize> {
  const { now, later, styles } = sort(await bundle(file, true));
  const modules = [...new Set(now.flatMap((chunk) => chunk.moduleIds))]
    .filter((id) => id.startsWith('/'))
    .map((id) => id.replace(`${libraryFolder}/`, '').replace(/^.*\/node_modules\//, ''));
  const others = modules.flatMap((path) => /^design-system\/components\/(\w+)\/\1\.js$/.exec(path)?.[1] ?? []);
  return {
    name,
    script: weight(now.map((chunk) => chunk.code)),
    styles: weight(styles),
    later: weight(later.map((chunk) => chunk.code)),
    others: [...new Set(others)].filter((other) => other !== name).sort(),
    modules: modules.sort(),
  };
}

/** One build as an app makes it, with the file as its only entry. */
async function bundle(
  input: string,
  withoutBase: boolean,
): Promise<readonly Rolldown.RolldownOutput['output'][number][]> {
  const result = await build({
    configFile: false,
    root: libraryFolder,
    logLevel: 'silent',
    build: {
      write: false,
      cssMinify: true,
      rolldownOptions: { input, external: /^react(-dom)?($|\/)/, preserveEntrySignatures: 'strict' },
      modulePreload: { polyfill: false },
    },
    plugins: [
      {
        name: 'without-base',
        enforce: 'pre',
        load: { handler: (id) => (withoutBase && id === resolve(libraryFolder, baseStyles) ? '' : undefined) },
      },
    ],
  });
  if (!('output' in result)) throw new Error('One build was expected.');
  return result.output;
}

/** Chunks that the entry needs at once, chunks that it may load, and all styles. */
function sort(output: readonly Rolldown.RolldownOutput['output'][number][]) {
  const chunks = output.filter((file) => file.type === 'chunk');
  const now = new Set(chunks.filter((chunk) => chunk.isEntry));
  for (const chunk of now) {
    for (const name of chunk.imports) {
      const imported = chunks.find((other) => other.fileName === name);
      if (imported) now.add(imported);
    }
  }
  return {
    now: [...now],
    later: chunks.filter((chunk) => !now.has(chunk)),
    styles: output.flatMap((file) =>
      file.type === 'asset' && file.fileName.endsWith('.css') ? [Buffer.from(file.source).toString()] : [],
    ),
  };
}

/** As a server sends them: each compressed by itself. */
function weight(texts: readonly string[]): number {
  return texts.reduce((total, text) => total + (text === '' ? 0 : gzipSync(text, { level: 9 }).length), 0);
}
