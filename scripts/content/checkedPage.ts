import type { Report } from '#templates/report/report.types.ts';

/** A page that was held against the report. */
export interface CheckedPage {
  /** Where it is: an address, or a file. */
  readonly address: string;
  readonly title: string;
  readonly report: Report;
}
