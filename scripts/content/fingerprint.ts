import { createHash } from 'node:crypto';
import type { ReportFinding } from '#templates/report/report.types.ts';
import type { CheckedPage } from './checkedPage.ts';

/** The findings of an earlier run. */
export interface Baseline {
  /** When it was made (ISO 8601). */
  readonly made: string;
  has(page: Pick<CheckedPage, 'address'>, finding: ReportFinding): boolean;
}

/** A finding as it is known again, though other parts of the page have moved. */
export function fingerprint({ address }: Pick<CheckedPage, 'address'>, finding: ReportFinding): string {
  const { rule, pointer, excerpt = '', values } = finding;
  // A text moves within its page; what it says does not.
  const place = excerpt === '' ? pointer : pointer.replace(/\d+/g, '');
  const said = Object.keys(values)
    .sort()
    .map((key) => `${key}=${values[key]}`);
  return createHash('sha256')
    .update([address, rule, place, excerpt, ...said].join('\n'))
    .digest('hex')
    .slice(0, 24);
}
