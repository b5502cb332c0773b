import { cmsHosts } from './cmsHosts.ts';
import type { PlanContext, PlanSite } from './context.ts';

/** A link whose address is already ours. */
export interface PlanLink {
  readonly label: string;
  readonly href: string;
}

/** What an address is read with. */
export type LinkContext = Pick<PlanContext, 'site' | 'sites' | 'here'>;

/** Schemes a link may have; anything else is no link. */
const allowedSchemes = /^(https?|mailto|tel):/i;

/** `/{language}/{cname}/{path}`, the path of every page in the CMS; the older generation's ends in `.htm`. */
const cmsPath = /^\/([a-z]{2})\/([a-z0-9-]+)(?:\.htm)?(?:[/\\]+([^?#]*))?([?#].*)?$/i;

/**
 * Turns an address of the CMS into one of ours.
 *
 * `/nl/groenkennisnet/dossier/stikstof.htm` becomes `/dossier/stikstof`; another site's cname becomes that site's
 * absolute address; a page in another language than its site's says so in the query. Of a place on the page that is
 * planned, however it is addressed, only `#place` stays. Addresses that are no CMS paths (absolute, `mailto:`, anchors,
 * site paths) stay as they are. Scripts, data and broken addresses become `undefined`.
 */
export function siteHref(address: string, context: LinkContext): string | undefined {
  // Browsers drop control characters and white space inside schemes: `java\nscript:` is one.
  const bare = Array.from(address.trim())
    .filter((character) => character > ' ' || character === ' ')
    .join('');
  if (bare === '') return undefined;
  const href = hrefOf(bare, context);
  return placeHere(href ?? bare, context) ?? href;
}

function hrefOf(bare: string, context: LinkContext): string | undefined {
  if (bare.startsWith('#')) return bare;
  if (bare.startsWith('//') || bare.startsWith('/\\') || bare.startsWith('\\')) return undefined;
  if (bare.startsWith('/')) return fromCmsPath(bare, context) ?? bare;
  if (!/^[a-z][a-z0-9+.-]*:/i.test(bare)) return fromRelative(bare);
  if (!allowedSchemes.test(bare)) return undefined;
  if (!/^https?:/i.test(bare)) return bare;
  if (!URL.canParse(bare)) return undefined;
  const url = new URL(bare);
  const own = context.sites.some((site) => new URL(site.origin).host === url.host);
  const path = own || cmsHosts.includes(url.host) ? url.pathname : pathOnCms(url, context.site);
  const mapped = path === undefined ? undefined : fromCmsPath(path + url.search + url.hash, context);
  // On a secure page browsers read `https:example.org` as a path of the page's own host.
  return mapped ?? (/^https?:\/\/[^/\\]/i.test(bare) ? bare : url.href);
}

/** The path of an address on the host where the CMS is asked, with or without the folder that it lives in there. */
function pathOnCms({ host, pathname }: URL, { cmsBase }: PlanSite): string | undefined {
  const base = cmsBase === undefined ? undefined : new URL(cmsBase);
  if (base?.host !== host) return undefined;
  const folder = base.pathname.replace(/\/$/, '');
  return pathname.startsWith(`${folder}/`) ? pathname.slice(folder.length) : pathname;
}

/** `#place` of an address that names a place on this very page. */
function placeHere(address: string, { site, here = [] }: LinkContext): string | undefined {
  const start = address.indexOf('#');
  if (start < 1) return undefined;
  const isHere = here.some((path) => {
    const page = pageOf(path, site.origin);
    return page !== undefined && pageOf(address, site.origin + path) === page;
  });
  return isHere ? address.slice(start) : undefined;
}

/** Which page an address leads to, seen from another. */
function pageOf(address: string, base: string): string | undefined {
  if (!URL.canParse(address, base)) return undefined;
  const { host, pathname, search } = new URL(address, base);
  return host + pathname.replace(/(?:\.htm|\/)$/i, '') + search;
}

/** Editors write `www.example.org` and mean an address; anything else relative has no place to start from. */
function fromRelative(address: string): string | undefined {
  const guess = `https://${address}`;
  return /^www\./i.test(address) && URL.canParse(guess) ? guess : undefined;
}

function fromCmsPath(path: string, { site, sites }: Pick<PlanContext, 'site' | 'sites'>): string | undefined {
  const match = cmsPath.exec(path);
  const target = match && sites.find((candidate) => candidate.cname === match[2]?.toLowerCase());
  if (!match || !target) return undefined;
  const language = match[1]?.toLowerCase() ?? '';
  const rest = (match[3] ?? '').replace(/\.htm$/i, '').replace(/^index$/i, '');
  const tail = withLanguage(match[4] ?? '', language === target.language ? undefined : language);
  return `${originFor(target, site)}/${rest}${tail}`;
}

function originFor(target: PlanSite, here: PlanSite): string {
  return target.id === here.id ? '' : target.origin;
}

function withLanguage(tail: string, language: string | undefined): string {
  if (language === undefined) return tail;
  const [query = ''] = tail.split('#', 1);
  return `${query === '' ? '?' : `${query}&`}language=${language}${tail.slice(query.length)}`;
}
