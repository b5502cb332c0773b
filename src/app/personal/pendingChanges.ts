import { keptChanges } from './keptHere.ts';

/** One press. */
export interface Change {
  readonly id: string;
  readonly kind: 'add' | 'remove';
}

/** One press that is kept here until the service has it, so that who leaves at once loses nothing. */
export interface KeptChange extends Change {
  /** Tells it from the others, of this tab or another. */
  readonly key: string;
  /** Whose it is: another person may sign in on this browser. */
  readonly person: string;
}

/** The presses that the service does not have yet, oldest first. */
export function pendingChanges(): readonly KeptChange[] {
  return keptChanges.read().filter(isKeptChange);
}

function isKeptChange(value: unknown): value is KeptChange {
  const { id, kind, key, person } = (value ?? {}) as Partial<KeptChange>;
  return [id, key, person].every((each) => typeof each === 'string') && (kind === 'add' || kind === 'remove');
}

export function keepChange(change: KeptChange): void {
  keptChanges.write([...pendingChanges(), change]);
}

/** Takes changes from those that are kept here. */
export function dropChanges(made: readonly KeptChange[]): void {
  const keys = new Set(made.map(({ key }) => key));
  keptChanges.write(pendingChanges().filter(({ key }) => !keys.has(key)));
}
