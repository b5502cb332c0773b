import { LRUCache } from 'lru-cache';
import { type Caller, createCaller } from '../calls/caller.ts';

/** An original, or why there is none: `missing` is the picture's fault, `broken` its host's. */
export type SourceResult =
  | { readonly kind: 'bytes'; readonly bytes: Buffer }
  | { readonly kind: 'missing' | 'broken'; readonly reason: string };

export interface PictureSource {
  /** Never rejects. */
  fetch(source: string): Promise<SourceResult>;
  close(): Promise<void>;
}

interface PictureSourceOptions {
  /** Hosts that may be asked, each with the origin that is really asked. */
  readonly hosts: ReadonlyMap<string, string>;
  readonly timeoutMs: number;
}

const megabyte = 1024 * 1024;
const maximumBytes = 10 * megabyte;

/** What the decoder can read and may be given; a drawing in SVG is a program and never is. */
const pictureTypes = /^image\/(?:jpeg|png|webp|avif|gif)\b/i;

/** Fetches originals from the hosts of the list and from nowhere else: no redirects, no other schemes, no credentials. */
export function createPictureSource({ hosts, timeoutMs }: PictureSourceOptions): PictureSource {
  const callers = new Map<string, Caller>();
  const callerOf = (origin: string) => {
    const caller = callers.get(origin) ?? createCaller({ origin, accept: 'image/*', timeoutMs, maximumBytes });
    callers.set(origin, caller);
    return caller;
  };
  const load = async (source: string): Promise<SourceResult> => {
    const target = targetOf(source, hosts);
    if (target === undefined) return { kind: 'missing', reason: 'the host may not be asked' };
    const result = await callerOf(target.origin).get(target.path);
    switch (result.kind) {
      case 'body':
        return pictureTypes.test(result.contentType)
          ? { kind: 'bytes', bytes: result.body }
          : { kind: 'broken', reason: `the type is ${result.contentType.slice(0, 100) || 'not given'}` };
      case 'status': {
        const isGone = result.status === 404 || result.status === 410;
        return { kind: isGone ? 'missing' : 'broken', reason: `status ${result.status}` };
      }
      case 'unreachable':
        return { kind: 'broken', reason: result.reason };
      default:
        return { kind: 'broken', reason: result.kind };
    }
  };

  // One page asks for an original in several widths within moments. More than are kept may be on their way at a time.
  const recent = new LRUCache<string, SourceResult>({
    ...{ max: 8, ttl: 30_000 },
    fetchMethod: load,
    ignoreFetchAbort: true,
  });

  return {
    fetch: (source) => recent.forceFetch(source),
    close: async () => {
      await Promise.all([...callers.values()].map((caller) => caller.close()));
    },
  };
}

/** Where a source is really asked, after the address has been resolved the way a browser would. */
function targetOf(
  source: string,
  hosts: ReadonlyMap<string, string>,
): { readonly origin: string; readonly path: string } | undefined {
  if (!/^https?:\/\//i.test(source) || !URL.canParse(source)) return undefined;
  const url = new URL(source);
  const origin = hosts.get(url.host);
  if (origin === undefined || url.username !== '' || url.password !== '') return undefined;
  return { origin, path: url.pathname + url.search };
}
