/** Code that no page waits for (`afterwards.ts`). */
export const afterwards = () => import('./afterwards.ts');
