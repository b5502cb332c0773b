import type { ReactNode } from 'react';
import { Icon } from '#design-system/components/Icon/Icon.tsx';
import englishPreview from '#languages/en/preview.json' with { type: 'json' };
import englishRejected from '#languages/en/rejected.json' with { type: 'json' };
import dutchPreview from '#languages/nl/preview.json' with { type: 'json' };
import dutchRejected from '#languages/nl/rejected.json' with { type: 'json' };
import { plainTexts } from '#languages/plainTexts.ts';
import type { Finding } from '#templates/contract/finding.ts';
import type { ExampleLanguage } from '#templates/elements/exampleLanguage.ts';
import { findingText } from '#templates/renderer/findingText.ts';
import type { ElementCrash } from '#templates/renderer/RendererProvider.tsx';
import { editorText } from './editorText.ts';

const dutch = { preview: plainTexts(dutchPreview), rejected: plainTexts(dutchRejected) };
const english = { preview: plainTexts(englishPreview), rejected: plainTexts(englishRejected) };

interface FindingListProps {
  readonly language: ExampleLanguage;
  readonly findings: readonly Finding[];
  readonly crashes: readonly ElementCrash[];
  /** Called with the pointer of what an editor wants to see in the input. */
  readonly onShow: (pointer: string) => void;
}

/** What is wrong with an input, in the words of the preview; what is not shown stands first. */
export function FindingList({ language, findings, crashes, onShow }: FindingListProps): ReactNode {
  const { preview: texts, rejected } = language === 'en' ? english : dutch;
  if (findings.length === 0 && crashes.length === 0) {
    return (
      <p className="flex items-center gap-2">
        <span className="text-positive">
          <Icon name="check" />
        </span>
        {texts('none')}
      </p>
    );
  }
  const worstFirst = [...findings].sort(
    (one, other) => Number(other.severity === 'error') - Number(one.severity === 'error'),
  );
  return (
    <>
      <p className="font-strong text-heading">{texts('findings', { count: findings.length + crashes.length })}</p>
      <ul className="mt-2 border-border border-b">
        {crashes.map(({ id }) => (
          <Entry key={id} tone="error">
            {texts('crashed', { id })}
          </Entry>
        ))}
        {worstFirst.map((finding) => (
          <Entry key={`${finding.pointer} ${finding.code}`} tone={finding.severity}>
            <strong className="font-strong">{texts(`severity.${finding.severity}`)}.</strong>{' '}
            {findingText(finding, rejected)}
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
        ))}
      </ul>
    </>
  );
}

function Entry({ tone, children }: { readonly tone: Finding['severity']; readonly children: ReactNode }): ReactNode {
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-3 border-border border-t py-3">
      <span className={tone === 'error' ? 'pt-0.5 text-negative' : 'pt-0.5 text-warning'}>
        <Icon name={tone} />
      </span>
      <div className="min-w-0">{children}</div>
    </li>
  );
}
