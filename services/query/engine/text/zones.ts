/**
 * Where a word of a record stands. Every word of the index has this letter before it, and then the first letter of its
 * language: `A`, `n`, `bodem` for a Dutch title. So the index alone tells how well a record matches, and no text has to
 * be read for it. `authors` holds identifiers too, `sources` organisations, journal, publisher and year. The last two
 * hold the parts of compounds, of title and keywords and of the abstract.
 */
export const zones = {
  title: 'A',
  keywords: 'B',
  authors: 'C',
  abstract: 'D',
  sources: 'G',
  subjectParts: 'E',
  abstractParts: 'F',
} as const;

export type Zone = keyof typeof zones;
export const zoneNames = [
  'title',
  'keywords',
  'authors',
  'abstract',
  'sources',
  'subjectParts',
  'abstractParts',
] as const satisfies readonly Zone[];

/** Parts of compounds have no places in a text. */
export const partZones: ReadonlySet<Zone> = new Set<Zone>(['subjectParts', 'abstractParts']);

/** Something of each zone. */
export function byZone<T>(of: (zone: Zone) => T): Readonly<Record<Zone, T>> {
  return {
    title: of('title'),
    keywords: of('keywords'),
    authors: of('authors'),
    abstract: of('abstract'),
    sources: of('sources'),
    subjectParts: of('subjectParts'),
    abstractParts: of('abstractParts'),
  };
}
