/** Code that no page waits for (`afterwards.ts`). */
export const afterwards = () => import('./deferred.ts');
