import { Notice } from '#design-system/components/Notice/Notice.tsx';
import { wholeLetters } from '../contract/wholeLetters.ts';
import type { RejectedElement } from '../plan/elements/element.types.ts';
import { findingLine, type ReportTexts } from '../report/reportText.ts';
import { Pointer } from './Pointer.tsx';
import { type RejectedTexts, useRenderer } from './RendererProvider.tsx';
import { isAbout, rejectedAnchor } from './rejectedPlace.ts';

/** Longer ones are cut off (characters). */
const longestJson = 20_000;

/** Where the texts of previews were forgotten, a card still tells where it is and what came. */
const keysAlone: RejectedTexts & ReportTexts = (key) => key;

/** Stands in for a rejected element in previews: where it is, why it is not shown, and what the CMS sent. */
export function RejectedCard({ element }: { element: RejectedElement }) {
  const { rejectedText: t = keysAlone, reportText = keysAlone, findings = [] } = useRenderer();
  const { kind, type, pointer, raw } = element;
  const reasons = [
    ...new Set(
      findings
        .filter((finding) => finding.severity === 'error' && isAbout(finding, pointer))
        .map((finding) => findingLine(finding, reportText)),
    ),
  ];
  const json = JSON.stringify(raw, null, 2) ?? '';
  return (
    <div
      id={rejectedAnchor(pointer)}
      className="min-w-0 max-w-reading scroll-mt-44 rounded-card border-2 border-warning border-dashed target:outline-3 target:outline-focus target:outline-offset-2"
    >
      <Notice tone="warning" title={type === '' ? t(`rejected.${kind}`) : `${t(`rejected.${kind}`)}: ${type}`}>
        <p>{t('rejected.hidden')}</p>
        {reasons.length > 0 && (
          <ul className="mt-1 flex flex-col gap-1">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        )}
        <p className="mt-2">
          {t('rejected.place')}: <Pointer pointer={pointer} />
        </p>
        <details className="mt-2">
          <summary className="w-fit cursor-pointer rounded-control font-strong">{t('rejected.raw')}</summary>
          {/* Wrapped, not scrolled: a keyboard has nothing to reach in it. */}
          <pre className="mt-2 whitespace-pre-wrap wrap-anywhere text-small">
            {json.length > longestJson ? `${wholeLetters(json.slice(0, longestJson))}…` : json}
          </pre>
        </details>
      </Notice>
    </div>
  );
}
