import { describe, expect, it } from 'vitest';
import type { SearchRecord } from '#app/api/responses.ts';
import { foldDuplicates } from './foldDuplicates.ts';

const long = 'Weidevogels op natte percelen in het veenweidegebied';

function record(id: string, more: Partial<SearchRecord>): SearchRecord {
  return { id, title: long, year: 2020, keywords: [], links: [], ...more };
}

/** The ids that stand in the list, each with those folded under it. */
const folded = (...records: SearchRecord[]) =>
  foldDuplicates(records).map(({ id, versions = [] }) => [id, ...versions.map((version) => version.id)].join('+'));

describe('records of the same work on one page', () => {
  it('stand together by their DOI, whatever their titles', () => {
    expect(
      folded(
        record('1', { doi: '10.5072/A' }),
        record('2', { title: 'Iets anders' }),
        record('3', { title: 'Weer iets', doi: '10.5072/a' }),
      ),
    ).toEqual(['1+3', '2']);
  });

  it('stand together by title and year, however these are written', () => {
    expect(
      folded(record('1', {}), record('2', { title: `${long.toUpperCase()}.` }), record('3', { year: 2021 })),
    ).toEqual(['1+2', '3']);
  });

  it('do not where two DOIs say that they are two works', () => {
    expect(folded(record('1', { doi: '10.5072/a' }), record('2', { doi: '10.5072/b' }))).toEqual(['1', '2']);
    expect(folded(record('1', { doi: '10.5072/a' }), record('2', {}))).toEqual(['1+2']);
  });

  it('do not where a title says little, or the year is not known', () => {
    expect(folded(record('1', { title: 'Editorial' }), record('2', { title: 'Editorial' }))).toEqual(['1', '2']);
    expect(folded(record('1', { year: undefined }), record('2', { year: undefined }))).toEqual(['1', '2']);
  });

  it('tell what each of them is', () => {
    const [first] = foldDuplicates([record('1', {}), record('2', { publisher: 'Moerbos', typeLabel: 'Rapport' })]);
    expect(first?.versions).toEqual([
      { id: '2', title: long, publisher: 'Moerbos', journal: undefined, typeLabel: 'Rapport', year: 2020 },
    ]);
  });
});
