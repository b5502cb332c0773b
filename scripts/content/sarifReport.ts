import { reportRules, ruleIds } from '#templates/report/reportRules.ts';
import type { ReportTexts } from '#templates/report/reportText.ts';
import { findingText } from '#templates/report/reportText.ts';
import packageJson from '../../package.json' with { type: 'json' };
import type { CheckedPage } from './checkedPage.ts';
import { type Baseline, fingerprint } from './fingerprint.ts';

const levels = { error: 'error', warning: 'warning', advice: 'note' } as const;

interface SarifOptions {
  readonly baseline: Baseline | undefined;
  readonly t: ReportTexts;
  readonly language: string;
}

/** The report as SARIF 2.1.0 (OASIS), which code hosts and editors read. */
export function sarifReport(pages: readonly CheckedPage[], { baseline, t, language }: SarifOptions): object {
  const severities = new Map<string, keyof typeof levels>(reportRules.map(({ id, severity }) => [id, severity]));
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'content-check',
            version: packageJson.version,
            language,
            rules: ruleIds.map((id) => ({
              id,
              shortDescription: { text: t(`rule.${id}.name`) },
              fullDescription: { text: t(`rule.${id}.why`) },
              defaultConfiguration: { level: levels[severities.get(id) ?? 'error'] },
            })),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: pages.flatMap(({ address, report: { findings } }) =>
          findings.map((finding) => {
            const { wrong, mend, place } = findingText(finding, t);
            return {
              ruleId: finding.rule,
              ruleIndex: ruleIds.indexOf(finding.rule),
              level: levels[finding.severity],
              message: { text: `${wrong} ${mend}` },
              locations: [
                {
                  physicalLocation: { artifactLocation: { uri: encodeURI(address) } },
                  logicalLocations: [{ name: place, fullyQualifiedName: finding.pointer || '/', kind: 'member' }],
                },
              ],
              partialFingerprints: { 'finding/v1': fingerprint({ address }, finding) },
              ...(baseline && { baselineState: baseline.has({ address }, finding) ? 'unchanged' : 'new' }),
            };
          }),
        ),
      },
    ],
  };
}
