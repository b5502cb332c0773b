import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ReportFinding } from '#templates/report/report.types.ts';
import type { CheckedPage } from './checkedPage.ts';
import { Refusal } from './command.ts';
import type { CheckJson } from './jsonReport.ts';

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

/** Where the last run of the same targets is kept. */
export function baselineFile(dataDir: string, targets: readonly string[]): string {
  const name = createHash('sha256').update(targets.join('\n')).digest('hex').slice(0, 16);
  return join(dataDir, 'content-check', `${name}.json`);
}

/** @throws Refusal for a file that is named and is no report of an earlier run */
export function readBaseline(file: string, isNamed: boolean): Baseline | undefined {
  if (!existsSync(file)) {
    if (isNamed) throw new Refusal(`There is no file ${file} to compare with.`);
    return undefined;
  }
  try {
    const earlier: CheckJson = JSON.parse(readFileSync(file, 'utf8'));
    const known = new Set(earlier.pages.flatMap(({ findings }) => findings.map((finding) => finding.fingerprint)));
    return { made: earlier.made, has: (page, finding) => known.has(fingerprint(page, finding)) };
  } catch {
    if (!isNamed) return undefined;
    throw new Refusal(`${file} is no report that --json wrote.`);
  }
}

/** Writes a file, and the folders it stands in. */
export function writeReport(file: string, content: object): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}
