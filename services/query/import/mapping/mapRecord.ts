import { createHash } from 'node:crypto';
import { doiIn, handleIn, isbnIn } from '#services/query/collection/identifiers.ts';
import type { RecordLink, SourceRecord } from '#services/query/collection/record.ts';
import type { Gazetteer } from '#services/query/places/gazetteer.ts';
import { authorsIn, organisationsIn } from './contributors.ts';
import { documentType } from './documentType.ts';
import type { FieldName } from './fieldNames.ts';
import { type Spellings, splitKeywords } from './keywords.ts';
import { languageCode } from './language.ts';
import { accessOf, doiAddress, handleAddress, webAddress } from './links.ts';
import { placesIn } from './places.ts';
import { plainText } from './plainText.ts';
import type { RawField } from './rawField.ts';
import { yearOf } from './year.ts';

/** Something in a record that could not be taken over; the record itself comes in. */
export interface Problem {
  /** What it is, in the same words for all of its kind. */
  readonly kind: string;
  /** What stands in the source. */
  readonly example: string;
}

export type Mapped = { readonly problems: readonly Problem[] } & (
  | { readonly kind: 'record'; readonly record: SourceRecord }
  | { readonly kind: 'deletion'; readonly id: string }
  | { readonly kind: 'refused'; readonly reason: string }
);

/** As many as a record keeps, and how long each may be. */
const [keywordsMax, keywordLength] = [200, 200];

/**
 * Makes a record of the collection out of what a source says. What is not known stays empty: no year, language, type or
 * identifier is made up. Only a record without a title is refused.
 */
export function mapRecord(fields: readonly RawField[], spellings: Spellings, gazetteer: () => Gazetteer): Mapped {
  const problems: Problem[] = [];
  const given = (field: FieldName) => fields.filter((each) => each.field === field && each.text.trim() !== '');
  const texts = (field: FieldName) => given(field).map(({ text }) => text.trim());
  const first = (field: FieldName) => texts(field)[0] ?? '';
  const report = (kind: string, example: string) => {
    problems.push({ kind, example: example.slice(0, 120) });
    return '';
  };

  if (/^(?:true|1|ja|yes)$/i.test(first('deleted')) && first('id') !== '') {
    return { kind: 'deletion', id: first('id'), problems };
  }
  const [title, subtitle] = [plainText(first('title')), plainText(first('subtitle'))];
  if (title === '') return { kind: 'refused', reason: 'it has no title', problems };

  const [doi] = [...texts('doi'), ...texts('url')].flatMap((text) => doiIn(text) ?? []);
  if (doi === undefined && first('doi') !== '') report('a DOI that is none', first('doi'));
  const [handle] = [...texts('handle'), ...texts('url').filter((url) => /handle/.test(url))].flatMap(
    (text) => handleIn(text) ?? [],
  );
  const isbn = [
    ...new Set(texts('isbn').flatMap((text) => text.split(/[;|\n]/).flatMap((part) => isbnIn(part) ?? []))),
  ];
  if (isbn.length === 0 && first('isbn') !== '') report('an ISBN that is none', first('isbn'));

  const year = texts('year')
    .map(yearOf)
    .find((found) => found !== undefined);
  if (year === undefined) report(first('year') === '' ? 'no year' : 'a date without a year', first('year') || title);
  const language = texts('language')
    .map(languageCode)
    .find((code) => code !== undefined);
  const type = documentType(texts('documenttype'));
  const links = linksOf(given('url'), first('access'), first('filetype'), doi, handle, report);
  const originals = keywordsOf(texts('keywords'), report);
  const keywords = [...new Set(originals.map((keyword) => spellings.shown(keyword)))];
  const authors = authorsIn(given('authors'));
  const organisations = organisationsIn(given('organisations'));
  const places = placesIn({ texts, gazetteer, report });

  const record: SourceRecord = {
    id:
      first('id') ||
      ownIdentifier(doi, partsOfBooks.has(type ?? '') ? undefined : isbn[0], handle, [
        title,
        subtitle,
        String(year ?? ''),
        authors[0]?.name ?? '',
      ]),
    title: subtitle === '' || title.includes(subtitle) ? title : `${title.replace(/\s*[:;/.]$/, '')}: ${subtitle}`,
    publisher: plainText(first('publisher')),
    journal: plainText(first('journal')),
    ...(year === undefined ? {} : { year }),
    abstract: [...new Set(texts('abstract').map(plainText))].join(' '),
    keywords,
    ...(originals.every((keyword, at) => keyword === keywords[at]) ? {} : { givenKeywords: originals }),
    documenttype:
      type === 'unknown'
        ? report('a document type that is not in the vocabulary', texts('documenttype').join('; '))
        : (type ?? ''),
    language:
      language === 'unknown' ? report('a language that has no code', texts('language').join('; ')) : (language ?? ''),
    theme: plainText(first('theme')),
    links,
    ...(authors.length > 0 ? { authors } : {}),
    ...(organisations.length > 0 ? { organisations } : {}),
    ...(doi === undefined ? {} : { doi }),
    ...(isbn.length > 0 ? { isbn } : {}),
    ...(handle === undefined ? {} : { handle }),
    ...(places.length > 0 ? { places } : {}),
  };
  return { kind: 'record', record, problems };
}

