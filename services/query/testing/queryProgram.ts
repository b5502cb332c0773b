import process from 'node:process';
import { openDatabase } from '#services/database/openDatabase.ts';
import { startOnDatabase } from './startOnDatabase.ts';

/*
 * The query service in a process of its own, which can be measured and killed: `queryProgram.ts <folder or postgres://…>
 * <token>`. Its first line of output says where it answers, and after how many milliseconds.
 */

const [place = '', importToken = ''] = process.argv.slice(2);
const began = performance.now();
const database = await openDatabase(
  place.startsWith('postgres:') ? { url: place, folder: '' } : { url: undefined, folder: place },
);
const service = await startOnDatabase({ database, importToken });
process.stdout.write(`${JSON.stringify({ origin: service.origin, milliseconds: performance.now() - began })}\n`);
process.once('SIGTERM', async () => {
  await service.close();
  await database.close();
  process.exit(0);
});
