import type { PreviewFailure } from '#app/views/preview/previewResponse.ts';
import { isRecord } from '#templates/contract/empty.ts';
import type { Caller, CallResult } from '../calls/caller.ts';
import { jsonFault } from './jsonFault.ts';
import { type PreviewTarget, redirectedTarget } from './previewTarget.ts';

/** What the CMS says at an address, right now. */
export type PreviewFetch =
  | { readonly kind: 'object'; readonly value: Record<string, unknown> }
  | { readonly kind: 'failed'; readonly status: number; readonly failure: PreviewFailure };

interface AskOptions {
  readonly caller: Caller;
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly timeoutMs: number;
  readonly maximumBytes: number;
}

/** The CMS moves a page by its ending, its capitals, or both. */
const maximumRedirects = 3;

/** Asks the CMS live. Its redirects are followed as far as they lead to pages of its own. */
export async function askPreview(
  target: Extract<PreviewTarget, { kind: 'page' }>,
  options: AskOptions,
  redirects = 0,
): Promise<PreviewFetch> {
  const prefix = new URL(options.baseUrl).pathname.replace(/\/$/, '');
  const result = await options.caller.get(prefix + target.path);
  if (result.kind !== 'status' || !isRedirect(result.status)) return read(result, options);
  const next = redirectedTarget(result.location ?? '', options.baseUrl);
  if (next.kind === 'refused' || redirects === maximumRedirects) return failed(403, { kind: 'redirect' });
  return askPreview(next, options, redirects + 1);
}

function isRedirect(status: number): boolean {
  return [301, 302, 303, 307, 308].includes(status);
}

function read(result: CallResult, { timeoutMs, maximumBytes }: AskOptions): PreviewFetch {
  switch (result.kind) {
    case 'body':
      return readBody(result.body.toString('utf8'));
    case 'status': {
      const { status } = result;
      // 304 answers a question that was not asked, and HTTP knows no status above 599: neither can be a page's.
      return failed(status < 400 || status > 599 ? 502 : status, { kind: 'status', status });
    }
    case 'timeout':
      return failed(504, { kind: 'timeout', seconds: timeoutMs / 1000 });
    case 'oversized':
      return failed(502, { kind: 'oversized', megabytes: maximumBytes / 1024 / 1024 });
    case 'unreachable':
      return failed(502, { kind: 'unreachable' });
    default:
      return result satisfies never;
  }
}

function readBody(body: string): PreviewFetch {
  const text = body.startsWith('\ufeff') ? body.slice(1) : body;
  try {
    const value: unknown = JSON.parse(text);
    if (isRecord(value)) return { kind: 'object', value };
    const received = Array.isArray(value) ? 'array' : typeof value;
    return failed(500, { kind: 'notObject', received });
  } catch {
    return failed(500, jsonFault(text));
  }
}

function failed(status: number, failure: PreviewFailure): PreviewFetch {
  return { kind: 'failed', status, failure };
}
