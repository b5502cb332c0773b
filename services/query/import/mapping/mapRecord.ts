import { doiIn, handleIn, isbnsIn } from '#services/query/collection/identifiers.ts';
import type { RecordLink, SourceRecord } from '#services/query/collection/record.ts';
import { recordLimits } from '#services/query/collection/recordLimits.ts';
import type { Gazetteer } from '#services/query/places/gazetteer.ts';
import { areOfEditors, authorsIn, organisationsIn } from './contributors.ts';
import { documentType } from './documentType.ts';
import type { FieldName } from './fieldNames.ts';
import { journalName } from './journalName.ts';
import { keywordLength, type Spellings, splitKeywords } from './keywords.ts';
import { languageCode } from './language.ts';
import { accessOf, addressesIn, doiAddress, doiOfAddress, handleAddress, webAddress } from './links.ts';
import { placesIn } from './places.ts';
import { plainText } from './plainText.ts';
import type { RawField } from './rawField.ts';
import { saysSomething } from './saysSomething.ts';
import { cutText, firstOf, hashOf, type Report, shortIdentifier, shortOnes, shortText } from './withinLimits.ts';
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

/**
 * Makes a record of the collection out of what a source says. What is not known stays empty: no year, language, type or
 * identifier is made up, and what is too long is cut or left out. Only a record without a title is refused.
 */
export function mapRecord(fields: readonly RawField[], spellings: Spellings, gazetteer: () => Gazetteer): Mapped {
  const problems: Problem[] = [];
  const given = (field: FieldName) => fields.filter((each) => each.field === field && saysSomething(field, each.text));
  const texts = (field: FieldName) => given(field).map(({ text }) => text.trim());
  const first = (field: FieldName) => texts(field)[0] ?? '';
  const report: Report = (kind, example) => void problems.push({ kind, example: example.slice(0, 120) });

  const ownId = shortIdentifier(first('id'), report);
  if (/^(?:true|1|ja|yes)$/i.test(first('deleted')) && ownId !== '') return { kind: 'deletion', id: ownId, problems };
  // On catalogue cards a sign stands between a title and who wrote it, which remains where that is left out.
  const title = plainText(first('title')).replace(/ [/:;=,]$/, '');
  const subtitle = plainText(first('subtitle'));
  if (title === '') return { kind: 'refused', reason: 'it has no title', problems };

  const addresses = texts('url').flatMap(addressesIn);
  const [givenDoi = ''] = [...texts('doi').map(doiIn), ...addresses.map(doiOfAddress)].filter(
    (found) => found !== undefined,
  );
  if (givenDoi === '' && first('doi') !== '') report('an invalid DOI', first('doi'));
  const doi = shortText('a DOI', givenDoi, report);
  const [givenHandle = ''] = [...texts('handle'), ...texts('url').filter((url) => /handle/.test(url))].flatMap(
    (text) => handleIn(text) ?? [],
  );
  const handle = shortText('a handle', givenHandle, report);
  const isbn = firstOf('ISBNs', [...new Set(texts('isbn').flatMap(isbnsIn))], recordLimits.list, report);
  if (isbn.length === 0 && first('isbn') !== '') report('an invalid ISBN', first('isbn'));

  const year = texts('year')
    .map(yearOf)
    .find((found) => found !== undefined);
  if (year === undefined) report(first('year') === '' ? 'no year' : 'a date without a year', first('year') || title);
  const language = texts('language')
    .map(languageCode)
    .find((code) => code !== undefined);
  const type = documentType(texts('documenttype'));
  const links = linksOf(given('url'), first('access'), first('filetype'), doi, handle, report);
  const originals = keywordsOf(given('keywords'), report);
  const keywords = [...new Set(originals.map((keyword) => spellings.shown(keyword)))];
  const written = authorsIn(given('authors').filter((names) => !areOfEditors(names)));
  // A work that has no author is known by its editors.
  const edited = [...given('authors').filter(areOfEditors), ...given('editors')];
  const editors = authorsIn(edited).map((editor) => ({ ...editor, role: 'editor' as const }));
  const authors = contributorsOf('an author', 'authors', written.length > 0 ? written : editors, report);
  const organisations = contributorsOf(
    'an organisation',
    'organisations',
    organisationsIn(given('organisations'), authors),
    report,
  );
  const places = placesIn({ texts, gazetteer, report });

  if (type === 'unknown') report('a document type that is not in the vocabulary', texts('documenttype').join('; '));
  if (language === 'unknown') report('a language that has no code', texts('language').join('; '));
  const [journal, publisher] = [journalName(plainText(first('journal'))), plainText(first('publisher'))];
  // Databases have a book's title once more where others have what a text stands in.
  const isItself = type === 'boek' && journal.toLowerCase() === title.replace(/\.$/, '').toLowerCase();
  const isWithSubtitle = subtitle !== '' && !title.includes(subtitle);
  const wholeTitle = isWithSubtitle ? `${title.replace(/\s*[:;/.]$/, '')}: ${subtitle}` : title;
  const record: SourceRecord = {
    id:
      ownId ||
      shortIdentifier(
        ownIdentifier(doi, partsOfBooks.has(type ?? '') ? undefined : isbn[0], handle, [
          title,
          subtitle,
          String(year ?? ''),
          // Without an author many are called the same: `Jaarverslag`, `Editorial`.
          written[0]?.name ?? (journal || publisher || (organisations[0]?.name ?? '')),
        ]),
        report,
      ),
    title: cutText('a title', wholeTitle, recordLimits.title, report),
    publisher: shortText('a publisher', publisher, report),
    journal: isItself ? '' : shortText('a journal', journal, report),
    ...(year === undefined ? {} : { year }),
    abstract: cutText(
      'an abstract',
      [...new Set(texts('abstract').map((text) => plainText(text).replace(headingOfAbstract, '')))].join(' '),
      recordLimits.text,
      report,
    ),
    keywords,
    ...(originals.every((keyword, at) => keyword === keywords[at]) ? {} : { givenKeywords: originals }),
    documenttype: type === undefined || type === 'unknown' ? '' : type,
    language: language === undefined || language === 'unknown' ? '' : language,
    theme: shortText('a theme', plainText(first('theme')), report),
    links,
    ...(authors.length > 0 ? { authors } : {}),
    ...(organisations.length > 0 ? { organisations } : {}),
    ...(doi === '' ? {} : { doi }),
    ...(isbn.length > 0 ? { isbn } : {}),
    ...(handle === '' ? {} : { handle }),
    ...(places.length > 0 ? { places } : {}),
  };
  return { kind: 'record', record, problems };
}

