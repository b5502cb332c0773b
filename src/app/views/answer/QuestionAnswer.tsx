import { useRef } from 'react';
import { Answer, type AnswerSourceItem, type AnswerStatement } from '#design-system/components/Answer/Answer.tsx';
import { Button } from '#design-system/components/Button/Button.tsx';
import { CopyButton } from '#design-system/components/CopyButton/CopyButton.tsx';
import { Notice } from '#design-system/components/Notice/Notice.tsx';
import { SearchBar } from '#design-system/components/SearchBar/SearchBar.tsx';
import type { Translate } from '#languages/texts.ts';
import type { AnswerPassage } from '../../api/answerResponse.ts';
import type { AnswerResponse } from '../../api/responses.ts';
import { usePortal } from '../../context/portalContext.tsx';
import { useTexts } from '../../language/useTexts.ts';
import { AnswerFeedback } from './AnswerFeedback.tsx';
import { type AnswerView, afterField, answerPath } from './address.ts';
import { useWritten, type Written } from './useWritten.ts';

interface QuestionAnswerProps {
  readonly view: AnswerView;
  readonly response: AnswerResponse;
}

/** The answer to a question with its sources beside it, and the next question of the thread. */
export function QuestionAnswer({ view, response }: QuestionAnswerProps) {
  const t = useTexts('answer');
  const { written, stop } = useWritten(view, response);
  const { state, passages, model } = response;
  if (state !== 'answered') {
    const [title, text] =
      state === 'nothing' ? [t('nothing.title'), t('nothing.text')] : [t('unavailable.title'), t('unavailable.text')];
    return (
      <div className="flex max-w-reading flex-col gap-6">
        <Notice tone="info" title={title}>
          {text}
        </Notice>
        {state === 'nothing' && <FollowUp view={view} />}
        {state === 'nothing' && <AnswerFeedback view={view} />}
      </div>
    );
  }

  const isWritten = written.sentences.length > 0;
  const said = isWritten ? written.sentences : passages.map(({ quote }, at) => ({ text: quote, sources: [at + 1] }));
  const statements = said.map((statement) => ({
    ...statement,
    language: languageOfSources(statement.sources, passages, view),
  }));
  const note = isWritten ? t('noteWritten', { model: model ?? '' }) : t('noteQuoted');
  return (
    <Answer
      title={isWritten ? t('titleWritten') : t('titleQuoted')}
      note={<p>{note}</p>}
      kind={isWritten ? 'written' : 'quoted'}
      statements={statements}
      next={
        <>
          <FollowUp view={view} />
          <AnswerFeedback view={view} />
        </>
      }
      sources={passages.map((passage, at) => sourceItem(passage, at + 1, view, t))}
      texts={{
        sources: t('sources'),
        paragraph: t('paragraph'),
        source: (number) => t('source', { number }),
      }}
    >
      {model !== undefined && <Progress view={view} written={written} onStop={stop} />}
      <CopyAnswer view={view} note={note} statements={statements} passages={passages} />
    </Answer>
  );
}

/** The language of a statement, where that is not the page's: the one that all of its sources are written in, whose words it has. */
function languageOfSources(
  numbers: readonly number[],
  passages: readonly AnswerPassage[],
  { language }: AnswerView,
): string | undefined {
  const [first, ...others] = new Set(numbers.map((number) => passages[number - 1]?.source.language));
  return others.length > 0 || first === language ? undefined : first;
}

function sourceItem(
  { source, ...text }: AnswerPassage,
  number: number,
  { language }: AnswerView,
  t: Translate<'answer'>,
): AnswerSourceItem {
  const { kind, title, href } = source;
  return {
    ...{ number, title, href, ...text },
    badgeKind: kind === 'record' ? 'gkz' : 'other',
    badgeLabel: kind === 'record' ? t('kind.record') : t('kind.page'),
    language: source.language === language ? undefined : source.language,
  };
}

/** What becomes of the writing, as people see and hear it. */
function Progress({ view, written, onStop }: { view: AnswerView; written: Written; onStop: () => void }) {
  const t = useTexts('answer');
  const { state } = written;
  const said = useRef<HTMLParagraphElement>(null);
  // The button goes with the writing; what it did is where its focus goes.
  const stop = () => {
    said.current?.focus();
    onStop();
  };
  return (
    <div className="flex flex-wrap items-center gap-4 print:hidden">
      <p ref={said} role="status" tabIndex={-1} className="text-small text-text-muted">
        {state === 'none' ? '' : t(`writing.${state}`)}
      </p>
      {state === 'writing' && (
        <Button tone="secondary" size="small" onClick={stop}>
          {t('stop')}
        </Button>
      )}
      {state === 'none' && (
        <noscript>
          <a href={answerPath({ ...view, waits: true })}>{t('write')}</a>
        </noscript>
      )}
    </div>
  );
}

/** The answer, what wrote it, and its sources as a text to paste elsewhere. */
function CopyAnswer({
  view,
  note,
  statements,
  passages,
}: {
  view: AnswerView;
  note: string;
  statements: readonly AnswerStatement[];
  passages: readonly AnswerPassage[];
}) {
  const t = useTexts('answer');
  const { site } = usePortal();
  const said = statements.map(({ text, sources }) => `${text} ${sources.map((number) => `[${number}]`).join('')}`);
  const sources = passages.map(({ source }, at) => `[${at + 1}] ${source.title}. ${site.origin}${source.href}`);
  const text = [view.question, '', ...said, '', note, '', `${t('sources')}:`, ...sources].join('\n');
  return <CopyButton text={text} texts={{ copy: t('copy'), copied: t('copied'), copyFailed: t('copyFailed') }} />;
}

/** The next question, which leans on this one and those before it. */
function FollowUp({ view }: Pick<QuestionAnswerProps, 'view'>) {
  const t = useTexts('answer');
  const { base } = usePortal();
  return (
    <div className="flex max-w-reading flex-col gap-2 print:hidden">
      <p className="font-strong">{t('followUp')}</p>
      <SearchBar
        action={base + answerPath({ ...view, question: '' })}
        name="term"
        label={t('followUp')}
        landmark={t('followUpLandmark')}
        placeholder={t('followUpPlaceholder')}
        submitLabel={t('ask')}
        fields={[...view.after, view.question].map((value) => ({ name: afterField, value }))}
        size="large"
      />
    </div>
  );
}
