import { errors, Pool } from 'undici';
import { isLostConnection } from './lostConnection.ts';

/** What became of one call. */
export type CallResult =
  /** A status below 300, with the whole body. */
  | { readonly kind: 'body'; readonly body: Buffer; readonly contentType: string }
  /** A status above 299; `location` as the service sent it. */
  | { readonly kind: 'status'; readonly status: number; readonly location: string | undefined }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'oversized' }
  /** No answer at all: refused, unknown host, connection lost, or nobody waits for it any more. */
  | { readonly kind: 'unreachable'; readonly reason: string };

export interface Caller {
  /**
   * Asks one path with GET. Never rejects, never follows a redirect.
   * @param path encoded, with a leading slash
   */
  get(path: string, signal?: AbortSignal): Promise<CallResult>;
  close(): Promise<void>;
}

interface CallerOptions {
  readonly origin: string;
  /** As the `Accept` header. */
  readonly accept: string;
  /** For the whole call, from asking to the last byte. */
  readonly timeoutMs: number;
  readonly maximumBytes: number;
}

const left = { kind: 'unreachable', reason: 'nobody waits' } as const;

/**
 * Calls one service over connections that are kept open. It speaks to undici's dispatcher directly: no streams and no
 * `fetch`, which costs a third of a page's time.
 */
export function createCaller({ origin, accept, timeoutMs, maximumBytes }: CallerOptions): Caller {
  const pool = new Pool(origin, { keepAliveTimeout: 30_000, bodyTimeout: timeoutMs, connect: { timeout: timeoutMs } });
  const headers = { accept };

  const call = (path: string, signal: AbortSignal | undefined) =>
    new Promise<CallResult | 'lost'>((resolve) => {
      if (signal?.aborted) return resolve(left);
      let abort: ((reason: Error) => void) | undefined;
      let settled = false;
      let status = 0;
      let contentType = '';
      let size = 0;
      const chunks: Buffer[] = [];

      const settle = (result: CallResult | 'lost') => {
        if (settled) return;
        settled = true;
        clearTimeout(timer);
        signal?.removeEventListener('abort', leave);
        resolve(result);
      };
      const giveUp = (result: CallResult) => {
        settle(result);
        abort?.(new Error(result.kind));
      };
      const timer = setTimeout(giveUp, timeoutMs, { kind: 'timeout' });
      const leave = () => giveUp(left);
      signal?.addEventListener('abort', leave, { once: true });

      pool.dispatch(
        { method: 'GET', path, headers },
        {
          onRequestStart(controller) {
            abort = (reason) => controller.abort(reason);
            if (settled) abort(new Error('settled'));
          },
          onResponseStart(_controller, statusCode, responseHeaders) {
            if (statusCode < 200) return;
            status = statusCode;
            contentType = first(responseHeaders['content-type']) ?? '';
            // The body of an error is of no use, but reading it to its end keeps the connection.
            if (status > 299) settle({ kind: 'status', status, location: first(responseHeaders.location) });
            else if (Number(responseHeaders['content-length'] ?? 0) > maximumBytes) giveUp({ kind: 'oversized' });
          },
          onResponseData(_controller, chunk) {
            size += chunk.length;
            if (size > maximumBytes) giveUp({ kind: 'oversized' });
            else if (!settled) chunks.push(chunk);
          },
          onResponseEnd() {
            const [only] = chunks;
            settle({ kind: 'body', body: only && chunks.length === 1 ? only : Buffer.concat(chunks), contentType });
          },
          onResponseError(_controller, error) {
            const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
            if (error instanceof errors.ConnectTimeoutError) settle({ kind: 'timeout' });
            else if (status === 0 && isLostConnection(code)) settle('lost');
            else settle({ kind: 'unreachable', reason: code });
          },
        },
      );
    });

  return {
    async get(path, signal) {
      const result = await call(path, signal);
      if (result !== 'lost') return result;
      const again = await call(path, signal);
      return again === 'lost' ? { kind: 'unreachable', reason: 'connection lost' } : again;
    },
    close: () => pool.close(),
  };
}

function first(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}
