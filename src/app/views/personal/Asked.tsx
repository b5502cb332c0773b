import type { ReactNode } from 'react';
import { Button } from '#design-system/components/Button/Button.tsx';
import { CommentText } from '#design-system/components/Comments/CommentText.tsx';
import { Title } from '#design-system/components/Title/Title.tsx';
import type { Translate } from '#languages/texts.ts';
import type { MyData } from '../../api/myData.ts';
import { usePortal } from '../../context/portalContext.tsx';
import { useTexts } from '../../language/useTexts.ts';
import { untitled } from './bookmarkTexts.ts';
import type { PersonalQuestion } from './personalSearch.ts';

interface AskedProps {
  readonly question: PersonalQuestion | undefined;
  readonly data: MyData;
  /** What is there when nothing is asked, or when what it was about is gone. */
  readonly children: ReactNode;
}

/** The question before something that cannot be undone, for visitors without scripts (specification, section 5). */
export function Asked({ question, data, children }: AskedProps) {
  const t = useTexts('personal');
  const tp = useTexts('people');
  const { personalPath, personalAddress } = usePortal();
  const asked = question && questionOf(question, data, t, tp);
  if (!question || !asked) return children;
  const { kind, ...fields } = question;
  return (
    <section aria-labelledby="question-title" className="flex max-w-reading flex-col items-start gap-4">
      <Title level={2} size="medium" id="question-title">
        {asked.title}
      </Title>
      {asked.about !== undefined && (
        <blockquote className="border-border border-s-4 ps-4">
          <CommentText text={asked.about} externalHint={tp('link.external')} />
        </blockquote>
      )}
      <p>{asked.text}</p>
      <form method="post" action={`${personalPath}/${kind}`} className="flex flex-wrap gap-3">
        {Object.entries({ ...fields, sure: 'yes' }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button tone="primary" type="submit">
          {asked.confirm}
        </Button>
        <Button tone="secondary" href={personalAddress}>
          {t('bookmarks.cancel')}
        </Button>
      </form>
    </section>
  );
}

interface QuestionTexts {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  /** What will be gone. */
  readonly about?: string | undefined;
}

/** Nothing when the visitor has no such thing any more. */
function questionOf(
  question: PersonalQuestion,
  { bookmarks, comments, titles }: MyData,
  t: Translate<'personal'>,
  tp: Translate<'people'>,
): QuestionTexts | undefined {
  switch (question.kind) {
    case 'delete-comment': {
      const comment = comments.find(({ id }) => id === question.comment);
      const texts = {
        title: tp('comments.deleteTitle'),
        text: tp('comments.deleteText'),
        confirm: tp('comments.delete'),
      };
      return comment && { ...texts, about: comment.text };
    }
    case 'unbookmark': {
      const bookmark = bookmarks.find(({ id }) => id === question.item);
      const texts = {
        title: t('bookmarks.removeTitle'),
        text: t('bookmarks.removeText'),
        confirm: t('bookmarks.remove'),
      };
      return bookmark && { ...texts, about: bookmark.item?.title ?? untitled(t, titles, bookmark.id) };
    }
    case 'forget':
      return {
        title: t('account.forgetTitle'),
        text: t('account.forgetText'),
        confirm: t('account.forgetConfirm'),
      };
    default:
      return question satisfies never;
  }
}
