import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { FormField } from '../FormField/FormField.tsx';
import type { FormTarget } from '../FormField/formTarget.ts';
import { Notice } from '../Notice/Notice.tsx';
import { commentLength, longestComment } from './commentLength.ts';
import { LengthLeft, type LengthTexts } from './LengthLeft.tsx';

export interface CommentFormTexts extends LengthTexts {
  label: string;
  /** "Waar wil je op reageren?" (specification, section 5) */
  placeholder: string;
  /** Under whose name it will stand, and what is welcome. */
  hint?: string | undefined;
  submit: string;
  sending: string;
  sent: string;
  failed: string;
  /** For one too many: it is worth trying again later. */
  limited: string;
  /** For an attempt with nothing in it. */
  empty: string;
}

export interface CommentFormProps {
  /** Where it posts `comment`, and what else. */
  target: FormTarget;
  /** `empty` and `tooLong` when the server found so; `failed` and `limited` keep what was typed. */
  status: 'idle' | 'sending' | 'sent' | 'failed' | 'limited' | 'empty' | 'tooLong';
  /** What was typed before: given back by the server, or kept by the browser; it may come after the first render. */
  draft?: string | undefined;
  texts: CommentFormTexts;
  /** Called with every change, to keep a draft; with an empty text once it was sent. */
  onDraft?: ((text: string) => void) | undefined;
  /** Called with what the form would post, which it then does not. Without it the form posts itself. */
  onSubmit?: ((data: FormData) => void) | undefined;
}

/** What is wrong with a comment before it is sent; nothing when it may go. */
function faultOf(text: string): 'empty' | 'tooLong' | undefined {
  const length = commentLength(text);
  if (length === 0) return 'empty';
  return length > longestComment ? 'tooLong' : undefined;
}

/** Writing a comment: one field that grows, and what became of it. Nothing typed is lost before it was sent. */
export function CommentForm({ target, status, draft = '', texts, onDraft, onSubmit }: CommentFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState(draft);
  const [fault, setFault] = useState<'empty' | 'tooLong' | undefined>();
  const before = useRef({ draft, status });
  const submitted = useRef<string>(undefined);

  const field = () => {
    const found = form.current?.elements.namedItem('comment');
    return found instanceof HTMLTextAreaElement ? found : null;
  };
  const write = (words: string) => {
    const box = field();
    if (box) box.value = words;
    setText(words);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the caller gives decides, not what is made of it here
  useEffect(() => {
    const earlier = before.current;
    before.current = { draft, status };
    // What was typed before the script came, or since, is newer than any draft.
    const typed = field()?.value ?? '';
    const isStillSent = typed === (submitted.current ?? typed);
    if (status === 'sent' && earlier.status === 'sending' && isStillSent) {
      write('');
      onDraft?.('');
    } else if (draft !== earlier.draft && typed === '') {
      write(draft);
    } else if (typed !== text) {
      setText(typed);
    }
  }, [draft, status]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const found = faultOf(field()?.value ?? '');
    setFault(found);
    if (found !== undefined || status === 'sending') event.preventDefault();
    if (found !== undefined) field()?.focus();
    else if (onSubmit) {
      event.preventDefault();
      if (status === 'sending') return;
      submitted.current = field()?.value;
      onSubmit(new FormData(event.currentTarget));
    }
  };

  // What was found wrong with an attempt is newer than what became of the one before it.
  const shown = fault ?? status;

  const type = (words: string) => {
    setText(words);
    setFault(undefined);
    onDraft?.(words);
  };

  return (
    <form
      ref={form}
      method="post"
      action={target.action}
      noValidate
      onSubmit={submit}
      onInput={() => type(field()?.value ?? '')}
      className="flex max-w-reading flex-col gap-2 print:hidden"
    >
      {target.hiddenFields}
      <FormField
        kind="textarea"
        id={`${id}comment`}
        name="comment"
        label={texts.label}
        hint={texts.hint}
        placeholder={texts.placeholder}
        required
        defaultValue={draft}
        error={errorOf(shown, text, texts)}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-1">
        <Button tone="primary" type="submit" icon="comment" state={status === 'sending' ? 'busy' : 'idle'}>
          {texts.submit}
        </Button>
        <p role="status" className="min-w-0 text-small text-text-muted">
          {status === 'sending' && texts.sending}
        </p>
        <LengthLeft text={text} texts={texts} />
      </div>
      <div role="status" className="pt-2 empty:-mt-2 empty:pt-0">
        {shown === 'sent' && <Notice tone="positive">{texts.sent}</Notice>}
        {(shown === 'failed' || shown === 'limited') && <Notice tone="negative">{texts[shown]}</Notice>}
      </div>
    </form>
  );
}

function errorOf(status: CommentFormProps['status'], text: string, texts: CommentFormTexts): string | undefined {
  if (status === 'empty') return texts.empty;
  if (status === 'tooLong') return texts.tooMany(Math.max(commentLength(text) - longestComment, 1));
  return undefined;
}
