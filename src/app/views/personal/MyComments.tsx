import { useState } from 'react';
import {
  OwnComments,
  type OwnCommentsProps,
  type OwnCommentsTexts,
} from '#design-system/components/OwnComments/OwnComments.tsx';
import type { Translate } from '#languages/texts.ts';
import type { MyComment, MyData } from '../../api/myData.ts';
import { pageAddressIn } from '../../api/readFields.ts';
import { usePortal } from '../../context/portalContext.tsx';
import { useTexts } from '../../language/useTexts.ts';
import { calendarDateOf } from '../../personal/calendarDateOf.ts';
import { commentsTexts } from '../../personal/commentTexts.ts';
import { standingOf } from '../../personal/standingOf.ts';
import { untitled } from './bookmarkTexts.ts';

interface MyCommentsProps {
  readonly comments: readonly MyComment[];
  readonly titles: MyData['titles'];
  /** Rejects when the comment could not be deleted. */
  readonly onDelete?: ((id: string) => Promise<void>) | undefined;
}

/** What the visitor wrote, and how it stands. */
export function MyComments({ comments, titles, onDelete }: MyCommentsProps) {
  const t = useTexts('personal');
  const tp = useTexts('people');
  const { language, personalPath, personalAddress } = usePortal();
  const [deleting, setDeleting] = useState<readonly string[]>([]);
  const [message, setMessage] = useState<OwnCommentsProps['message']>();
  const remove = async (id: string, work: (id: string) => Promise<void>) => {
    setDeleting((ids) => [...ids, id]);
    const done = await work(id).then(
      () => true,
      () => false,
    );
    setMessage(
      done
        ? { tone: 'positive', text: tp('comments.deleted') }
        : { tone: 'negative', text: tp('comments.deleteFailed') },
    );
    setDeleting((ids) => ids.filter((each) => each !== id));
  };
  return (
    <OwnComments
      id="comments"
      title={t('comments.title')}
      level={2}
      comments={comments.map((comment) => ({
        id: comment.id,
        page: {
          title: comment.title || comment.url || untitled(t, titles, comment.item),
          href: `${comment.url === '' ? personalAddress : pageAddressIn(comment.url)}#comments`,
        },
        date: calendarDateOf(comment.at),
        text: comment.text,
        standing: standingOf(comment),
        state: deleting.includes(comment.id) ? 'deleting' : 'idle',
        deletion: {
          action: `${personalPath}/delete-comment`,
          hiddenFields: <input type="hidden" name="comment" value={comment.id} />,
        },
      }))}
      message={message}
      language={language}
      texts={ownCommentsTexts(t, tp)}
      onDelete={onDelete && ((id) => void remove(id, onDelete))}
    />
  );
}

function ownCommentsTexts(t: Translate<'personal'>, tp: Translate<'people'>): OwnCommentsTexts {
  return {
    ...commentsTexts(tp),
    count: (count) => t('comments.count', { count }),
    commentOn: (page) => t('comments.on', { page }),
    emptyTitle: t('comments.emptyTitle'),
    emptyText: t('comments.emptyText'),
  };
}
