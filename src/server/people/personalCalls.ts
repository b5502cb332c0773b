import { z } from 'zod';
import { isLostConnection } from '../calls/lostConnection.ts';
import type { Log } from '../log.ts';
import { readBytes } from '../posts/readBytes.ts';

/** A call that belongs to a person, on its way to the preference service. */
export interface PersonalCall {
  readonly method: string;
  /** Below the service's address, encoded, with a leading slash. */
  readonly path: string;
  /** `Authorization: Bearer …`, as the person's browser or session has it. */
  readonly authorization: string | undefined;
  /** JSON. */
  readonly body?: Uint8Array<ArrayBuffer> | undefined;
  /** Names this very post: sent again it is not another one. */
  readonly idempotencyKey?: string | undefined;
}

/** What the service answered: its status, and JSON. */
export interface PersonalAnswer {
  readonly status: number;
  readonly body: string;
  /** Seconds, where it asks to be left alone. */
  readonly retryAfter?: string | undefined;
}

/** Never rejects; 502 and 504 where no answer could be had. */
export type CallPersonally = (call: PersonalCall) => Promise<PersonalAnswer>;

interface PersonalCallsOptions {
  /** The preference service, without a trailing slash. */
  readonly baseUrl: string;
  readonly timeoutMs: number;
  readonly log: Log;
}

/** All that one person wrote stays far below (bytes). */
const maximumAnswer = 4 * 1024 * 1024;

/** Hands calls of signed-in people on to the preference service, which alone judges their tokens. */
export function createPersonalCalls({ baseUrl, timeoutMs, log }: PersonalCallsOptions): CallPersonally {
  const send = ({ method, path, authorization, body, idempotencyKey }: PersonalCall, signal: AbortSignal) =>
    fetch(baseUrl + path, {
      method,
      redirect: 'error',
      signal,
      headers: {
        accept: 'application/json',
        ...(authorization !== undefined && { authorization }),
        ...(body && { 'content-type': 'application/json' }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      },
      ...(body && { body }),
    });

  return async (call) => {
    const { method, path } = call;
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const answer = await send(call, signal).catch((error: unknown) => {
        // A post may have been heard; what else there is comes to the same when it is heard twice.
        if (method === 'POST' || !isLostConnection(codeOf(error))) throw error;
        return send(call, signal);
      });
      const bytes = answer.body ? await readBytes(answer.body, maximumAnswer) : Buffer.alloc(0);
      if (!bytes) return failure(502);
      const given = {
        status: answer.status,
        body: bytes.toString('utf8'),
        retryAfter: answer.headers.get('retry-after') ?? undefined,
      };
      if (path === '/api/getpreferences') return readPreferences(given);
      return method === 'GET' && path === '/api/mydata' ? readMyData(given) : given;
    } catch (error) {
      // The path names an item or a comment, and the token is in no message.
      log.warn({ event: 'personal.failed', method, err: error });
      return failure(error instanceof DOMException && error.name === 'TimeoutError' ? 504 : 502);
    }
  };
}

/** What Node or undici calls the reason why `fetch` failed. */
function codeOf(error: unknown): unknown {
  return error instanceof TypeError && error.cause instanceof Error && 'code' in error.cause
    ? error.cause.code
    : undefined;
}

const itemId = z.union([z.string(), z.number()]).transform(String);
const bookmarked = z.object({ bookmarkedArticles: z.array(itemId) });
/** The specification shows what is sent, and not what comes back: with the word that it is sent under, or without. */
const preferences = z.union([
  z.object({ preferences: bookmarked }),
  bookmarked.transform((bare) => ({ preferences: bare })),
]);

/** What a service says of a person whom it has never heard of (specification, section 8), under whatever status. */
const unknownPerson = /\buser not found\b/i;

/**
 * The answer of `GET /api/getpreferences` as all of the portal reads it: a list of texts, or 404 for a person whom the
 * service has never heard of. Any other 404 comes from a proxy whose service is away, and a list that cannot be read
 * whole is no shorter one: taken for what there is, the next change would be written over all that there are.
 */
function readPreferences(answer: PersonalAnswer): PersonalAnswer {
  const { status, body } = answer;
  const { data } = preferences.safeParse(parsedJson(body));
  if (data && status === 200) return { ...answer, body: JSON.stringify(data) };
  const isUnknown = unknownPerson.test(body) && !body.includes('bookmarkedArticles');
  if (isUnknown) return { status: 404, body: JSON.stringify({ message: 'User not found' }) };
  return status < 300 || status === 404 ? failure(502) : answer;
}

/** The answer of `GET /api/mydata`: whom the service has never heard of has nothing there, as with the preferences. */
function readMyData(answer: PersonalAnswer): PersonalAnswer {
  const isUnknown = answer.status >= 400 && unknownPerson.test(answer.body);
  return isUnknown ? { status: 200, body: '[]' } : answer;
}

function failure(status: 502 | 504): PersonalAnswer {
  return { status, body: JSON.stringify({ message: 'The service cannot be reached' }) };
}

/** What the body of an answer says; nothing when it is no JSON. */
export function parsedJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
