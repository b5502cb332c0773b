import type { CollectionPort } from './collectionPort.ts';
import type { PagePort, PassagePort } from './passagePort.ts';
import type { SearchPort } from './searchPort.ts';

/**
 * A search engine, as the query service uses it. Each one is a folder beside `postgres`; `scripts/services/dataProgram.ts`
 * chooses between them.
 */
export interface Engine {
  readonly search: SearchPort;
  readonly collection: CollectionPort;
  readonly passages: PassagePort;
  readonly pages: PagePort;
}
