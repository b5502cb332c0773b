import type { FieldName } from '#services/query/import/mapping/fieldNames.ts';
import type { RawField } from '#services/query/import/mapping/rawField.ts';

/** What a file holds at one place: a record, or something that should have been one. */
export type Found =
  | {
      readonly kind: 'record';
      /** The line, or in XML the number, of the record in its file, from 1. */
      readonly at: number;
      readonly fields: readonly RawField[];
    }
  | { readonly kind: 'broken'; readonly at: number; readonly reason: string };

export interface ReadingOptions {
  /** What columns and keys of one's own mean: the name in the file, in small letters, to the field. */
  readonly columns: ReadonlyMap<string, FieldName>;
}

/** A format that records come in. */
export interface SourceFormat {
  /** How `--format` names it. */
  readonly id: string;
  /** What it is called in messages. */
  readonly title: string;
  /** Whether people give its fields names of their own, as columns of tables have them. */
  readonly hasOwnNames?: boolean;
  /** Whether a file is of this format, by the first 64 kB of its text and its name. */
  readonly recognises: (head: string, fileName: string) => boolean;
  /**
   * The records of a file, in its order but for those that need a later one; memory stays the same for any file. Rejects when the file as a whole is none
   * of this format.
   */
  readonly read: (text: AsyncIterable<string>, options: ReadingOptions) => AsyncIterable<Found>;
}
