/** Loads the code that no page waits for (`later.ts`). */
export const loadLater = async () => (await import('./later.ts')).later;
