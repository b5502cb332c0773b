import { personName } from '#services/query/collection/personName.ts';
import type { CollectionRecord } from '#services/query/collection/record.ts';

/** A record with the value of the facet `auteur` that each author stands under: `Anna de Boer` under `Boer, A. de`. */
export function listedNames<Kept extends CollectionRecord>(record: Kept): Kept {
  if (record.authors === undefined) return record;
  return { ...record, authors: record.authors.map((author) => ({ ...author, listed: personName(author.name) })) };
}
