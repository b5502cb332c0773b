import { z } from 'zod';
import type { JsonClient } from '../calls/jsonClient.ts';
import { wholeRecordSchema } from './wholeRecord.ts';

const changeSchema = z.object({
  id: z.coerce.string().min(1),
  changed: z.iso.datetime(),
  /** Deleted without one. */
  record: wholeRecordSchema.optional(),
});
export type RecordChange = z.output<typeof changeSchema>;

const pageSchema = z.object({
  earliest: z.iso.datetime().optional(),
  total: z.int().nonnegative(),
  changes: z.array(changeSchema),
  /** What asks for the next page as `after`. */
  next: z.string().optional(),
});
export type ChangePage = z.output<typeof pageSchema>;

export interface ChangesAsked {
  /** Of these records alone. */
  readonly ids?: readonly string[];
  /** Moments in UTC; `from` belongs to the time and `until` does not. */
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly after?: string | undefined;
  /** The size of a page, where it matters. */
  readonly max?: string;
}

/** `unknown` where the query service does not tell when records were written: the specification has no call for it. */
export type LoadChanges = (
  scope: string,
  asked: ChangesAsked,
  signal: AbortSignal,
) => Promise<ChangePage | 'unknown' | 'failed'>;

/** Records of some hundred kilobytes each are asked in smaller parts. */
const pageSizes = ['100', '10'] as const;

export function createChangeSource(query: JsonClient): LoadChanges {
  return async (scope, asked, signal) => {
    for (const max of pageSizes) {
      const path = `/${encodeURIComponent(scope)}/changes?${parametersOf({ max, ...asked })}`;
      const outcome = await query.get(path, undefined, signal);
      if (outcome.kind === 'oversized') continue;
      // To a service that knows records alone, `changes` is the id of one that is not there.
      if (outcome.kind === 'status' && outcome.status < 500) return 'unknown';
      if (outcome.kind !== 'object') return 'failed';
      return pageSchema.safeParse(outcome.value).data ?? ('changes' in outcome.value ? 'failed' : 'unknown');
    }
    return 'failed';
  };
}

function parametersOf({ ids = [], ...rest }: ChangesAsked): URLSearchParams {
  if (ids.length > 0) return new URLSearchParams(ids.map((id) => ['id', id]));
  return new URLSearchParams(Object.entries(rest).filter((entry): entry is [string, string] => entry[1] !== undefined));
}
