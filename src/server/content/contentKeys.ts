import { createHash } from 'node:crypto';
import { decoded } from '#app/api/decoded.ts';
import type { AreaTemplateId } from '#templates/plan/areas/areaTemplates.ts';
import { areaTemplatesOf, elementTypesOf } from '#templates/plan/areas/walk.ts';
import type { ElementType } from '#templates/plan/elements/elementDefinitions.ts';
import type { PlanResult } from '#templates/plan/plan.ts';

/** What an answer is made of, by names that caches know it by (`Surrogate-Key`). */
export type ContentKeys = readonly string[];

/** Something that was saved in the CMS, as a CMS can tell of it. */
export interface ContentChange {
  /** `12278`, `page_150100`, `mediaitem_12278`, `P150100`: by their number. */
  readonly ids: readonly string[];
  /** With language and cname: `/nl/groenkennisnet/bodem`. */
  readonly paths: readonly string[];
  /** Sites by their ids, with all of their pages. */
  readonly sites: readonly string[];
}

/** Pages that show titles and pictures of others: nobody tells which, and a new one is on none of them yet. */
const listing = 'lists';
/** What was not there when it was asked for, and may be now. */
export const missing: ContentKeys = ['missing'];

/** So many things that a page names have keys of their own; a page that names more counts as one that lists others. */
const mostNamed = 16;

const listingElements: readonly ElementType[] = ['item-list', 'carousel', 'tiles', 'map', 'team'];
const listingAreas: readonly AreaTemplateId[] = ['a', 'b', 'c', 'd'];

export const siteKey = (site: string) => `site-${site}`;

/** The number in an identifier of the CMS; nothing where there is none. */
export function idKey(id: string): string | undefined {
  const [number] = /\d{1,18}$/.exec(id) ?? [];
  return number === undefined ? undefined : `id-${number}`;
}

/** Paths are as long as titles: a key is not. However it is written (`.htm`, capitals, `caf%C3%A9`), a path has one. */
export function pathKey(path: string): string {
  const written = path.split(/[?#]/, 1).join('');
  const plain = (decoded(written) ?? written)
    .normalize('NFC')
    .toLowerCase()
    .replace(/\.htm$/, '')
    .replace(/\/+$/, '');
  return `path-${createHash('sha256').update(plain).digest('hex').slice(0, 12)}`;
}

/** The keys of a page. @param value what the CMS sent */
export function keysOfPage(
  { plan, needs }: PlanResult,
  value: Readonly<Record<string, unknown>>,
  site: string,
): ContentKeys {
  const { contentIds } = needs;
  const named = contentIds.length > mostNamed ? [] : contentIds;
  const url = typeof value.url === 'string' && value.url !== '' ? [pathKey(value.url)] : [];
  const lists =
    contentIds.length > mostNamed ||
    plan.subPages.length > 0 ||
    elementTypesOf(plan.areas).some((type) => listingElements.includes(type)) ||
    areaTemplatesOf(plan.areas).some((template) => listingAreas.includes(template));
  const ids = [plan.id, ...named].flatMap((id) => idKey(id) ?? []);
  return unique([siteKey(site), `kind-${plan.template}`, ...ids, ...url, ...(lists ? [listing] : [])]);
}

/** The keys of everything that a change has a say in. */
export function keysOfChange({ ids, paths, sites }: ContentChange): ContentKeys {
  const things = [...ids.flatMap((id) => idKey(id) ?? []), ...paths.map(pathKey)];
  return unique([...sites.map(siteKey), ...things, ...(things.length > 0 ? [listing] : [])]);
}

export function unique(keys: readonly string[]): ContentKeys {
  return [...new Set(keys)];
}
