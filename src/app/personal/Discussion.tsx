import { useMemo, useRef, useState } from 'react';
import useSWR from 'swr';
import { CommentForm, type CommentFormProps } from '#design-system/components/CommentForm/CommentForm.tsx';
import { CommentLogin } from '#design-system/components/CommentForm/CommentLogin.tsx';
import { Comments, type CommentsProps } from '#design-system/components/Comments/Comments.tsx';
import type { CommentEntry } from '#design-system/components/Comments/comment.ts';
import { commentsAddress } from '../api/addresses.ts';
import { hasJustPosted, type MyComment } from '../api/myData.ts';
import type { CommentsResponse, ItemComment } from '../api/responses.ts';
import { splitTracking } from '../api/splitTracking.ts';
import { typedText } from '../api/typedText.ts';
import { usePortal } from '../context/portalContext.tsx';
import { type Person, useIdentity } from '../identity/identity.ts';
import { useTexts } from '../language/useTexts.ts';
import { CommentsPlace } from './CommentsPlace.tsx';
import { calendarDateOf } from './calendarDateOf.ts';
import { commentFormTexts, commentsTexts } from './commentTexts.ts';
import { keepDraft, keptDraft } from './draft.ts';
import type { Item } from './item.ts';
import { loginPath } from './loginPath.ts';
import { useMyComments } from './myComments.ts';
import { pageAddress } from './pageAddress.ts';
import { PersonalCallFailed, personalCall } from './personalCall.ts';
import { standingOf } from './standingOf.ts';

