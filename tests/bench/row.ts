/** One line of the bench's table. */
export interface Row {
  readonly what: string;
  readonly value: string;
  readonly goal: string;
  /** `undefined` for figures without a goal. */
  readonly met: boolean | undefined;
}
