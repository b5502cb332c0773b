import { join } from 'node:path';
import { readChange } from '#services/query/api/readChange.ts';
import type { CollectionRecord } from '#services/query/collection/record.ts';
import { readEntries } from '#services/query/import/readEntries.ts';
import { createSummary } from '#services/query/import/summary.ts';

/** The files of this folder (see its README), in the order in which they are imported: a later record takes an earlier one's place. */
export const recordFiles = [
  'lobid.marc.xml.gz',
  'openalex-biodiversity.json.gz',
  'openalex-forest-soils.csv.gz',
  'openalex-nature.jsonl.gz',
  'openalex-transformation.jsonl.gz',
  'usgs-groundwater.bib.gz',
  'usgs-abstracts.csv.gz',
  'wasps.bib.gz',
  'crossref.ris',
  'pure.ris',
  'datacite.json',
  'citeproc.json',
  'crossref.bib',
  'pure.bib',
] as const;

/** The records of a file as an import takes them. Rejects when the file cannot be read. */
export async function readFileOf(name: (typeof recordFiles)[number]): Promise<CollectionRecord[]> {
  const records: CollectionRecord[] = [];
  const summary = createSummary();
  for await (const entry of readEntries(join(import.meta.dirname, name), { summary })) {
    const read = entry.kind === 'json' ? readChange(JSON.parse(entry.json)) : entry;
    if (read.kind === 'change' && read.change.kind === 'put') records.push(read.change.record);
  }
  return records;
}

/** All records of this folder, each once, as they stand in a collection into which all files were imported. */
export async function readRealRecords(): Promise<CollectionRecord[]> {
  const byId = new Map<string, CollectionRecord>();
  for (const name of recordFiles) for (const record of await readFileOf(name)) byId.set(record.id, record);
  return [...byId.values()];
}
