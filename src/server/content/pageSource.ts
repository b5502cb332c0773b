import { languageOfPath } from '#app/language/languageOfPath.ts';
import type { Language } from '#languages/languages.ts';
import type { PlanSite } from '#templates/contract/context.ts';
import { isPassing } from '../calls/isPassing.ts';
import type { CallOutcome, JsonClient } from '../calls/jsonClient.ts';
import type { Log } from '../log.ts';
import type { ServedSite } from '../sites/siteDirectory.ts';
import { type CmsAddress, cmsAddresses, homePath } from './cmsAddresses.ts';
import { cmsPath } from './cmsPath.ts';
import { redirectTarget } from './cmsRedirect.ts';

/** A page as the CMS has it, or what there is instead. */
export type PageFetch =
  | { readonly kind: 'page'; readonly outcome: Extract<CallOutcome, { kind: 'object' }>; readonly language: Language }
  | { readonly kind: 'redirect'; readonly status: 301 | 302; readonly href: string }
  /** `passing` when it says nothing about the page itself and should not be remembered. */
  | { readonly kind: 'none'; readonly status: number; readonly duration: 'lasting' | 'passing' };

export interface PageAsked {
  readonly site: ServedSite;
  /** The site's path, percent-encoded, with a leading slash. */
  readonly path: string;
  /** The language the visitor asked for in so many words (`?language=`). */
  readonly language: Language | undefined;
  /** The page as it was the last time. */
  readonly previous?: CallOutcome | undefined;
}

interface PageSourceOptions {
  readonly cms: JsonClient;
  /** Without a trailing slash; redirects are read relative to it. */
  readonly baseUrl: string;
  readonly sites: readonly PlanSite[];
  readonly log: Log;
}

export type FetchPage = (asked: PageAsked) => Promise<PageFetch>;

/**
 * Fetches pages (specification, sections 4 and 7). A page is asked in the language of the visitor's choice, of the
 * path or of the site, and where that has none in the other one; then the same in the spelling of older pages. The
 * CMS's status above 299 is the page's status; an answer that is no JSON object is 500; a time-out is 504, an oversized
 * answer 502. When there is no connection, home is asked live: if that works the page is 404, else 500.
 */
export function createPageSource({ cms, baseUrl, sites, log }: PageSourceOptions): FetchPage {
  /** Without a connection one cannot know whether the page exists; home, asked live, decides what to say. */
  const askHome = async (site: ServedSite, rest: string): Promise<PageFetch> => {
    const { language } = site.plan;
    const home = await cms.get(homePath(site, language));
    if (home.kind !== 'object') return none(500, 'passing');
    return rest === '' ? { kind: 'page', outcome: home, language } : none(404, 'passing');
  };

  const askAt = async (
    { language, path: asked }: CmsAddress,
    { site, path, previous }: PageAsked,
    rest: string,
  ): Promise<PageFetch> => {
    let outcome = await cms.get(asked, previous);
    if (outcome.kind === 'status' && outcome.location !== undefined) {
      const target = redirectTarget(outcome.location, { baseUrl, cmsPath: asked, path, site: site.plan, sites });
      if (target.kind === 'page') {
        const lasting = outcome.status === 301 || outcome.status === 308;
        return { kind: 'redirect', status: lasting ? 301 : 302, href: target.href };
      }
      // The CMS moved the page without moving it for us (`.htm`, capitals of the cname): asked once more, never on.
      if (target.kind === 'same') outcome = await cms.get(target.cmsPath, previous);
    }
    if (outcome.kind === 'object') return { kind: 'page', outcome, language };
    if (outcome.kind === 'status') return none(outcome.status, isPassing(outcome.status) ? 'passing' : 'lasting');
    log.warn({ event: `page.${outcome.kind}`, site: site.id, path }, notes[outcome.kind]);
    return outcome.kind === 'unreachable' ? askHome(site, rest) : none(statuses[outcome.kind], 'passing');
  };

  return async (asked) => {
    const rest = cmsPath(asked.path);
    if (rest === undefined) return none(404, 'lasting');
    const language = asked.language ?? languageOfPath(asked.path, asked.site.plan.language);
    for (const address of cmsAddresses(asked.site, language, rest)) {
      const found = await askAt(address, asked, rest);
      if (found.kind !== 'none' || found.status !== 404 || found.duration === 'passing') return found;
    }
    return none(404, 'lasting');
  };
}

function none(status: number, duration: 'lasting' | 'passing'): PageFetch {
  // 304 answers a question we never ask, and HTTP knows no status above 599: neither can be a page's.
  return { kind: 'none', status: status === 304 || status > 599 ? 500 : status, duration };
}

const statuses = { invalid: 500, oversized: 502, timeout: 504 } as const;

const notes = {
  invalid: 'invalid JSON response',
  oversized: 'the answer is larger than 5 MB',
  timeout: 'no answer in time',
  unreachable: 'no connection to the CMS',
} as const;
