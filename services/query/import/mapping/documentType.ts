import { coarTypes } from './coarTypes.ts';
import { documentTypes } from './documentTypes.ts';

const typeByName = new Map([
  ...coarTypes,
  ...Object.entries(documentTypes).flatMap(([type, names]) => names.map((name) => [name, type] as const)),
]);

/** Says nothing about what a document is, or what others of its names say better. */
const generic = new Set([
  '',
  'unknown',
  'onbekend',
  // The kinds of files of Google Scholar, and what is only quoted there.
  'html',
  'pdf',
  'doc',
  'citation',
  'text',
  'other',
  'c_1843',
  'c_18cf',
  'overig',
  'gen',
  'misc',
  'document',
  'none',
  'component',
  'paratext',
  'publication',
  "research support, non-u.s. gov't",
  'research-article',
  'published version',
  'accepted version',
  'submitted version',
  'draft',
  'peerreviewed',
  'nonpeerreviewed',
  'peer-reviewed',
  'peer reviewed',
]);

/** Any of several, of which another name may say which. */
const vague = new Set(['thesis', 'thes', 'theses', 'c_46ec']);
const theses = new Set(['proefschrift', 'scriptie']);

/** A name as the vocabulary may have it: `bookSection` also apart. */
function spellingsOf(given: string): readonly string[] {
  // `info:eu-repo/semantics/bookPart`, as repositories say it.
  const name = given.trim().replace(/^info:eu-repo\/semantics\//, '');
  const apart = name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
  return [name, apart].map((text) => text.toLowerCase().replace(/^https?:\/\/.*[/#]/, ''));
}

const typeOfName = (name: string): string | undefined =>
  typeByName.get(name) ?? typeByName.get(name.replace(/s$/, '')) ?? (/ reports?$/.test(name) ? 'rapport' : undefined);

/**
 * The type of a document by the first of the names that says what it is. `'unknown'` where names are given and none is
 * of the vocabulary; `undefined` where nothing is said.
 */
export function documentType(given: readonly string[]): string | undefined | 'unknown' {
  const names = given
    .flatMap((text) => [text, ...text.split(/[;|]/), ...text.split(/,\s/)])
    .map(spellingsOf)
    .filter((spellings) => !spellings.some((name) => generic.has(name)));
  const found = names.flatMap((spellings) =>
    spellings
      .flatMap((name) => {
        const type = typeOfName(name);
        return type === undefined ? [] : [{ name, type }];
      })
      .slice(0, 1),
  );
  const [first] = found;
  if (first === undefined) return names.length === 0 ? undefined : 'unknown';
  if (!vague.has(first.name)) return first.type;
  return found.find(({ name, type }) => !vague.has(name) && theses.has(type))?.type ?? first.type;
}
