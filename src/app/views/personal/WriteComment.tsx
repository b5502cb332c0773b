import { CommentForm, type CommentFormProps } from '#design-system/components/CommentForm/CommentForm.tsx';
import { commentLength, longestComment } from '#design-system/components/CommentForm/commentLength.ts';
import { Title } from '#design-system/components/Title/Title.tsx';
import type { Unsent } from '../../api/personalResponse.ts';
import { usePortal } from '../../context/portalContext.tsx';
import { useTexts } from '../../language/useTexts.ts';
import { commentFormTexts } from '../../personal/commentTexts.ts';
import type { PersonalSearch } from './personalSearch.ts';

interface WriteCommentProps {
  readonly on: NonNullable<PersonalSearch['comment']>;
  /** Of who writes. */
  readonly name: string;
  /** Names the post. */
  readonly postKey: string | undefined;
  /** What was written before and is not there. */
  readonly unsent?: Unsent | undefined;
  /** That, with what was changed in it since. */
  readonly draft?: string | undefined;
  readonly onDraft?: ((text: string) => void) | undefined;
}

/** The form to comment on an item for visitors without scripts, whose item pages are the same for everyone. */
export function WriteComment({ on, name, postKey, unsent, draft, onDraft }: WriteCommentProps) {
  const t = useTexts('people');
  const { personalPath, language } = usePortal();
  const fields = {
    ...{ item: on.id, kind: on.kind, title: on.title, to: on.page, language },
    ...(postKey && { key: postKey }),
  };
  return (
    <section aria-labelledby="write-title" className="flex max-w-reading flex-col gap-4">
      <Title level={2} size="medium" id="write-title">
        {on.title}
      </Title>
      <CommentForm
        target={{
          action: `${personalPath}/comment`,
          hiddenFields: Object.entries(fields).map(([field, value]) => (
            <input key={field} type="hidden" name={field} value={value} />
          )),
        }}
        status={unsent ? statusOf(unsent) : 'idle'}
        draft={draft}
        onDraft={onDraft}
        texts={commentFormTexts(t, name)}
      />
    </section>
  );
}

/** Why a comment is not there, as far as the field can say: what else is wrong stands above it. */
function statusOf({ text, why }: Unsent): CommentFormProps['status'] {
  if (why !== 'failed') return 'idle';
  const length = commentLength(text);
  if (length === 0) return 'empty';
  return length > longestComment ? 'tooLong' : 'failed';
}
