import type { ReactNode } from 'react';
import { Icon } from '#design-system/components/Icon/Icon.tsx';
import { elementsOf } from '#templates/plan/areas/walk.ts';
import type { Plan } from '#templates/plan/plan.types.ts';
import { Pointer } from '#templates/renderer/Pointer.tsx';
import { useRenderer } from '#templates/renderer/RendererProvider.tsx';
import { isAbout, rejectedAnchor } from '#templates/renderer/rejectedPlace.ts';
import type { ReportFinding } from '#templates/report/report.types.ts';
import { findingText, uncheckedText } from '#templates/report/reportText.ts';
import { useTexts } from '../../language/useTexts.ts';
import type { PreviewReport } from './previewResponse.ts';

interface FindingsBarProps {
  readonly plan: Plan;
  readonly report: Extract<PreviewReport, { kind: 'page' }>;
}

const severities = ['error', 'warning', 'advice'] as const;
const icons = { error: 'error', warning: 'warning', advice: 'info' } as const;
const tones = { error: 'text-negative', warning: 'text-warning', advice: 'text-text-muted' } as const;

/** What was asked, and what is to be said of it: native, so that it unfolds without JavaScript. */
export function FindingsBar({ plan, report }: FindingsBarProps) {
  const { address, findings, totals, unchecked, silenced, clean } = report;
  const { crashed } = useRenderer();
  const t = useTexts('preview');
  const rt = useTexts('report');
  const cards = elementsOf(plan.areas).flatMap((element) => (element.kind === 'known' ? [] : [element.pointer]));
  const hidden = totals.error + totals.warning + totals.advice - findings.length;
  const counts = { ...totals, error: totals.error + crashed.size };
  return (
    <section aria-label={t('region')} className="border-negative border-b-4 bg-surface print:hidden">
      <div className="mx-auto flex max-w-content flex-col gap-3 px-gutter pt-5 pb-4">
        <p className="flex flex-wrap items-baseline gap-x-6">
          <span>
            {t('of')}{' '}
            <strong className="font-strong">
              <Pointer pointer={address} />
            </strong>
          </span>
          <span className="text-small text-text-muted">{t('live')}</span>
        </p>
        {counts.error + counts.warning === 0 && (
          <p className="flex items-center gap-2 text-small">
            <Icon name={clean ? 'check' : 'info'} />
            {t(clean ? 'none' : 'unsure')}
          </p>
        )}
        {severities.map(
          (severity) =>
            counts[severity] > 0 && (
              <Folded key={severity} title={t(`found.${severity}`, { count: counts[severity] })}>
                {findings
                  .filter((finding) => finding.severity === severity)
                  .map((finding) => (
                    <FindingItem
                      key={`${finding.pointer} ${finding.rule} ${finding.excerpt} ${Object.values(finding.values).join(' ')}`}
                      finding={finding}
                      card={cards.find((pointer) => isAbout(finding, pointer))}
                    />
                  ))}
                {severity === 'error' &&
                  [...crashed].map((id) => (
                    <li key={id} className="flex gap-3 border-border border-t py-3">
                      <Icon name="error" />
                      {t('crashed', { id })}
                    </li>
                  ))}
              </Folded>
            ),
        )}
        {hidden > 0 && <p className="text-small">{t('more', { count: hidden })}</p>}
        {unchecked.length > 0 && (
          <Folded title={t('unchecked', { count: unchecked.length })}>
            {unchecked.map((each) => (
              <li key={each.rule} className="border-border border-t py-2 text-small">
                {uncheckedText(each, rt)}
              </li>
            ))}
          </Folded>
        )}
        {silenced.length > 0 && (
          <Folded title={t('silenced', { count: silenced.length })}>
            {silenced.map(({ finding, reason }) => (
              <li
                key={`${finding.rule} ${finding.pointer} ${finding.excerpt}`}
                className="border-border border-t py-2 text-small"
              >
                {findingText(finding, rt).wrong} {t('silencedBecause', { reason })}
              </li>
            ))}
          </Folded>
        )}
      </div>
    </section>
  );
}

function Folded({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <details>
      <summary className="w-fit cursor-pointer rounded-control font-strong text-heading">{title}</summary>
      <ul className="mt-3 flex max-w-[60rem] flex-col border-border border-b">{children}</ul>
    </details>
  );
}

/** One finding; `card` is the pointer of the card that stands in its place on the page. */
function FindingItem({ finding, card }: { finding: ReportFinding; card: string | undefined }) {
  const t = useTexts('preview');
  const rt = useTexts('report');
  const { severity, pointer, excerpt } = finding;
  const { name, wrong, why, mend, place } = findingText(finding, rt);
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-3 border-border border-t py-3">
      <span className={`pt-0.5 ${tones[severity]}`}>
        <Icon name={icons[severity]} />
      </span>
      <div className="flex min-w-0 flex-col gap-1">
        <p className="wrap-anywhere">
          <strong className="font-strong">{name}.</strong> {wrong} {mend}
        </p>
        {excerpt !== undefined && <p className="wrap-anywhere text-small">{rt('excerpt', { excerpt })}</p>}
        <p className="text-small text-text-muted">
          {t('why')}: {why}
        </p>
        <p className="flex flex-wrap gap-x-6 text-small text-text-muted">
          <span className="wrap-anywhere">
            {t('place')}: {place} · <Pointer pointer={pointer} />
          </span>
          {card !== undefined && (
            <a
              href={`#${rejectedAnchor(card)}`}
              className="text-link underline underline-offset-2 hover:text-link-hover"
            >
              {t('toCard')}
            </a>
          )}
        </p>
      </div>
    </li>
  );
}