type Report = (kind: string, example: string) => string;

const databases = /^https?:\/\/(?:[\w-]+\.)*(?:scopus|embase|webofscience|webofknowledge|proquest|ovid)\.com\//i;

/** Where it can be read: the addresses given, or else where its DOI or handle leads. */
function linksOf(
  given: readonly RawField[],
  access: string,
  filetype: string,
  doi: string | undefined,
  handle: string | undefined,
  report: Report,
): RecordLink[] {
  const common = { access: accessOf(access), filetype: filetype.toLowerCase() };
  const found = given.flatMap((field): RecordLink[] =>
    field.text.split(/[;|\n]\s*(?=https?:|www\.)/i).flatMap((text) => {
      const url = webAddress(text);
      if (url === undefined) report('an address that cannot be opened', text);
      if (url === undefined) return [];
      return [
        {
          url,
          access: field.access === undefined ? common.access : accessOf(field.access),
          filetype: field.filetype?.toLowerCase() ?? common.filetype,
        },
      ];
    }),
  );
  // A database's own page is for its subscribers; a DOI leads to the publication.
  if (doi !== undefined && found.every(({ url }) => databases.test(url)))
    found.unshift({ ...common, url: doiAddress(doi) });
  if (found.length === 0 && handle !== undefined) found.push({ ...common, url: handleAddress(handle) });
  return [...new Map(found.toReversed().map((link) => [link.url, link])).values()].toReversed();
}

function keywordsOf(given: readonly string[], report: Report): string[] {
  // Where every keyword is a value of its own, a comma is part of it.
  const split = given.length > 1 ? given.flatMap((text) => text.split(/[;|\n]/)) : given.flatMap(splitKeywords);
  const all = [
    ...new Set(split.map((text) => plainText(text).replace(/^\*|(?<=\/)\*/g, '')).filter((keyword) => keyword !== '')),
  ];
  const kept = all.filter((keyword) => keyword.length <= keywordLength);
  if (kept.length < all.length)
    report(`a keyword of more than ${keywordLength} characters`, all.find((keyword) => !kept.includes(keyword)) ?? '');
  if (kept.length > keywordsMax) report(`more than ${keywordsMax} keywords`, kept[0] ?? '');
  return kept.slice(0, keywordsMax);
}

/** What stands in a book: the ISBN given with it is the book's, and that of all its other parts. */
const partsOfBooks: ReadonlySet<string> = new Set(['hoofdstuk', 'conferentiebijdrage', 'artikel']);

/** An identifier for a record whose source has none: the same for the same publication, whenever it comes. */
function ownIdentifier(
  doi: string | undefined,
  isbn: string | undefined,
  handle: string | undefined,
  words: readonly string[],
): string {
  if (doi !== undefined) return `doi:${doi}`;
  if (isbn !== undefined) return `isbn:${isbn}`;
  if (handle !== undefined) return `hdl:${handle}`;
  return `title:${createHash('sha256').update(words.join('\n').toLowerCase()).digest('hex').slice(0, 24)}`;
}
