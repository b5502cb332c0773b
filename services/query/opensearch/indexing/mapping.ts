import { createHash } from 'node:crypto';
import type { Facet } from '#services/query/collection/facet.ts';
import { partZones, zoneNames } from '#services/query/engine/text/zones.ts';

/**
 * Raise it when documents of another form, or with other words, have to stand in the index. All records are then written
 * into a new one, while searches go on in the old one.
 */
const documentVersion = '5';

/** Pages of results may begin anywhere, as the port asks: a page far behind costs in proportion. */
const resultWindow = 10_000_000;

const keyword = { type: 'keyword' } as const;
/** Words that were made ready here, with a space between. */
const words = { type: 'text', analyzer: 'whitespace', norms: false } as const;
const onlyStored = { type: 'keyword', index: false, doc_values: false } as const;

/**
 * For how long a deleted record's version is known: a writer that slept for less than this in the middle of a batch
 * cannot bring the record back.
 */
export const keptDeletions = { gc_deletes: '1h' };

/** The indices of one collection. */
export interface IndexNames {
  /** What searches ask: another name for the index that is current. */
  readonly records: string;
  readonly dates: string;
  readonly meta: string;
  readonly pages: string;
}

export const namesOf = (prefix: string): IndexNames => ({
  records: `${prefix}-records`,
  dates: `${prefix}-dates`,
  meta: `${prefix}-meta`,
  pages: `${prefix}-pages`,
});

/** The index that holds the records as this version of the code writes them, with these facets. */
export function recordsIndexOf({ records }: IndexNames, facets: readonly Facet[]): string {
  const form = JSON.stringify([
    documentVersion,
    facets.map(({ id, number, kind, combine, isTree }) => [id, number, kind, combine, ...(isTree ? ['tree'] : [])]),
  ]);
  return `${records}-${createHash('sha256').update(form).digest('hex').slice(0, 12)}`;
}

export const facetField = ({ number }: Facet) => `facet.${number}`;
/** The numbers of a range. */
export const rangeField = ({ number }: Facet) => `range.${number}`;
/** The words by which a value is found, and the value. */
export const namesField = ({ number }: Facet) => `names.${number}`;

const fieldsOf = <T>(names: readonly (string | number)[], field: T) =>
  Object.fromEntries(names.map((name) => [String(name), field]));

/** Three primary shards: three machines share the work, and a search of one machine uses several processors. */
export function recordsIndex(facets: readonly Facet[]) {
  const numbers = facets.map(({ number }) => number);
  const ranges = facets.filter(({ kind }) => kind === 'range').map(({ number }) => number);
  const zones = zoneNames.map((zone) => [
    zone,
    { ...words, index_options: partZones.has(zone) ? 'docs' : 'positions' },
  ]);
  return {
    settings: {
      number_of_shards: 3,
      auto_expand_replicas: '0-1',
      // What is written shows when its batch is complete, not before.
      refresh_interval: '-1',
      ...keptDeletions,
      max_result_window: resultWindow,
    },
    mappings: {
      dynamic: 'strict',
      // All else is made from the record again when it is needed.
      _source: { includes: ['record', 'title', 'number', 'sample', 'id'] },
      properties: {
        record: onlyStored,
        title: onlyStored,
        id: keyword,
        number: { type: 'long' },
        sample: { type: 'boolean' },
        year: { type: 'integer' },
        language: keyword,
        titleKey: keyword,
        titleWords: keyword,
        // The first of them, where there is one.
        titleStart: keyword,
        spellings: keyword,
        zone: { properties: Object.fromEntries(zones) },
        // What stands in any zone, and in any but the parts of compounds.
        anywhere: { ...words, index_options: 'docs' },
        whole: { ...words, index_options: 'docs' },
        place: keyword,
        point: { type: 'geo_point' },
        facet: { properties: fieldsOf(numbers, { ...keyword, eager_global_ordinals: true }) },
        names: { properties: fieldsOf(numbers, { ...keyword, index: false }) },
        range: { properties: fieldsOf(ranges, { type: 'long' }) },
      },
    },
  };
}

/** When each record was last written, or deleted. */
export const datesIndex = {
  settings: { number_of_shards: 1, auto_expand_replicas: '0-1', refresh_interval: '-1' },
  mappings: {
    dynamic: 'strict',
    // In microseconds.
    properties: { id: keyword, changed: { type: 'long' }, deleted: { type: 'boolean' } },
  },
};

/** What is known of the collection as a whole: its state, whose turn it is to write, how far imports have come. */
export const metaIndex = {
  settings: { number_of_shards: 1, auto_expand_replicas: '0-1' },
  mappings: { dynamic: 'false', properties: {} },
};

export const pagesIndex = {
  settings: { number_of_shards: 1, auto_expand_replicas: '0-1' },
  mappings: {
    dynamic: 'strict',
    properties: {
      site: keyword,
      address: keyword,
      version: keyword,
      page: onlyStored,
      words: { ...words, norms: true },
    },
  },
};
