import { generateRecords } from '#samples/records/generateRecords.ts';
import { type CollectionRecord, foldLinks } from '#services/query/collection/record.ts';
import type { RecordSummary } from '#templates/plan/elements/records.definition.ts';
import { fill } from '#templates/plan/fill.ts';
import type { RelatedItem } from '#templates/plan/pages/itemDetails.ts';
import type { PlanResult } from '#templates/plan/plan.ts';

/** The embedded collection, by id; made when a page first asks for a publication. */
let collection: ReadonlyMap<string, CollectionRecord> | undefined;

function summaryOf({ id, title, publisher, year, documenttype }: CollectionRecord): RecordSummary {
  return { id, title, publisher: publisher || undefined, year, type: documenttype, href: `/search/*?id=${id}` };
}

/** A plan with the publications it names, from the embedded collection, as the server would fill them in. */
export function withEmbeddedRecords(
  planned: PlanResult,
  items: ReadonlyMap<string, RelatedItem> = new Map(),
): PlanResult {
  return { ...planned, plan: fill(planned.plan, { records: recordsOf(planned.needs.recordIds), items }) };
}

function recordsOf(ids: readonly string[]): ReadonlyMap<string, RecordSummary> {
  if (ids.length === 0) return new Map();
  collection ??= new Map(generateRecords().map((record) => [record.id, foldLinks(record)]));
  const found = ids.flatMap((id) => collection?.get(id) ?? []);
  return new Map(found.map((record) => [record.id, summaryOf(record)]));
}
