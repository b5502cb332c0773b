import { useId } from 'react';
import { Button } from '#design-system/components/Button/Button.tsx';
import { FormField } from '#design-system/components/FormField/FormField.tsx';
import { Title } from '#design-system/components/Title/Title.tsx';
import type { Unsent } from '../../api/personalResponse.ts';
import { usePortal } from '../../context/portalContext.tsx';
import { useTexts } from '../../language/useTexts.ts';
import type { PersonalSearch } from './personalSearch.ts';

interface WriteNoteProps {
  /** The bookmark that it is written with. */
  readonly on: NonNullable<PersonalSearch['note']>;
  /** What was written before and is not there. */
  readonly unsent: Unsent;
}

/** A note that was posted without scripts and could not be kept, to be sent again. */
export function WriteNote({ on, unsent }: WriteNoteProps) {
  const t = useTexts('personal');
  const { personalPath, language } = usePortal();
  const id = useId();
  return (
    <section aria-labelledby="note-title" className="flex max-w-reading flex-col gap-4">
      <Title level={2} size="medium" id="note-title">
        {on.title || t('bookmarks.note')}
      </Title>
      <form method="post" action={`${personalPath}/note`} className="flex flex-col items-start gap-3">
        <input type="hidden" name="item" value={on.id} />
        <input type="hidden" name="title" value={on.title} />
        <input type="hidden" name="language" value={language} />
        <div className="w-full">
          <FormField
            kind="textarea"
            id={`${id}note`}
            name="note"
            label={t('bookmarks.note')}
            defaultValue={unsent.text}
            maxLength={2000}
            error={unsent.why === 'failed' ? t('bookmarks.noteFailed') : undefined}
          />
        </div>
        <Button tone="primary" type="submit">
          {t('bookmarks.saveNote')}
        </Button>
      </form>
    </section>
  );
}
