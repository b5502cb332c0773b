import { type FormKind, type Forms, typedValues } from '#templates/renderer/forms.ts';

/** Where forms of each kind are posted to. */
const actions: Readonly<Record<FormKind, string>> = { newsletter: '/api/newsletter', form: '/api/form' };

/** How the forms of a page reach the portal's own server. */
export function createForms(page: string, posted: Forms['posted']): Forms {
  return {
    action: (kind) => actions[kind],
    page,
    posted,
    // Few visitors post anything: how it is done comes when one does.
    submit: (kind, fields) =>
      import('./postForm.ts').then(
        ({ postForm }) => postForm(kind, actions[kind], fields),
        () => ({ state: 'failed', values: typedValues(fields) }),
      ),
  };
}

/** The form that the address says was sent: where the server leads to after a post without JavaScript. */
export function sentForm(search: string): Forms['posted'] {
  const query = new URLSearchParams(search);
  const asked = query.get('asked');
  const element = asked || query.get('sent');
  return element ? { element, outcome: { state: asked ? 'asked' : 'accepted' } } : undefined;
}
