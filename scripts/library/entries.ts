import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { rootFolder, sourceFolder } from './packageFiles.ts';

/** One address of the package, `groen-portal/<subpath>`, and the module of `src/` behind it. */
export interface Entry {
  readonly subpath: string;
  readonly module: string;
}

const componentsFolder = 'design-system/components';

/** Every component by its folder's name: `components/Button`. A new folder is a new entry. */
export function componentEntries(): Entry[] {
  return readdirSync(resolve(sourceFolder, componentsFolder), { withFileTypes: true })
    .filter((folder) => folder.isDirectory())
    .map(({ name }) => ({ subpath: `components/${name}`, module: `${componentsFolder}/${name}/${name}.tsx` }))
    .filter(({ module }) => existsSync(resolve(sourceFolder, module)));
}

/**
 * Further modules of a component's folder that the portal's own layers import, such as `components/PublishDate/DateRange`:
 * what the portal needs besides the component, another app needs too. The rest of a folder stays its own affair.
 */
export function partEntries(): Entry[] {
  const importers = globSync('{templates,app,server}/**/*.{ts,tsx}', { cwd: sourceFolder }).filter(
    (file) => !/\.(test|stories|fixtures)\.tsx?$/.test(file),
  );
  const imports = importers.flatMap((file) => [
    ...readFileSync(resolve(sourceFolder, file), 'utf8').matchAll(
      /#design-system\/components\/(\w+)\/([\w.-]+)(\.tsx?)'/g,
    ),
  ]);
  const parts = imports.flatMap(([, folder = '', module = '', extension = '']) =>
    module === folder || /sample|pairs/i.test(module)
      ? []
      : [{ subpath: `components/${folder}/${module}`, module: `${componentsFolder}/${folder}/${module}${extension}` }],
  );
  return [...new Map(parts.map((part) => [part.subpath, part])).values()];
}

/** Every module of the tokens: `tokens/breakpoints`. */
function tokenEntries(): Entry[] {
  return readdirSync(resolve(sourceFolder, 'design-system/tokens'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => ({ subpath: `tokens/${file.replace(/\.ts$/, '')}`, module: `design-system/tokens/${file}` }));
}

/**
 * From the CMS's answer to the page, and to what its editor is told: what a host calls, and the types of what passes
 * between.
 */
const templateModules = [
  'contract/context.ts',
  'contract/finding.ts',
  'contract/links.ts',
  'contract/pictures.ts',
  'findCrashes.tsx',
  'PageRenderer.tsx',
  'plan/areas/area.types.ts',
  'plan/elements/element.types.ts',
  'plan/elements/elementDefinitions.ts',
  'plan/elements/records.definition.ts',
  'plan/eventPhase.ts',
  'plan/fill.ts',
  'plan/jsonSchemas.ts',
  'plan/pages/itemDetails.ts',
  'plan/pages/planRelatedItem.ts',
  'plan/plan.ts',
  'plan/plan.types.ts',
  'plan/planShell.ts',
  'plan/publicPlan.ts',
  'registry.ts',
  'renderer/forms.ts',
  'renderer/RendererProvider.tsx',
  'renderer/rendererWith.ts',
  'report/report.types.ts',
  'report/reportOf.ts',
  'report/reportText.ts',
  'report/siteIndex.ts',
];

/** The templates' and the report's texts in every language, and what fills in their placeholders: `languages/nl/report`. */
function languageEntries(): Entry[] {
  const texts = globSync('languages/*/{templates,rejected,report}.json', { cwd: rootFolder });
  return ['languages/plainTexts.ts', ...texts].map((module) => ({
    subpath: module.replace(/\.(ts|json)$/, ''),
    module,
  }));
}

/** Everything that can be imported from the package, stylesheets and logos of the sites excepted. */
export function libraryEntries(): Entry[] {
  return [
    ...componentEntries(),
    ...partEntries(),
    ...tokenEntries(),
    ...languageEntries(),
    { subpath: 'theme/SiteScope', module: 'design-system/theme/SiteScope.tsx' },
    ...templateModules.map((file) => ({
      subpath: `templates/${file.replace(/\.(tsx?|json)$/, '')}`,
      module: `templates/${file}`,
    })),
  ].sort((one, other) => (one.subpath < other.subpath ? -1 : 1));
}
