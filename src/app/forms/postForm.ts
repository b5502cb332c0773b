import { type FormKind, type FormOutcome, maximumFileBytes, typedValues } from '#templates/renderer/forms.ts';
import { tokenAtHand } from '../identity/provider.ts';

/** The server answers every post with its outcome, whatever the status; a proxy before it may have other words. */
export async function postForm(kind: FormKind, address: string, fields: FormData): Promise<FormOutcome> {
  const values = typedValues(fields);
  const faults = oversizedFiles(fields);
  if (Object.keys(faults).length > 0) return { state: 'rejected', faults, values };
  try {
    // Only to a signed-in visitor may a newsletter say that their own address has it already.
    const token = kind === 'newsletter' ? await tokenAtHand() : undefined;
    const headers = { accept: 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) };
    const response = await fetch(address, { method: 'POST', body: fields, headers });
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
    case 'asked':
      return true;
    case 'rejected':
      return 'faults' in answer && 'values' in answer;
    default:
      return ['known', 'limited', 'failed'].some((state) => state === answer.state) && 'values' in answer;
  }
}
