import { Hono } from 'hono';
import type { Database } from '#services/database/database.ts';
import type { Outbox } from '#services/mail/outbox.ts';
import type { PersonEnv } from '../access/personGate.ts';
import { fault } from '../faults.ts';
import type { VoiceOf } from '../siteVoice.ts';
import { contactLetter } from './contactLetter.ts';
import { onOneLine } from './plainText.ts';
import type { Submission, SubmissionStore } from './submissionStore.ts';

interface FormParts {
  readonly database: Database;
  readonly store: SubmissionStore;
  readonly mail: Pick<Outbox, 'enqueue' | 'deliverDue'>;
  readonly voiceOf: VoiceOf;
  /** Who reads what visitors send; without one it is only kept. */
  readonly readBy: string | undefined;
}

/**
 * The call of forms: `POST /api/forms?form=…` with the form's own fields → 201 once they are stored, and with them the
 * letter to whoever reads them.
 */
export function formCalls({ database, store, mail, voiceOf, readBy }: FormParts): Hono<PersonEnv> {
  const calls = new Hono<PersonEnv>();
  calls.post('/forms', async ({ req }) => {
    const form = onOneLine(req.query('form') ?? '').slice(0, 2000);
    const data = form === '' ? undefined : await req.formData().catch(() => undefined);
    if (!data) return fault('form', 'send the fields as a form, and the address of the form as `form` in the query');
    const submission = { form, ...(await read(data)) };
    await database.transaction(async (query) => {
      const number = await store.keep(submission, query);
      if (readBy !== undefined) await mail.enqueue(query, contactLetter(submission, { to: readBy, number, voiceOf }));
    });
    void mail.deliverDue();
    return Response.json({ status: 'stored' }, { status: 201 });
  });
  return calls;
}

async function read(data: FormData): Promise<Pick<Submission, 'fields' | 'files'>> {
  const entries = [...data];
  const files = entries.flatMap(([field, value]) =>
    typeof value === 'string' || value.size === 0 ? [] : [{ field, file: value }],
  );
  return {
    fields: entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])),
    files: await Promise.all(
      files.map(async ({ field, file }) => ({
        field,
        name: onOneLine(file.name).slice(0, 200),
        bytes: new Uint8Array(await file.arrayBuffer()),
      })),
    ),
  };
}
