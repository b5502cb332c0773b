import { Band } from '#design-system/components/Band/Band.tsx';
import { Cover } from '#design-system/components/Cover/Cover.tsx';
import { Link } from '#design-system/components/Link/Link.tsx';
import { SearchBar } from '#design-system/components/SearchBar/SearchBar.tsx';
import { Title } from '#design-system/components/Title/Title.tsx';
import type { AnswerResponse } from '../../api/responses.ts';
import { usePortal } from '../../context/portalContext.tsx';
import { useTexts } from '../../language/useTexts.ts';
import type { ScreenProps } from '../viewDefinition.ts';
import { AnswerResults } from './AnswerResults.tsx';
import { type AnswerView, answerPath } from './address.ts';
import { QuestionAnswer } from './QuestionAnswer.tsx';

type AnswerScreenProps = ScreenProps<AnswerView, AnswerResponse>;

/** The page for questions in natural language (specification, section 1): the answer, and what a search finds. */
export function AnswerScreen({ view, response }: AnswerScreenProps) {
  if (view.question === '') return <FirstQuestion view={view} />;
  return (
    <>
      <Band tone="band" width="content" rhythm="close">
        <div className="flex max-w-reading flex-col gap-5 pt-8">
          <Thread view={view} />
          <Title level={1} size="large">
            {view.question}
          </Title>
          <QuestionField view={view} />
        </div>
      </Band>
      <Band width="content" rhythm="close">
        {/* Another question is another answer: nothing of the one before stays. */}
        <QuestionAnswer key={answerPath(view)} view={view} response={response} />
      </Band>
      <AnswerResults view={view} results={response.results} />
    </>
  );
}

function FirstQuestion({ view }: Pick<AnswerScreenProps, 'view'>) {
  const t = useTexts('answer');
  const examples = [t('example.amount'), t('example.when'), t('example.how')];
  return (
    <Cover title={t('title')} lead={t('lead')} motif="gkz">
      <div className="w-full">
        <QuestionField view={view} />
      </div>
      <div className="flex flex-col gap-2">
        <p className="font-strong">{t('examples')}</p>
        <ul className="flex flex-col gap-1">
          {examples.map((question) => (
            <li key={question}>
              <Link href={answerPath({ ...view, question, after: [] })}>{question}</Link>
            </li>
          ))}
        </ul>
      </div>
    </Cover>
  );
}

/** A question of its own; what was asked before stays behind. */
function QuestionField({ view }: Pick<AnswerScreenProps, 'view'>) {
  const t = useTexts('answer');
  const { base } = usePortal();
  return (
    <SearchBar
      action={base + answerPath({ ...view, question: '', after: [] })}
      name="term"
      label={t('field')}
      landmark={t('landmark')}
      placeholder={t('placeholder')}
      value={view.question}
      submitLabel={t('ask')}
      size="large"
    />
  );
}

/** The questions before this one, each with its own answer. */
function Thread({ view: { after, language } }: Pick<AnswerScreenProps, 'view'>) {
  const t = useTexts('answer');
  if (after.length === 0) return null;
  return (
    <nav aria-label={t('thread')}>
      <p className="text-small text-text-muted">{t('thread')}</p>
      <ol className="flex flex-col gap-1">
        {after.map((question, place) => (
          <li key={question}>
            <Link href={answerPath({ language, question, after: after.slice(0, place) })}>{question}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
