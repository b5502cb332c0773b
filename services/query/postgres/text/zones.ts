/**
 * Where a word of a record stands. Every word of the index has this letter before it, and then the first letter of its
 * language: `A`, `n`, `bodem` for a Dutch title. So the index alone tells how well a record matches, and no text has to
 * be read for it.
 */
export const zones = { title: 'A', keywords: 'B', abstract: 'D' } as const;

export type Zone = keyof typeof zones;
export const zoneNames = ['title', 'keywords', 'abstract'] as const satisfies readonly Zone[];
