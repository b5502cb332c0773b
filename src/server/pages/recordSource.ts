import { z } from 'zod';
import { searchPath } from '#app/routes/resolveView.ts';
import type { Language } from '#templates/plan/context.ts';
import type { RecordSummary } from '#templates/plan/plan.types.ts';
import { StaleCache } from '../cache/StaleCache.ts';
import type { CallOutcome, JsonClient } from '../calls/jsonClient.ts';

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

/** A record as the query service has it; `undefined` for one it does not have, or could not give. */
interface Loaded {
  readonly outcome: CallOutcome;
  readonly record: CmsRecord | undefined;
}

export interface Records {
  readonly found: ReadonlyMap<string, RecordSummary>;
  /** `partial` when some could not be asked: worth another try soon. */
  readonly state: 'whole' | 'partial';
  /** The same object for the same record, so that a page can see whether anything changed. */
  readonly parts: readonly object[];
}

export type LoadRecords = (scope: string, ids: readonly string[], language: Language) => Promise<Records>;

interface RecordSourceOptions {
  readonly query: JsonClient;
  readonly freshSeconds: number;
}

const nothing: Records = { found: new Map(), state: 'whole', parts: [] };

/** Asks the query service for single records (specification, section 7), all at once; `urn:` ids are never asked. */
export function createRecordSource({ query, freshSeconds }: RecordSourceOptions): LoadRecords {
  const cache = new StaleCache<Loaded>({
    freshSeconds,
    maximumSize: 8_000_000,
    sizeOf: ({ outcome }) => (outcome.kind === 'object' ? outcome.body.length * 2 : 32),
    worth: ({ outcome, record }) => (record || isGone(outcome) ? 'good' : 'failed'),
  });

  const load = async (path: string, previous: Loaded | undefined): Promise<Loaded> => {
    const outcome = await query.get(path, previous?.outcome);
    if (outcome === previous?.outcome) return previous;
    return { outcome, record: outcome.kind === 'object' ? recordSchema.safeParse(outcome.value).data : undefined };
  };

  return async (scope, ids, language) => {
    const asked = ids.filter((id) => !/^urn:/i.test(id));
    if (asked.length === 0) return nothing;
    const loaded = await Promise.all(
      asked.map(async (id) => {
        const path = `/${encodeURIComponent(scope)}/${encodeURIComponent(id)}`;
        return { id, ...(await cache.get(path, (previous) => load(path, previous))) };
      }),
    );
    return {
      found: new Map(
        loaded.flatMap(({ id, value: { record } }) => (record ? [[id, summary(record, language)] as const] : [])),
      ),
      state: loaded.every(({ value }) => value.record || isGone(value.outcome)) ? 'whole' : 'partial',
      parts: loaded.map(({ value }) => value),
    };
  };
}

function isGone(outcome: CallOutcome): boolean {
  return outcome.kind === 'status' && outcome.status < 500;
}

function summary(record: CmsRecord, language: Language): RecordSummary {
  return {
    id: record.id,
    title: record.title,
    publisher: record.publisher || undefined,
    year: record.year,
    type: record.documenttype || undefined,
    href: fullText(record) ?? searchPath(language, '*', new URLSearchParams({ id: record.id })),
  };
}

/** Where the record can be read: full texts live elsewhere. */
function fullText({ links, url }: CmsRecord): string | undefined {
  return [...links.map((link) => link.url), url].find(
    (address) => /^https?:\/\//i.test(address) && URL.canParse(address),
  );
}
