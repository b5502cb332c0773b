import type { CreativeWork, LearningResource, MediaObject, Report, ScholarlyArticle, Thesis } from 'schema-dts';
import type { SearchRecord } from '#app/api/responses.ts';
import { fullTexts } from '#app/search/fullTexts.ts';

type RecordData = Exclude<CreativeWork | LearningResource | Report | ScholarlyArticle | Thesis, string>;

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
  switch (record.type?.toLowerCase()) {
    case 'artikel':
      return { '@type': 'ScholarlyArticle', ...work } satisfies ScholarlyArticle;
    case 'rapport':
    case 'factsheet':
      return { '@type': 'Report', ...work } satisfies Report;
    case 'proefschrift':
      return { '@type': 'Thesis', ...work } satisfies Thesis;
    case 'lesmateriaal':
      return { '@type': 'LearningResource', ...work } satisfies LearningResource;
    default:
      return { '@type': 'CreativeWork', ...work } satisfies CreativeWork;
  }
}

function workOf(record: SearchRecord, page: string) {
  const { id, title, publisher, journal, year, abstract, language, keywords } = record;
  const texts = fullTexts(record);
  return {
    name: title,
    headline: title,
    url: page,
    mainEntityOfPage: page,
    identifier: id,
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

function fileData({ url, filetype }: SearchRecord['links'][number]) {
  const mediaType = mediaTypes[filetype.toLowerCase()];
  return {
    '@type': 'MediaObject',
    contentUrl: url,
    ...(mediaType && { encodingFormat: mediaType }),
  } as const satisfies MediaObject;
}
