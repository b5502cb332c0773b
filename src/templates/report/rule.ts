import type { PageFacts } from './facts/pageFacts.ts';
import type { SiteIndex } from './siteIndex.ts';

/**
 * How bad it is. `error`: something the editor made is not shown, or leads nowhere. `warning`: it is shown, but a reader
 * is hindered by it. `advice`: it could be better; no page is wrong without it.
 */
export type ReportSeverity = 'error' | 'warning' | 'advice';

/** One mistake that a rule found. */
export interface RuleFinding {
  /** JSON Pointer (RFC 6901) into the CMS's answer, down to the field. */
  readonly pointer: string;
  /** What the texts of the rule name. */
  readonly values?: Readonly<Record<string, string>>;
  /** The words around it, inside a longer text. */
  readonly excerpt?: string | undefined;
  /** Where it differs from what the rule says. */
  readonly severity?: ReportSeverity;
}

interface AnyRule<Id extends string> {
  /** Also the beginning of the keys of its texts, in `report.json`. */
  readonly id: Id;
  readonly severity: ReportSeverity;
}

/** A rule that the page alone can be held against. */
export interface PageRule<Id extends string = string> extends AnyRule<Id> {
  readonly needs: 'page';
  readonly check: (page: PageFacts) => Iterable<RuleFinding>;
}

/** A rule that needs to know the other pages of the site. */
export interface SiteRule<Id extends string = string> extends AnyRule<Id> {
  readonly needs: 'site';
  readonly check: (page: PageFacts, index: SiteIndex) => Iterable<RuleFinding>;
}

/** Types a rule where it is written, and keeps its id as a literal. */
export function pageRule<const Id extends string>(rule: Omit<PageRule<Id>, 'needs'>): PageRule<Id> {
  return { ...rule, needs: 'page' };
}

export function siteRule<const Id extends string>(rule: Omit<SiteRule<Id>, 'needs'>): SiteRule<Id> {
  return { ...rule, needs: 'site' };
}
