import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesFromTemplates, fillTemplates, type NewFile } from './folder.ts';
import { insertSorted } from './insertSorted.ts';
import { languages } from './languages.ts';
import { kebabName } from './names.ts';

const views = 'src/app/views/views.ts';
const serverViews = 'src/server/views/serverViews.ts';
const texts = 'languages/texts.ts';

/**
 * A new view: its folder, its texts, its line in the app's map, in the server's, and in the list of texts. It starts as
 * one made of texts.
 */
export async function newView(root: string, name: string): Promise<NewFile[]> {
  const names = kebabName(name, 'a view', 'my-comments');
  const { kebab, camel } = names;
  const files = await filesFromTemplates(root, 'view', `src/app/views/${kebab}`, names);
  const words = await Promise.all(
    languages.map((language) => fillTemplates(root, 'viewTexts', `languages/${language}`, names)),
  );
  const key = /-/.test(kebab) ? `'${kebab}'` : kebab;
  const entry = /^ {2,4}'?([a-z][a-z0-9-]*)'?: /;
  const file = `./${kebab}/view.ts`;
  const imported = insertSorted(
    await readFile(join(root, views), 'utf8'),
    `import { ${camel}View } from '${file}';`,
    file,
    { end: /^(?!import .* from '\.\/[a-z-]+\/view\.ts')/, entry: /^import .* from '(.*)';$/ },
  );
  const defined = insertSorted(imported, `  ${key}: ${camel}View,`, kebab, {
    below: /^export const views = defineViews\(\{$/,
    end: /^\}\)/,
    entry,
  });
  const loaded = insertSorted(
    withTextView(await readFile(join(root, serverViews), 'utf8')),
    `    ${key}: textView(options),`,
    kebab,
    {
      below: /^ {2}return \{$/,
      end: /^ {2}\};/,
      entry,
    },
  );
  const listed = insertSorted(
    await readFile(join(root, texts), 'utf8'),
    `  readonly ${key}: typeof import('./nl/${kebab}.json');`,
    kebab,
    { below: /^interface Namespaces \{$/, end: /^\}/, entry: /^ {2}readonly '?([a-z][a-z0-9-]*)'?: / },
  );
  return [
    ...files,
    ...words.flat(),
    { path: views, text: defined },
    { path: serverViews, text: loaded },
    { path: texts, text: listed },
  ];
}

/** The server's map, knowing what loads a view of texts: Biome puts the import among the others. */
function withTextView(text: string): string {
  const line = "import { textView } from './siteView.ts';";
  return text.includes(line) ? text : `${line}\n${text}`;
}
