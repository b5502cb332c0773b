import { useMemo, useState } from 'react';
import type { FormOutcome, Forms, PostedForm } from '#templates/renderer/forms.ts';
import { createForms, sentForm } from './createForms.ts';
import { hasErrors } from './hasErrors.ts';

/**
 * The forms of the page at an address, and whether the last one that was posted came back with errors: the document's
 * title says so.
 */
export function useForms(address: string, search: string, posted: PostedForm | undefined): [Forms, boolean] {
  const [answered, setAnswered] = useState<{ by: Forms; outcome: FormOutcome }>();
  const ofPage = useMemo(() => createForms(address, posted ?? sentForm(search)), [address, search, posted]);
  const forms = useMemo(
    (): Forms => ({
      ...ofPage,
      async submit(kind, fields) {
        const outcome = await ofPage.submit(kind, fields);
        setAnswered({ by: ofPage, outcome });
        return outcome;
      },
    }),
    [ofPage],
  );
  return [forms, hasErrors(answered?.by === ofPage ? answered.outcome : ofPage.posted?.outcome)];
}
