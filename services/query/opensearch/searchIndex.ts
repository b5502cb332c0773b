import { z } from 'zod';
import { EngineAway } from '#services/query/ports/engineAway.ts';
import { type Connection, isPassing } from './connection.ts';
import type { Query } from './dsl.ts';

/** A search as OpenSearch takes it. */
export interface SearchBody {
  readonly query: Query;
  readonly post_filter?: Query;
  readonly aggs?: Readonly<Record<string, unknown>>;
  readonly sort?: readonly unknown[];
  readonly from?: number;
  readonly size: number;
  readonly min_score?: number;
  readonly search_after?: readonly (string | number)[];
  readonly _source?: readonly string[] | false;
  /** Whether hits tell the versions of their documents. */
  readonly version?: boolean;
}

const hit = z.object({
  _id: z.string(),
  _score: z.number().nullable(),
  _version: z.int().optional(),
  _source: z.record(z.string(), z.unknown()).optional(),
  sort: z.array(z.union([z.string(), z.number()])).optional(),
});
const found = z.object({
  hits: z.object({ total: z.object({ value: z.int() }), hits: z.array(hit) }),
  aggregations: z.record(z.string(), z.unknown()).optional(),
});
const failed = z.object({ status: z.int(), error: z.unknown() });
const answers = z.object({ responses: z.array(z.union([found, failed])) });

export interface Found {
  /** Exact, however many there are. */
  readonly total: number;
  readonly hits: readonly z.output<typeof hit>[];
  readonly aggregations: Readonly<Record<string, unknown>>;
}

/** Of all buckets of an aggregation with this name only their number is told, by another one. */
export const untold = 'untold';

/** Several searches in one call; an answer without a part of the index is none. */
export async function searchIndex(
  connection: Connection,
  index: string,
  bodies: readonly SearchBody[],
): Promise<Found[]> {
  const lines = bodies.flatMap((body) => [
    { index, allow_partial_search_results: false },
    { track_total_hits: true, track_scores: true, ...body },
  ]);
  const query = { filter_path: `-responses.aggregations.*.${untold}` };
  const { body } = await connection.ask({ method: 'POST', path: '/_msearch', query, lines });
  return answers.parse(body).responses.map((each) => {
    if ('error' in each) throw failure(each);
    return { total: each.hits.total.value, hits: each.hits.hits, aggregations: each.aggregations ?? {} };
  });
}

function failure({ status, error }: z.output<typeof failed>): Error {
  const message = `OpenSearch answered ${status} to a search: ${JSON.stringify(error).slice(0, 500)}`;
  return isPassing(status) ? new EngineAway(message) : new Error(message);
}

/** One search. */
export async function searchOne(connection: Connection, index: string, body: SearchBody): Promise<Found> {
  const [one] = await searchIndex(connection, index, [body]);
  if (one === undefined) throw new Error('OpenSearch gave no answer to a search.');
  return one;
}

const bucket = z.object({
  key: z.union([z.string(), z.number()]),
  key_as_string: z.string().optional(),
  doc_count: z.int(),
});

/** The buckets of an aggregation of terms. */
export const bucketsOf = (aggregation: unknown) => z.object({ buckets: z.array(bucket) }).parse(aggregation).buckets;

/** What each of several filters counted, in their order. */
export const countsOf = (aggregation: unknown): number[] =>
  z
    .object({ buckets: z.array(z.object({ doc_count: z.int() })) })
    .parse(aggregation)
    .buckets.map(({ doc_count }) => doc_count);

/** All values of a field with how many records have each, page by page, in their order. */
export async function* allValues(
  connection: Connection,
  index: string,
  fields: readonly string[],
): AsyncGenerator<{ values: readonly string[]; count: number }[]> {
  const sources = fields.map((field, at) => ({ [`f${at}`]: { terms: { field } } }));
  let after: unknown;
  do {
    const composite = { sources, size: 10_000, ...(after === undefined ? {} : { after }) };
    const { aggregations } = await searchOne(connection, index, {
      query: { match_all: {} },
      size: 0,
      aggs: { all: { composite } },
    });
    const page = composites.parse(aggregations.all);
    yield page.buckets.map(({ key, doc_count }) => ({
      values: fields.map((_, at) => String(key[`f${at}`])),
      count: doc_count,
    }));
    after = page.after_key;
  } while (after !== undefined);
}

const composites = z.object({
  buckets: z.array(z.object({ key: z.record(z.string(), z.union([z.string(), z.number()])), doc_count: z.int() })),
  after_key: z.unknown().optional(),
});
