import { findingText, type ReportTexts, severityText, uncheckedText } from '#templates/report/reportText.ts';
import type { ReportSeverity } from '#templates/report/rule.ts';
import type { CheckedPage } from './checkedPage.ts';
import type { Baseline } from './fingerprint.ts';

type Print = (line: string) => void;

interface PrintOptions {
  readonly t: ReportTexts;
  readonly baseline: Baseline | undefined;
  readonly showsAdvice: boolean;
}

const severities: readonly ReportSeverity[] = ['error', 'warning', 'advice'];

/** The findings page by page, then a table of the rules, then what was not checked. */
export function printReport(
  pages: readonly CheckedPage[],
  { t, baseline, showsAdvice }: PrintOptions,
  print: Print,
): void {
  for (const page of pages) {
    const shown = page.report.findings.filter(({ severity }) => showsAdvice || severity !== 'advice');
    if (shown.length === 0) continue;
    print(`\n${page.title} — ${page.address}`);
    for (const finding of shown) {
      const { wrong, mend, place } = findingText(finding, t);
      const mark = baseline && !baseline.has(page, finding) ? ' *' : '';
      print(`  ${severityText(finding, t)}${mark} [${finding.rule}] ${place}`);
      print(`    ${wrong} ${mend}`);
      if (finding.excerpt !== undefined) print(`    ${t('excerpt', { excerpt: finding.excerpt })}`);
    }
  }
  printTable(pages, t, print);
  printRest(pages, t, print);
}

function printTable(pages: readonly CheckedPage[], t: ReportTexts, print: Print): void {
  const rows = new Map<
    string,
    { readonly name: string; readonly severity: ReportSeverity; count: number; readonly on: Set<string> }
  >();
  for (const { address, report } of pages) {
    for (const { rule, severity } of report.findings) {
      const key = `${severity} ${rule}`;
      const row = rows.get(key) ?? { name: t(`rule.${rule}.name`), severity, count: 0, on: new Set<string>() };
      row.count += 1;
      row.on.add(address);
      rows.set(key, row);
    }
  }
  if (rows.size === 0) return;
  const sorted = [...rows.values()].sort(
    (one, other) => severities.indexOf(one.severity) - severities.indexOf(other.severity) || other.count - one.count,
  );
  const width = Math.max(...sorted.map(({ name }) => name.length));
  const said = (severity: ReportSeverity) => t(`severity.${severity}`);
  const severityWidth = Math.max(...severities.map((severity) => said(severity).length));
  print('');
  for (const { name, severity, count, on } of sorted)
    print(
      `${said(severity).padEnd(severityWidth)} ${name.padEnd(width)} ${String(count).padStart(6)} × ${String(on.size).padStart(5)} p.`,
    );
}

function printRest(pages: readonly CheckedPage[], t: ReportTexts, print: Print): void {
  const unchecked = new Map<string, number>();
  let silenced = 0;
  for (const { report } of pages) {
    silenced += report.silenced.length;
    for (const each of report.unchecked) {
      const text = uncheckedText(each, t);
      unchecked.set(text, (unchecked.get(text) ?? 0) + 1);
    }
  }
  if (unchecked.size > 0) print(`\n${[...unchecked].map(([text, count]) => `— ${text} (${count} p.)`).join('\n')}`);
  if (silenced > 0) print(`\n${t('check.silenced', { count: silenced })}`);
}
