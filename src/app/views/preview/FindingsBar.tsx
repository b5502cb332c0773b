import { Icon } from '#design-system/components/Icon/Icon.tsx';
import type { Finding } from '#templates/contract/finding.ts';
import { elementsOf } from '#templates/plan/areas/walk.ts';
import type { Plan } from '#templates/plan/plan.types.ts';
import { findingText, isAbout, rejectedAnchor } from '#templates/renderer/findingText.ts';
import { Pointer } from '#templates/renderer/Pointer.tsx';
import { useRenderer } from '#templates/renderer/RendererProvider.tsx';
import { useTexts } from '../../language/useTexts.ts';
import type { PreviewReport } from './previewResponse.ts';

interface FindingsBarProps {
  readonly plan: Plan;
  readonly report: Extract<PreviewReport, { kind: 'page' }>;
}

/** What was asked, and what was wrong with it: native, so that it unfolds without JavaScript. */
export function FindingsBar({ plan, report: { address, findings, total } }: FindingsBarProps) {
  const { crashed } = useRenderer();
  const t = useTexts('preview');
  const count = total + crashed.size;
  const rejected = elementsOf(plan.areas).flatMap((element) => (element.kind === 'known' ? [] : [element.pointer]));
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
        {count === 0 ? (
          <p className="flex items-center gap-2 text-small">
            <Icon name="check" />
            {t('none')}
          </p>
        ) : (
          <details>
            <summary className="w-fit cursor-pointer rounded-control font-strong text-heading">
              {t('findings', { count })}
            </summary>
            <ul className="mt-3 flex max-w-[60rem] flex-col border-border border-b">
              {findings.map((finding) => (
                <FindingItem
                  key={`${finding.pointer} ${finding.code}`}
                  finding={finding}
                  card={rejected.find((pointer) => isAbout(finding, pointer))}
                />
              ))}
              {[...crashed].map((id) => (
                <li key={id} className="flex gap-3 border-border border-t py-3">
                  <Icon name="error" />
                  {t('crashed', { id })}
                </li>
              ))}
            </ul>
            {total > findings.length && (
              <p className="mt-3 text-small">{t('more', { count: total - findings.length })}</p>
            )}
          </details>
        )}
      </div>
    </section>
  );
}

/** One finding; `card` is the pointer of the card that stands in its place on the page. */
function FindingItem({ finding, card }: { finding: Finding; card: string | undefined }) {
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
