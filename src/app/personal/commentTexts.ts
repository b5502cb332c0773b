import type { CommentFormTexts } from '#design-system/components/CommentForm/CommentForm.tsx';
import type { CommentsTexts } from '#design-system/components/Comments/commentsTexts.ts';
import type { Translate } from '#languages/texts.ts';

export function commentsTexts(t: Translate<'people'>): CommentsTexts {
  return {
    count: (count) => t('comments.count', { count }),
    empty: t('comments.empty'),
    loading: t('comments.loading'),
    failed: t('comments.failed'),
    retry: t('comments.retry'),
    showAll: (count) => t('comments.showAll', { count }),
    commentOf: (name) => t('comments.of', { name }),
    own: t('comments.own'),
    waiting: t('comments.waiting'),
    removed: (reason) => (reason ? t('comments.removed', { reason }) : t('comments.removedWithout')),
    delete: t('comments.delete'),
    deleteQuestion: {
      title: t('comments.deleteTitle'),
      text: t('comments.deleteText'),
      confirmLabel: t('comments.delete'),
      cancelLabel: t('comments.cancel'),
    },
    report: t('comments.report'),
    reportReason: t('comments.reportReason'),
    reportSubmit: t('comments.reportSubmit'),
    reportSent: t('comments.reportSent'),
    reportFailed: t('comments.reportFailed'),
    externalHint: t('link.external'),
  };
}

export function commentFormTexts(t: Translate<'people'>, name: string): CommentFormTexts {
  return {
    label: t('comment.label'),
    placeholder: t('comment.placeholder'),
    hint: name && t('comment.hint', { name }),
    submit: t('comment.submit'),
    sending: t('comment.sending'),
    sent: t('comment.sent'),
    failed: t('comment.failed'),
    limited: t('comment.limited'),
    empty: t('comment.empty'),
    left: (count) => t('comment.left', { count }),
    tooMany: (count) => t('comment.tooMany', { count }),
  };
}
