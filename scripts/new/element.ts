import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { elementType } from '#templates/plan/elements/elementDefinitions.ts';
import { filesFromTemplates, fillTemplates, type NewFile } from './folder.ts';
import { insertLast } from './insertLast.ts';
import { insertSorted } from './insertSorted.ts';
import { languages } from './languages.ts';
import { kebabName } from './names.ts';
import { Refusal } from './refusal.ts';

const definitions = 'src/templates/plan/elements/elementDefinitions.ts';
const registry = 'src/templates/registry.ts';
const trials = 'stories/editors/Elements.stories.tsx';

/**
 * A new kind of element: its folder, its definition, its entries in the map of definitions and in the registry, the name
 * that editors know it by, and the story in which they try it.
 */
export async function newElement(root: string, name: string): Promise<NewFile[]> {
  const names = kebabName(name, 'an element', 'item-list');
  const known = elementType(name);
  if (known !== undefined && known !== name) {
    throw new Refusal(`"${name}" is already a spelling of the element "${known}"; extend that one.`);
  }
  const { kebab, pascal, camel } = names;
  const files = [
    ...(await filesFromTemplates(root, 'element', `src/templates/elements/${kebab}`, names)),
    ...(await fillTemplates(root, 'definition', dirname(definitions), names)),
  ];
  const key = /-/.test(kebab) ? `'${kebab}'` : kebab;

  const entry = /^ {2}'?([a-z][a-z0-9-]*)'?: /;
  const file = `./${kebab}.definition.ts`;
  const imported = insertSorted(
    await readFile(join(root, definitions), 'utf8'),
    `import { ${camel}Definition } from '${file}';`,
    file,
    { end: /^$/, entry: /^import .* from '(.*)';$/ },
  );
  const defined = insertSorted(imported, `  ${key}: ${camel}Definition,`, kebab, {
    below: /^export const elementDefinitions = \{$/,
    end: /^\}/,
    entry,
  });
  const registered = insertSorted(
    await readFile(join(root, registry), 'utf8'),
    `  ${key}: chunk(() => import('./elements/${kebab}/${pascal}Element.tsx'), '${pascal}Element'),`,
    kebab,
    { below: /^export const elements: ElementRegistry = \{$/, end: /^\}/, entry },
  );
  const named = await Promise.all(
    languages.map(async (language): Promise<NewFile> => {
      const path = `languages/${language}/report.json`;
      const words = await readFile(join(root, path), 'utf8');
      if (words.includes(`"kind.${kebab}":`))
        throw new Refusal(`${path} has a "kind.${kebab}" already, for something else; choose another name.`);
      const line = `  "kind.${kebab}": "${names.words.toLowerCase()}",`;
      const text = insertSorted(words, line, kebab, {
        below: /^ {2}"place\.page": /,
        end: /^ {2}"kind\.other": /,
        entry: /^ {2}"kind\.([a-z0-9-]+)": /,
      });
      return { path, text };
    }),
  );
  const tried = insertLast(
    await readFile(join(root, trials), 'utf8'),
    `export const ${pascal}Element: Story = { name: '${names.words}', args: { type: '${kebab}' } };`,
    /^export const \w+: Story = \{ name: '/,
  );
  return [
    ...files,
    { path: trials, text: tried },
    { path: definitions, text: defined },
    { path: registry, text: registered },
    ...named,
  ];
}
