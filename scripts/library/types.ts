import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { posix, resolve } from 'node:path';
import { libraryFolder, rootFolder, scriptOf, sourceOf, typesOf } from './packageFiles.ts';
import { packageName, readCode, relativeSpecifier, resolveSpecifier, rewriteSpecifiers } from './specifiers.ts';

/**
 * Writes the declarations of the entries and of everything these mention.
 * @returns names of the packages that the declarations refer to
 * @throws when the type check fails, or when a declaration refers to a file that is not in the package
 */
export function writeTypes(modules: readonly string[]): string[] {
  emitDeclarations(modules.filter((module) => !module.endsWith('.json')));
  for (const module of modules.filter((path) => path.endsWith('.json'))) writeJsonTypes(module);
  const packages = new Set<string>();
  for (const file of globSync('{design-system,languages,templates}/**/*.d.ts', { cwd: libraryFolder })) {
    const path = resolve(libraryFolder, file);
    const code = withoutStylesheets(readFileSync(path, 'utf8'));
    const rewritten = rewriteSpecifiers(code, readCode(file, code).specifiers, (value) => {
      const target = resolveSpecifier(file, value);
      if (target === undefined) {
        packages.add(packageName(value));
        return undefined;
      }
      if (target.endsWith('.json') && !existsSync(resolve(libraryFolder, typesOf(target)))) writeJsonTypes(target);
      if (!existsSync(resolve(libraryFolder, typesOf(target)))) {
        throw new Error(`${file} refers to ${target}, which is not in the package.`);
      }
      return relativeSpecifier(file, scriptOf(target));
    });
    writeFileSync(path, rewritten);
  }
  return [...packages];
}

const declarations = resolve(rootFolder, 'dist/library-types');

function emitDeclarations(modules: readonly string[]): void {
  const project = resolve(rootFolder, 'dist/library.tsconfig.json');
  const options = {
    extends: '../tsconfig.json',
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: '..',
      outDir: 'library-types',
      // No memory: with that of the type check, what has not changed since would not be written at all.
      incremental: false,
      tsBuildInfoFile: null,
    },
    include: [],
    files: modules.map(sourceOf),
  };
  writeFileSync(project, JSON.stringify(options));
  const { status, stdout, stderr } = spawnSync(resolve(rootFolder, 'node_modules/.bin/tsc'), ['-p', project], {
    encoding: 'utf8',
  });
  rmSync(project);
  if (status !== 0) throw new Error(`The declarations cannot be made:\n${stdout}${stderr}`);
  // Declarations lie as the sources do; in the package languages stand beside templates.
  for (const folder of ['src', 'languages']) {
    const target = folder === 'src' ? libraryFolder : resolve(libraryFolder, folder);
    const written = resolve(declarations, folder);
    if (existsSync(written)) cpSync(written, target, { recursive: true });
  }
  rmSync(declarations, { recursive: true });
}

/** TypeScript looks for a declaration of whatever a declaration imports, and a stylesheet has none. */
function withoutStylesheets(code: string): string {
  return code.replace(/^import '[^']+\.css';\n/gm, '');
}

/** Texts as data: their keys are the type. */
function writeJsonTypes(module: string): void {
  const texts: Record<string, unknown> = JSON.parse(readFileSync(sourceOf(module), 'utf8'));
  const keys = Object.entries(texts).map(([key, value]) => `  readonly ${JSON.stringify(key)}: ${typeof value};`);
  writeFileSync(
    resolve(libraryFolder, typesOf(module)),
    `/** ${posix.basename(module)} */\ndeclare const data: {\n${keys.join('\n')}\n};\nexport default data;\n`,
  );
}
