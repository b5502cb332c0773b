/** Where the pictures of the content come from. */
export interface Pictures {
  /** The picture with this file name; undefined when there is none. Rejects when it cannot be made. */
  readonly get: (name: string) => Promise<Picture | undefined>;
  /** Resolves when nothing is under way any more. */
  readonly close: () => Promise<void>;
}

export interface Picture {
  readonly bytes: Uint8Array;
  readonly type: string;
}
