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
  /**
   * Of an engine that searches in a copy of its own: the longest that a change has waited to be found, or waits still,
   * since this was asked before (s).
   */
  readonly behind?: () => number;
}
