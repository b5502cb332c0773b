/** Where a record's full text lives. Empty strings mean "not known"; `access` is `open` or `beperkt`. */
export interface RecordLink {
  readonly url: string;
  readonly access: string;
  readonly filetype: string;
}

/** A person who wrote or made it, as the source writes the name, with an ORCID (`0000-0002-1825-0097`) where there is one. */
export interface Contributor {
  readonly name: string;
  readonly orcid?: string | undefined;
  /** Of those by whom a work without an author is known. */
  readonly role?: 'editor' | undefined;
}

/** An organisation that contributed, with the address of its ROR where there is one. */
export interface Organisation {
  readonly name: string;
  readonly ror?: string | undefined;
}

/** How closely a place is known: where it is, or somewhere in what is named, of which the point is about the middle. */
export const placeKinds = ['point', 'postalCode', 'place', 'municipality', 'region', 'province'] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** Where a record is about, where an event is held, where a person or an organisation works: degrees (WGS 84). */
export interface RecordPlace {
  readonly lat: number;
  readonly lon: number;
  readonly kind: PlaceKind;
  /** As visitors know it; empty where only the point is known. */
  readonly name: string;
}

interface Description {
  readonly id: string;
  readonly title: string;
  /** Empty when there is none, like `journal`. */
  readonly publisher: string;
  readonly journal: string;
  /** Left out when it is not known. */
  readonly year?: number | undefined;
  readonly abstract: string;
  readonly keywords: string[];
  readonly documenttype: string;
  /** The shortest code of ISO 639 (`nl`, `de`, `nds`), or empty when it is not known. */
  readonly language: string;
  /** A theme, with those above it: `nature/forest` or `Nature > Forest` (facet `thema`). */
  readonly theme: string;
  /** The keywords as the source spells them, where one is shown in another spelling. */
  readonly givenKeywords?: readonly string[] | undefined;
  readonly authors?: readonly Contributor[] | undefined;
  readonly organisations?: readonly Organisation[] | undefined;
  /** In small letters, from `10.` on. */
  readonly doi?: string | undefined;
  /** Without hyphens. */
  readonly isbn?: readonly string[] | undefined;
  /** `10568/1234`. */
  readonly handle?: string | undefined;
  readonly places?: readonly RecordPlace[] | undefined;
}

/** A record as it is supplied: with its links, or in the older form with at most one link spread over three keys. */
export type SourceRecord = Description & ({ links: RecordLink[] } | Partial<RecordLink>);

/**
 * A record as the service answers it (specification, section 3, plus abstract, keywords, documenttype, language and
 * theme). `links` holds at least one link; `url`, `access` and `filetype` repeat the first one for older readers.
 */
export type CollectionRecord = Description & RecordLink & { links: RecordLink[] };

/** Folds both forms into one: an old single link becomes the only link, and no link at all one empty link. */
export function foldLinks(record: SourceRecord): CollectionRecord {
  const single: Partial<RecordLink> = 'links' in record ? {} : record;
  const given = 'links' in record ? record.links : [];
  const first = given[0] ?? { url: single.url ?? '', access: single.access ?? '', filetype: single.filetype ?? '' };
  const { url, access, filetype } = first;
  return { ...record, url, access, filetype, links: given.length > 0 ? given : [{ url, access, filetype }] };
}
