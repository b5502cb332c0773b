import { z } from 'zod';
import type { Database, RunQuery } from '#services/database/database.ts';
import { kept } from '../retention.ts';

/** What a visitor sent in a form of the CMS. */
export interface Submission {
  /** The form's own address in the CMS. */
  readonly form: string;
  /** Values by the names of their fields, in the order they came. */
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly files: readonly SubmittedFile[];
}

export interface SubmittedFile {
  readonly field: string;
  readonly name: string;
  readonly bytes: Uint8Array;
}

const fileSchema = z.object({ field: z.string(), name: z.string(), bytes: z.instanceof(Uint8Array) });

/** What visitors send in forms, kept in the database for a while. */
export interface SubmissionStore {
  /** Gives the number that it is kept under. */
  keep(submission: Submission, query: RunQuery): Promise<number>;
  /** The files of a submission, in the order they came; `undefined` where none is kept under that number. */
  filesOf(number: number): Promise<readonly SubmittedFile[] | undefined>;
  /** Deletes what has been kept for as long as it may be. */
  sweep(): Promise<void>;
}

export function createSubmissionStore(database: Database): SubmissionStore {
  return {
    async keep({ form, fields, files }, query) {
      const [row] = await query('insert into submission (form, fields) values ($1, $2) returning id', [
        form,
        JSON.stringify(fields),
      ]);
      const id = z.int().parse(row?.id);
      for (const { field, name, bytes } of files) {
        await query('insert into submission_file (submission, field, name, bytes) values ($1, $2, $3, $4)', [
          id,
          field,
          name,
          bytes,
        ]);
      }
      return id;
    },
    async filesOf(number) {
      const known = await database.query('select from submission where id = $1', [number]);
      if (known.length === 0) return undefined;
      const rows = await database.query(
        'select field, name, bytes from submission_file where submission = $1 order by ctid',
        [number],
      );
      return z.array(fileSchema).parse(rows);
    },
    async sweep() {
      await database.query('delete from submission where created_at < to_timestamp($1)', [
        Date.now() / 1000 - kept.submission,
      ]);
    },
  };
}
