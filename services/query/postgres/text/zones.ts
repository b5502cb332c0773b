/**
 * Where a word of a record stands. The letter stands before every word of the index, and the first letter of the language
 * behind it: `Anbodem` is `bodem` in a Dutch title. So the index alone tells how well a record matches, and no text has
 * to be read for it.
 */
export const zones = { title: 'A', keywords: 'B', abstract: 'D' } as const;

export type Zone = keyof typeof zones;
export const zoneNames = ['title', 'keywords', 'abstract'] as const satisfies readonly Zone[];
