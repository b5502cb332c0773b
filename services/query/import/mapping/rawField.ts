import type { FieldName } from './fieldNames.ts';

/** One value of a record as its source gives it; a list is a value each. */
export interface RawField {
  /** What the source calls it. */
  readonly name: string;
  /** What it is to us; `undefined` where we have no use for it. */
  readonly field: FieldName | undefined;
  readonly text: string;
  /** The text is one keyword, whatever commas stand in it. */
  readonly isWhole?: boolean;
  /** The ORCID of a person or the ROR of an organisation, in whatever form. */
  readonly identifier?: string;
  /** Of an address: `open` or otherwise, and what is found there. */
  readonly access?: string;
  readonly filetype?: string;
}
