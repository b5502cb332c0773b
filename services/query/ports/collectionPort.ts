import type { CollectionRecord, SourceRecord } from '#services/query/collection/record.ts';

/** What becomes of one record: it is there as given, or it is not there. */
export type Change =
  | { readonly kind: 'put'; readonly record: CollectionRecord }
  | { readonly kind: 'delete'; readonly id: string };

export interface Outcome {
  /** Records that were new or different. */
  readonly written: number;
  /** Records that were there just so, and deletions of what was not there. */
  readonly unchanged: number;
  readonly deleted: number;
}

/** How far an import has read a source. */
export interface Reached {
  readonly source: string;
  readonly line: number;
  /** How far it had to be read before: 0 for not at all. Nothing is asked of it where it is left out. */
  readonly after?: number | undefined;
}

/** What came before is not there: a batch that was sent behind one which failed. */
export class OutOfStep extends Error {
  override name = 'OutOfStep';
}

/** Records that come with the portal, and are replaced with those of its next version. */
export interface SampleRecords {
  /** Another one for every other set of records. */
  readonly version: string;
  /** Asked for only when the collection holds another version. */
  readonly load: () => Promise<readonly SourceRecord[]>;
}

/**
 * What the query service asks of an engine that takes records in. Every engine has to pass `collectionPort.contract.ts`.
 */
export interface CollectionPort {
  /**
   * Brings records to the state given, in this order; several changes of one record become the last of them, and what is
   * there just so stays. When it rejects, some of them may have happened, the first ones first: the same changes may be
   * given again. `reached` is remembered together with the last of them. Resolves when searches find them.
   *
   * The next changes may be given before these are written, and are written after them.
   *
   * @throws {OutOfStep} when the source has been read up to another line than `reached.after`
   */
  readonly apply: (changes: readonly Change[], reached?: Reached) => Promise<Outcome>;
  /**
   * Replaces the samples of another version with these. A record that was imported is never touched by a sample, and
   * takes the place of one with its identifier. Resolves with how many were written, when searches and suggestions know
   * them; 0 when they were there.
   */
  readonly seed: (samples: SampleRecords) => Promise<number>;
  /** Takes all samples out, and resolves with how many there were when searches no longer find them. */
  readonly clearSamples: () => Promise<number>;
  readonly progress: {
    /** The line up to which a source has been read; 0 when it has not been begun. */
    readonly read: (source: string) => Promise<number>;
    /** A source has been read to its end: forgets its line, and lets the engine tidy up after an import. */
    readonly finish: (source: string) => Promise<void>;
  };
}
