/**
 * Makes the package that other teams install (`npm run build:lib`, docs/library.md) in `dist/library`: every module of
 * the design system and of the templates compiled by itself, with its types, and with the styles it needs beside it.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, posix, resolve } from 'node:path';
import { clientModules } from './clientModules.ts';
import { libraryEntries } from './entries.ts';
import { libraryManifest } from './manifest.ts';
import { type LibraryModule, readModules } from './modules.ts';
import {
  baseStyles,
  layerStyles,
  libraryFolder,
  pageModule,
  pageStyles,
  rootFolder,
  scopeModule,
  scriptOf,
  sourceFolder,
  stylesOf,
} from './packageFiles.ts';
import { readCode, relativeSpecifier, resolveSpecifier, rewriteSpecifiers } from './specifiers.ts';
import { type LibraryStyles, makeStyles } from './styles.ts';
import { copyInto, themeFolders, writeThemes } from './themes.ts';
import { writeTypes } from './types.ts';

const entries = libraryEntries();
const modules = [...(await readModules(entries.map((entry) => entry.module))).values()];
const styles = await makeStyles(modules);
const client = clientModules(modules);

rmSync(libraryFolder, { recursive: true, force: true });
write(layerStyles, styles.layers);
write(baseStyles, styles.base);
for (const module of modules) writeModule(module, styles);
writePageStyles([...(await readModules([pageModule])).values()], styles);
for (const asset of new Set(modules.flatMap((module) => module.assets))) writeAsset(withoutQuery(asset));
const typePackages = writeTypes(entries.map((entry) => entry.module));
const fontPackages = writeThemes();
writeLicences([...fontPackages, 'lucide-react', 'simple-icons', 'tailwindcss']);
copyInto(resolve(rootFolder, 'docs/library.md'), 'README.md');
const packages = modules.flatMap((module) => module.packages);
const manifest = libraryManifest({ entries, themes: themeFolders(), packages, typePackages });
write('package.json', `${JSON.stringify(manifest, null, 2)}\n`);
process.stdout.write(`dist/library: ${entries.length} entries, ${modules.length} modules\n`);

/**
 * A module's script. It imports its own styles, so whoever imports the module has them, in the right order, and says
 * where it runs in the browser only.
 */
function writeModule(module: LibraryModule, { rulesFor }: LibraryStyles): void {
  const { path, code, assets } = module;
  const rules = rulesFor(module);
  const imports: string[] = [];
  const hasStyles = rules !== '' || assets.some((asset) => asset.endsWith('.css'));
  if (hasStyles || path === scopeModule) imports.push(baseStyles);
  if (rules !== '') {
    write(stylesOf(path), rules);
    imports.push(stylesOf(path));
  }
  const script = rewriteSpecifiers(code, readCode(`${path}.js`, code).specifiers, (value) => {
    const target = resolveSpecifier(path, value);
    return target === undefined ? undefined : relativeSpecifier(path, scriptOf(target));
  });
  const head = imports.map((file) => `import '${relativeSpecifier(path, file)}';\n`).join('');
  const directive = client.has(path) ? "'use client';\n" : '';
  write(scriptOf(path), `${directive}${head}${pictureAddresses(withoutAttributes(script))}`);
}

/** One stylesheet with what all modules of a page import. */
function writePageStyles(inPages: readonly LibraryModule[], { rulesFor }: LibraryStyles): void {
  const written = inPages.flatMap(({ assets }) => assets.filter((asset) => asset.endsWith('.css')));
  const imports = [baseStyles, ...new Set(written)].map(
    (file) => `@import "${relativeSpecifier(pageStyles, file)}";\n`,
  );
  write(pageStyles, `${imports.join('')}\n${rulesFor(...inPages)}`);
}

/** Texts are scripts in the package: what says that they are JSON would be wrong. */
function withoutAttributes(script: string): string {
  return script.replace(/^(import .* from (["'])[^"']+\2) with \{[^}]*\};$/gm, '$1;');
}

/** Vite and webpack give the address of an imported picture, Next an object that has it. */
function pictureAddresses(script: string): string {
  return script.replace(
    /^import (\w+) from (["'][^"']+\.(?:svg|png|jpe?g|webp|avif)(?:\?[^"']*)?["']);$/gm,
    'import $1File from $2;\nconst $1 = typeof $1File === "string" ? $1File : $1File.src;',
  );
}

/** A stylesheet or a picture, with the pictures that a stylesheet names. */
function writeAsset(path: string): void {
  copyInto(resolve(sourceFolder, path), path);
  if (!path.endsWith('.css')) return;
  const css = readFileSync(resolve(sourceFolder, path), 'utf8');
  if (/@(apply|reference|import|config)\b|--(spacing|theme|alpha)\(|\btheme\(/.test(css)) {
    throw new Error(`${path} is copied as it is, and what it says would have to be compiled.`);
  }
  for (const [, file = ''] of css.matchAll(/url\("(\.[^"]+)"\)/g)) {
    writeAsset(withoutQuery(posix.join(posix.dirname(path), file)));
  }
}

/** What others made and the package carries: fonts, icons and the reset of styles, under their own licences. */
function writeLicences(names: readonly string[]): void {
  const require = createRequire(import.meta.url);
  for (const name of names) {
    const folder =
      require.resolve
        .paths(name)
        ?.map((path) => resolve(path, name))
        .find(existsSync) ?? '';
    const licence = ['LICENSE', 'LICENSE.md'].map((file) => resolve(folder, file)).find(existsSync);
    if (licence === undefined) throw new Error(`${name} comes without a licence.`);
    copyInto(licence, `licences/${name.replace('/', '-').replace('@', '')}.txt`);
  }
}

function withoutQuery(path: string): string {
  return path.replace(/\?.*$/, '');
}

function write(path: string, text: string): void {
  const file = resolve(libraryFolder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
