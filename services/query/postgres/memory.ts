import type { WrittenItem } from './writing/written.ts';

/** A change of the collection that is being followed. */
export interface FollowedChange {
  /** The items that were written or deleted. */
  readonly items: Uint32Array;
  /** Of those that this service wrote itself, by item: it need not be read again. */
  readonly written: ReadonlyMap<number, WrittenItem>;
}

/** Something remembered of the collection beside the columns, which follows its changes together with them. */
export interface Memory {
  /**
   * Reads what it takes to follow a change. Call what it resolves to when the columns are those after the change; nothing
   * is remembered in between, because it may be from before the change or from after it.
   */
  readonly prepare: (change: FollowedChange) => Promise<() => void>;
  /** For a change that cannot be told item by item. */
  readonly forget: () => void;
}

/** Tells whether what was asked for is from the state of the collection that is current. */
export interface Moments {
  /** Call it before asking; what it returns says afterwards whether the answer may be remembered. */
  readonly begin: () => () => boolean;
  /** A change is being followed from now on. */
  readonly leave: () => void;
  /** It has been. */
  readonly arrive: () => void;
}

export function createMoments(): Moments {
  let moment: object | undefined = {};
  return {
    begin: () => {
      const began = moment;
      return () => began !== undefined && began === moment;
    },
    leave: () => {
      moment = undefined;
    },
    arrive: () => {
      moment = {};
    },
  };
}
