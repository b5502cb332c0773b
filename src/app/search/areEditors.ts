import type { RecordAuthor } from '../api/responses.ts';

/** Whether those by whom a work is known edited it and wrote none of it. */
export const areEditors = (authors: readonly Pick<RecordAuthor, 'role'>[]): boolean =>
  authors.length > 0 && authors.every(({ role }) => role === 'editor');
