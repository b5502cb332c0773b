import { sampleRecords } from '#samples/records/sampleRecords.ts';
import type { Database } from '#services/database/database.ts';
import type { Log } from '#services/log.ts';
import type { ListeningService } from '#services/network/listenOnLoopback.ts';
import type { Facet } from '#services/query/collection/facet.ts';
import { facets as ownFacets } from '#services/query/collection/facets.ts';
import { openThesaurus } from '#services/query/engine/thesaurus/openThesaurus.ts';
import { openPostgresEngine } from '#services/query/postgres/openPostgresEngine.ts';
import { startQuery } from '#services/query/startQuery.ts';

interface Options {
  readonly database: Database;
  readonly port?: number;
  readonly facets?: readonly Facet[];
  readonly importToken?: string;
  readonly log?: Log;
}

/** The query service as the portal starts it, with the sample records. */
export async function startOnDatabase(options: Options): Promise<ListeningService> {
  const { database, port = 0, facets = ownFacets, log = () => {}, ...rest } = options;
  const thesaurus = await openThesaurus({ thesaurus: undefined, synonyms: undefined, log });
  const engine = await openPostgresEngine({ database, facets, thesaurus, log });
  return startQuery({ port, engine, facets, samples: sampleRecords, log, ...rest });
}
