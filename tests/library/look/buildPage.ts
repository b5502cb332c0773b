import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { build, type Plugin, type Rolldown } from 'vite';
import { libraryFolder, rootFolder, scriptOf } from '#scripts/library/packageFiles.ts';

const execute = promisify(execFile);

/** Below the repository, so that what the package depends on is found as in an app that has it installed. */
const app = resolve(rootFolder, 'dist/library-look');
const installed = resolve(app, 'node_modules/groen-portal');

export interface BuiltPage {
  /** Scripts and stylesheets by their paths. */
  readonly files: ReadonlyMap<string, string>;
  /** Path of the script that begins. */
  readonly entry: string;
  /**
   * Paths of the stylesheets that an app has loaded when it shows the stories of a file and nothing else, in their
   * order, by the file's name.
   */
  readonly styles: Readonly<Record<string, readonly string[]>>;
}

/**
 * Builds `page.tsx` as an app that has installed the packed library: the theme of a site, the package's scripts, and
 * the stylesheets that these import, each file of stories for itself. Stories and their examples come from the sources,
 * and import the package's modules in the place of the sources'.
 */
export async function buildPage(): Promise<BuiltPage> {
  await rm(app, { recursive: true, force: true });
  await mkdir(installed, { recursive: true });
  const { stdout } = await execute('npm', ['pack', libraryFolder, '--silent', '--pack-destination', app]);
  await execute('tar', ['-xzf', resolve(app, stdout.trim()), '--strip-components=1', '-C', installed]);
  const main = resolve(app, 'main.js');
  const page = relative(app, resolve(import.meta.dirname, 'page.tsx'));
  await writeFile(main, `import 'groen-portal/sites/groenkennisnet/site.css';\nimport '${page}';\n`);
  const result = await build({
    configFile: false,
    root: rootFolder,
    publicDir: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', importSource: 'plain', development: false } },
    resolve: { alias: { 'plain/jsx-runtime': resolve(import.meta.dirname, 'jsx-runtime.ts') } },
    plugins: [packagedModules()],
    build: { write: false, rolldownOptions: { input: main } },
  });
  await rm(app, { recursive: true });
  if (!('output' in result)) throw new Error('One build was expected.');
  return readOutput(result.output);
}

/** Gives the package's module in the place of a source that is in the package. */
function packagedModules(): Plugin {
  return {
    name: 'packaged-modules',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!found) return null;
      const path = relative(rootFolder, found.id).replace(/^src\//, '');
      const packaged = resolve(installed, scriptOf(path));
      return /\.(?:tsx?|json)$/.test(path) && existsSync(packaged) ? packaged : found;
    },
  };
}

function readOutput(output: Rolldown.RolldownOutput['output']): BuiltPage {
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
  const entry = [...chunks.values()].find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('The page has no script.');

  /** A chunk after all that it imports, at once or when it is needed. */
  const closure = (chunk: Rolldown.OutputChunk, seen = new Set<Rolldown.OutputChunk>([entry])) => {
    if (seen.has(chunk)) return [];
    seen.add(chunk);
    const imported = [...chunk.imports, ...chunk.dynamicImports].flatMap((name): Rolldown.OutputChunk[] => {
      const next = chunks.get(name);
      return next ? closure(next, seen) : [];
    });
    return [...imported, chunk];
  };
  const stylesOf = (used: readonly Rolldown.OutputChunk[]) =>
    used.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);

  const stories = [...chunks.values()].filter(({ facadeModuleId }) => facadeModuleId?.endsWith('.stories.tsx'));
  return {
    files: new Map(output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : `${file.source}`])),
    entry: entry.fileName,
    styles: Object.fromEntries(
      stories.map((chunk) => [
        basename(chunk.facadeModuleId ?? ''),
        [...new Set(stylesOf([entry, ...closure(chunk)]))],
      ]),
    ),
  };
}
