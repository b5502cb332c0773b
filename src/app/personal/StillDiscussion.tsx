import { CommentLogin } from '#design-system/components/CommentForm/CommentLogin.tsx';
import { Comments } from '#design-system/components/Comments/Comments.tsx';
import { commentsAddress } from '../api/addresses.ts';
import { isCommentsResponse } from '../api/responses.ts';
import { useResponse } from '../api/useResponse.ts';
import { usePortal } from '../context/portalContext.tsx';
import { useTexts } from '../language/useTexts.ts';
import { CommentsPlace } from './CommentsPlace.tsx';
import { calendarDateOf } from './calendarDateOf.ts';
import { commentsTexts } from './commentTexts.ts';
import type { Item } from './item.ts';
import { withParameter } from './pageAddress.ts';
import { usePageAddress } from './usePageAddress.ts';

/** The comments on an item as the server sends them, all of them; nothing where they could not be had. */
export function StillDiscussion({ item }: { item: Item }) {
  const t = useTexts('people');
  const { language, personalPath } = usePortal();
  const page = usePageAddress();
  const query = page.slice(page.split('?', 1)[0]?.length);
  const response = useResponse(commentsAddress(item.id));
  if (!isCommentsResponse(response) || response.comments === 'unavailable') return null;
  const { comments, total = comments.length } = response;
  const { id, kind, title } = item;
  const writing = `${personalPath}?${new URLSearchParams({ comment: id, kind, title, page, language })}`;
  return (
    <CommentsPlace>
      <Comments
        id="comments"
        title={t('comments.title')}
        level={2}
        state="idle"
        comments={comments.map(({ id: comment, name, at, text }) => ({
          ...{ id: comment, name: name || t('comments.anonymous'), date: calendarDateOf(at), text, by: 'other' },
        }))}
        total={total}
        shown="folded"
        allHref={`${withParameter(query, 'comments', 'all')}#comments`}
        retryHref=""
        language={language}
        texts={commentsTexts(t)}
        form={
          <div data-press="login">
            <CommentLogin text={t('comments.loginText')} label={t('comments.login')} href={writing} />
          </div>
        }
      />
    </CommentsPlace>
  );
}
