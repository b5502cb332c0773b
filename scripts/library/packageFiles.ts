import { resolve } from 'node:path';

/** Where the sources stand. */
export const rootFolder = resolve(import.meta.dirname, '../..');
export const sourceFolder = resolve(rootFolder, 'src');

/** The source of a module of the package: below `src/`, but for the languages, which stand beside it. */
export function sourceOf(module: string): string {
  return resolve(module.startsWith('languages/') ? rootFolder : sourceFolder, module);
}

/** Where `npm run build:lib` writes the package. */
export const libraryFolder = resolve(rootFolder, 'dist/library');

/**
 * The stylesheet that names the layers of all others in their order. Themes import it, as a page has its theme whatever
 * a bundler does with the stylesheets of components: it may well put the base behind them.
 */
export const layerStyles = 'design-system/theme/layers.css';

/** The stylesheet that stands before all others: layers, the reset, and what belongs to no component. */
export const baseStyles = 'design-system/theme/base.css';

/** Where the rendering of pages begins: everything that a page may need is imported from here, at once or late. */
export const pageModule = 'templates/PageRenderer.tsx';

/**
 * The styles of all that a page of the CMS may be made of. Templates and elements that are loaded late bring theirs as
 * late, behind the markup of a server that has rendered them already: its document links this instead.
 */
export const pageStyles = 'templates/styles.css';

/**
 * What an app has before any component, and so the base with it, which dresses scopes and names the layers of all
 * stylesheets in their order: a base that only components import comes behind the first of them where scripts are
 * loaded one after another.
 */
export const scopeModule = 'design-system/theme/SiteScope.tsx';

/** The package's script for a module of `src/`: the same path, compiled. */
export function scriptOf(module: string): string {
  return module.replace(/\.(tsx?|json)$/, '.js');
}

/** The package's types for a module of `src/`. */
export function typesOf(module: string): string {
  return module.replace(/\.(tsx?|json)$/, '.d.ts');
}

/** The package's stylesheet with the classes that a module names. */
export function stylesOf(module: string): string {
  return module.replace(/\.tsx?$/, '.classes.css');
}
