import type { FormOutcome } from '#templates/renderer/forms.ts';

/** Whether a visitor has something to mend, or to try again, before a form is sent. */
export function hasErrors(outcome: FormOutcome | undefined): boolean {
  switch (outcome?.state) {
    case 'rejected':
    case 'limited':
    case 'failed':
      return true;
    case 'accepted':
    case 'asked':
    case 'known':
    case undefined:
      return false;
    default:
      return outcome satisfies never;
  }
}
