import type { ElementType } from '../plan/elements/elementDefinitions.ts';
import type { RuleId } from './reportRules.ts';
import type { ReportSeverity } from './rule.ts';

/** A step on the way to a place, as an editor counts: from 1. */
export type PlaceStep =
  | { readonly kind: 'area'; readonly number: number; readonly title: string }
  | { readonly kind: 'element'; readonly number: number; readonly type: ElementType | 'other'; readonly title: string }
  /** `items 2 › title` */
  | { readonly kind: 'field'; readonly name: string };

/** One thing that an editor can mend. */
export interface ReportFinding {
  readonly rule: RuleId;
  readonly severity: ReportSeverity;
  /** JSON Pointer (RFC 6901) into the CMS's answer, down to the field. */
  readonly pointer: string;
  /** The same place in an editor's words. */
  readonly place: readonly PlaceStep[];
  /** What the texts of the rule name. */
  readonly values: Readonly<Record<string, string>>;
  /** The words around it, inside a longer text. */
  readonly excerpt?: string | undefined;
}

/** A rule that could not be held against the page. */
export interface UncheckedRule {
  readonly rule: RuleId;
  /**
   * `site`: the pages of the site are not known; `services`: publications and items were not asked for; `many`: it found
   * so much that the rest was not looked at; `failed`: ours.
   */
  readonly reason: 'site' | 'services' | 'many' | 'failed';
}

/** What a site does not want to hear of, and why. */
export interface Silence {
  /** Its id; one that does not exist silences nothing, and `content:check` says so. */
  readonly rule: string;
  /** For the colleague who finds it in a year. */
  readonly reason: string;
  /** The last day it holds (`2027-03-31`). */
  readonly until?: string | undefined;
  /** The beginning of the site's path; the whole site when there is none. */
  readonly path?: string | undefined;
}

export interface SilencedFinding {
  readonly finding: ReportFinding;
  readonly reason: string;
}

/** What is to be said of a page. */
export interface Report {
  /** The worst first, then in the order of the page. */
  readonly findings: readonly ReportFinding[];
  readonly unchecked: readonly UncheckedRule[];
  readonly silenced: readonly SilencedFinding[];
  /** Whether everything that came in is shown. */
  readonly conserved: boolean;
  /** Whether "nothing is wrong" may be said: all is shown, all was checked, and there is neither error nor warning. */
  readonly clean: boolean;
}
