/**
 * What shows once more what another test shows already, in another site, language, width or way that scripts fail, or
 * guards a rare turn of it, is for `npm run test:full`: the details of such a test, or of a group of them.
 */
export const thorough = { tag: '@thorough' } as const;

type Details = typeof thorough | Record<string, never>;

/**
 * The ways in which a test is run, each with the details that say when. `npm test` takes the first; tests begin with
 * different ones, so that each site, language and width is met by many of them.
 *
 * @example
 * for (const [language, when] of variations('nl', 'en')) {
 *   test(`a search in ${language} finds`, when, async ({ page }) => …);
 * }
 */
export function variations<T>(first: T, ...others: readonly T[]): [variation: T, when: Details][] {
  return [[first, {}], ...others.map((other): [T, Details] => [other, thorough])];
}
