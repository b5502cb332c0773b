import { z } from 'zod';
import type { MarkedText, SearchRecord } from '#app/api/responses.ts';
import { rorId } from './contributorIds.ts';
import { sentNumber } from './sentNumber.ts';

const text = z.string().catch('');

const link = z.object({ url: text, access: text, filetype: text });

/** `listed` is the name under which the service counts the author's records. */
const author = z.object({
  name: z.string().min(1),
  orcid: text,
  listed: text,
  role: z.literal('editor').optional().catch(undefined),
});

const organisation = z.object({ name: z.string().min(1), ror: text });

/** Those that can be read, of a list. */
const readable = <S extends z.ZodType>(entry: S) =>
  z
    .array(entry.optional().catch(undefined))
    .transform((list) => list.filter((each) => each !== undefined))
    .catch([]);

const pieces = z.array(z.object({ text, match: z.boolean().catch(false) }));

/** Neighbours of a kind are one piece, so that plain and marked ones take turns. */
const marked = pieces.transform((all): MarkedText => {
  const texts = [''];
  for (const { text: piece, match } of all) {
    // An odd number of pieces ends with a plain one.
    const endsMarked = texts.length % 2 === 0;
    if (match === endsMarked) texts[texts.length - 1] += piece;
    else texts.push(piece);
  }
  return texts;
});

/** A record as the query service sends it (specification, section 3): alone, or among the results of a search. */
export const queryRecordSchema = z.object({
  id: z.coerce.string().min(1),
  title: z.string().trim().min(1),
  documenttype: text,
  publisher: text,
  journal: text,
  year: sentNumber.pipe(z.number().positive()).optional().catch(undefined),
  abstract: text,
  description: text,
  summary: text,
  language: z
    .string()
    .regex(/^[a-z]{2,3}$/)
    .optional()
    .catch(undefined),
  keywords: z.array(text).catch([]),
  links: z.array(link).catch([]),
  url: text,
  access: text,
  filetype: text,
  authors: readable(author),
  organisations: readable(organisation),
  doi: z
    .string()
    .regex(/^10\.\S+\/\S+$/)
    .optional()
    .catch(undefined),
  isbn: z.array(z.string().regex(/^[\dX]{10,13}$/)).catch([]),
  places: z.array(z.object({ lat: z.number(), lon: z.number(), name: text })).catch([]),
  highlight: z.object({ title: marked, abstract: marked }).optional().catch(undefined),
});
export type QueryRecord = z.output<typeof queryRecordSchema>;

/** Authors shown with one result of many. */
const authorsShown = 3;

function contributorsOf(
  authors: QueryRecord['authors'],
  organisations: QueryRecord['organisations'],
  isAmongOthers: boolean,
): Pick<SearchRecord, 'authors' | 'moreAuthors' | 'organisations'> {
  if (authors.length === 0 && organisations.length === 0) return {};
  const people = authors.map(({ name, orcid, listed, role }) => ({
    name,
    id: orcid || listed || name,
    orcid: orcid || undefined,
    listed: isAmongOthers ? undefined : listed || undefined,
    role,
  }));
  // One more takes no more room than to say that there is one.
  const shown = isAmongOthers && people.length > authorsShown + 1 ? people.slice(0, authorsShown) : people;
  return {
    authors: shown,
    moreAuthors: people.length > shown.length ? people.length - shown.length : undefined,
    organisations: isAmongOthers
      ? undefined
      : organisations.map(({ name, ror }) => ({ name, id: rorId(ror) ?? name, ror: ror || undefined })),
  };
}

/** A record as the portal's own pages show it. */
export function hitOf(record: QueryRecord): SearchRecord {
  const { id, title, documenttype, publisher, journal, year, language, keywords, highlight } = record;
  const { authors, organisations, doi, isbn, places } = record;
  const { abstract, description, summary, links, url, access, filetype } = record;
  return {
    id,
    title,
    type: documenttype || undefined,
    publisher: publisher || undefined,
    journal: journal || undefined,
    year,
    ...contributorsOf(authors, organisations, highlight !== undefined),
    doi,
    isbn: isbn.length > 0 ? isbn : undefined,
    // The passage is of the abstract, which the list needs no more then.
    abstract: highlight ? undefined : abstract || description || summary || undefined,
    language,
    keywords,
    // An older record has one link spread over three keys, or none: then it is one empty link.
    links: links.length > 0 ? links : [{ url, access, filetype }],
    ...(places.length > 0 && { places }),
    found: highlight && { title: highlight.title, passage: highlight.abstract },
  };
}
