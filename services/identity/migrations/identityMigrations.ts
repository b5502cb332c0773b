import type { Migration } from '#services/database/migrate.ts';
import { identityTables } from './identityTables.ts';
import { passkeyTable } from './passkeyTable.ts';
import { usedLinks } from './usedLinks.ts';

/** All changes of the service's tables, in their order. */
export const identityMigrations: readonly Migration[] = [identityTables, passkeyTable, usedLinks];
