import type { SearchRecord } from '#app/api/responses.ts';
import { type CslName, cslName } from '#app/citation/authorName.ts';
import { documentKind } from '#app/citation/documentKind.ts';
import { areEditors } from '#app/search/areEditors.ts';
import { fullTexts } from '#app/search/fullTexts.ts';

/** The types of the Citation Style Language (1.0.2, appendix III) that records can be of. */
export type CslType =
  | 'article'
  | 'article-journal'
  | 'book'
  | 'chapter'
  | 'dataset'
  | 'document'
  | 'graphic'
  | 'map'
  | 'motion_picture'
  | 'pamphlet'
  | 'paper-conference'
  | 'patent'
  | 'periodical'
  | 'report'
  | 'software'
  | 'song'
  | 'standard'
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
  readonly author?: readonly CslName[];
  readonly editor?: readonly CslName[];
  readonly publisher?: string;
  readonly 'container-title'?: string;
  readonly issued?: { readonly 'date-parts': readonly (readonly number[])[] };
  readonly URL: string;
  readonly DOI?: string;
  readonly ISBN?: string;
  readonly abstract?: string;
  readonly language?: string;
  /** Separated by `betweenKeywords`. */
  readonly keyword?: string;
}

type Kind = Pick<CslItem, 'type' | 'genre'>;

/** What each kind of document of the query service is; `genre` says what the type does not. */
const kinds: ReadonlyMap<string, Kind> = new Map(
  Object.entries<Kind>({
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
    kaart: { type: 'map' },
    norm: { type: 'standard' },
    octrooi: { type: 'patent' },
    afbeelding: { type: 'graphic' },
    tijdschrift: { type: 'periodical' },
    dossier: { type: 'webpage' },
    project: { type: 'webpage' },
  }),
);

/**
 * A record as reference managers read it: what it does not name is not made up.
 * @param page the address of the record's own page, for one that can be read nowhere else
 */
export function cslItem(record: SearchRecord, page: string): CslItem {
  const { id, authors = [], publisher, journal, year, doi, isbn, abstract, language, keywords } = record;
  return {
    id: oneLine(id),
    ...kindOf(record),
    'citation-key': citationKey(record),
    title: oneLine(record.title),
    ...(authors.length > 0 && { [areEditors(authors) ? 'editor' : 'author']: authors.map(cslName) }),
    ...(publisher && { publisher: oneLine(publisher) }),
    ...(journal && { 'container-title': oneLine(journal) }),
    ...(year && { issued: { 'date-parts': [[year]] } }),
    URL: bare(fullTexts(record)[0]?.url ?? page),
    ...(doi && { DOI: bareDoi(doi) }),
    ...(isbn?.[0] && { ISBN: isbn[0] }),
    ...(abstract && { abstract: oneLine(abstract) }),
    ...(language && { language }),
    ...(keywords.length > 0 && { keyword: keywords.map(withoutCommas).join(betweenKeywords) }),
  };
}

/** A comma alone may stand between the figures of a name: `2,4-D`. */
export const betweenKeywords = ', ';

const withoutCommas = (keyword: string) => oneLine(keyword.replace(/,(?!\d)|(?<!\d),/g, ' '));

function kindOf({ type }: SearchRecord): Kind {
  return kinds.get(documentKind(type)) ?? { type: 'document' };
}

/** An article that names no journal, for a format whose articles have to have one: a document. */
export function withoutBareArticle(item: CslItem): CslItem {
  return item.type === 'article-journal' && item['container-title'] === undefined
    ? { ...item, type: 'document' }
    : item;
}

/** In signs that BibTeX allows, and no other record's: the first author or the title's first word, the year, the id. */
function citationKey({ id, authors = [], title, year }: SearchRecord): string {
  const [author] = authors.map(cslName);
  const surname = author && ('literal' in author ? author.literal : author.family);
  const [first] = plainWords(surname ?? title);
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

/** A DOI without the signs that end a field of BibTeX; those are rare, and mean the same percent-encoded. */
function bareDoi(doi: string): string {
  return doi.replace(/[{}\\]/g, encodeURIComponent);
}

/** RIS has a field on each line: a break would begin another one. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
