import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { CollectionRecord } from '#services/query/collection/record.ts';
import type { Engine } from './engine.ts';
import { holdBesides, recordOf, requestOf } from './given.contract.ts';

/** Records with words that no sample has, so that what is found is known. */
const given: readonly Partial<CollectionRecord>[] = [
  {
    id: 'WOS:000312345600007',
    title: 'Ganzenkruid op natte percelen',
    authors: [
      { name: 'Hoogstraat, Anna Maria', orcid: '0000-0002-1825-0097' },
      { name: 'van der Quispel, J.W.' },
      { name: 'Núñez-Çelik, Ö.' },
    ],
    organisations: [{ name: 'Wageningen University & Research' }, { name: 'Zwalmse Hogeschool (ZHS), Delft' }],
    publisher: 'Uitgeverij Moerbos',
    journal: 'Vlindertijdschrift',
    doi: '10.5072/zw.2019-04(3)',
    isbn: ['9789086861231'],
    handle: '20500.12345/678',
    year: 1937,
  },
  {
    id: 'finding-2',
    language: 'en',
    title: 'Wet parcels and their plants',
    authors: [{ name: 'Bokhorst PL' }, { name: 'Tomas Ljungkvist' }],
    organisations: [{ name: 'Institute for Marsh Biology' }],
    journal: 'Journal of Quagmire Studies',
    doi: '10.5072/quag.2020.11',
  },
  { id: 'year-of', title: 'Zwirrelagenda', keywords: ['zwirrelplan'], year: 1938 },
  { id: 'year-in-title', title: 'Zwirrelplan 1938', year: 1941 },
  { id: 'compound-title', title: 'Quinoaziekte herkennen' },
  { id: 'compound-abstract', title: 'Over een gewas', abstract: 'Er is veel quinoaziekte gezien.' },
  { id: 'compound-word', title: 'Over een ander gewas', abstract: 'De ziekte van quinoa.', year: 1940 },
  // `wet`, which is Dutch for something else, is not why it is found by `wet parcels`.
  { id: 'meant', title: 'Teelt van gierstmelde', abstract: 'De wet staat het toe.' },
  { id: 'spelled', title: 'Een kwezelreünie' },
  { id: 'meant-typed', title: 'Een derde', abstract: 'Het gewas gierstmelde.' },
  { id: 'form-calves', title: 'Zwabberkalveren', abstract: 'Alpacakalveren worden gecastreerd met kwezel.' },
  { id: 'form-hyphen', title: 'De co-operatie van zee-eenden en de reünie van kwezels' },
  { id: 'foreign', language: 'es', title: 'Incendio zwabberciones' },
  { id: 'typed-plainly', title: 'CO₂-zwirrels op 12 m² Zwøltgroßland' },
  { id: 'lead-typed', title: 'De vage kwezel', year: 1935 },
  // Names and quotations of the other language, with its small words.
  { id: 'small-words', title: 'Zwirrelkruid and the quagmire' },
  { id: 'small-words-english', language: 'en', title: 'The delta of de zwirrel' },
  { id: 'finding-3', title: 'Hoogstraat', abstract: 'Anna en Maria wonen in de Hoogstraat.' },
];

/**
 * The part of the ports' contract that is about finding what people remember, as they write it. `engine` holds the
 * sample records, and knows of one concept, `quinoa`, `gierstmelde`, `wet parcels`, and of one lead, from
 * `vage beesten`, `vage kwezel` and `bodem` to `zwabberkalveren`. What is put beside the samples is taken out again.
 */
