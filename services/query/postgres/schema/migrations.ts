import type { Migration } from '#services/database/migrate.ts';
import { collection } from './migrations/collection.ts';
import { pages } from './migrations/pages.ts';
import { quickCompression } from './migrations/quickCompression.ts';
import { recordDates } from './migrations/recordDates.ts';
import { sortedTogether } from './migrations/sortedTogether.ts';

/** The changes of the engine's tables, in their order. One that has been released never changes again. */
export const migrations: readonly Migration[] = [collection, recordDates, pages, sortedTogether, quickCompression];
