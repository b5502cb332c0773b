import { z } from 'zod';
import type { MarkedText, SearchRecord } from '#app/api/responses.ts';

const text = z.string().catch('');

const link = z.object({ url: text, access: text, filetype: text });

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
  title: z.string().min(1),
  documenttype: text,
  publisher: text,
  journal: text,
  year: z.coerce.number().int().nonnegative().optional().catch(undefined),
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
  places: z.array(z.object({ lat: z.number(), lon: z.number(), name: text })).catch([]),
  highlight: z.object({ title: marked, abstract: marked }).optional().catch(undefined),
});
export type QueryRecord = z.output<typeof queryRecordSchema>;

/** A record as the portal's own pages show it. */
export function hitOf(record: QueryRecord): SearchRecord {
  const { id, title, documenttype, publisher, journal, year, language, keywords, highlight } = record;
  const { places } = record;
  const { abstract, description, summary, links, url, access, filetype } = record;
  return {
    id,
    title,
    type: documenttype || undefined,
    publisher: publisher || undefined,
    journal: journal || undefined,
    year,
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
