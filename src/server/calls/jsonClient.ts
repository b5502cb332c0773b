import { isRecord } from '#templates/contract/empty.ts';
import { type CallResult, createCaller } from './caller.ts';

/** What became of one call to a service that answers JSON objects. */
export type CallOutcome =
  /** A status below 300 and a JSON object, with the bytes it came as. */
  | { readonly kind: 'object'; readonly body: Buffer; readonly value: Record<string, unknown> }
  /** A status below 300, but the body is no JSON or no object. */
  | { readonly kind: 'invalid' }
  | Exclude<CallResult, { kind: 'body' }>;

export interface JsonClient {
  /**
   * Asks one address. Never rejects.
   * @param path below the base address, encoded, with a leading slash
   * @param previous an older outcome: when the body is the same to the byte, this very object is given back
   * @param signal aborted when nobody waits for the answer any more
   */
  get(path: string, previous?: CallOutcome, signal?: AbortSignal): Promise<CallOutcome>;
  close(): Promise<void>;
}

interface JsonClientOptions {
  readonly baseUrl: string;
  /** For the whole call, from asking to the last byte. */
  readonly timeoutMs: number;
  readonly maximumBytes?: number;
}

/** Larger answers are no pages: the CMS's own stay far below (bytes). */
export const maximumAnswerBytes = 5 * 1024 * 1024;

/** Calls the CMS or the query service. */
export function createJsonClient({
  baseUrl,
  timeoutMs,
  maximumBytes = maximumAnswerBytes,
}: JsonClientOptions): JsonClient {
  const { origin, pathname } = new URL(baseUrl);
  const prefix = pathname.replace(/\/$/, '');
  const caller = createCaller({ origin, accept: 'application/json', timeoutMs, maximumBytes });
  return {
    async get(path, previous, signal) {
      const result = await caller.get(prefix + path, signal);
      return result.kind === 'body' ? read(result.body, previous) : result;
    },
    close: () => caller.close(),
  };
}

/** Answers of the same bytes are the same object; that there is nothing says the same each time. */
export function saysTheSame(one: CallOutcome, other: CallOutcome): boolean {
  if (one.kind === 'status' && other.kind === 'status') return one.status === other.status;
  return one === other || (one.kind !== 'object' && one.kind === other.kind);
}

function read(body: Buffer, previous: CallOutcome | undefined): CallOutcome {
  if (previous?.kind === 'object' && previous.body.equals(body)) return previous;
  try {
    const text = body.toString('utf8');
    const value = parseWellFormed(text.startsWith('\ufeff') ? text.slice(1) : text);
    // A copy: a short answer is a part of the room in which much arrived.
    return isRecord(value) ? { kind: 'object', body: Buffer.from(body), value } : { kind: 'invalid' };
  } catch {
    return { kind: 'invalid' };
  }
}

/** Half a letter can stand in JSON as an escape only; one that was cut elsewhere would break addresses made of the text. */
function parseWellFormed(json: string): unknown {
  const wellFormed = (_: string, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value);
  return JSON.parse(json, /\\ud[89a-f]/i.test(json) ? wellFormed : undefined);
}
