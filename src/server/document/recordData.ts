import type {
  Book,
  Chapter,
  CreativeWork,
  Dataset,
  LearningResource,
  MediaObject,
  Report,
  ScholarlyArticle,
  Thesis,
} from 'schema-dts';
import type { RecordAuthor, RecordOrganisation, SearchRecord } from '#app/api/responses.ts';
import { cslName } from '#app/citation/authorName.ts';
import { documentKind } from '#app/citation/documentKind.ts';
import { areEditors } from '#app/search/areEditors.ts';
import { fullTexts } from '#app/search/fullTexts.ts';
import { doiAddress } from '#app/search/identifierAddress.ts';

type RecordData = Exclude<
  Book | Chapter | CreativeWork | Dataset | LearningResource | Report | ScholarlyArticle | Thesis,
  string
>;

/** How files of records are called on the web. */
const mediaTypes: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  html: 'text/html',
  epub: 'application/epub+zip',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
};

/**
 * A record in the words of schema.org: what it says of itself and nothing else.
 * @param page the one address of its page
 */
export function recordData(record: SearchRecord, page: string): RecordData {
  const work = workOf(record, page);
  switch (documentKind(record.type)) {
    case 'artikel':
    case 'conferentiebijdrage':
    case 'preprint':
      return { '@type': 'ScholarlyArticle', ...work } satisfies ScholarlyArticle;
    case 'rapport':
    case 'factsheet':
      return { '@type': 'Report', ...work } satisfies Report;
    case 'boek':
      return { '@type': 'Book', ...work, ...isbnOf(record) } satisfies Book;
    case 'hoofdstuk':
      return { '@type': 'Chapter', ...work } satisfies Chapter;
    case 'dataset':
      return { '@type': 'Dataset', ...work, ...describedSet(record) } satisfies Dataset;
    case 'scriptie':
    case 'proefschrift':
      return { '@type': 'Thesis', ...work } satisfies Thesis;
    case 'lesmateriaal':
      return { '@type': 'LearningResource', ...work } satisfies LearningResource;
    default:
      return { '@type': 'CreativeWork', ...work } satisfies CreativeWork;
  }
}

function workOf(record: SearchRecord, page: string) {
  const { id, title, authors = [], organisations = [], publisher, journal, year, abstract, language } = record;
  const { doi, keywords } = record;
  const texts = fullTexts(record);
  return {
    name: title,
    headline: title,
    url: page,
    mainEntityOfPage: page,
    identifier: doi ? [id, { '@type': 'PropertyValue', propertyID: 'DOI', value: doi } as const] : id,
    ...(doi && { sameAs: doiAddress(doi) }),
    ...(authors.length > 0 && { [areEditors(authors) ? 'editor' : 'author']: authors.map(authorData) }),
    ...(organisations.length > 0 && { sourceOrganization: organisations.map(organisationData) }),
    ...(abstract && { abstract }),
    ...(publisher && { publisher: { '@type': 'Organization', name: publisher } as const }),
    ...(journal && { isPartOf: { '@type': 'Periodical', name: journal } as const }),
    ...(year && { datePublished: String(year) }),
    ...(language && { inLanguage: language }),
    ...(keywords.length > 0 && { keywords }),
    ...(texts.length > 0 && { encoding: texts.map(fileData) }),
    // Left out where it is unknown.
    ...(texts.some(({ access }) => access !== '') && {
      isAccessibleForFree: texts.some(({ access }) => access.toLowerCase() === 'open'),
    }),
  };
}

/** A name without parts is an organisation's: a report may be by one. */
function authorData(author: RecordAuthor) {
  const { name, orcid } = author;
  if ('literal' in cslName(author) && orcid === undefined) return { '@type': 'Organization', name } as const;
  return { '@type': 'Person', name, ...(orcid && { sameAs: `https://orcid.org/${orcid}` }) } as const;
}

function organisationData({ name, ror }: RecordOrganisation) {
  return { '@type': 'Organization', name, ...(ror && { sameAs: ror }) } as const;
}

/** Google lists no set without a description (50 to 5,000 characters), and looks for those who made it as creators. */
function describedSet({ abstract = '', authors = [] }: SearchRecord) {
  return {
    ...(abstract && { description: abstract.slice(0, 5000) }),
    ...(authors.length > 0 && { creator: authors.map(authorData) }),
  };
}

function isbnOf({ isbn = [] }: SearchRecord) {
  const [first] = isbn;
  return first === undefined ? {} : { isbn: first };
}

function fileData({ url, filetype }: SearchRecord['links'][number]) {
  const mediaType = mediaTypes[filetype.toLowerCase()];
  return {
    '@type': 'MediaObject',
    contentUrl: url,
    ...(mediaType && { encodingFormat: mediaType }),
  } as const satisfies MediaObject;
}
