import { resultPath } from '#app/search/resultPath.ts';
import type { Language } from '#languages/languages.ts';
import type { RecordSummary } from '#templates/plan/elements/records.definition.ts';
import type { Found } from '../calls/idSource.ts';
import type { QueryRecord } from '../records/queryRecord.ts';
import type { LoadRecords } from '../records/recordSource.ts';
import { labelOf } from '../search/queryFilter.ts';

/** The records a page names, as its elements show them. */
export type LoadSummaries = (
  scope: string,
  ids: readonly string[],
  language: Language,
) => Promise<Found<RecordSummary>>;

export function createSummaries(loadRecords: LoadRecords): LoadSummaries {
  return (scope, ids, language) => loadRecords(scope, ids, (record) => summaryOf(record, language));
}

function summaryOf(record: QueryRecord, language: Language): RecordSummary {
  return {
    id: record.id,
    title: record.title,
    language: record.language,
    publisher: record.publisher || undefined,
    year: record.year || undefined,
    // Written as in searches, which know the service's own names as well.
    type: record.documenttype ? labelOf(undefined, record.documenttype, language) : undefined,
    href: fullText(record) ?? resultPath({ language }, record.title, [record.id]),
  };
}

/** Where the record can be read: full texts live elsewhere. */
function fullText({ links, url }: QueryRecord): string | undefined {
  return [...links.map((link) => link.url), url].find(
    (address) => /^https?:\/\//i.test(address) && URL.canParse(address),
  );
}
