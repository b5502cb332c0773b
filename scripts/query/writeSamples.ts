import process from 'node:process';
import { sampleRecords } from '#samples/records/sampleRecords.ts';
import { startDatabase } from '#services/database/startDatabase.ts';
import { facets } from '#services/query/collection/facets.ts';
import { openPostgresEngine } from '#services/query/postgres/openPostgresEngine.ts';

/*
 * Makes an embedded database with the sample records in the folder that is named, and ends. Writing the collection takes
 * several times the memory that serving it does, and a process that lives on keeps it.
 */

// Who started it is gone: what is half written is begun anew.
process.once('disconnect', () => process.exit(1));

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder of the database.');
const database = await startDatabase(folder);
const engine = await openPostgresEngine({ database, facets, log: () => {} });
await engine.collection.seed(sampleRecords);
await database.close();
process.exit(0);
