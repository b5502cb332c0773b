import type { Report, ReportFinding } from '#templates/report/report.types.ts';
import { findingText, type ReportTexts } from '#templates/report/reportText.ts';
import type { CheckedPage } from './checkedPage.ts';
import { type Baseline, fingerprint } from './fingerprint.ts';

type JsonFinding = ReportFinding & {
  readonly fingerprint: string;
  readonly isNew: boolean;
  readonly text: ReturnType<typeof findingText>;
};

/** What `--json` writes. */
export interface CheckJson {
  readonly version: 1;
  /** ISO 8601. */
  readonly made: string;
  readonly pages: readonly (Pick<CheckedPage, 'address' | 'title'> &
    Pick<Report, 'unchecked' | 'silenced' | 'conserved' | 'clean'> & { readonly findings: readonly JsonFinding[] })[];
}

export function jsonReport(
  pages: readonly CheckedPage[],
  { made, baseline, t }: { made: Date; baseline: Baseline | undefined; t: ReportTexts },
): CheckJson {
  return {
    version: 1,
    made: made.toISOString(),
    pages: pages.map(({ address, title, report: { findings, ...rest } }) => ({
      address,
      title,
      ...rest,
      findings: findings.map((finding) => ({
        ...finding,
        fingerprint: fingerprint({ address }, finding),
        isNew: !baseline?.has({ address }, finding),
        text: findingText(finding, t),
      })),
    })),
  };
}