export function describeFinding(name: string, engine: () => Engine): void {
  describe(`finding: ${name}`, () => {
    const records = given.map(recordOf);
    const asked = requestOf({ facetValues: 0 });
    const search = (term: string) => engine().search.search({ ...asked, term });
    const found = async (term: string) => (await search(term)).records.map(({ id }) => id);

    holdBesides(engine, records);

    // The words of a collection follow its records a moment later. It is asked for before they do, so that it also shows
    // that what was found without them is not remembered for good.
    beforeAll(async () => {
      const isCorrected = async () => expect((await search('kwezelreunje')).spelling?.term).toBe('kwezelreünie');
      await vi.waitFor(isCorrected, { timeout: 60_000, interval: 100 });
    }, 70_000);

    describe('what a person remembers', () => {
      it.each([
        'hoogstraat anna',
        'A.M. Hoogstraat',
        'Hoogstraat AM',
        'j.w. van der quispel',
        'Quispel, JW',
        'nunez celik',
        '0000-0002-1825-0097',
        'zhs',
        'zwalmse hogeschool',
        'wur ganzenkruid',
        'Moerbos',
        'vlindertijdschrift',
        '10.5072/zw.2019-04(3)',
        'https://doi.org/10.5072/ZW.2019-04(3)',
        'doi:10.5072/zw.2019-04(3)',
        '978-90-8686-123-1',
        'ISBN 978 90 8686 123 1',
        '9086861237',
        'https://hdl.handle.net/20500.12345/678',
        'WOS:000312345600007',
        'Hoogstraat 1937',
        'Hoogstraat (1937) percelen',
        'Quispel, Vlindertijdschrift, 1937',
      ])('finds a Dutch record first by %s', async (term) => {
        expect((await found(term))[0]).toBe('WOS:000312345600007');
        expect((await search(term)).matched).toBe('all');
      });

      it.each(['P.L. Bokhorst', 'T. Ljungkvist', 'marsh biology', 'quagmire studies', '10.5072/quag.2020.11'])(
        'finds an English record by %s',
        async (term) => {
          expect(await found(term)).toEqual(['finding-2']);
        },
      );

      it.each(['zwirrelplan 1938', '1938 zwirrelplan', 'zwirrelplan (1938)'])(
        'takes a year for the subject before it takes it for when something came out: %s',
        async (term) => {
          expect(await found(term)).toEqual(['year-in-title', 'year-of']);
        },
      );

      it('takes one word for a subject before it takes it for a name', async () => {
        expect(await found('hoogstraat')).toEqual(['finding-3', 'WOS:000312345600007']);
      });
    });

    describe('Dutch as it is written', () => {
      it('finds a part of a compound at either end, below the whole word', async () => {
        const whole = ['compound-word', 'compound-title', 'compound-abstract'];
        expect((await found('quinoa')).slice(0, 3)).toEqual(whole);
        const all = await found('ziekte quinoa');
        expect(all).toEqual(whole);
        expect(await found('"quinoa"')).toEqual(['compound-word']);
      });

      it('marks the compound that has the part', async () => {
        const record = (await search('quinoa')).records.find(({ id }) => id === 'compound-title');
        expect(record?.highlight.title).toContainEqual({ text: 'Quinoaziekte', match: true });
      });

      it.each([
        ['kwezel kalf', 'form-calves'],
        ['kwezel castratie', 'form-calves'],
        ['kwezel castreren', 'form-calves'],
        ['kwezel coöperatie', 'form-hyphen'],
        ['zeeeend', 'form-hyphen'],
        ['kwezel reunie', 'form-hyphen'],
        ['incendios zwabbercion', 'foreign'],
      ])('%s finds %s', async (term, id) => {
        expect(await found(term)).toContain(id);
      });
    });

    describe('what is misspelt', () => {
      it('finds what was meant where nothing else is found, and says so', async () => {
        const { spelling, records, hits, matched } = await search('weidevogles');
        expect(spelling).toEqual({ term: 'weidevogels', hits, applied: true });
        expect(hits).toBe((await search('weidevogels')).hits);
        expect(matched).toBe('all');
        expect(records.length).toBeGreaterThan(0);
      });

      it('is corrected within a term, and not where it is asked for exactly', async () => {
        expect((await search('-eenhoorn aardappelziekkte')).spelling?.term).toBe('-eenhoorn aardappelziekte');
        // No record has both of these words: those that have one come, once it is written as they write it.
        const most = await search('eenhoorn weidevogles');
        expect([most.matched, most.spelling?.term, most.spelling?.applied]).toEqual([
          'most',
          'eenhoorn weidevogels',
          true,
        ]);
        // One word is found as it stands: its results are shown, and the other one is asked about.
        const closest = await search('aardappelziekte weidevogles');
        expect([closest.matched, closest.spelling?.term, closest.spelling?.applied]).toEqual([
          'most',
          'aardappelziekte weidevogels',
          false,
        ]);
        expect(closest.spelling?.hits).toBeGreaterThan(closest.hits);
        const exact = await engine().search.search({ ...asked, term: 'weidevogles', exact: true });
        expect([exact.hits, exact.spelling]).toEqual([0, undefined]);
      });

      it('finds just what its correction finds, with what comes behind the few that have all words', async () => {
        const wrong = await search('bodemleven groenbemesters regenwromen');
        expect(wrong.spelling).toEqual({
          term: 'bodemleven groenbemesters regenwormen',
          hits: wrong.hits,
          applied: true,
        });
        const right = await search('bodemleven groenbemesters regenwormen');
        expect([wrong.hits, wrong.records.map(({ id }) => id)]).toEqual([
          right.hits,
          right.records.map(({ id }) => id),
        ]);
      });

      it('is corrected as the collection writes it, with its accents', async () => {
        expect((await search('kwezelreunje')).spelling?.term).toBe('kwezelreünie');
      });

      it('is told from words that are right and that no record has', async () => {
        expect((await search('eenhoorn')).spelling).toBeUndefined();
        expect((await search('weidevogels')).spelling).toBeUndefined();
        // The beginning of a word is not a mistake either.
        expect((await search('ammoni')).spelling).toBeUndefined();
      });

      it('is corrected while it is typed', async () => {
        const { terms } = await engine().search.suggest({ scope: 'gkn3', typed: 'bodemverdig', language: 'nl' });
        expect(terms.map(({ text }) => text)).toContain('bodemverdichting');
      });

      it.each(['co2 zwirr', 'CO₂-zwir', 'zwirrels 12 m2', 'zwoltgross', 'Zwøltgroß'])(
        'suggests titles with letters that few keyboards have: %s',
        async (typed) => {
          const { titles } = await engine().search.suggest({ scope: 'gkn3', typed, language: 'nl' });
          expect(titles.map(({ id }) => id)).toEqual(['typed-plainly']);
        },
      );
    });

    describe('questions', () => {
      it.each([
        ['hoe houd ik het beste quinoa zonder ziekte?', 'compound-word'],
        ['what is the best way to study wet parcels', 'finding-2'],
        ['waar wonen anna maria en de andere hoogstraat', 'finding-3'],
      ])('%s has its answer first', async (term, id) => {
        const answer = await search(term);
        expect(answer.records[0]?.id).toBe(id);
      });

      it('have records with most of their words behind those with all', async () => {
        const whole = await search('regenwormen bodemleven groenbemesters compost');
        const has = ({ title, abstract, keywords }: CollectionRecord) =>
          ['regenworm', 'bodemleven', 'groenbemest', 'compost'].filter((word) =>
            [title, abstract, ...keywords].join(' ').toLowerCase().includes(word),
          ).length;
        const counts = whole.records.map(has);
        expect(counts).toEqual([...counts].sort((a, b) => b - a));
        expect(Math.min(...counts)).toBeGreaterThanOrEqual(whole.matched === 'all' ? 3 : 2);
      });

      it('have no record without one of their words where they are asked for exactly', async () => {
        const term = 'quinoaziekte gewas gezien';
        const { hits, records } = await engine().search.search({ ...asked, term, exact: true });
        expect([hits, records.map(({ id }) => id)]).toEqual([1, ['compound-abstract']]);
        expect((await search(term)).hits).toBeGreaterThan(1);
      });

      it('have records with fewer of their words behind the few with most, where none has all', async () => {
        const answer = await search('gewas quinoa ziekte qqxvw');
        const ids = answer.records.map(({ id }) => id);
        expect(answer.matched).toBe('most');
        expect(new Set(ids.slice(0, 2))).toEqual(new Set(['compound-word', 'compound-abstract']));
        expect(ids.slice(2)).toContain('compound-title');
      });
    });

    describe('records with some of the words', () => {
      const idsOf = (records: readonly CollectionRecord[]) => records.map(({ id }) => id);

      it('stand apart from the few with all of them, and are not counted', async () => {
        const answer = await search('zwirrelplan 1941');
        expect([answer.hits, answer.matched, idsOf(answer.records)]).toEqual([1, 'all', ['year-in-title']]);
        expect(idsOf(answer.partial)).toEqual(['year-of']);
        const marked = answer.partial[0]?.highlight.title ?? [];
        expect(marked.map(({ text }) => text).join('')).toBe('Zwirrelagenda');
      });

      it('fill the first page, the ones with the rarest words first', async () => {
        const answer = await search('zwirrelplan gewas 1941');
        expect(answer.hits).toBeLessThan(asked.limit);
        expect(answer.hits + answer.partial.length).toBe(asked.limit);
        expect(idsOf([...answer.records, ...answer.partial]).slice(0, 2)).toEqual(['year-in-title', 'year-of']);
        expect((await engine().search.search({ ...asked, term: 'zwirrelplan gewas 1941', limit: 2 })).partial).toEqual(
          answer.partial.slice(0, 2 - answer.hits),
        );
      });

      it('are all there is where no record has two of three words', async () => {
        const answer = await search('zwirrelplan ganzenkruid eenhoorn');
        expect([answer.hits, answer.records]).toEqual([0, []]);
        expect(new Set(idsOf(answer.partial))).toEqual(new Set(['year-of', 'year-in-title', 'WOS:000312345600007']));
      });

      it('are none of a word that nobody typed', async () => {
        const answer = await search('qqxva qqxvb zwirrelplann');
        expect([answer.hits, answer.spelling, answer.partial]).toEqual([0, undefined, []]);
      });

      it('pass the same choices', async () => {
        const chosen = async (year: string) => {
          const choices = [{ facet: 'jaar', values: [year] }];
          const answer = await engine().search.search({ ...asked, term: 'zwirrelplan 1941', choices });
          return [answer.hits, idsOf(answer.partial)];
        };
        expect(await chosen('1938')).toEqual([0, ['year-of']]);
        expect(await chosen('1939')).toEqual([0, []]);
      });

      it.each([
        ['where the words are asked for exactly', { term: 'zwirrelplan 1941', exact: true }],
        ['on a page behind the first', { term: 'zwirrelplan 1941', offset: 20 }],
        ['where one word is asked for', { term: 'ganzenkruid' }],
        ['where a page is full of records with all of them', { term: 'bodem water' }],
      ])('are left out %s', async (_, request) => {
        expect((await engine().search.search({ ...asked, ...request })).partial).toEqual([]);
      });
    });

    describe('what is meant', () => {
      it('finds other words for the same, in any language, below the word itself, and says which', async () => {
        const answer = await search('quinoa');
        const ids = answer.records.map(({ id }) => id);
        expect(ids.slice(0, 3)).toEqual(['compound-word', 'compound-title', 'compound-abstract']);
        expect(new Set(ids.slice(3))).toEqual(new Set(['meant', 'meant-typed', 'finding-2']));
        expect(answer.meant).toEqual([{ words: 'quinoa', also: ['gierstmelde', 'wet parcels'] }]);
        expect(await found('wet parcels')).toContain('meant');
      });

      it('finds on either side of an or what that side finds alone', async () => {
        const answer = await search('quinoa or zwirrelplan');
        const sides = [...(await found('quinoa')), ...(await found('zwirrelplan'))];
        expect(new Set(answer.records.map(({ id }) => id))).toEqual(new Set(sides));
        expect(answer.meant).toEqual([{ words: 'quinoa', also: ['gierstmelde', 'wet parcels'] }]);
      });

      it('puts what has all words as typed before what has one of them by another name only', async () => {
        const ids = await found('gewas gierstmelde');
        expect(ids[0]).toBe('meant-typed');
        expect(ids).toContain('compound-word');
      });

      it('asks no record for small words of another language than its own', async () => {
        const english = await search('gierstmelde van het plants');
        expect([english.matched, english.records.map(({ id }) => id)]).toEqual(['all', ['finding-2']]);
        const dutch = await search('the teelt of gierstmelde');
        expect([dutch.matched, dutch.records[0]?.id]).toEqual(['all', 'meant']);
      });

      it.each(['the', 'and', 'de'])(
        'takes %s alone for everything, also where the other language quotes it',
        async (word) => {
          expect((await search(word)).hits).toBe((await search('*')).hits);
        },
      );

      it('marks only the words that say it, and none that means something else in another language', async () => {
        const { records } = await search('wet parcels');
        const marked = records
          .filter(({ id }) => id === 'meant')
          .flatMap(({ highlight }) => [...highlight.title, ...highlight.abstract].filter(({ match }) => match));
        expect(marked.map(({ text }) => text)).toEqual(['gierstmelde']);
      });

      it('leads on from words in any order to what records say, and not back', async () => {
        const answer = await search('beesten die vaag zijn');
        expect(answer.records.map(({ id }) => id)).toEqual(['form-calves']);
        expect(answer.meant).toEqual([{ words: 'beesten vaag', also: ['zwabberkalveren'] }]);
        expect(await found('vage beesten')).toEqual(['form-calves']);
        expect((await search('zwabberkalveren')).meant).toEqual([]);
      });

      it('leads on behind what has the words, which stay marked', async () => {
        const answer = await search('vage kwezel');
        expect(answer.records.map(({ id }) => id)).toEqual(['lead-typed', 'form-calves']);
        const marked = answer.records[0]?.highlight.title.filter(({ match }) => match);
        expect(marked?.map(({ text }) => text)).toEqual(['vage', 'kwezel']);
      });

      it('leads nowhere where many records have what was typed', async () => {
        const answer = await search('bodem');
        expect(answer.hits).toBeGreaterThan(20);
        expect(answer.meant.flatMap(({ also }) => also)).not.toContain('zwabberkalveren');
      });

      it('is left alone where words are asked for exactly, or where nothing is found by it', async () => {
        const exact = await engine().search.search({ ...asked, term: 'quinoa', exact: true });
        expect([exact.hits, exact.meant]).toEqual([3, []]);
        expect((await search('weidevogels')).meant).toEqual([]);
      });
    });
  });
}
