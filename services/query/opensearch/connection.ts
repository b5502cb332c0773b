import { Client, errors } from '@opensearch-project/opensearch';
import { z } from 'zod';
import { EngineAway } from '#services/query/ports/engineAway.ts';

/** What OpenSearch is asked, by its paths. */
export interface Request {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | boolean>>;
  readonly body?: object | string;
  /** A body of several values, each on a line of its own. */
  readonly lines?: readonly object[];
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** Asks OpenSearch, one node after the other where some do not answer. */
export interface Connection {
  /** Rejects with `EngineAway` where it is worth trying again, and with what is wrong for everything but these statuses. */
  readonly ask: (request: Request, besides?: readonly number[]) => Promise<Answer>;
}

/** How long a node may take before another one is asked. */
const timeoutMs = 30_000;

const said = z.object({ error: z.union([z.string(), z.object({ reason: z.string().nullish(), type: z.string() })]) });

/** @param url one address or several with commas between, with a name and a password where they are asked for */
export function connect(url: string): Connection {
  const client = new Client({ nodes: url.split(','), requestTimeout: timeoutMs, maxRetries: 2 });
  return {
    ask: async ({ method, path, query = {}, body, lines }, besides = []) => {
      try {
        const { statusCode, body: answer } = await client.transport.request(
          { method, path, querystring: { ...query }, ...contentOf(body, lines) },
          { ignore: [...besides] },
        );
        return { status: statusCode ?? 0, body: answer };
      } catch (error) {
        throw translate(error, path);
      }
    },
  };
}

function contentOf(body: Request['body'], lines: Request['lines']) {
  if (lines !== undefined) return { bulkBody: [...lines] };
  return body === undefined ? {} : { body };
}

function translate(error: unknown, path: string): unknown {
  if (error instanceof errors.ResponseError) {
    const reason = reasonOf(error.body) ?? error.message;
    const status = error.statusCode ?? 0;
    const message = `OpenSearch answered ${status} to ${path}: ${reason}`;
    return isPassing(status) ? new EngineAway(message) : new Error(message);
  }
  if (error instanceof errors.OpenSearchClientError)
    return new EngineAway(`OpenSearch does not answer: ${error.message}`);
  return error;
}

function reasonOf(body: unknown): string | undefined {
  const { data } = said.safeParse(body);
  if (data === undefined) return undefined;
  return typeof data.error === 'string' ? data.error : (data.error.reason ?? data.error.type);
}

/**
 * Whether an answer, or one within another as of several searches, is worth trying again: too busy, or a failure of the
 * cluster itself. One that loses machines says 500 as well as 503.
 */
export const isPassing = (status: number): boolean => status === 408 || status === 429 || status >= 500;
