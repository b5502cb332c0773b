import type { ReactNode } from 'react';
import { Icon } from '#design-system/components/Icon/Icon.tsx';
import englishReport from '#languages/en/report.json' with { type: 'json' };
import dutchReport from '#languages/nl/report.json' with { type: 'json' };
import { plainTexts } from '#languages/plainTexts.ts';
import type { ExampleLanguage } from '#templates/elements/exampleLanguage.ts';
import type { ElementCrash } from '#templates/renderer/RendererProvider.tsx';
import type { Report } from '#templates/report/report.types.ts';
import { findingText, uncheckedText } from '#templates/report/reportText.ts';
import type { ReportSeverity } from '#templates/report/rule.ts';
import { editorText, previewText } from './editorText.ts';

const reportText = { nl: plainTexts(dutchReport, 'nl'), en: plainTexts(englishReport, 'en') };

const severities = ['error', 'warning', 'advice'] as const;
const icons = { error: 'error', warning: 'warning', advice: 'info' } as const;
const tones = { error: 'text-negative', warning: 'text-warning', advice: 'text-text-muted' } as const;

interface FindingListProps {
  readonly language: ExampleLanguage;
  readonly report: Report;
  readonly crashes: readonly ElementCrash[];
  /** Called with the pointer of what an editor wants to see in the input. */
  readonly onShow: (pointer: string) => void;
}

/** What is to be said of an input, in the words of the preview; what is not shown stands first. */
export function FindingList({ language, report, crashes, onShow }: FindingListProps): ReactNode {
  const [texts, said] = [previewText[language], reportText[language]];
  const { findings, unchecked, clean } = report;
  const isSound = crashes.length === 0 && findings.every(({ severity }) => severity === 'advice');
  return (
    <>
      {isSound && (
        <p className="flex items-center gap-2">
          <span className={clean ? 'text-positive' : 'text-text-muted'}>
            <Icon name={clean ? 'check' : 'info'} />
          </span>
          {texts(clean ? 'none' : 'unsure')}
        </p>
      )}
      {severities.map((severity) => {
        const own = findings.filter((finding) => finding.severity === severity);
        const crashed = severity === 'error' ? crashes : [];
        const count = own.length + crashed.length;
        if (count === 0) return null;
        return (
          <section key={severity} className="mt-3">
            <p className="font-strong text-heading">{said(`found.${severity}`, { count })}</p>
            <ul className="mt-2 border-border border-b">
              {crashed.map(({ id }) => (
                <Entry key={id} tone="error">
                  {texts('crashed', { id })}
                </Entry>
              ))}
              {own.map((finding) => {
                const { name, wrong, why, mend } = findingText(finding, said);
                return (
                  <Entry
                    key={`${finding.pointer} ${finding.rule} ${finding.excerpt} ${Object.values(finding.values).join(' ')}`}
                    tone={severity}
                  >
                    <strong className="font-strong">{name}.</strong> {wrong} {mend}
                    {finding.excerpt !== undefined && (
                      <span className="mt-1 block text-small">{said('excerpt', { excerpt: finding.excerpt })}</span>
                    )}
                    <span className="mt-1 block text-small text-text-muted">
                      {texts('why')}: {why}
                    </span>
                    <span className="mt-1 flex flex-wrap gap-x-5 text-small text-text-muted">
                      <span>
                        {texts('place')}: <code className="wrap-anywhere">{finding.pointer || '/'}</code>
                      </span>
                      <button
                        type="button"
                        className="cursor-pointer text-link underline underline-offset-2 hover:text-link-hover"
                        onClick={() => onShow(finding.pointer)}
                      >
                        {editorText[language].toInput}
                      </button>
                    </span>
                  </Entry>
                );
              })}
            </ul>
          </section>
        );
      })}
      {unchecked.length > 0 && (
        <details className="mt-4 text-small">
          <summary className="w-fit cursor-pointer rounded-control font-strong">
            {texts('unchecked', { count: unchecked.length })}
          </summary>
          <ul className="mt-2 list-disc ps-5">
            {unchecked.map((each) => (
              <li key={each.rule}>{uncheckedText(each, said)}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function Entry({ tone, children }: { readonly tone: ReportSeverity; readonly children: ReactNode }): ReactNode {
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-3 border-border border-t py-3">
      <span className={`pt-0.5 ${tones[tone]}`}>
        <Icon name={icons[tone]} />
      </span>
      <div className="min-w-0 wrap-anywhere">{children}</div>
    </li>
  );
}
