import { LRUCache } from 'lru-cache';
import type { Language } from '#languages/languages.ts';
import type { Plan } from '#templates/plan/plan.types.ts';
import type { IndexedPage, LinkTarget, SiteIndex } from '#templates/report/siteIndex.ts';
import type { ServedSite, SiteDirectory } from '../sites/siteDirectory.ts';
import type { PageReader } from './readPage.ts';
import { siteLink } from './siteLinks.ts';

/** What a reader came upon at an address. */
type Visited = LinkTarget & { readonly kind: 'page' | 'moved' | 'nowhere' | 'unknown' };

export interface SiteIndexes {
  /** Reads pages, and remembers of each address what stands there. */
  readonly readPage: PageReader;
  /**
   * What is remembered of a site.
   * @param state whether a walk through the whole site is behind it
   */
  indexOf(site: ServedSite, state: SiteIndex['state']): SiteIndex;
  /** Looks at what these links of a plan lead to, as far as nobody has yet; some at most. */
  lookUp(site: ServedSite, hrefs: readonly string[]): Promise<void>;
}

/** What is remembered of one site's pages, in characters: as many as a walk finds. */
const mostWalked = 64_000_000;

/** The same of what was looked up besides: strangers' previews may ask for addresses without end. */
const mostLookedUp = 4_000_000;

/** Links of one page that are looked up one by one; a page has hardly more that no walk has met. */
const mostLookUps = 30;

/** By their addresses. */
interface Remembered {
  readonly walked: LRUCache<string, Visited>;
  readonly lookedUp: LRUCache<string, Visited>;
}

interface SiteIndexesOptions {
  readonly readPage: PageReader;
  readonly directory: SiteDirectory;
  /** What is looked up besides the walks, of each site (characters). */
  readonly maximumSize?: number;
}

/** Remembers what readers find on their walks: a line a page, by which the report for editors judges links and titles. */
export function createSiteIndexes({
  readPage,
  directory,
  maximumSize = mostLookedUp,
}: SiteIndexesOptions): SiteIndexes {
  const bySite = new Map<string, Remembered>();
  const rememberedOf = (site: ServedSite) => {
    const remembered = bySite.get(site.id) ?? { walked: bounded(mostWalked), lookedUp: bounded(maximumSize) };
    bySite.set(site.id, remembered);
    return remembered;
  };
  const find = (site: ServedSite, address: string) => {
    const { walked, lookedUp } = rememberedOf(site);
    return walked.get(address) ?? lookedUp.get(address);
  };
  const addressOf = (href: string, site: ServedSite) => {
    const link = siteLink(href, site, directory);
    return link && addressWith(link.path, link.language);
  };

  /** The page of any of our sites that a link leads to; a path is one of this site. */
  const linkAmong = (href: string, site: ServedSite) => {
    const sites = href.startsWith('/') ? [site] : [site, ...directory.sites.filter(({ id }) => id !== site.id)];
    for (const each of sites) {
      const link = siteLink(href, each, directory);
      if (link) return { ...link, site: each };
    }
    return undefined;
  };

  const remember = async (where: keyof Remembered, site: ServedSite, path: string, language: Language | undefined) => {
    const page = await readPage(site, path, language);
    const address = addressWith(path, language);
    const keep = (visited: Visited) => rememberedOf(site)[where].set(address, visited);
    switch (page.kind) {
      case 'page':
        keep({ kind: 'page', page: indexedPage(page.plan, path, site, (href) => addressOf(href, site)) });
        break;
      case 'moved':
        keep({ kind: 'moved' });
        break;
      case 'none':
        keep({ kind: 'nowhere' });
        break;
      case 'failed':
        // What was known of it before holds until it can be asked again.
        if (!find(site, address)) keep({ kind: 'unknown' });
        break;
      default:
        page satisfies never;
    }
    return page;
  };

  return {
    readPage: (site, path, language) => remember('walked', site, path, language),
    indexOf(site, state) {
      const { walked, lookedUp } = rememberedOf(site);
      const visited = [...lookedUp.values(), ...walked.values()];
      const pages = visited.flatMap((each) => (each.kind === 'page' ? [each.page] : []));
      return {
        state,
        pages: [...new Map(pages.map((page) => [page.address, page])).values()],
        find(href) {
          const link = linkAmong(href, site);
          if (link === undefined) return { kind: 'elsewhere' };
          const target = find(link.site, addressWith(link.path, link.language)) ?? { kind: 'unknown' };
          // A page of another site is there, or not; what else is known of it is that site's own.
          return target.kind === 'page' && link.site.id !== site.id ? { kind: 'elsewhere' } : target;
        },
      };
    },
    async lookUp(site, hrefs) {
      const links = hrefs.flatMap((href) => linkAmong(href, site) ?? []);
      const unknown = links.filter((link) => !find(link.site, addressWith(link.path, link.language)));
      const each = new Map(unknown.map((link) => [`${link.site.id} ${addressWith(link.path, link.language)}`, link]));
      await Promise.all(
        [...each.values()]
          .slice(0, mostLookUps)
          .map((link) => remember('lookedUp', link.site, link.path, link.language)),
      );
    },
  };
}

function bounded(maxSize: number): LRUCache<string, Visited> {
  return new LRUCache({ maxSize, sizeCalculation: sizeOf });
}

/** Characters of an entry, with what the bookkeeping of one costs. */
function sizeOf(visited: Visited, address: string): number {
  if (visited.kind !== 'page') return address.length + 100;
  const { title, twins } = visited.page;
  return 2 * address.length + title.length + twins.join('').length + 300;
}

function addressWith(path: string, language: Language | undefined): string {
  return language === undefined ? path : `${path}?language=${language}`;
}

function indexedPage(
  { path, title, language, translations }: Plan,
  asked: string,
  site: ServedSite,
  addressOf: (href: string) => string | undefined,
): IndexedPage {
  return {
    address: addressWith(path || asked, language === site.plan.language ? undefined : language),
    title,
    language,
    twins: translations.flatMap(({ href }) => addressOf(href) ?? []),
  };
}
