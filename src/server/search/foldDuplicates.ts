import type { RecordVersion, SearchRecord } from '#app/api/responses.ts';

/** Shorter titles (letters and digits) are those of many works: `Editorial`, `Jaarverslag 2019`. */
const tellingTitle = 20;

/**
 * The records of a page, of which those of the same work stand with the first of them: with the same DOI, or with the
 * same title and year as far as no DOI says otherwise. How many were found stays what the query service counted.
 */
export function foldDuplicates(records: readonly SearchRecord[]): SearchRecord[] {
  const works: { readonly first: SearchRecord; readonly others: SearchRecord[] }[] = [];
  const byDoi = new Map<string, (typeof works)[number]>();
  const byTitle = new Map<string, (typeof works)[number]>();
  for (const record of records) {
    const doi = record.doi?.toLowerCase();
    const title = titleOf(record);
    const alike = title === undefined ? undefined : byTitle.get(title);
    const isAnother = doi !== undefined && alike?.first.doi !== undefined && alike.first.doi.toLowerCase() !== doi;
    const known = (doi === undefined ? undefined : byDoi.get(doi)) ?? (isAnother ? undefined : alike);
    const work = known ?? { first: record, others: [] };
    if (known) known.others.push(record);
    else works.push(work);
    if (doi !== undefined) byDoi.set(doi, work);
    if (title !== undefined && !byTitle.has(title)) byTitle.set(title, work);
  }
  return works.map(({ first, others }) =>
    others.length === 0 ? first : { ...first, versions: others.map(versionOf) },
  );
}

function titleOf({ title, year }: SearchRecord): string | undefined {
  const plain = title
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
  return year === undefined || plain.length < tellingTitle ? undefined : `${year} ${plain}`;
}

function versionOf({ id, title, publisher, journal, typeLabel, year }: SearchRecord): RecordVersion {
  return { id, title, publisher, journal, typeLabel, year };
}
