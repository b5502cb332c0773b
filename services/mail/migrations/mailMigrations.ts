import type { Migration } from '#services/database/migrate.ts';
import { headers } from './headers.ts';
import { outbox } from './outbox.ts';
import { withoutFiles } from './withoutFiles.ts';

/** All changes of the service's tables, in their order. */
export const mailMigrations: readonly Migration[] = [outbox, headers, withoutFiles];
