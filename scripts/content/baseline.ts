import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CheckedPage } from './checkedPage.ts';
import { Refusal } from './command.ts';
import { type Baseline, fingerprint } from './fingerprint.ts';

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
    const earlier: KnownFindings = JSON.parse(readFileSync(file, 'utf8'));
    const known = new Set(earlier.pages.flatMap(({ findings }) => findings.map((finding) => finding.fingerprint)));
    return { made: earlier.made, has: (page, finding) => known.has(fingerprint(page, finding)) };
  } catch {
    if (!isNamed) return undefined;
    throw new Refusal(`${file} is not a report that --json wrote.`);
  }
}

/** What a later run needs of this one: what `--json` writes holds as much, and more. */
interface KnownFindings {
  readonly made: string;
  readonly pages: readonly { readonly findings: readonly { readonly fingerprint: string }[] }[];
}

export function knownFindings(pages: readonly CheckedPage[], made: Date): KnownFindings {
  return {
    made: made.toISOString(),
    pages: pages.map((page) => ({
      findings: page.report.findings.map((finding) => ({ fingerprint: fingerprint(page, finding) })),
    })),
  };
}

/** Writes a file, and the folders it stands in. */
export function writeReport(file: string, content: object): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}
