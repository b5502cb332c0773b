import type { PreviewFailure } from '#app/views/preview/previewResponse.ts';
import { isRecord } from '#templates/contract/empty.ts';
import { elementType } from '#templates/plan/elements/elementDefinitions.ts';
import type { ServedSite } from '../sites/siteDirectory.ts';
import { jsonFault } from './jsonFault.ts';
import type { OpenedPreview, PreviewSnapshot } from './openPreview.ts';
import { previewTarget } from './previewTarget.ts';

/** What an editor gave: a page as the CMS would send it, or why it is none. */
export type PastedPage =
  | { readonly kind: 'page'; readonly snapshot: PreviewSnapshot }
  | { readonly kind: 'failed'; readonly failure: PreviewFailure };

/**
 * Reads JSON that an editor pasted, dropped or is typing. It is never fetched and never kept: where it says that it
 * belongs decides about its look alone.
 * @param host the site that was asked, whose page it is when it does not say
 * @param baseUrl the CMS's base address, without a trailing slash
 */
export function pastedPage(text: string, host: ServedSite, baseUrl: string): PastedPage {
  try {
    const value: unknown = JSON.parse(text.startsWith('\ufeff') ? text.slice(1) : text);
    if (!isRecord(value)) {
      const received = Array.isArray(value) ? 'array' : typeof value;
      return { kind: 'failed', failure: { kind: 'notObject', received } };
    }
    if (isPartOfPage(value)) return { kind: 'failed', failure: { kind: 'notObject', received: 'part' } };
    const own = typeof value.url === 'string' ? previewTarget(value.url, baseUrl) : undefined;
    const { language, cname } = host.plan;
    const path = own?.kind === 'page' ? own.path : `/${language}/${cname}/-`;
    return { kind: 'page', snapshot: { path, value } };
  } catch {
    return { kind: 'failed', failure: jsonFault(text) };
  }
}

/** An area or an element that was copied out of a page: as a page of its own everything in it would seem misplaced. */
function isPartOfPage(value: Record<string, unknown>): boolean {
  if (value.contents !== undefined || value.metadata !== undefined) return false;
  const { type } = value;
  const isElement = typeof type === 'string' && (type === 'modularcontent' || elementType(type) !== undefined);
  return isElement || Array.isArray(value.elements);
}

/** What is told instead of a page: it has no address. */
export function pasteFailed(failure: PreviewFailure, status: number, theme: ServedSite): OpenedPreview {
  return { theme, answer: { status, plan: null, theme: 'own', preview: { kind: 'failed', address: '', failure } } };
}
