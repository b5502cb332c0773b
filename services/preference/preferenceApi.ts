import { Hono } from 'hono';
import { limitBody } from '#services/network/limitBody.ts';
import type { PersonEnv } from './access/personGate.ts';
import type { PreferenceStore, Submission } from './store.ts';

/** A form with its files; the portal has limited each of them before. */
const maximumBytes = 16 * 1024 * 1024;

interface Parts {
  readonly store: PreferenceStore;
  /** Resolves when the database answers. */
  readonly check: () => Promise<unknown>;
  /** Calls below `/api`: newsletters, and what belongs to signed-in people where anybody can sign in. */
  readonly calls: readonly Hono<PersonEnv>[];
  readonly log: (event: string, fields?: Record<string, unknown>) => void;
}

/**
 * The calls of the preference service; those of newsletters are in `newsletter/`, those of people in `people/`:
 * - `POST /api/forms?form=…` with the form's own fields → 201 once they are stored
 * - `GET /healthz` → 200 while the database answers, else 503
 */
export function createPreferenceApi({ store, check, calls, log }: Parts): Hono {
  const api = new Hono();

  api.get('/healthz', async () => {
    try {
      await check();
      return Response.json({ status: 'ok' });
    } catch (error) {
      return Response.json({ status: 'failing', reason: String(error) }, { status: 503 });
    }
  });

  api.use('/api/*', limitBody(maximumBytes));

  api.post('/api/forms', async ({ req }) => {
    const form = req.query('form') ?? '';
    const data = form === '' ? undefined : await req.formData().catch(() => undefined);
    if (!data) {
      const mend = 'send the fields as a form, and the address of the form as `form` in the query';
      return Response.json({ error: { parameter: 'form', mend } }, { status: 400 });
    }
    await store.keep({ form, ...(await read(data)) });
    return Response.json({ status: 'stored' }, { status: 201 });
  });

  for (const each of calls) api.route('/api', each);

  api.notFound(() => Response.json({ error: 'not found' }, { status: 404 }));
  api.onError((error, { req }) => {
    log('preference.failed', { path: req.path, message: error.message });
    return Response.json({ error: 'internal error' }, { status: 500 });
  });
  return api;
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
        name: file.name,
        bytes: new Uint8Array(await file.arrayBuffer()),
      })),
    ),
  };
}
