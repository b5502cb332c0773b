import { setImmediate } from 'node:timers/promises';
import type { Language } from '#languages/languages.ts';
import type { LoadShell } from '../content/loadShell.ts';
import type { ServedSite, SiteDirectory } from '../sites/siteDirectory.ts';
import { type FoundPage, foundPage } from './foundPage.ts';
import type { PageReader } from './readPage.ts';
import { linksIn, type SiteLink, siteLink } from './siteLinks.ts';

/** How far a walk goes: so that neither a trap of endless links nor a slow CMS keeps it going for ever. */
export interface WalkLimits {
  /** Addresses that are asked. */
  readonly pages: number;
  /** Pages that are asked at a time. */
  readonly atOnce: number;
  readonly timeMs: number;
}

export interface WalkOptions {
  readonly readPage: PageReader;
  readonly loadShell: LoadShell;
  readonly directory: SiteDirectory;
  /** Told of each page that the portal's own code breaks on. */
  readonly onBroken: (path: string, error: unknown) => void;
  readonly limits: WalkLimits;
}

/** A walk that is under way, or over. */
export interface SiteWalk {
  /** The pages found until now, by their canonical address. */
  readonly found: ReadonlyMap<string, FoundPage>;
  readonly end: Promise<WalkEnd>;
}

/**
 * `whole`: every link was followed; `holes`: some pages could not be asked; `cut`: a limit was reached, and `left`
 * addresses that were met were not asked, counted as far as the limit of pages.
 */
export type WalkEnd =
  | { readonly kind: 'whole' | 'holes' }
  | { readonly kind: 'cut'; readonly limit: 'pages' | 'time'; readonly left: number };

/**
 * Goes through a site as a visitor could: from home and from the menu, the footer and the legal row along every link to
 * a page of this site, level by level, in every language it meets.
 */
export function walkSite(site: ServedSite, options: WalkOptions): SiteWalk {
  const found = new Map<string, FoundPage>();
  return { found, end: walk(site, found, options) };
}

async function walk(
  site: ServedSite,
  found: Map<string, FoundPage>,
  { readPage, loadShell, directory, onBroken, limits }: WalkOptions,
): Promise<WalkEnd> {
  const over = performance.now() + limits.timeMs;
  const seen = new Set<string>();
  const languages = new Set<Language>();
  const place = { site, sites: directory.sites };
  /** Addresses that a limit keeps from being asked. */
  const left = new Set<string>();
  let limit: 'pages' | 'time' = 'pages';
  let hasHoles = false;
  let next: SiteLink[] = [];

  const note = (hrefs: readonly string[]) => {
    for (const href of hrefs) {
      const link = siteLink(href, site, directory);
      if (!link) continue;
      const key = keyOf(link);
      if (seen.has(key)) continue;
      if (seen.size >= limits.pages) {
        if (left.size < limits.pages) left.add(key);
      } else {
        seen.add(key);
        next.push(link);
      }
    }
  };

  const visit = async (link: SiteLink) => {
    const { path, language } = link;
    if (performance.now() > over) {
      limit = 'time';
      left.add(keyOf(link));
      return;
    }
    // Visitors come first: kept pages would otherwise be read in one go.
    await setImmediate();
    const page = await readPage(site, path, language);
    if (page.kind === 'moved') note([page.href]);
    if (page.kind === 'failed') hasHoles = true;
    if (page.kind !== 'page') return;
    const { plan } = page;
    const line = foundPage(plan, path, place);
    found.set(line.canonical, line);
    note(linksIn(plan));
    if (languages.has(plan.language)) return;
    languages.add(plan.language);
    note(linksIn((await loadShell(site, plan.language)).value.answer));
  };
  /** A page that breaks costs no other, nor the walks to come. */
  const tryVisit = async (link: SiteLink) => {
    try {
      await visit(link);
    } catch (error) {
      hasHoles = true;
      onBroken(link.path, error);
    }
  };

  note(['/']);
  while (next.length > 0) {
    const level = next;
    next = [];
    await inTurns(level, limits.atOnce, tryVisit);
  }
  if (left.size > 0) return { kind: 'cut', limit, left: left.size };
  return { kind: hasHoles ? 'holes' : 'whole' };
}

const keyOf = ({ path, language }: SiteLink): string => `${language} ${path}`;

/** Does the work for each entry, some at a time. */
async function inTurns<T>(entries: readonly T[], atOnce: number, work: (entry: T) => Promise<void>): Promise<void> {
  const waiting = entries.values();
  const turn = async () => {
    for (const entry of waiting) await work(entry);
  };
  await Promise.all(Array.from({ length: atOnce }, turn));
}
