import { z } from 'zod';
import { resultPath } from '#app/search/resultPath.ts';
import type { Language } from '#languages/languages.ts';
import type { RecordSummary } from '#templates/plan/elements/records.definition.ts';
import type { JsonClient } from '../calls/jsonClient.ts';
import { createIdSource, type Found } from './idSource.ts';

const recordSchema = z.object({
  id: z.coerce.string().min(1),
  title: z.string().min(1),
  publisher: z.string().catch(''),
  year: z.coerce.number().int().positive().optional().catch(undefined),
  documenttype: z.string().catch(''),
  url: z.string().catch(''),
  links: z.array(z.object({ url: z.string().catch('') })).catch([]),
});
type CmsRecord = z.output<typeof recordSchema>;

export type LoadRecords = (scope: string, ids: readonly string[], language: Language) => Promise<Found<RecordSummary>>;

interface RecordSourceOptions {
  readonly query: JsonClient;
  readonly freshSeconds: number;
}

/** Asks the query service for single records (specification, section 7), all at once; `urn:` ids are never asked. */
export function createRecordSource({ query, freshSeconds }: RecordSourceOptions): LoadRecords {
  const load = createIdSource({
    client: query,
    freshSeconds,
    maximumSize: 8_000_000,
    read: (answer) => recordSchema.safeParse(answer).data,
  });
  return (scope, ids, language) => {
    const asked = ids.filter((id) => !/^urn:/i.test(id));
    const paths = new Map(asked.map((id) => [id, `/${encodeURIComponent(scope)}/${encodeURIComponent(id)}`]));
    return load(paths, (record) => summary(record, language));
  };
}

function summary(record: CmsRecord, language: Language): RecordSummary {
  return {
    id: record.id,
    title: record.title,
    publisher: record.publisher || undefined,
    year: record.year,
    type: record.documenttype || undefined,
    href: fullText(record) ?? resultPath({ language }, record.title, [record.id]),
  };
}

/** Where the record can be read: full texts live elsewhere. */
function fullText({ links, url }: CmsRecord): string | undefined {
  return [...links.map((link) => link.url), url].find(
    (address) => /^https?:\/\//i.test(address) && URL.canParse(address),
  );
}
