import type { Language } from '#languages/languages.ts';
import { resolveView, type View } from '../../views/resolveView.ts';
import { isInApp } from '../inAppLinks.ts';

/** Whether the visitor's connection has room for what may not be needed (specification, section 9). */
export function hasRoom(): boolean {
  if (matchMedia('(prefers-reduced-data: reduce)').matches) return false;
  // Only Chromium tells.
  if (!('connection' in navigator)) return true;
  const { connection } = navigator;
  if (typeof connection !== 'object' || connection === null) return true;
  const savesData = 'saveData' in connection && connection.saveData === true;
  const isSlow = 'effectiveType' in connection && String(connection.effectiveType).endsWith('2g');
  return !savesData && !isSlow;
}

/** Somebody else's pages, in their own colours. */
const portlet = /^\/portlet(?:\/|$)/;

/**
 * The view behind a link that may be had in advance: no file, no preview, nothing personal, no portlet; and searches,
 * which cost the most and are many on one page, only when somebody reaches for them.
 */
export function viewAhead(link: HTMLAnchorElement, moment: 'idle' | 'reach', siteLanguage: Language): View | undefined {
  if (link.target || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href);
  const isHere = url.pathname === location.pathname && url.search === location.search;
  if (!isInApp(url) || isHere || portlet.test(url.pathname)) return undefined;
  const view = resolveView(url, siteLanguage);
  switch (view.kind) {
    case 'page':
      return view;
    case 'search':
    case 'result':
      return moment === 'reach' ? view : undefined;
    case 'answer':
    case 'personal':
    case 'logout':
    case 'preview':
      return undefined;
    default:
      return view satisfies never;
  }
}
