import { type Language, languageOf, languages } from '#languages/languages.ts';
import { cmsAddresses } from '../content/cmsAddresses.ts';
import { cmsPath } from '../content/cmsPath.ts';
import type { ServedSite, SiteDirectory } from '../sites/siteDirectory.ts';
import { type PreviewTarget, previewTarget } from './previewTarget.ts';

type PageTarget = Extract<PreviewTarget, { kind: 'page' }>;

/** Where the CMS may have what an editor asks for, likeliest first; or why it is not asked. */
export type PreviewCandidates =
  | { readonly kind: 'pages'; readonly targets: readonly [PageTarget, ...PageTarget[]] }
  | Extract<PreviewTarget, { kind: 'refused' }>;

interface AddressContext {
  /** The site whose host was asked: bare paths are its. */
  readonly host: ServedSite;
  readonly directory: SiteDirectory;
  /** The CMS's base address, without a trailing slash. */
  readonly baseUrl: string;
}

/** ASCII alone, like the addresses of the CMS itself: what a parser would first have to make a host of is none of ours. */
const publicAddress = /^https?:\/\/([a-z0-9.:[\]-]+)(\/.*)?$/i;

/** What browsers show in their address bars: the scheme is left out. */
const withoutScheme = /^([a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?(?:\/.*)?)$/i;

/** What the number of an item looks like, as editors copy it. */
const contentId = /^(?:contentid=)?(\d{1,12})$/i;

/**
 * Reads what an editor asks to see: an address of the CMS (`previewTarget`), a public address of one of our sites, a
 * path of the site that was asked, or the number of an item. Whatever it is, only paths below the CMS's base come out,
 * each put together anew by `previewTarget`.
 */
export function previewCandidates(written: string, context: AddressContext): PreviewCandidates {
  const { host, directory, baseUrl } = context;
  const given = written.trim().replace(withoutScheme, 'https://$1');
  const target = previewTarget(given, baseUrl);
  if (target.kind === 'page') return { kind: 'pages', targets: [target] };
  if (target.reason !== 'elsewhere') return target;
  const address = given.trim();
  const id = contentId.exec(address)?.[1];
  if (id !== undefined)
    return cleaned(
      inOrder(host.plan.language).map((each) => `/${each}?contentid=${id}`),
      baseUrl,
    );
  const [whole, authority = '', path = '/'] = publicAddress.exec(address) ?? [];
  const site = whole === undefined ? host : siteAt(authority.toLowerCase(), directory);
  const below = whole === undefined ? address : path;
  if (!site || !/^\/(?!\/)/.test(below)) return target;
  return pagesOf(site, below, context) ?? target;
}

/** A path of a public site, with its query, as the CMS may know it. */
function pagesOf(site: ServedSite, written: string, { baseUrl }: AddressContext): PreviewCandidates | undefined {
  const [bare = ''] = written.split('#');
  const [path = '', query = ''] = bare.split('?', 2);
  const rest = cmsPath(path);
  if (rest === undefined) return undefined;
  const language = languageOf(new URLSearchParams(query).get('language')) ?? site.plan.language;
  return cleaned(
    cmsAddresses(site, language, rest).map((address) => address.path),
    baseUrl,
  );
}

/** Once more through the one gate to the CMS. */
function cleaned(paths: readonly string[], baseUrl: string): PreviewCandidates {
  const targets = paths.map((path) => previewTarget(path, baseUrl));
  const refused = targets.find((each) => each.kind === 'refused');
  const [first, ...others] = targets.filter((each) => each.kind === 'page');
  if (refused) return refused;
  return first ? { kind: 'pages', targets: [first, ...others] } : { kind: 'refused', reason: 'elsewhere' };
}

function inOrder(language: Language): readonly Language[] {
  return [language, ...languages.filter((other) => other !== language)];
}

/** The site that answers at a host, with its port, here or where it is published. */
function siteAt(authority: string, { sites }: SiteDirectory): ServedSite | undefined {
  return sites.find(({ plan, registration }) =>
    [new URL(plan.origin).host, new URL(registration.origin).host, ...registration.hosts].includes(authority),
  );
}

/** The site that a path of the CMS belongs to: `/en/eurcaw-pigs/…` is EURCAW-Pigs. */
export function siteOfPath(path: string, { sites }: SiteDirectory): ServedSite | undefined {
  const cname = /^\/[^/]+\/([^/?]+)/.exec(path)?.[1]?.toLowerCase();
  return cname === undefined ? undefined : sites.find(({ plan }) => plan.cname.toLowerCase() === cname);
}
