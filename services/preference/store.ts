import type { Database } from '#services/database/database.ts';
import { migrate } from '#services/database/migrate.ts';
import { newsletters } from './migrations/newsletters.ts';
import { people } from './migrations/people.ts';
import { submissions } from './migrations/submissions.ts';

/** What a visitor sent in a form of the CMS. */
export interface Submission {
  /** The form's own address in the CMS. */
  readonly form: string;
  /** Values by the names of their fields, in the order they came. */
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly files: readonly { readonly field: string; readonly name: string; readonly bytes: Uint8Array }[];
}

/** What visitors leave behind, kept in the database. */
export interface PreferenceStore {
  keep(submission: Submission): Promise<void>;
}

/** Brings the tables up to date; what they hold stays. */
export async function openPreferenceStore(database: Database): Promise<PreferenceStore> {
  await migrate(database, [submissions, people, newsletters]);
  return {
    async keep({ form, fields, files }) {
      await database.transaction(async (query) => {
        const [row] = await query('insert into submission (form, fields) values ($1, $2) returning id', [
          form,
          JSON.stringify(fields),
        ]);
        for (const { field, name, bytes } of files) {
          await query('insert into submission_file (submission, field, name, bytes) values ($1, $2, $3, $4)', [
            Number(row?.id),
            field,
            name,
            bytes,
          ]);
        }
      });
    },
  };
}
