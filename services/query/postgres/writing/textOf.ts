import type { CollectionRecord } from '#services/query/collection/record.ts';
import { indexedStems } from '#services/query/engine/indexing/indexedStems.ts';
import { textLanguage } from '#services/query/engine/indexing/textLanguage.ts';
import { textVector } from './textVector.ts';

/** What stands in the index for a record, as PostgreSQL reads it: a third of a millisecond of work for a long one. */
export const textOf = (record: CollectionRecord) => textVector(indexedStems(record), textLanguage(record));
