import './Answer.css';
import { Fragment, type ReactNode } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import type { BadgeKind } from '../Badge/badgeKinds.ts';
import { Title } from '../Title/Title.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface AnswerStatement {
  readonly text: string;
  /** The language it is written in, where that is not the page's. */
  readonly language?: string | undefined;
  /** The numbers of its sources. */
  readonly sources: readonly number[];
}

export interface AnswerSourceItem {
  readonly number: number;
  readonly title: string;
  readonly href: string;
  readonly badgeKind: BadgeKind;
  readonly badgeLabel: string;
  readonly language?: string | undefined;
  /** The sentence that is quoted, between what stands around it. */
  readonly before: string;
  readonly quote: string;
  readonly after: string;
}

export interface AnswerProps {
  title: string;
  /** What kind of answer this is: quotations, or who wrote it. */
  note: ReactNode;
  /** `quoted`: each statement is somebody else's sentence; `written`: they are one text. */
  kind: 'quoted' | 'written';
  statements: readonly AnswerStatement[];
  sources: readonly AnswerSourceItem[];
  texts: {
    sources: string;
    /** Unfolds the paragraph that a sentence stands in. */
    paragraph: string;
    /** Names a source, and the link to it, by its number. */
    source: (number: number) => string;
  };
  /** Follows the statements: what can be done with them. */
  children?: ReactNode;
  /** Follows the answer with its sources: where it leads on. */
  next?: ReactNode;
}

const idOf = (number: number) => `source-${number}`;

/** A row of a table comes with bars between its cells. */
const cells = (text: string) => text.replaceAll(' | ', '\u00a0· ');

/** An answer whose every statement leads to the numbered sources beside it. */
export function Answer({ title, note, kind, statements, sources, texts, children, next }: AnswerProps) {
  return (
    <div className="answer">
      <section aria-labelledby="answer" className="answer-said flex min-w-0 flex-col gap-5">
        <Title level={2} id="answer" size="medium">
          {title}
        </Title>
        <div className="max-w-reading text-small text-text-muted">{note}</div>
        {kind === 'written' ? (
          <p className="max-w-reading text-lead text-pretty">
            {statements.map((statement) => (
              <Statement key={`${statement.sources} ${statement.text}`} statement={statement} texts={texts} />
            ))}
          </p>
        ) : (
          <ul className="flex flex-col gap-5">
            {statements.map((statement, place) => (
              <li key={`${statement.sources} ${statement.text}`}>
                <blockquote
                  className={`max-w-reading border-s-4 ps-5 text-pretty ${place === 0 ? 'border-link text-lead' : 'border-border'}`}
                >
                  <p>
                    <Statement statement={statement} texts={texts} />
                  </p>
                </blockquote>
              </li>
            ))}
          </ul>
        )}
        {children}
      </section>
      {sources.length > 0 && (
        <section aria-labelledby="sources" className="answer-sources min-w-0">
          <Title level={2} id="sources" size="small">
            {texts.sources}
          </Title>
          <ol className="mt-4 flex flex-col gap-2">
            {sources.map((source) => (
              <Source key={source.number} source={source} texts={texts} />
            ))}
          </ol>
        </section>
      )}
      {next && <div className="answer-next flex min-w-0 flex-col gap-5">{next}</div>}
    </div>
  );
}

function Statement({ statement, texts }: { statement: AnswerStatement } & Pick<AnswerProps, 'texts'>) {
  return (
    <>
      <span lang={statement.language}>{cells(statement.text)}</span>{' '}
      {statement.sources.map((number) => (
        <Fragment key={number}>
          <a href={`#${idOf(number)}`} aria-label={texts.source(number)} className="answer-number even-figures">
            {number}
          </a>{' '}
        </Fragment>
      ))}
    </>
  );
}

function Source({ source, texts }: { source: AnswerSourceItem } & Pick<AnswerProps, 'texts'>) {
  const { number, title, href, badgeKind, badgeLabel, language, before, quote, after } = source;
  return (
    <li id={idOf(number)} className="answer-source">
      <span aria-hidden="true" className="even-figures font-strong text-text-muted">
        {number}
      </span>{' '}
      <VisuallyHidden>{texts.source(number)}</VisuallyHidden>
      <div className="flex min-w-0 flex-col items-start gap-1">
        <Badge kind={badgeKind}>{badgeLabel}</Badge>{' '}
        <a
          href={href}
          lang={language}
          className="font-strong text-link underline-offset-4 hover:underline wrap-anywhere"
        >
          {title}
        </a>{' '}
        <details className="text-small">
          <summary className="flex min-h-6 cursor-pointer items-center underline underline-offset-4 print:hidden">
            {texts.paragraph}
          </summary>
          <p lang={language} className="pt-2 text-pretty">
            {cells(before)} <mark>{cells(quote)}</mark> {cells(after)}
          </p>
        </details>
      </div>
    </li>
  );
}
