import { readFileSync } from 'node:fs';
import { transformWithOxc } from 'vite';
import { sourceOf } from './packageFiles.ts';
import { packageName, readCode, resolveSpecifier } from './specifiers.ts';

/** A module of `src/`, compiled and read. */
export interface LibraryModule {
  /** Path below `src/`. */
  readonly path: string;
  /** Its script, with the specifiers of its source. */
  readonly code: string;
  /** Modules of `src/` that it imports at once. */
  readonly imports: readonly string[];
  /** Stylesheets and pictures of `src/` that it imports. */
  readonly assets: readonly string[];
  readonly packages: readonly string[];
  /** Its strings: among them the classes that it names. */
  readonly strings: readonly string[];
}

/** The modules behind the entries and everything these import, types left out; by path. */
export async function readModules(entries: readonly string[]): Promise<ReadonlyMap<string, LibraryModule>> {
  const modules = new Map<string, LibraryModule>();
  const waiting = [...entries];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (modules.has(path)) continue;
    const module = await readModule(path);
    modules.set(path, module);
    waiting.push(...module.imports);
  }
  return modules;
}

async function readModule(path: string): Promise<LibraryModule> {
  const source = readFileSync(sourceOf(path), 'utf8');
  if (path.endsWith('.json')) {
    return { path, code: `export default ${source.trim()};\n`, imports: [], assets: [], packages: [], strings: [] };
  }
  const { code } = await transformWithOxc(source, sourceOf(path), {
    target: 'es2024',
    jsx: { runtime: 'automatic' },
    typescript: { onlyRemoveTypeImports: true },
    sourcemap: false,
  });
  const { specifiers, strings } = readCode(`${path}.js`, code);
  const inside: string[] = [];
  const packages: string[] = [];
  for (const { value } of specifiers) {
    const target = resolveSpecifier(path, value);
    if (target === undefined) packages.push(packageName(value));
    else inside.push(target);
  }
  const isModule = (target: string) => /\.(tsx?|json)$/.test(target);
  return {
    path,
    code,
    imports: inside.filter(isModule),
    assets: inside.filter((target) => !isModule(target)),
    packages,
    strings,
  };
}