/** That it is an abstract, which publishers write above it; behind the word begins a sentence. */
const headingOfAbstract =
  /^(?:[Aa]bstract|ABSTRACT|[Ss]ummary|SUMMARY|[Ss]amenvatting|SAMENVATTING)(?: ?[:.—–] ?| (?!OF |FOR |VAN )(?=[\p{Lu}\d]))(?=.)/u;

const databases = /^https?:\/\/(?:[\w-]+\.)*(?:scopus|embase|webofscience|webofknowledge|proquest|ovid)\.com\//i;

/** Where it can be read: the addresses given, or else where its DOI or handle leads. */
function linksOf(
  given: readonly RawField[],
  access: string,
  filetype: string,
  doi: string,
  handle: string,
  report: Report,
): RecordLink[] {
  const typeOf = (text: string) => shortText('a file type', text.toLowerCase(), report);
  const common = { access: accessOf(access), filetype: typeOf(filetype) };
  const found = given.flatMap((field): RecordLink[] =>
    addressesIn(field.text).flatMap((text) => {
      const url = webAddress(text);
      if (url === undefined) report('an address that cannot be opened', text);
      if (url === undefined) return [];
      return [
        {
          url,
          access: field.access === undefined ? common.access : accessOf(field.access),
          filetype: field.filetype === undefined ? common.filetype : typeOf(field.filetype),
        },
      ];
    }),
  );
  // A database's own page is for its subscribers; a DOI leads to the publication.
  if (doi !== '' && found.every(({ url }) => databases.test(url))) found.unshift({ ...common, url: doiAddress(doi) });
  if (found.length === 0 && handle !== '') found.push({ ...common, url: handleAddress(handle) });
  const unique = [...new Map(found.toReversed().map((link) => [link.url, link])).values()].toReversed();
  const short = shortOnes('an address', unique, { most: recordLimits.address, textOf: ({ url }) => url }, report);
  return firstOf('addresses', short, recordLimits.list, report);
}

function contributorsOf<Named extends { readonly name: string }>(
  one: string,
  several: string,
  given: readonly Named[],
  report: Report,
): Named[] {
  const short = shortOnes(one, given, { most: recordLimits.name, textOf: ({ name }) => name }, report);
  return firstOf(several, short, recordLimits.contributors, report);
}

/** Where a keyword or a class is told of instead of what it is called: an address, `info:eu-repo/classification/ddc/630`. */
const address = /^(?:https?:\/\/|info:|urn:|ddc:|gnd\/)\S+$/i;

function keywordsOf(given: readonly RawField[], report: Report): string[] {
  // Where every keyword is a value of its own, a comma is part of it.
  const split = given.flatMap(({ text, isWhole = false }) =>
    isWhole || given.length > 1 ? text.split(/[;|\n]/) : splitKeywords(text),
  );
  const all = [
    ...new Set(
      split
        .map((text) => plainText(text).replace(/^\*|(?<=\/)\*/g, ''))
        .filter((keyword) => keyword !== '' && !address.test(keyword)),
    ),
  ];
  const short = shortOnes('a keyword', all, { most: keywordLength, textOf: (keyword) => keyword }, report);
  return firstOf('keywords', short, recordLimits.list, report);
}

/** What stands in a book, or may: the ISBN given with it is the book's, and that of all its other parts. */
const partsOfBooks: ReadonlySet<string> = new Set(['hoofdstuk', 'conferentiebijdrage', 'artikel', 'unknown']);

/** An identifier for a record whose source has none: the same for the same publication, whenever it comes. */
function ownIdentifier(doi: string, isbn: string | undefined, handle: string, words: readonly string[]): string {
  if (doi !== '') return `doi:${doi}`;
  if (isbn !== undefined) return `isbn:${isbn}`;
  if (handle !== '') return `hdl:${handle}`;
  return `title:${hashOf(words.join('\n').toLowerCase())}`;
}
