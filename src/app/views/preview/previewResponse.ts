import type { PlanSource } from '#templates/plan/areas/planAreas.ts';
import type { Report, ReportFinding } from '#templates/report/report.types.ts';
import type { ReportSeverity } from '#templates/report/rule.ts';
import type { PageResponse } from '../../api/responses.ts';
import type { JsonFaultCause } from './jsonFault.ts';

/** Why an address is not asked for at all. */
export type Refusal =
  | 'missing'
  | 'repeated'
  | 'tooLong'
  | 'unsafe'
  | 'elsewhere'
  | 'site'
  | 'expired'
  | 'shareExpired'
  | 'shareDamaged';

/** Why the CMS's answer is no page. */
export type PreviewFailure =
  | { readonly kind: 'status'; readonly status: number }
  /** It leads out of the CMS, in a circle, or to no page; never followed. */
  | { readonly kind: 'redirect' }
  /** `line` from 1 and `cause`, where they can be told; `near` is a piece of the answer around the fault. */
  | {
      readonly kind: 'notJson';
      readonly line?: number | undefined;
      readonly cause?: JsonFaultCause | undefined;
      readonly near: string;
    }
  | { readonly kind: 'notObject'; readonly received: string }
  | { readonly kind: 'timeout'; readonly seconds: number }
  | { readonly kind: 'oversized'; readonly megabytes: number }
  | { readonly kind: 'unreachable' };

/** What an editor hears about a preview. */
export type PreviewReport =
  | {
      readonly kind: 'page';
      /** The path that the CMS was asked for. */
      readonly address: string;
      /** Id of the site that the page belongs to, in whose look it is shown where no other is chosen. */
      readonly site: string;
      /** The first of them, the worst in front. */
      readonly findings: readonly ReportFinding[];
      /** Where the parts of the page come from. */
      readonly sources: readonly PlanSource[];
      /** How many findings there are in all. */
      readonly totals: Readonly<Record<ReportSeverity, number>>;
      /** What could not be checked, and what the site does not want to hear of. */
      readonly unchecked: Report['unchecked'];
      readonly silenced: Report['silenced'];
      /** Whether "nothing is wrong" may be said. */
      readonly clean: boolean;
    }
  | { readonly kind: 'failed'; readonly address: string; readonly failure: PreviewFailure }
  | { readonly kind: 'refused'; readonly reason: Refusal };

/** What `/preview` shows: a page with everything that was rejected, or what there is instead. */
export interface PreviewResponse extends PageResponse {
  readonly preview: PreviewReport;
  /** `other` when `?site=` chose the theme of a site that this host does not serve. */
  readonly theme: 'own' | 'other';
}

export function isPreviewResponse(answer: object | undefined): answer is PreviewResponse {
  return answer !== undefined && 'preview' in answer;
}
