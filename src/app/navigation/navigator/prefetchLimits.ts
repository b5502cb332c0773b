import type { Language } from '#languages/languages.ts';
import { splitTracking } from '../../api/splitTracking.ts';
import { resolveView } from '../../views/resolveView.ts';
import { definitionOf, type View } from '../../views/views.ts';
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

/** The view behind a link that may be had in advance: no file, and what the view's own definition allows. */
export function viewAhead(link: HTMLAnchorElement, moment: 'idle' | 'reach', siteLanguage: Language): View | undefined {
  if (link.target || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href);
  const isHere = url.pathname === location.pathname && url.search === splitTracking(location.search).search;
  if (!isInApp(url) || isHere) return undefined;
  const view = resolveView(url, siteLanguage);
  const { prefetch } = definitionOf(view.kind);
  return prefetch === 'idle' || prefetch === moment ? view : undefined;
}
