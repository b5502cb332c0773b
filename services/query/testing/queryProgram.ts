import process from 'node:process';
import { openDatabase } from '#services/database/openDatabase.ts';
import { facets } from '#services/query/collection/facets.ts';
import { openOpenSearchEngine } from '#services/query/opensearch/openOpenSearchEngine.ts';
import { startQuery } from '#services/query/startQuery.ts';
import { startOnDatabase } from './startOnDatabase.ts';

/*
 * The query service in a process of its own, which can be measured and killed: `queryProgram.ts <place> <token>`, the
 * place being a folder, `postgres://…`, or `http://…#prefix` for an OpenSearch and what its indices begin with. Its first line of output says where it answers, and after how many milliseconds.
 */

const [place = '', importToken = ''] = process.argv.slice(2);
const began = performance.now();
const service = place.startsWith('http') ? await onOpenSearch() : await onDatabase();
process.stdout.write(`${JSON.stringify({ origin: service.origin, milliseconds: performance.now() - began })}\n`);
process.once('SIGTERM', async () => {
  await service.close();
  process.exit(0);
});

async function onDatabase() {
  const database = await openDatabase(
    place.startsWith('postgres:') ? { url: place, folder: '' } : { url: undefined, folder: place },
  );
  const { origin, close } = await startOnDatabase({ database, importToken });
  return {
    origin,
    close: async () => {
      await close();
      await database.close();
    },
  };
}

async function onOpenSearch() {
  const [url = '', prefix = ''] = place.split('#');
  const engine = await openOpenSearchEngine({ url, prefix, facets, log: () => {} });
  return startQuery({ port: 0, engine, facets, importToken, log: () => {} });
}
