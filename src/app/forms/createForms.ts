import {
  type FormKind,
  type FormOutcome,
  type Forms,
  maximumFileBytes,
  typedValues,
} from '#templates/renderer/forms.ts';

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

/** The server answers every post with its outcome, whatever the status; a proxy before it may have other words. */
async function post(address: string, fields: FormData): Promise<FormOutcome> {
  const values = typedValues(fields);
  const faults = oversizedFiles(fields);
  if (Object.keys(faults).length > 0) return { state: 'rejected', faults, values };
  try {
    const response = await fetch(address, { method: 'POST', body: fields, headers: { accept: 'application/json' } });
    const outcome: unknown = await response.json();
    if (isOutcome(outcome)) return outcome;
  } catch {
    // No connection, or an answer that is not the portal's own.
  }
  return { state: 'failed', values };
}

/** Known before anything is sent: nobody should wait for an upload that is refused. */
function oversizedFiles(fields: FormData): Readonly<Record<string, 'file'>> {
  const large = [...fields].filter(([, value]) => typeof value !== 'string' && value.size > maximumFileBytes);
  return Object.fromEntries(large.map(([name]) => [name, 'file'] as const));
}

function isOutcome(answer: unknown): answer is FormOutcome {
  if (typeof answer !== 'object' || answer === null || !('state' in answer)) return false;
  switch (answer.state) {
    case 'accepted':
      return true;
    case 'rejected':
      return 'faults' in answer && 'values' in answer;
    default:
      return ['known', 'limited', 'failed'].some((state) => state === answer.state) && 'values' in answer;
  }
}
