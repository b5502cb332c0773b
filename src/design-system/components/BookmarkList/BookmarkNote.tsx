import { type FormEvent, useId, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { FormField } from '../FormField/FormField.tsx';
import type { FormTarget } from '../FormField/formTarget.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { BookmarkEntry, BookmarkListTexts } from './bookmark.ts';

interface BookmarkNoteProps {
  bookmark: BookmarkEntry;
  target: FormTarget;
  texts: BookmarkListTexts;
  onNote?: ((id: string, data: FormData) => void) | undefined;
  onNoteDraft?: ((id: string, text: string) => void) | undefined;
}

/** A note of one's own with an item: read where it stands, written in a fold below. */
export function BookmarkNote({ bookmark, target, texts, onNote, onNoteDraft }: BookmarkNoteProps) {
  const id = useId();
  const { note, state } = bookmark;
  // As it came: what is typed since is in the field.
  const [draft] = useState(bookmark.draft);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!onNote) return;
    event.preventDefault();
    if (state !== 'saving') onNote(bookmark.id, new FormData(event.currentTarget));
  };
  return (
    <>
      {note !== '' && (
        <p dir="auto" className="max-w-reading whitespace-pre-line border-s-2 border-border-strong ps-4 wrap-anywhere">
          {note}
        </p>
      )}
      <details open={draft !== undefined} className="group/note w-full print:hidden">
        <summary className="inline-flex min-h-10 cursor-pointer list-none items-center gap-2 rounded-control text-link text-small underline decoration-1 underline-offset-4 hover:text-link-hover [&::-webkit-details-marker]:hidden">
          <span>
            {note === '' ? texts.addNote : texts.editNote}
            <VisuallyHidden language={bookmark.language}>{`: ${bookmark.title}`}</VisuallyHidden>
          </span>
          <span className="inline-flex moves group-open/note:rotate-180">
            <Icon name="chevron-down" size="small" />
          </span>
        </summary>
        <form
          method="post"
          action={target.action}
          onSubmit={submit}
          onInput={({ target }) => {
            if (target instanceof HTMLTextAreaElement) onNoteDraft?.(bookmark.id, target.value);
          }}
          className="flex max-w-reading flex-col items-start gap-3 pt-2 pb-3"
        >
          {target.hiddenFields}
          <div className="w-full">
            <FormField
              kind="textarea"
              id={`${id}note`}
              name="note"
              label={texts.note}
              defaultValue={draft ?? note}
              maxLength={2000}
              error={state === 'failed' ? texts.noteFailed : undefined}
            />
          </div>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button tone="secondary" size="small" type="submit" state={state === 'saving' ? 'busy' : 'idle'}>
              {texts.saveNote}
            </Button>
            <p role="status" className="text-small text-text-muted">
              {state === 'saved' && texts.noteSaved}
              {state === 'failed' && <VisuallyHidden>{texts.noteFailed}</VisuallyHidden>}
            </p>
          </div>
        </form>
      </details>
    </>
  );
}
