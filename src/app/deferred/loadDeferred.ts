/** Loads the code that no page waits for (`deferred.ts`). */
export const loadDeferred = () => import('./deferred.ts');