/** The comments on an item (specification, sections 4, 6 and 9), with the visitor's own, and the form to write one. */
export function Discussion({ item }: { item: Item }) {
  const t = useTexts('people');
  const { site, language, personalPath } = usePortal();
  const { identity } = site;
  const { person, popup } = useIdentity();
  // The page may have been kept for a moment: who takes part sees what there is now.
  const all = useSWR<CommentsResponse>(commentsAddress(item.id), { revalidateOnMount: true });
  const own = useMyComments(identity);
  const [shown, setShown] = useState<CommentsProps['shown']>('newest');
  const [message, setMessage] = useState<CommentsProps['message']>();
  const [status, setStatus] = useState<CommentFormProps['status']>('idle');
  const [deleting, setDeleting] = useState<readonly string[]>([]);
  const [reports, setReports] = useState<ReadonlyMap<string, ReportState>>(new Map());
  // Read anew for whoever signs in again: their form is another one.
  const who = person?.id;
  const draft = useMemo(() => (who === undefined ? '' : keptDraft({ person: who, item: item.id })), [item.id, who]);
  // One key for one text: sent again after a lost answer it is still one comment, and another one when it was changed.
  const sent = useRef({ comment: '', key: '' });
  if (!identity) return null;

  const known = all.data?.comments;
  const published = known === 'unavailable' || known === undefined ? [] : known;
  const mine = (own.data?.comments ?? []).filter((comment) => comment.item === item.id);
  const refresh = () => Promise.all([all.mutate(), own.mutate()]);

  const post = async (data: FormData, { name }: Person) => {
    setStatus('sending');
    setMessage(undefined);
    const comment = typedText(data.get('comment'));
    const { id: external_id, kind: content_subtype, title } = item;
    const body = {
      external_id,
      content_subtype,
      title,
      url: location.origin + pageAddress(location.pathname + splitTracking(location.search).search),
      name,
      comment,
    };
    if (sent.current.comment !== comment) sent.current = { comment, key: crypto.randomUUID() };
    const { key } = sent.current;
    try {
      await personalCall(identity, '/api/comments', { method: 'POST', body, key });
      await refresh();
      sent.current = { comment: '', key: '' };
      setStatus('sent');
    } catch (error) {
      // An answer that was lost says nothing of the comment, and sent again it would be there twice.
      const [, mineNow] = await refresh();
      if (hasJustPosted(mineNow?.comments ?? [], { item: item.id, text: comment })) setStatus('sent');
      else setStatus(error instanceof PersonalCallFailed && error.status === 429 ? 'limited' : 'failed');
    }
  };
  const remove = async (id: string) => {
    setDeleting([...deleting, id]);
    setMessage(undefined);
    // It may be the one that this was said of.
    setStatus((before) => (before === 'sent' ? 'idle' : before));
    try {
      await personalCall(identity, `/api/deletemycomment/${encodeURIComponent(id)}`, { method: 'DELETE' });
      await refresh();
      setMessage({ tone: 'positive', text: t('comments.deleted') });
    } catch {
      // It may have been deleted before, in another tab: services say so in their own ways.
      const [, mineNow] = await refresh();
      const isGone = mineNow?.comments.every((comment) => comment.id !== id);
      setMessage(
        isGone
          ? { tone: 'positive', text: t('comments.deleted') }
          : { tone: 'negative', text: t('comments.deleteFailed') },
      );
    }
    setDeleting((ids) => ids.filter((each) => each !== id));
  };
  const report = async (id: string, data: FormData) => {
    const note = (state: ReportState) => setReports((before) => new Map([...before, [id, state]]));
    note('sending');
    try {
      const body = { reason: typedText(data.get('reason')) };
      await personalCall(identity, `/api/reportcomment/${encodeURIComponent(id)}`, { method: 'POST', body });
      note('sent');
    } catch {
      note('failed');
    }
  };

  /** For a press whose code cannot be had: the server does it, and asks first where it has to. */
  const targetOf = (name: string, id: string) => ({
    action: `${personalPath}/${name}`,
    hiddenFields: <input type="hidden" name="comment" value={id} />,
  });
  const comments = entriesOf(published, mine, {
    anonymous: t('comments.anonymous'),
    name: person?.name || t('comments.anonymous'),
    deleting,
    reportOf: (id) =>
      person && own.data?.canReport ? { ...targetOf('report', id), state: reports.get(id) ?? 'idle' } : undefined,
    deletionOf: (id) => targetOf('delete-comment', id),
  });
  const failed = all.error !== undefined || known === 'unavailable';
  return (
    <CommentsPlace>
      <Comments
        id="comments"
        title={t('comments.title')}
        level={2}
        state={failed ? 'failed' : known ? 'idle' : 'loading'}
        comments={comments}
        total={comments.length}
        shown={shown}
        allHref="#comments"
        retryHref="#comments"
        onShowAll={() => setShown('all')}
        onRetry={() => void all.mutate()}
        onDelete={(id) => void remove(id)}
        onReport={(id, data) => void report(id, data)}
        message={message}
        language={language}
        texts={commentsTexts(t)}
        form={
          person ? (
            <CommentForm
              // What one person typed is not left to another.
              key={person.id}
              target={{ action: `${personalPath}/comment` }}
              status={status}
              draft={draft}
              onDraft={(text) => {
                keepDraft({ person: person.id, item: item.id }, text);
                if (status === 'sent' && text !== '') setStatus('idle');
              }}
              onSubmit={(data) => void post(data, person)}
              texts={commentFormTexts(t, person.name || t('comments.anonymous'))}
            />
          ) : (
            <div data-press="login">
              <CommentLogin
                text={t('comments.loginText')}
                label={t('comments.login')}
                href={loginPath}
                state={popup === 'popupOpen' ? 'waiting' : 'idle'}
                waitingText={t('comments.loginWaiting')}
              />
            </div>
          )
        }
      />
    </CommentsPlace>
  );
}

type ReportState = 'idle' | 'sending' | 'sent' | 'failed';

interface EntryContext {
  readonly anonymous: string;
  /** Of the visitor. */
  readonly name: string;
  readonly deleting: readonly string[];
  readonly reportOf: (id: string) => Extract<CommentEntry, { by: 'other' }>['report'];
  readonly deletionOf: (id: string) => Extract<CommentEntry, { by: 'self' }>['deletion'];
}

/** What everybody sees, and what only its author does: newest first (specification, section 9). */
function entriesOf(
  published: readonly ItemComment[],
  mine: readonly MyComment[],
  { anonymous, name, deleting, reportOf, deletionOf }: EntryContext,
): readonly CommentEntry[] {
  const isMine = new Set(mine.map(({ id }) => id));
  const others = published.filter(({ id }) => !isMine.has(id));
  const all = [
    ...others.map((comment) => ({ at: comment.at, own: undefined, comment })),
    ...mine.map((comment) => ({ at: comment.at, own: comment, comment })),
  ].sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
  return all.map(({ comment, own }): CommentEntry => {
    const { id, at, text } = comment;
    const shared = { id, date: calendarDateOf(at), text };
    if (!own)
      return { ...shared, by: 'other', name: ('name' in comment && comment.name) || anonymous, report: reportOf(id) };
    const state = deleting.includes(id) ? 'deleting' : 'idle';
    return { ...shared, by: 'self', name, standing: standingOf(own), state, deletion: deletionOf(id) };
  });
}
