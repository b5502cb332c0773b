import { z } from 'zod';
import { isPassing } from '../calls/isPassing.ts';
import type { JsonClient } from '../calls/jsonClient.ts';
import { sentHits } from '../records/sentNumber.ts';
import { type WholeRecord, wholeRecordSchema } from '../records/wholeRecord.ts';
import { listCall } from './queryCalls.ts';
import type { SearchQuery } from './searchQuery.ts';

/** A record of a list, with what its type is called. */
export type ListedRecord = WholeRecord & { readonly typeLabel: string | undefined };

export interface ListWanted {
  /** Records, from the first of the list. */
  readonly most: number;
  /** Those first that came into the collection last, where the query service knows, else by their year. */
  readonly newest: boolean;
}

/** So many abstracts stay below what an answer may hold. */
const partSize = 200;
/** Of records that are longer fewer are asked at a time, down to this. */
const partSizeLeast = 25;
/** A service that gives fewer at a time is asked no oftener than this. */
const partsMax = 50;

const listSchema = z.object({
  hits: sentHits,
  records: z.array(wholeRecordSchema.optional().catch(undefined)),
});

type Part = z.output<typeof listSchema>;

interface ListAsked {
  readonly scope: string;
  readonly whole: SearchQuery;
  readonly signal: AbortSignal | undefined;
}

/** The records of a search's list, part by part; `undefined` when one of them cannot be had. */
export async function loadList(
  query: JsonClient,
  { scope, whole, signal }: ListAsked,
  { most, newest }: ListWanted,
): Promise<{ hits: number; records: WholeRecord[] } | undefined> {
  let size = partSize;
  const load = async (offset: number, byDate: boolean): Promise<Part | 'refused' | undefined> => {
    const search = newest && !byDate ? { ...whole, sort: { field: 'jaar', direction: 'desc' } as const } : whole;
    const ask = () => {
      const part = { offset, most: Math.min(size, most - offset), newest: byDate };
      return query.get(listCall(scope, search, part), undefined, signal);
    };
    let outcome = await ask();
    while (outcome.kind === 'oversized' && size > partSizeLeast) {
      size /= 2;
      outcome = await ask();
    }
    if (outcome.kind === 'object') return listSchema.safeParse(outcome.value).data;
    return outcome.kind === 'status' && !isPassing(outcome.status) ? 'refused' : undefined;
  };
  let byDate = newest;
  let first = await load(0, byDate);
  // A service of the specification alone knows no such order. One that is in trouble would begin another list here.
  if (first === 'refused' && newest && !signal?.aborted) {
    byDate = false;
    first = await load(0, byDate);
  }
  if (first === 'refused') return undefined;
  if (!first) return undefined;
  const records = [...first.records];
  const wanted = Math.min(most, first.hits);
  for (let parts = 1; records.length < wanted && parts < partsMax; parts += 1) {
    const next = await load(records.length, byDate);
    if (!next || next === 'refused') return undefined;
    if (next.records.length === 0) break;
    records.push(...next.records);
  }
  // What cannot be read is left out; it was counted to know where the next part begins.
  return { hits: first.hits, records: records.filter((record) => record !== undefined).slice(0, most) };
}

export const listed = (record: WholeRecord, nameOf: (type: string) => string): ListedRecord => ({
  ...record,
  typeLabel: nameOf(record.documenttype) || undefined,
});
