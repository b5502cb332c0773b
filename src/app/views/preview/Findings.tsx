import { Icon } from '#design-system/components/Icon/Icon.tsx';
import type { Finding } from '#templates/contract/finding.ts';
import { elementsOf } from '#templates/plan/areas/walk.ts';
import type { Plan } from '#templates/plan/plan.types.ts';
import { findingText, isAbout, rejectedAnchor } from '#templates/renderer/findingText.ts';
import { Pointer } from '#templates/renderer/Pointer.tsx';
import { useTexts } from '../../language/useTexts.ts';
import type { PreviewReport } from './previewResponse.ts';

/** What an editor hears of a page, and the way from there to the page. */
export interface ShownReport {
  readonly plan: Plan;
  readonly report: Extract<PreviewReport, { kind: 'page' }>;
  /** Ids of elements that failed while the page was rendered. */
  readonly crashed: readonly string[];
  /** Address of a place on the page, by its anchor. */
  readonly placeHref: (anchor: string) => string;
  /** Name of the frame that shows it. */
  readonly frame: string;
  /** Brings a place into sight, on the page and in the JSON. */
  readonly onPlace: (pointer: string) => void;
}

/** How much there is to mend. */
export function findingCount({ report, crashed }: ShownReport): number {
  return report.total + crashed.length;
}

/** What was wrong with what the CMS sent, each with its place and how to mend it. */
export function Findings({ shown }: { shown: ShownReport }) {
  const t = useTexts('preview');
  const { plan, report, crashed } = shown;
  const { findings, total } = report;
  const rejected = elementsOf(plan.areas).flatMap((element) => (element.kind === 'known' ? [] : [element.pointer]));
  if (findingCount(shown) === 0) {
    return (
      <p className="flex items-center gap-2">
        <Icon name="check" />
        {t('none')}
      </p>
    );
  }
  return (
    <>
      <ul className="flex flex-col border-border border-b">
        {findings.map((finding) => (
          <FindingItem
            key={`${finding.pointer} ${finding.code}`}
            finding={finding}
            shown={shown}
            card={rejected.find((pointer) => isAbout(finding, pointer))}
          />
        ))}
        {crashed.map((id) => (
          <li key={id} className="flex gap-3 border-border border-t py-3">
            <Icon name="error" />
            {t('crashed', { id })}
          </li>
        ))}
      </ul>
      {total > findings.length && <p className="mt-3 text-small">{t('more', { count: total - findings.length })}</p>}
    </>
  );
}

interface FindingItemProps {
  readonly finding: Finding;
  readonly shown: ShownReport;
  /** Pointer of the card that stands in its place on the page. */
  readonly card: string | undefined;
}

function FindingItem({ finding, shown, card }: FindingItemProps) {
  const t = useTexts('preview');
  const rt = useTexts('rejected');
  const { severity, pointer } = finding;
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-3 border-border border-t py-3">
      <span className={severity === 'error' ? 'pt-0.5 text-negative' : 'pt-0.5 text-warning'}>
        <Icon name={severity === 'error' ? 'error' : 'warning'} />
      </span>
      <div className="flex min-w-0 flex-col gap-1">
        <p>
          <strong className="font-strong">{t(`severity.${severity}`)}.</strong> {findingText(finding, rt)}
        </p>
        <p className="flex flex-wrap gap-x-6 text-small text-text-muted">
          <span>
            {t('place')}: <Pointer pointer={pointer} />
          </span>
          {card !== undefined && (
            <a
              href={shown.placeHref(rejectedAnchor(card))}
              target={shown.frame}
              className="text-link underline underline-offset-2 hover:text-link-hover"
            >
              {t('toCard')}
            </a>
          )}
          <button
            type="button"
            onClick={() => shown.onPlace(pointer)}
            className="min-h-6 cursor-pointer rounded-control text-link underline underline-offset-2 hover:text-link-hover noscript:hidden"
          >
            {t('toSource')}
          </button>
        </p>
      </div>
    </li>
  );
}
