import { CommentForm } from '#design-system/components/CommentForm/CommentForm.tsx';
import { Title } from '#design-system/components/Title/Title.tsx';
import { usePortal } from '../../context/portalContext.tsx';
import { useTexts } from '../../language/useTexts.ts';
import { commentFormTexts } from '../../personal/commentTexts.ts';
import type { PersonalView } from './address.ts';

interface WriteCommentProps {
  readonly on: NonNullable<PersonalView['comment']>;
  /** Of who writes. */
  readonly name: string;
}

/** The form to comment on an item for visitors without scripts, whose item pages are the same for everyone. */
export function WriteComment({ on, name }: WriteCommentProps) {
  const t = useTexts('people');
  const { personalPath } = usePortal();
  const fields = { item: on.id, kind: on.kind, title: on.title, to: on.page };
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
        status="idle"
        texts={commentFormTexts(t, name)}
      />
    </section>
  );
}
