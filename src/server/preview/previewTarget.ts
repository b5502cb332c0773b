import { decoded } from '#app/api/decoded.ts';
import type { Refusal } from '#app/views/preview/previewResponse.ts';
import type { Language } from '#languages/languages.ts';
import { cmsHosts } from '#templates/contract/cmsHosts.ts';

/** What the CMS is asked for, or why it is not. */
export type PreviewTarget =
  | {
      readonly kind: 'page';
      /** Below the CMS's base address, every segment encoded anew: `/nl/groenkennisnet/bodem`. */
      readonly path: string;
      readonly language: Language;
    }
  | { readonly kind: 'refused'; readonly reason: Refusal };

/** Longer than any address the CMS makes. */
const maximumLength = 2000;

/** By these origins the CMS writes its own addresses, wherever it is really asked. */
const writtenOrigins = new Set(cmsHosts.map((host) => `https://${host}`));

/** ASCII alone: what a URL parser would first have to make a host of (other digits, other dots) is none of ours. */
const absoluteAddress = /^(https?:\/\/[a-z0-9.:[\]-]+)(\/.*)$/i;

/** A page of the CMS: `/nl` or `/en`, what follows it, and a query. */
const pageAddress = /^\/(nl|en)((?:\/[^?]*)?)(?:\?(.*))?$/i;

/**
 * Reads the address an editor asks to preview. Only pages of the configured CMS come out: named by their path, by
 * the base address the portal asks, or by the address the CMS writes. The text is compared as it stands, before any
 * URL parser could read something else into it, and the path is put together anew; there is no spelling of another
 * host, port, scheme or folder that passes.
 *
 * @param written as the editor gave it, percent-decoded once (as a query parameter is)
 * @param baseUrl the CMS's base address, without a trailing slash
 */
export function previewTarget(written: string, baseUrl: string): PreviewTarget {
  const address = written.replace(/^ +| +$/g, '');
  if (address === '') return refused('missing');
  if (address.length > maximumLength) return refused('tooLong');
  if (/[\s\p{C}\\]/u.test(address)) return refused('unsafe');
  const [bare = ''] = address.split('#');
  const below = bare.startsWith('/') ? bare : pathBelow(bare, baseUrl);
  const page = below === undefined ? null : pageAddress.exec(below);
  if (!page) return refused('elsewhere');
  const rest = cleanPath(page[2] ?? '');
  const query = cleanQuery(page[3] ?? '');
  if (rest === undefined || query === undefined) return refused('unsafe');
  const language = page[1]?.toLowerCase() === 'en' ? 'en' : 'nl';
  return { kind: 'page', path: `/${language}${rest}${query}`, language };
}

/** Where a redirect of the CMS leads: read by the same rules, relative to the CMS's origin. */
export function redirectedTarget(location: string, baseUrl: string): PreviewTarget {
  return previewTarget(location.startsWith('/') ? new URL(baseUrl).origin + location : location, baseUrl);
}

function refused(reason: Refusal): PreviewTarget {
  return { kind: 'refused', reason };
}

function pathBelow(address: string, baseUrl: string): string | undefined {
  const match = absoluteAddress.exec(address);
  const origin = match?.[1]?.toLowerCase() ?? '';
  const path = match?.[2] ?? '';
  if (writtenOrigins.has(origin)) return path;
  const base = new URL(baseUrl);
  const prefix = base.pathname.replace(/\/$/, '');
  return origin === base.origin && path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : undefined;
}

function cleanPath(path: string): string | undefined {
  if (path === '' || path === '/') return '';
  const segments = path.replace(/\/$/, '').split('/').slice(1).map(cleanSegment);
  return segments.includes(undefined) ? undefined : `/${segments.join('/')}`;
}

/**
 * One segment, encoded anew. Dots, slashes and percent signs that come encoded mean to get past somebody, and so do
 * characters that become one of those where a server simplifies them.
 */
function cleanSegment(encoded: string): string | undefined {
  const text = /%(?:2e|2f|5c|25)/i.test(encoded) ? undefined : decoded(encoded);
  if (text === undefined || text.includes('\ufffd')) return undefined;
  const simple = text.normalize('NFKC');
  return /[/\\%;?#\p{C}]/u.test(text + simple) || /^\.*$/.test(simple) ? undefined : encodeURIComponent(text);
}

function cleanQuery(query: string): string | undefined {
  const parameters = new URLSearchParams(query);
  for (const [name, value] of parameters) if (/[\p{C}\ufffd]/u.test(name + value)) return undefined;
  return parameters.size === 0 ? '' : `?${parameters}`;
}
