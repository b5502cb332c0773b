import { type FormKind, type FormOutcome, type Forms, type FormValues, formFields } from '#templates/renderer/forms.ts';

/** Where forms of each kind are posted to. */
const actions: Readonly<Record<FormKind, string>> = { newsletter: '/api/newsletter', form: '/api/form' };

/** How the forms of a page reach the portal's own server. */
export function createForms(page: string, posted: Forms['posted']): Forms {
  return { action: (kind) => actions[kind], page, posted, submit: (kind, fields) => post(actions[kind], fields) };
}

/** The form that the address says was sent: where the server leads to after a post without JavaScript. */
export function sentForm(search: string): Forms['posted'] {
  const element = new URLSearchParams(search).get('sent');
  return element ? { element, outcome: { state: 'accepted' } } : undefined;
}

/** The server answers every post with its outcome, whatever the status. */
async function post(address: string, fields: FormData): Promise<FormOutcome> {
  try {
    const response = await fetch(address, { method: 'POST', body: fields, headers: { accept: 'application/json' } });
    const outcome: FormOutcome = await response.json();
    return outcome;
  } catch {
    return { state: 'failed', values: typedIn(fields) };
  }
}

/** The form's own fields as the visitor filled them in; files are not kept. */
function typedIn(fields: FormData): FormValues {
  const own = new Set<string>(Object.values(formFields));
  const values: Record<string, string[]> = {};
  for (const [name, value] of fields) {
    if (typeof value === 'string' && !own.has(name)) values[name] = [...(values[name] ?? []), value];
  }
  return values;
}
