import { generateMany } from '#samples/records/generateMany.ts';
import { openDatabase } from '#services/database/openDatabase.ts';
import { findPostgres } from '#services/database/testing/findPostgres.ts';
import { startPostgres } from '#services/database/testing/startPostgres.ts';
import { readChange } from '#services/query/api/readChange.ts';
import { facets } from '#services/query/collection/facets.ts';
import { openOpenSearchEngine } from '#services/query/opensearch/openOpenSearchEngine.ts';
import { clusterNote, hasCluster, startTestNodes } from '#services/query/opensearch/testing/testCluster.ts';
import type { Change } from '#services/query/ports/collectionPort.ts';
import { fillCollection } from './searchCollection.ts';

/** An engine on this machine, to be measured with many records. */
export interface ScalePlace {
  /** What its process is called. */
  readonly program: string;
  /** As `queryProgram.ts` takes it. */
  readonly address: string;
  readonly fill: (count: number) => Promise<void>;
  /** What the records take on disk, in megabytes. */
  readonly diskMegabytes: () => Promise<number>;
  readonly remove: () => Promise<void>;
}

const megabyte = 1024 * 1024;

/** How to start each engine. */
export const scalePlaces: Readonly<Record<string, (heap: number) => Promise<ScalePlace>>> = {
  OpenSearch: async (heap) => {
    if (!hasCluster) throw new Error(`OpenSearch cannot be measured${clusterNote}.`);
    const { url, remove } = await startTestNodes(1, heap);
    const prefix = 'scale';
    return {
      program: 'java',
      address: `${url}#${prefix}`,
      fill: (count) => importInto(url, prefix, count),
      diskMegabytes: async () => {
        const listed = await fetch(`${url}/_cat/indices/${prefix}-*?bytes=b&h=store.size`);
        const sizes = (await listed.text()).trim().split(/\s+/).map(Number);
        return sizes.reduce((sum, size) => sum + size, 0) / megabyte;
      },
      remove,
    };
  },
  PostgreSQL: async () => {
    const programs = findPostgres();
    if (programs.kind === 'missing') throw new Error('PostgreSQL was not found; POSTGRES_BIN names its folder.');
    const server = await startPostgres(programs.folder, { durable: true, settings: ['shared_buffers=512MB'] });
    const open = () => openDatabase({ url: server.url, folder: '' });
    return {
      program: 'postgres',
      address: server.url,
      fill: async (count) => {
        const database = await open();
        await fillCollection(database, count).finally(() => database.close());
      },
      diskMegabytes: async () => {
        const database = await open();
        const [row] = await database.query('select pg_database_size(current_database()) as size');
        await database.close();
        return Number(row?.size) / megabyte;
      },
      remove: server.remove,
    };
  },
};

/** As an import does it, without HTTP. */
async function importInto(url: string, prefix: string, count: number): Promise<void> {
  const { collection } = await openOpenSearchEngine({ url, prefix, facets, log: () => {} });
  let batch: Change[] = [];
  const write = async () => {
    await collection.apply(batch);
    batch = [];
  };
  for (const record of generateMany(count)) {
    const read = readChange(record);
    if (read.kind === 'change') batch.push(read.change);
    if (batch.length === 1000) await write();
  }
  await write();
}
