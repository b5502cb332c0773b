import type { PlanContext } from '#templates/contract/context.ts';
import { isRecord } from '#templates/contract/empty.ts';
import { bareIdentifier } from '#templates/contract/identifiers.ts';
import type { ExampleLanguage } from '#templates/elements/exampleLanguage.ts';
import type { RelatedItem } from '#templates/plan/pages/itemDetails.ts';
import { planRelatedItem } from '#templates/plan/pages/planRelatedItem.ts';

const folder = '../../samples/content/';

/** Each file comes when a page asks for it: together they are as large as a site. */
const answers = import.meta.glob<unknown>(
  ['../../samples/content/*/*/**/*.json', '!../../samples/content/sections/**'],
  { import: 'default' },
);

/** A page of the embedded content: the file's path below the folder of answers. */
export interface EmbeddedPage {
  readonly file: string;
  /** The path on the site, as one would read it in an address. */
  readonly label: string;
}

/** The pages of a site, those in the language first, and of these the home page. */
export function embeddedPages(cname: string, language: ExampleLanguage): readonly EmbeddedPage[] {
  return Object.keys(answers)
    .map((path) => path.slice(folder.length).replace(/\.json$/, ''))
    .filter((file) => file.split('/')[1] === cname)
    .map((file) => {
      const [language = '', , ...path] = file.split('/');
      return { file, label: `/${path.join('/').replace(/^index$/, '')} (${language})` };
    })
    .sort((one, other) => rankOf(other.file, language) - rankOf(one.file, language));
}

/** Higher stands earlier. */
function rankOf(file: string, language: ExampleLanguage): number {
  return (file.startsWith(`${language}/`) ? 2 : 0) + (file.endsWith('/index') ? 1 : 0);
}

const loaded = new Map<string, Promise<unknown>>();

/** The CMS's answer of a page: the same promise each time, so that React can wait for it. */
export function loadAnswer(file: string): Promise<unknown> {
  const known = loaded.get(file);
  if (known !== undefined) return known;
  const answer = answers[`${folder}${file}.json`]?.() ?? Promise.resolve(undefined);
  loaded.set(file, answer);
  return answer;
}

/** The items that a page names by their ids alone, as the server would ask the CMS for them. */
export async function findItems(
  ids: readonly string[],
  context: PlanContext,
): Promise<ReadonlyMap<string, RelatedItem>> {
  if (ids.length === 0) return new Map();
  const files = Object.keys(answers).map((path) => path.slice(folder.length).replace(/\.json$/, ''));
  const all = await Promise.all(files.filter((file) => file.split('/').length > 3).map(loadAnswer));
  return new Map(
    ids.flatMap((id) => {
      const item = planRelatedItem(
        all.find((answer) => idsOf(answer).includes(bareIdentifier(id))),
        context,
      );
      return item ? [[id, item] as const] : [];
    }),
  );
}

function idsOf(answer: unknown): readonly string[] {
  if (!isRecord(answer)) return [];
  const { metadata, identifier } = answer;
  const known = [identifier, ...(isRecord(metadata) ? [metadata.id, metadata.identifier] : [])];
  return known.filter((id) => id !== undefined).map((id) => bareIdentifier(String(id)));
}
