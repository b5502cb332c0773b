import { type ReactNode, useId } from 'react';
import { listRole } from '../Grid/listRole.ts';
import { Link } from '../Link/Link.tsx';
import { Title } from '../Title/Title.tsx';
import { type FullText, RecordHeader, type RecordHeaderProps } from './RecordHeader.tsx';
import './RecordDetail.css';

interface SimilarRecord {
  label: string;
  href: string;
  /** What it is and where it comes from: "Rapport · Moerbos · 2020". */
  note: string;
  language?: string | undefined;
}

export interface RecordDetailProps extends RecordHeaderProps {
  abstract?: string | undefined;
  /** Searches for what it is about. */
  keywords: readonly { label: string; href: string }[];
  /** Where it is about, each with what else is about that place. */
  places?: readonly { label: string; href: string }[] | undefined;
  /** A description may be a link, or several. */
  facts: readonly { term: string; description: ReactNode }[];
  /** Others about the same; where there are none the part is left out. */
  similar?: readonly SimilarRecord[];
  /** How to refer to it. */
  citation: ReactNode;
  /** Ways to pass it on. */
  share: ReactNode;
  texts: RecordHeaderProps['texts'] & {
    moreFullTexts: string;
    abstract: string;
    keywords: string;
    places?: string;
    facts: string;
    citation: string;
    similar?: string;
  };
}

/**
 * The page of one publication of the library: what it is and where to read it, what it says, what is known of it, how
 * to refer to it (specification, sections 2 and 3).
 */
export function RecordDetail(props: RecordDetailProps) {
  const { language, fullTexts, abstract, keywords, facts, similar = [], citation, share, texts, places = [] } = props;
  const others = fullTexts.slice(1);
  return (
    <article>
      <RecordHeader {...props} />
      <div className="record-columns mx-auto w-full max-w-content gap-12 px-gutter py-section">
        {(abstract || keywords.length > 0) && (
          <div className="flex max-w-reading flex-col gap-10">
            {abstract && (
              <Part title={texts.abstract}>
                <p lang={language} className="record-abstract text-lead text-pretty hyphens-auto">
                  {abstract}
                </p>
              </Part>
            )}
            {keywords.length > 0 && (
              <Part title={texts.keywords}>
                <ul {...listRole} lang={language} className="flex flex-wrap gap-2">
                  {keywords.map(({ label, href }) => (
                    <li key={href}>
                      <Link kind="pill" href={href}>
                        {label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </Part>
            )}
          </div>
        )}
        {(others.length > 0 || facts.length > 0 || places.length > 0) && (
          <div className="record-margin flex flex-col gap-10">
            {others.length > 0 && (
              <Part title={texts.moreFullTexts}>
                <FullTextList items={others} externalHint={texts.externalHint} />
              </Part>
            )}
            {places.length > 0 && (
              <Part title={texts.places ?? ''}>
                <ul {...listRole} className="flex flex-col gap-3">
                  {places.map(({ label, href }) => (
                    <li key={href}>
                      <Link kind="more-info" href={href}>
                        {label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </Part>
            )}
            {facts.length > 0 && (
              <Part title={texts.facts}>
                <dl className="divide-y divide-border border-y border-border text-small">
                  {facts.map(({ term, description }) => (
                    <div key={term} className="record-fact gap-4 py-2">
                      <dt className="text-text-muted">{term}</dt>
                      <dd className="font-strong wrap-anywhere">{description}</dd>
                    </div>
                  ))}
                </dl>
              </Part>
            )}
          </div>
        )}
        <div className="flex max-w-reading flex-col gap-10">
          <Part title={texts.citation}>{citation}</Part>
          {share}
        </div>
        {similar.length > 0 && (
          <div className="max-w-reading">
            <Part title={texts.similar ?? ''}>
              <ul {...listRole} className="flex flex-col gap-4">
                {similar.map(({ label, href, note, language: of }) => (
                  <li key={href} className="flex flex-col items-start">
                    <Link href={href}>
                      <span lang={of}>{label}</span>
                    </Link>{' '}
                    <span className="text-small text-text-muted">{note}</span>
                  </li>
                ))}
              </ul>
            </Part>
          </div>
        )}
      </div>
    </article>
  );
}

function FullTextList({ items, externalHint }: { items: readonly FullText[]; externalHint: string }) {
  return (
    <ul {...listRole} className="flex flex-col gap-4">
      {items.map(({ label, href, note }) => (
        <li key={href} className="flex flex-col items-start gap-1">
          <Link kind="external" href={href} externalHint={externalHint}>
            {label}
          </Link>{' '}
          <span className="text-small text-text-muted wrap-anywhere">{note}</span>
        </li>
      ))}
    </ul>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-4">
      <Title level={2} size="small" id={titleId}>
        {title}
      </Title>
      {children}
    </section>
  );
}
