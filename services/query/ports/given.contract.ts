import { afterAll, beforeAll } from 'vitest';
import type { CollectionRecord } from '#services/query/collection/record.ts';
import type { Change } from './collectionPort.ts';
import type { Engine } from './engine.ts';
import { facetValuesMax, type SearchRequest } from './searchPort.ts';

/*
 * What the contract tests of every port begin with: a whole request, and records of which a test says only what it is
 * about.
 */

const link = { url: '', access: 'open', filetype: '' };
const blank: CollectionRecord = {
  ...link,
  id: '',
  title: '',
  publisher: '',
  journal: '',
  year: 1950,
  abstract: '',
  keywords: [],
  documenttype: 'artikel',
  language: 'nl',
  theme: '',
  links: [link],
};

/** The first twenty of all records, with their facets, but for what is asked. */
export function requestOf(asked: Partial<SearchRequest>): SearchRequest {
  return {
    ...{ scope: 'gkn3', term: '*', choices: [], order: { by: 'score' }, offset: 0, limit: 20 },
    ...{ facetValues: facetValuesMax, ...asked },
  };
}

/** A record with nothing in it but what is given. */
export const recordOf = (given: Partial<CollectionRecord>): CollectionRecord => ({ ...blank, ...given });

export const put = (record: CollectionRecord): Change => ({ kind: 'put', record });
export const remove = (id: string): Change => ({ kind: 'delete', id });

/** Has the engine hold these records too while the tests around run, and takes them out again. */
export function holdBesides(engine: () => Engine, records: readonly CollectionRecord[]): void {
  beforeAll(async () => {
    await engine().collection.apply(records.map(put));
  }, 60_000);
  afterAll(async () => {
    await engine().collection.apply(records.map(({ id }) => remove(id)));
  }, 60_000);
}
