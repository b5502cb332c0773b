/** What an error of opening is known by in another process, where its class is not. */
export const cannotOpen = 'DATABASE_CANNOT_OPEN';

/** A database cannot be opened as things are; the message is one sentence for the operator, who can mend it. */
export class CannotOpen extends Error {
  override name = 'CannotOpen';
  readonly code = cannotOpen;
}
