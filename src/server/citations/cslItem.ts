import type { SearchRecord } from '#app/api/responses.ts';
import { fullTexts } from '#app/search/fullTexts.ts';

/** The types of the Citation Style Language (1.0.2, appendix III) that records can be of. */
export type CslType =
  | 'article'
  | 'article-journal'
  | 'book'
  | 'chapter'
  | 'dataset'
  | 'document'
  | 'motion_picture'
  | 'pamphlet'
  | 'paper-conference'
  | 'report'
  | 'software'
  | 'song'
  | 'thesis'
  | 'webpage';

/** A publication in the words of the Citation Style Language (CSL-JSON 1.0.2): what is not known is left out. */
export interface CslItem {
  readonly id: string;
  readonly type: CslType;
  /** The name under which a text in BibTeX cites it. */
  readonly 'citation-key': string;
  readonly title: string;
  readonly genre?: string;
  readonly publisher?: string;
  readonly 'container-title'?: string;
  readonly issued?: { readonly 'date-parts': readonly (readonly number[])[] };
  readonly URL: string;
  readonly abstract?: string;
  readonly language?: string;
  /** Separated by commas. */
  readonly keyword?: string;
}

/** What each kind of document of the query service is; `genre` says what the type does not. */
const kinds: Readonly<Record<string, Pick<CslItem, 'type' | 'genre'>>> = {
  artikel: { type: 'article-journal' },
  rapport: { type: 'report' },
  factsheet: { type: 'report', genre: 'Factsheet' },
  brochure: { type: 'pamphlet' },
  // In these very words: BibTeX has a type of its own for them.
  proefschrift: { type: 'thesis', genre: 'PhD thesis' },
  video: { type: 'motion_picture' },
  // An audio recording; reference managers know podcasts by this one.
  podcast: { type: 'song', genre: 'Podcast' },
  boek: { type: 'book' },
  hoofdstuk: { type: 'chapter' },
  conferentiebijdrage: { type: 'paper-conference' },
  scriptie: { type: 'thesis', genre: "Master's thesis" },
  preprint: { type: 'article', genre: 'Preprint' },
  dataset: { type: 'dataset' },
  software: { type: 'software' },
  webpagina: { type: 'webpage' },
  dossier: { type: 'webpage' },
  project: { type: 'webpage' },
};

/**
 * A record as reference managers read it. Records name no authors, and none are made up.
 * @param page the address of the record's own page, for one that can be read nowhere else
 */
export function cslItem(record: SearchRecord, page: string): CslItem {
  const { id, publisher, journal, year, abstract, language, keywords } = record;
  return {
    id: oneLine(id),
    ...kindOf(record),
    'citation-key': citationKey(record),
    title: oneLine(record.title),
    ...(publisher && { publisher: oneLine(publisher) }),
    ...(journal && { 'container-title': oneLine(journal) }),
    ...(year && { issued: { 'date-parts': [[year]] } }),
    URL: bare(fullTexts(record)[0]?.url ?? page),
    ...(abstract && { abstract: oneLine(abstract) }),
    ...(language && { language }),
    ...(keywords.length > 0 && { keyword: keywords.map((word) => oneLine(word.replaceAll(',', ' '))).join(',') }),
  };
}

/** An article that names no journal is of none: BibTeX's `@article` has to have one. */
function kindOf({ type = '', journal }: SearchRecord): Pick<CslItem, 'type' | 'genre'> {
  const kind = kinds[type.toLowerCase()] ?? { type: 'document' as const };
  return kind.type === 'article-journal' && !journal ? { type: 'document' } : kind;
}

/** In signs that BibTeX allows, and no other record's: the title's first word, the year, the id. */
function citationKey({ id, title, year }: SearchRecord): string {
  const [first] = plainWords(title);
  return [first, year, ...plainWords(id)].filter(Boolean).join('_');
}

/** The words of a text in small letters without accents, and figures. */
export function plainWords(text: string): readonly string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[a-z0-9]+/g) ?? [];
}

/** An address without the signs that end a field of BibTeX, where addresses are taken word for word. */
function bare(address: string): string {
  return new URL(address).href.replace(/[{}\\]/g, encodeURIComponent);
}

/** RIS has a field on each line: a break would begin another one. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
