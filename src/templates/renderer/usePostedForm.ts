import { useState } from 'react';
import { formFields } from '../contract/form/ownFields.ts';
import { type FormKind, type FormOutcome, type FormValues, typedValues } from './forms.ts';
import { useRenderer } from './RendererProvider.tsx';

/** How a form on the page stands: untouched, under way, or answered. */
export type FormState =
  | { readonly state: 'idle' }
  /** `button` is the value of the one that was pressed, where a form has several. */
  | { readonly state: 'sending'; readonly values: FormValues; readonly button: string }
  | FormOutcome;

interface PostedFormState {
  readonly form: FormState;
  /** Whether the answer came while the page was open, so that the reader's focus may be led to it. */
  readonly isLive: boolean;
  readonly submit: (fields: FormData) => void;
}

/** A form's state: what the server said about the post that made this page, then what it says about later ones. */
export function usePostedForm(kind: FormKind, elementId: string): PostedFormState {
  const { forms } = useRenderer();
  const posted = forms.posted?.element === elementId ? forms.posted.outcome : undefined;
  const [live, setLive] = useState<FormState>();
  const submit = async (fields: FormData) => {
    const button = String(fields.get(formFields.button) ?? '');
    setLive({ state: 'sending', values: typedValues(fields), button });
    setLive(await forms.submit(kind, fields));
  };
  return {
    form: live ?? posted ?? { state: 'idle' },
    isLive: live !== undefined,
    submit: (fields) => void submit(fields),
  };
}
