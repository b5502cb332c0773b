import type { Language } from '#languages/languages.ts';
import type { Plan } from '#templates/plan/plan.types.ts';
import type { ShellPlan } from '#templates/plan/planShell.ts';
import type { PostedForm } from '#templates/renderer/forms.ts';

/** What a portlet says of itself, and who makes it possible. */
export interface PublicPortlet {
  readonly domain: string;
  /** The heading of its first page, and the sentence below. */
  readonly title: string;
  readonly description: string;
  /** Hosts whose pages may embed it. */
  readonly embedHosts: readonly string[];
  /** The title of its page with the code to embed it. */
  readonly embedTitle: string;
  /** Its own first page, whole: what is embedded. */
  readonly address: string;
  readonly main: { readonly title: string; readonly origin: string };
}

/** What the browser knows of the site it shows, which may be a portlet; nothing of the other sites. */
export interface PublicSite {
  readonly id: string;
  readonly title: string;
  readonly language: Language;
  /** Where the site answers, without a trailing slash. */
  readonly origin: string;
  /** Placeholder of the search field where the page brings none. */
  readonly searchPlaceholder: string;
  /** Whether visitors can have something of their own here: bookmarks, comments. */
  readonly interactive: boolean;
  /** The logo file (`<use href="{src}#logo">`) and the size of its drawing. */
  readonly logo: { readonly src: string; readonly width: number; readonly height: number };
  /** Set on the pages of a portlet, whose name, language and logo stand in the place of the site's. */
  readonly portlet?: PublicPortlet | undefined;
  /** Addresses of other parties' scripts, which wait for the visitor's consent (specification, section 9). */
  readonly personalisationScript?: string | undefined;
  readonly analyticsScript?: string | undefined;
  /** Where errors in the browser are reported: a Sentry DSN. */
  readonly errorReports?: string | undefined;
}

/** Answer of `GET /api/page?path=`; the plan is `null` for every status but 200. */
export interface PageAnswer {
  readonly status: number;
  readonly plan: Plan | null;
  /** Set with statuses 301 and 302: the site's path to go to. */
  readonly location?: string | undefined;
}

/** Answer of `GET /api/shell`: what surrounds the page, once per site and language. */
export type ShellAnswer = ShellPlan;

/** A record among the results (specification, section 3). */
export interface SearchHit {
  readonly id: string;
  readonly title: string;
  readonly type?: string | undefined;
  readonly publisher?: string | undefined;
  readonly journal?: string | undefined;
  readonly year?: number | undefined;
  readonly abstract?: string | undefined;
  /** Its code, of whatever language (ISO 639-1). */
  readonly language?: string | undefined;
  readonly keywords: readonly string[];
  readonly links: readonly { readonly url: string; readonly access: string; readonly filetype: string }[];
  /** Its type in the visitor's language. */
  readonly typeLabel?: string | undefined;
  /** Why it was found, instead of its abstract: the title, and the best passage of the abstract. */
  readonly found?: { readonly title: MarkedText; readonly passage: MarkedText } | undefined;
}

/** A text in pieces: plain, marked, plain, marked … What stands first is never marked, and may be empty. */
export type MarkedText = readonly string[];

export interface SearchFilterOption {
  readonly value: string;
  readonly label: string;
  /** Records one gets with this option besides what is chosen already. */
  readonly count: number;
  readonly checked: boolean;
}

/** A range of numbers. */
export interface SearchRange {
  readonly from: string;
  readonly to: string;
  /** How long the numbers are that there are: fewer digits are not typed to the end. */
  readonly digits: { readonly least: number; readonly most: number };
}

export interface SearchFilter {
  /** The facet's id and the name of its parameter in the address: `jaar`, `trefwoord` … */
  readonly id: string;
  readonly title: string;
  /** All chosen ones, and the first of the others. */
  readonly options: readonly SearchFilterOption[];
  /** How many values there are besides; `GET /api/values` has them. */
  readonly more: number;
  /** Set where the address unfolds this filter: all its values that begin with this text. */
  readonly find?: string | undefined;
  /** For numbers: the first and the last of those chosen, each `''` where it is open. */
  readonly range?: SearchRange | undefined;
}

/** What one chosen value keeps away: so many records there are without it. */
export interface WithoutValue {
  readonly filter: string;
  readonly value: string;
  readonly hits: number;
}

/** Answer of `GET /api/values`: the values of one filter within a search, chosen ones or not. */
export interface ValuesAnswer {
  /** The filter's id. */
  readonly filter: string;
  readonly options: readonly SearchFilterOption[];
  /** How many match besides these. */
  readonly more: number;
}

/** Answer of `GET /api/search`, which takes the search page's own parameters. */
export type SearchAnswer =
  | {
      readonly state: 'results';
      readonly term: string;
      readonly hits: number;
      /** Offset of the first record shown, from 0. */
      readonly start: number;
      readonly records: readonly SearchHit[];
      readonly filters: readonly SearchFilter[];
      /** `most`: no record has all words of the term, and these come nearest. */
      readonly matched: 'all' | 'most';
      /** When nothing was found with filters: what each of them keeps away. */
      readonly without: readonly WithoutValue[];
    }
  | { readonly state: 'error'; readonly term: string };

/** Everything a first view needs: what the server renders from, and the browser hydrates with. */
export interface PortalState {
  readonly site: PublicSite;
  /** The language of the interface; a page in another one marks itself. */
  readonly language: Language;
  /** Path and query of the request. */
  readonly url: string;
  /** Answers by the address the browser would ask them from, e.g. `/api/page?path=%2Fnieuws`. */
  readonly answers: Readonly<Record<string, PageAnswer | ShellAnswer | SearchAnswer>>;
  /** Ids of elements that failed on the server: left out there, tried once more in the browser. */
  readonly crashed: readonly string[];
  /** The form that was posted to get this view; the page that answers it is nobody else's. */
  readonly posted?: PostedForm | undefined;
}
