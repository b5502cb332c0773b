import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import process from 'node:process';
import { copySeededDatabase } from '#services/database/testing/copiedDatabase.ts';

/*
 * Runs the portal that the tests in a browser share (`playwright.config.ts`). Its collection is the copy that portals of
 * a test's own start from, too: nothing is written twice.
 */

const database = resolve(process.env.DATA_DIR ?? '', 'database');
if (!existsSync(database)) await copySeededDatabase(database);
await import('#scripts/serve.ts');
