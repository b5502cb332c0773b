import type { Facet } from '#services/query/collection/facet.ts';
import { readSynonyms } from '#services/query/engine/thesaurus/readSynonyms.ts';
import { createThesaurus, type Thesaurus } from '#services/query/engine/thesaurus/thesaurus.ts';
import { describeChanges } from './changes.contract.ts';
import { describeCollectionPort } from './collectionPort.contract.ts';
import { describeContributors } from './contributors.contract.ts';
import type { Engine } from './engine.ts';
import { describeFinding } from './finding.contract.ts';
import { describePassagePort } from './passagePort.contract.ts';
import { describeSearchPort } from './searchPort.contract.ts';

const known = createThesaurus(
  readSynonyms(
    'quinoa, gierstmelde, wet parcels\nvage beesten, vage kwezel, bodem => zwabberkalveren\nknollig ding => gierzwabber',
  ),
);

/** The one concept that an engine under test knows of, and its leads. */
export const contractThesaurus = (): Thesaurus => known;

/**
 * All that an engine has to do, asked of its ports. `engine` gives one that holds the sample records, has these facets
 * and knows of `contractThesaurus`, once the hooks around have run.
 */
export function describeEngine(name: string, engine: () => Engine, facets: readonly Facet[]): void {
  describeSearchPort(name, () => engine().search, facets);
  describeFinding(name, engine);
  describeChanges(name, engine);
  describeContributors(name, engine);
  describeCollectionPort(name, engine, facets);
  describePassagePort(name, engine);
}
