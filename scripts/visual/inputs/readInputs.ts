import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { digest } from '../model/place.ts';
import { buildTools, type Inputs } from './inputs.ts';
import { importsOf, type Module, packageOf, reach, readModule, unusualClasses } from './modules.ts';
import { packageVersions } from './packages.ts';
import { readStyleSheet, type StyleSheet } from './styleSheet.ts';

const textual = /\.(?:tsx?|jsx?|mjs|mdx|css|json|svg|html)$/;

/** Files that shape every story from outside the graph of modules: settings of the build, and what it serves as it is. */
const settings = [
  'vite.config.ts',
  '.storybook/main.ts',
  '.storybook/allStatesSnapshots.ts',
  'scripts/build/!(*.test).ts',
  'public/**/*.*',
];

/**
 * What the stories of a version are made of.
 * @param root the version's files
 * @param built its Storybook, with `preview-stats.json`
 */
export async function readInputs(root: string, built: string): Promise<Inputs> {
  const imports = importsOf(JSON.parse(await readFile(join(built, 'preview-stats.json'), 'utf8')));
  const styles = await readStyles(built);
  const known = new Set(styles.rules.flatMap(({ alternatives }) => alternatives.flat()));
  const paths = [...new Set([...imports.keys(), ...[...imports.values()].flatMap((each) => [...each])])]
    .filter((path) => packageOf(path) === undefined && existsSync(join(root, path)))
    .sort();
  const unusual = unusualClasses(known);
  const modules: Record<string, Module> = {};
  for (const path of paths) {
    const content = await readFile(join(root, path));
    const text = textual.test(path) ? content.toString('utf8') : '';
    modules[path] = readModule(text, digest(content), [...(imports.get(path) ?? [])].sort(), known, unusual);
  }
  const worn = new Set(Object.values(modules).flatMap(({ classes }) => classes));
  const versions = packageVersions(JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')));
  const packages = [...new Set([...Object.values(modules).flatMap((each) => each.packages), ...buildTools])].sort();
  return {
    modules,
    preview: previewFiles(modules),
    ...styles,
    foreignClasses: [...known].filter((name) => !worn.has(name)),
    packages: Object.fromEntries(
      packages
        .map((name) => [name, versions(name)] as const)
        .flatMap(([name, found]) => (found.length === 0 ? [] : [[name, digest(found.join('\n'))]])),
    ),
    settings: Object.fromEntries(
      await Promise.all(
        globSync(settings, { cwd: root })
          .sort()
          .map(async (path) => [path, digest(await readFile(join(root, path)))] as const),
      ),
    ),
  };
}

/** What the preview brings to every story's picture: judging it (axe, keys) and naming the sites paint nothing. */
function previewFiles(modules: Readonly<Record<string, Module>>): readonly string[] {
  const painting = Object.fromEntries(
    Object.entries(modules).filter(([path]) => !/^sites\/|^\.storybook\/(?:axe\/|keyboardOnly)/.test(path)),
  );
  return [...reach(painting, ['.storybook/preview.tsx'])].sort();
}

/** All compiled style sheets as one, in an order that does not depend on the hashes in their names. */
async function readStyles(built: string): Promise<StyleSheet> {
  const names = globSync('assets/*.css', { cwd: built }).sort((one, other) =>
    one.replace(/-[\w-]{8}\.css$/, '').localeCompare(other.replace(/-[\w-]{8}\.css$/, '')),
  );
  const sheets = await Promise.all(
    names.map(async (name) => readStyleSheet(await readFile(join(built, name), 'utf8'))),
  );
  return {
    rules: sheets.flatMap(({ rules }) => rules),
    definitions: sheets.flatMap(({ definitions }) => definitions),
    named: sheets.flatMap(({ named }) => named),
  };
}
