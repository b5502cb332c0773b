import type { ReactNode } from 'react';
import { Icon } from '#design-system/components/Icon/Icon.tsx';
import { elementsOf } from '#templates/plan/areas/walk.ts';
import type { Plan } from '#templates/plan/plan.types.ts';
import { Pointer } from '#templates/renderer/Pointer.tsx';
import { isAbout, rejectedAnchor } from '#templates/renderer/rejectedPlace.ts';
import type { ReportFinding } from '#templates/report/report.types.ts';
import { findingText, uncheckedText } from '#templates/report/reportText.ts';
import { useTexts } from '../../language/useTexts.ts';
import type { PreviewReport } from './previewResponse.ts';

/** What an editor hears of a page, and the way from there to the page. */
export interface ShownReport {
  readonly plan: Plan;
  readonly report: Extract<PreviewReport, { kind: 'page' }>;
  /** Ids of elements that failed while the page was rendered. */
  readonly crashed: readonly string[];
  /** Leads to a place on the page in its frame; none where many frames show it. */
  readonly toPlace:
    | {
        /** Address of the place, by its anchor. */
        readonly href: (anchor: string) => string;
        /** Name of the frame. */
        readonly frame: string;
        readonly onPress: (pressed: HTMLElement) => void;
      }
    | undefined;
  /** Brings a place into sight, on the page and in the JSON. */
  readonly onPlace: (pointer: string, pressed: HTMLElement) => void;
}

const severities = ['error', 'warning', 'advice'] as const;
const icons = { error: 'error', warning: 'warning', advice: 'info' } as const;
const tones = { error: 'text-negative', warning: 'text-warning', advice: 'text-text-muted' } as const;

/** How much there is to mend: advice is no more than that. */
export function findingCount({ report, crashed }: Pick<ShownReport, 'report' | 'crashed'>): number {
  return report.totals.error + report.totals.warning + crashed.length;
}

/** What is to be said of what the CMS sent, each with its place and how to mend it: native folds, without script too. */
export function Findings({ shown }: { shown: ShownReport }) {
  const t = useTexts('preview');
  const rt = useTexts('report');
  const { plan, report, crashed } = shown;
  const { findings, totals, unchecked, silenced, clean } = report;
  const cards = elementsOf(plan.areas).flatMap((element) => (element.kind === 'known' ? [] : [element.pointer]));
  const hidden = totals.error + totals.warning + totals.advice - findings.length;
  const counts = { ...totals, error: totals.error + crashed.length };
  return (
    <div className="flex flex-col gap-3">
      {findingCount(shown) === 0 && (
        <p className="flex items-center gap-2">
          <Icon name={clean ? 'check' : 'info'} />
          {t(clean ? 'none' : 'unsure')}
        </p>
      )}
      {severities.map(
        (severity) =>
          counts[severity] > 0 && (
            <Folded
              key={severity}
              title={rt(`found.${severity}`, { count: counts[severity] })}
              isOpen={severity === 'error'}
            >
              {findings
                .filter((finding) => finding.severity === severity)
                .map((finding) => (
                  <FindingItem
                    key={`${finding.pointer} ${finding.rule} ${finding.excerpt} ${Object.values(finding.values).join(' ')}`}
                    finding={finding}
                    shown={shown}
                    card={cards.find((pointer) => isAbout(finding, pointer))}
                  />
                ))}
              {severity === 'error' &&
                crashed.map((id) => (
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
  );
}

interface FoldedProps {
  readonly title: string;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

function Folded({ title, isOpen = false, children }: FoldedProps) {
  return (
    <details open={isOpen}>
      <summary className="w-fit cursor-pointer rounded-control font-strong text-heading">{title}</summary>
      <ul className="mt-3 flex flex-col border-border border-b">{children}</ul>
    </details>
  );
}

interface FindingItemProps {
  readonly finding: ReportFinding;
  readonly shown: ShownReport;
  /** Pointer of the card that stands in its place on the page. */
  readonly card: string | undefined;
}

function FindingItem({ finding, shown, card }: FindingItemProps) {
  const t = useTexts('preview');
  const rt = useTexts('report');
  const { severity, pointer, excerpt } = finding;
  const { toPlace } = shown;
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
          {card !== undefined && toPlace && (
            <a
              href={toPlace.href(rejectedAnchor(card))}
              target={toPlace.frame}
              onClick={({ currentTarget }) => toPlace.onPress(currentTarget)}
              className="text-link underline underline-offset-2 hover:text-link-hover"
            >
              {t('toCard')}
            </a>
          )}
          <button
            type="button"
            onClick={({ currentTarget }) => shown.onPlace(pointer, currentTarget)}
            className="min-h-6 cursor-pointer rounded-control text-link underline underline-offset-2 hover:text-link-hover noscript:hidden"
          >
            {t('toSource')}
          </button>
        </p>
      </div>
    </li>
  );
}
