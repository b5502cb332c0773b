import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { componentEntries } from '#scripts/library/entries.ts';
import { type LibraryModule, readModules } from '#scripts/library/modules.ts';
import { rootFolder } from '#scripts/library/packageFiles.ts';
import { type ComponentSize, measureComponents } from '#scripts/library/sizes.ts';
import { readSizesDocument } from '#scripts/library/sizesTable.ts';

describe('the weight of a component', () => {
  const documented = readSizesDocument(readFileSync(resolve(rootFolder, 'docs/library-sizes.md'), 'utf8'));
  let measured: ComponentSize[];

  beforeAll(async () => {
    measured = await measureComponents();
  });

  it('is documented for every component, with the components it is made of', () => {
    const composition = (rows: readonly Pick<ComponentSize, 'name' | 'others'>[]) =>
      rows.map(({ name, others }) => `${name}: ${others.join(', ')}`);
    expect(composition(documented), outdated).toEqual(composition(measured));
  });

  it('is what the documentation says, give or take 5 % or 100 bytes', () => {
    const wrong = measured.flatMap((now) => {
      const then = documented.find(({ name }) => name === now.name);
      if (!then) return [];
      return (['script', 'styles', 'later'] as const)
        .filter((part) => Math.abs(now[part] - then[part]) > Math.max(100, then[part] * 0.05))
        .map((part) => `${now.name}: ${part} ${then[part]} → ${now[part]}`);
    });
    expect(wrong, outdated).toEqual([]);
  });

  it('comes from the modules that its sources import, and from no others', async () => {
    const sources = await readModules(componentEntries().map(({ module }) => module));
    const strangers = measured.flatMap(({ name, modules }) => {
      const imported = closure(`design-system/components/${name}/${name}.tsx`, sources);
      return modules
        .filter((path) => /^design-system\/.*\.js$/.test(path))
        .filter((path) => !imported.has(path.replace(/\.js$/, '')))
        .map((path) => `${name}: ${path}`);
    });
    expect(strangers).toEqual([]);
  });

  it('is for a button: the button, its icon, and what puts classes together', () => {
    const modules = measured.find(({ name }) => name === 'Button')?.modules ?? [];
    expect(modules.filter((path) => /\.m?js$/.test(path))).toEqual([
      'class-variance-authority/dist/index.mjs',
      'clsx/dist/clsx.mjs',
      'design-system/components/Button/Button.js',
      'design-system/components/Button/Button.variants.js',
      'design-system/components/Icon/Icon.js',
      'design-system/components/Icon/Icon.variants.js',
      'design-system/variants.js',
    ]);
    const others = modules.filter((path) => !/\.m?js$/.test(path) && !/components\/(Button|Icon)\//.test(path));
    expect(others).toEqual(['design-system/theme/base.css']);
  });
});

const outdated = 'docs/library-sizes.md is out of date: run `npm run build:lib` and look at what changed.';

/** A module and everything it imports, as paths without their endings. */
function closure(entry: string, sources: ReadonlyMap<string, LibraryModule>): Set<string> {
  const paths = new Set([entry]);
  for (const path of paths) for (const imported of sources.get(path)?.imports ?? []) paths.add(imported);
  return new Set([...paths].map((path) => path.replace(/\.tsx?$/, '')));
}
