import { describe, expect, it } from 'vitest';
import { readContent } from '#services/query/import/testing/readContent.ts';
import { saysSomething } from './saysSomething.ts';

describe('what stands for nothing', () => {
  it.each([
    ...['[No abstract available]', '[publisher not identified]', '[Verlag nicht ermittelbar]'],
    ...['[s.n.]', 's.n.', '[S.l. : s.n.]', 's.l.', 's.n.]'],
    ...[':unav', '(:unav)', '(:tba)'],
    ...['NULL', 'n/a', 'N.v.t.', '#N/B', 'onbekend', '-', '.', '???', '\u200b'],
  ])('says no publisher: %j', (text) => expect(saysSomething('publisher', text)).toBe(false));

  it.each(['Anonymous', 'anoniem', 'Anon.'])('is nobody: %j', (text) => {
    expect(saysSomething('authors', text)).toBe(false);
    expect(saysSomething('keywords', text)).toBe(true);
  });

  it.each(['TBA', 'SL', 'S.N. Jansen', 'Null, Gary', '[Pudoc]', 'Unknown Press', '王小明', '3'])(
    'is not %j',
    (text) => {
      expect(saysSomething('authors', text)).toBe(true);
    },
  );

  it('is `NA` in what R writes, but for a keyword, a title and a name', () => {
    for (const field of ['doi', 'year', 'abstract', 'authors', 'id'] as const)
      expect(saysSomething(field, 'NA')).toBe(false);
    expect(saysSomething('authors', 'Na')).toBe(true);
    expect(saysSomething('keywords', 'NA')).toBe(true);
    expect(saysSomething('title', 'NA')).toBe(true);
  });

  it.each(['Onbekend', 'N/A', '?'])('may be a title: %j', (text) => expect(saysSomething('title', text)).toBe(true));

  it('is no identifier either, under which each row would take the place of the one before', async () => {
    const { records } = await readContent('id;titel;uitgever\nn.v.t.;Klei;-\nn.v.t.;Veen;Pudoc\n', 'lijst.csv');
    expect(records).toMatchObject([
      { title: 'Klei', publisher: '' },
      { title: 'Veen', publisher: 'Pudoc' },
    ]);
    expect(records[0].id).not.toBe(records[1].id);
  });
});
