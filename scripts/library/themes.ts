import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, posix, resolve } from 'node:path';
import root from '../../package.json' with { type: 'json' };
import { libraryFolder, rootFolder } from './packageFiles.ts';

const require = createRequire(import.meta.url);

/** Folders of sites, from the repository's root: `sites/coegroen`. A new folder is a new theme. */
export function themeFolders(): string[] {
  return globSync('sites/**/site.css', { cwd: rootFolder }).map(posix.dirname).sort();
}

/**
 * Writes every site's theme: one stylesheet with its tokens and fonts, and its logo. The fonts' files come along, so
 * that a theme needs no further package. Their rules and the order of layers stand in stylesheets that the theme imports
 * by the package's name: a copy of the theme, as a start for one's own, finds them too, and so does a bundler that takes
 * addresses of files for relative ones.
 * @returns names of the packages that the fonts came from
 */
export function writeThemes(): string[] {
  const fontPackages = new Set<string>();
  for (const folder of themeFolders()) {
    const target = resolve(libraryFolder, folder);
    mkdirSync(target, { recursive: true });
    const own = readFileSync(resolve(rootFolder, folder, 'site.css'), 'utf8');
    const whole = own.replace(/@import "(\.\/[^"]+)";/g, (_, file: string) =>
      readFileSync(resolve(rootFolder, folder, file), 'utf8'),
    );
    const faces: string[] = [];
    const css = whole.replace(/@font-face\s*\{[^}]*\burl\("@fontsource[^}]*\}\s*/g, (face) => {
      faces.push(
        face.replace(/url\("(@fontsource[^"]+)"\)/g, (_, file: string) => {
          const [scope, name] = file.split('/');
          fontPackages.add(`${scope}/${name}`);
          const font = `fonts/${name}/${basename(file)}`;
          copyInto(require.resolve(file), font);
          return `url("${posix.relative(folder, font)}")`;
        }),
      );
      return '';
    });
    if (/@import|url\("@/.test(css))
      throw new Error(`${folder}/site.css refers to something that is not in the package.`);
    writeFileSync(resolve(target, 'fonts.css'), faces.join(''));
    const imports = ['theme/layers.css', `${folder}/fonts.css`].map((file) => `@import "${root.name}/${file}";\n`);
    writeFileSync(resolve(target, 'site.css'), `${imports.join('')}\n${css}`);
    const logo = resolve(rootFolder, folder, 'logo.svg');
    if (existsSync(logo)) copyInto(logo, `${folder}/logo.svg`);
  }
  return [...fontPackages].sort();
}

/** Copies a file into the package, to a path below its root. */
export function copyInto(source: string, path: string): void {
  const target = resolve(libraryFolder, path);
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(source, target);
}
