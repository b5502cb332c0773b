import { describe, expect, it } from 'vitest';
import { readFileOf, type recordFiles } from '../../../tests/records/readRecords.ts';

type Name = (typeof recordFiles)[number];

/** How many of the records have something to search and show. */
async function tally(name: Name) {
  const records = await readFileOf(name);
  const having = (has: (record: (typeof records)[number]) => unknown) => records.filter(has).length;
  return {
    records: records.length,
    authors: having(({ authors }) => authors),
    organisations: having(({ organisations }) => organisations),
    abstracts: having(({ abstract }) => abstract),
    keywords: having(({ keywords }) => keywords.length),
    journals: having(({ journal }) => journal),
    years: having(({ year }) => year),
    types: having(({ documenttype }) => documenttype),
    themes: having(({ theme }) => theme.includes(' > ')),
    marks: having(({ title, abstract }) => /<\/?[a-z]+>|&[a-z]+;|<<|>>|\\n/.test(title + abstract)),
  };
}

describe('records as the programs of others wrote them', () => {
  it.each<[Name, Partial<Awaited<ReturnType<typeof tally>>>]>([
    // Without who sang, conducted or wrote another work.
    ['lobid.marc.xml.gz', { records: 57, authors: 39, keywords: 31, types: 55 }],
    [
      'openalex-biodiversity.json.gz',
      { records: 200, authors: 196, abstracts: 151, keywords: 200, journals: 114, themes: 197 },
    ],
    ['openalex-forest-soils.csv.gz', { records: 1381, years: 1381, types: 1380 }],
    ['openalex-nature.jsonl.gz', { records: 136, abstracts: 86, keywords: 115, organisations: 124, themes: 136 }],
    ['openalex-transformation.jsonl.gz', { records: 831, authors: 828, organisations: 735, abstracts: 789 }],
    ['usgs-groundwater.bib.gz', { records: 390, authors: 390, types: 390 }],
    ['usgs-abstracts.csv.gz', { records: 390, abstracts: 306, organisations: 329 }],
    ['wasps.bib.gz', { records: 174, years: 173 }],
    ['crossref.ris', { records: 1, authors: 1, journals: 1 }],
    ['pure.ris', { records: 1, authors: 1, journals: 0 }],
    ['datacite.json', { records: 1, keywords: 1 }],
    ['citeproc.json', { records: 1, journals: 1 }],
    ['crossref.bib', { records: 1, journals: 1 }],
    ['pure.bib', { records: 1, authors: 1 }],
  ])('come in from %s', async (name, expected) => {
    expect(await tally(name)).toMatchObject({ ...expected, marks: 0 });
  });
});
