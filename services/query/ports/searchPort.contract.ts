import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Facet } from '#services/query/collection/facet.ts';
import { describeAreas } from './areas.contract.ts';
import { describeFacets } from './facets.contract.ts';
import { describeFacetValues } from './facetValues.contract.ts';
import { requestOf } from './given.contract.ts';
import type { Choice, Piece, SearchPort, SearchRequest } from './searchPort.ts';

/**
 * What every engine that searches has to do, asked of the port alone. `engine` gives one that holds the sample records
 * and has these facets, once the hooks around have run.
 */
export function describeSearchPort(name: string, engine: () => SearchPort, facets: readonly Facet[]): void {
  describe(`the search port: ${name}`, () => {
    const search = (request: Partial<SearchRequest>) => engine().search(requestOf(request));
    const hits = async (term: string, choices: readonly Choice[] = []) =>
      (await search({ term, choices, limit: 0 })).hits;
    const idsOf = async (term: string) => (await search({ term, limit: 1000 })).records.map(({ id }) => id);
    const chosen = (facet: string, ...values: string[]): Choice => ({ facet, values });

    describe('words', () => {
      it.each([
        ['weidevogel', 'weidevogels', 'Dutch'],
        ['inspector', 'inspectors', 'English'],
        ['grazing', 'grazed', 'English verbs'],
        ['varken', 'varkens', 'Dutch, where one of something looks like several of something else'],
      ])('%s finds what %s finds: stems in %s', async (one, other) => {
        expect(await hits(one)).toBe(await hits(other));
        expect(await hits(one)).toBeGreaterThan(0);
      });

      it.each([
        ['hygiene', 'hygiëne'],
        ['geintegreerde', 'GEÏNTEGREERDE'],
        ['geintegreerde', 'gei\u0308ntegreerde'],
      ])('%s finds what %s finds: accents and capitals are folded', async (one, other) => {
        expect(await idsOf(one)).toEqual(await idsOf(other));
        expect(await hits(one)).toBeGreaterThan(0);
      });

      it('all have to be there', async () => {
        const { records } = await search({ term: 'ammoniak grasland', limit: 1000 });
        expect(records.length).toBeGreaterThan(0);
        for (const { title, abstract, keywords } of records) {
          expect([title, abstract, ...keywords].join(' ')).toMatch(/ammoniak.*grasland|grasland.*ammoniak/is);
        }
      });

      it('that stand for nothing are passed over: a term of them alone is everything', async () => {
        expect(await hits('de het')).toBe(await hits('*'));
        expect(await hits('the')).toBe(await hits('*'));
        expect(await hits('!!! ((')).toBe(await hits('*'));
      });

      it('of which a record may lack some, when none has them all: the answer says so', async () => {
        const { matched, records } = await search({ term: 'regenwormen bodemleven eenhoorn' });
        expect(matched).toBe('most');
        expect(records.length).toBeGreaterThan(0);
        expect((await search({ term: 'regenwormen bodemleven' })).matched).toBe('all');
        expect(await hits('eenhoorn')).toBe(0);
      });
    });

    describe('beginnings', () => {
      it('with an asterisk stand for every word that starts like this', async () => {
        expect(await hits('stikstofdep*')).toBeGreaterThanOrEqual(await hits('stikstofdepositie'));
        expect(await hits('stikstofdepositie')).toBeGreaterThan(0);
      });

      it('are what a last word is taken for that no record has', async () => {
        expect(await hits('ammoni')).toBeGreaterThanOrEqual(await hits('ammoniak'));
      });
    });

    describe('compounds', () => {
      it.each([
        ['bodem verdichting', 'bodemverdichting'],
        ['bodem-verdichting', 'bodemverdichting'],
        ['stal vloeren', 'stalvloeren'],
        ['green houses', 'greenhouses'],
      ])('%s finds everything that %s finds', async (apart, together) => {
        const found = new Set(await idsOf(apart));
        const wanted = await search({ term: `"${together}"`, limit: 1000 });
        expect(wanted.hits).toBeGreaterThan(0);
        for (const { id } of wanted.records) expect(found).toContain(id);
      });

      it.each([
        ['kunstmestgebruik', /gebruik van (de )?kunstmest|kunstmest gebruik/i],
        ['fieldmargins', /field margins?/i],
      ])('%s finds the words written apart, and nothing else', async (together, apart) => {
        const { records } = await search({ term: together, limit: 1000 });
        expect(records.length).toBeGreaterThan(0);
        for (const { title, abstract, keywords } of records) {
          expect([title, abstract, ...keywords].join('\n')).toMatch(apart);
        }
      });
    });

    describe('marks', () => {
      it('quotes want the words next to each other', async () => {
        const [phrase, words] = [await hits('"organische stof"'), await hits('stof organische')];
        expect(phrase).toBeGreaterThan(0);
        expect(await hits('"stof organische"')).toBe(0);
        expect(words).toBeGreaterThanOrEqual(phrase);
      });

      it('a phrase does not run from one keyword into the next', async () => {
        const { records } = await search({ term: 'weidegang', limit: 1000 });
        const [first = '', second = ''] = records.find(({ keywords }) => keywords.length > 3)?.keywords ?? [];
        const found = await search({ term: `"${first} ${second}"`, limit: 1000 });
        for (const { title, abstract, keywords } of found.records) {
          const apart = [title, abstract, ...keywords].map((text) => text.toLowerCase());
          expect(apart.some((text) => text.includes(`${first} ${second}`))).toBe(true);
        }
      });

      it('a minus leaves out, a word or a phrase', async () => {
        const [water, both] = [await hits('water'), await hits('water bodem')];
        expect(await hits('water -bodem')).toBe(water - both);
        expect(await hits('-water')).toBe((await hits('*')) - water);
        expect(await hits('stof -"organische stof"')).toBeLessThan(await hits('stof'));
      });

      it('or takes either side, and binds closer than a space', async () => {
        const [water, soil, both] = [await hits('water'), await hits('bodem'), await hits('water bodem')];
        expect(await hits('water or bodem')).toBe(water + soil - both);
        expect(await hits('droogte water or bodem')).toBeLessThanOrEqual(await hits('droogte'));
      });

      it('signs inside a word keep its parts together', async () => {
        expect(await hits('CO2-uitstoot')).toBeGreaterThan(0);
        expect(await hits('CO2-uitstoot')).toBeLessThanOrEqual(await hits('CO2 uitstoot'));
        expect(await hits('mens-dierrelatie')).toBe(await hits('"mens dierrelatie"'));
      });

      it('any text at all is a term', async () => {
        const odd = fc.constantFrom(
          "'",
          '"',
          '-',
          '*',
          '&',
          '|',
          '!',
          '<->',
          ':*',
          '(',
          ')',
          '\\',
          '\0',
          '\ud800',
          'or',
        );
        const piece = fc.oneof(
          odd,
          fc.string({ unit: 'binary', maxLength: 8 }),
          fc.constantFrom('bodem', 'the', 'koe'),
        );
        await fc.assert(
          fc.asyncProperty(fc.array(piece, { maxLength: 12 }), fc.constantFrom('', ' '), async (pieces, glue) => {
            const { hits: found, records } = await search({ term: pieces.join(glue), limit: 3 });
            expect(records).toHaveLength(Math.min(3, found));
          }),
          { numRuns: 60 },
        );
      }, 60_000);
    });

    describe('filters', () => {
      it('of keywords have to hold together, values of another group widen', async () => {
        const { facets } = await search({ term: 'bodem', limit: 0 });
        const of = (id: string) => facets.find(({ facet }) => facet.id === id)?.values ?? [];
        const [one, two] = of('trefwoord');
        const [older, newer] = of('jaar');
        const keyword = (...values: string[]) =>
          hits(
            'bodem',
            values.map((value) => chosen('trefwoord', value)),
          );
        expect(await keyword(one?.value ?? '')).toBe(one?.count);
        expect(await keyword(one?.value ?? '', two?.value ?? '')).toBeLessThanOrEqual(two?.count ?? 0);
        const years = await hits('bodem', [chosen('jaar', older?.value ?? '', newer?.value ?? '')]);
        expect(years).toBe((older?.count ?? 0) + (newer?.count ?? 0));
      });

      it.each([
        ['2015-2020', 2015, 2020],
        ['2020 – 2015', 2015, 2020],
        ['2020-', 2020, 9999],
        ['-2001', 0, 2001],
      ])('take the years %s', async (range, from, to) => {
        const { records, hits: found, facets } = await search({ choices: [chosen('jaar', range)], limit: 1000 });
        expect(found).toBeGreaterThan(0);
        for (const { year = 0 } of records) expect(year >= from && year <= to).toBe(true);
        const years = facets.find(({ facet }) => facet.id === 'jaar')?.values ?? [];
        const inRange = years.filter(({ value }) => Number(value) >= from && Number(value) <= to);
        // Years are counted as if none had been chosen, so that the others can be chosen too.
        expect(inRange.reduce((sum, { count }) => sum + count, 0)).toBe(found);
        expect(years.length).toBeGreaterThan(inRange.length);
      });

      it('take a range beside a year', async () => {
        const both = await hits('*', [chosen('jaar', '2001', '2015-2016')]);
        expect(both).toBe(
          (await hits('*', [chosen('jaar', '2001')])) + (await hits('*', [chosen('jaar', '2015-2016')])),
        );
      });

      it('that nothing has are told, each with what there would be without it', async () => {
        const choices = [chosen('jaar', '1900-1950'), chosen('taal', 'en')];
        const { hits: found, without, facets } = await search({ term: 'nitrogen', choices });
        expect(found).toBe(0);
        const told = without.map(({ facet, value, hits: others }) => [facet.id, value, others]);
        expect(told).toEqual([
          ['jaar', '1900-1950', await hits('nitrogen', [chosen('taal', 'en')])],
          ['taal', 'en', 0],
        ]);
        expect(facets.find(({ facet }) => facet.id === 'taal')?.values).toContainEqual({ value: 'en', count: 0 });
        expect((await search({ term: 'nitrogen' })).without).toEqual([]);
      });
    });

    describeFacets(engine, facets);

    describeFacetValues(engine);

    describe('an answer', () => {
      it('put together from its pages is every hit once', async () => {
        const whole = await idsOf('bodem');
        const pages: string[] = [];
        for (let offset = 0; offset < whole.length; offset += 20) {
          pages.push(...(await search({ term: 'bodem', offset })).records.map(({ id }) => id));
        }
        expect(whole.length).toBeGreaterThan(40);
        expect(pages).toEqual(whole);
        expect(new Set(pages).size).toBe(whole.length);
        expect((await search({ term: 'bodem', offset: Number.POSITIVE_INFINITY })).records).toEqual([]);
      });

      it('is sorted by year and title, both ways', async () => {
        const sorted = async (by: 'jaar' | 'titel', direction: 'asc' | 'desc') =>
          (await search({ term: 'water', order: { by, direction }, limit: 1000 })).records;
        const years = (await sorted('jaar', 'asc')).map(({ year }) => year ?? 0);
        expect(years).toEqual([...years].sort((a, b) => a - b));
        expect((await sorted('jaar', 'desc')).map(({ year }) => year)).toEqual([...years].reverse());
        const titles = (await sorted('titel', 'asc')).map(({ id }) => id);
        expect((await sorted('titel', 'desc')).map(({ id }) => id)).toEqual([...titles].reverse());
      });

      it('starts with records that say it in their title', async () => {
        const inTitle = (await search({ term: 'heide', limit: 1000 })).records.map(({ title }) => /heide/i.test(title));
        expect([inTitle.at(0), inTitle.at(-1)]).toEqual([true, false]);
      });

      it('marks the words that were found, in whatever form, and leaves the text as it is', async () => {
        const whole = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join('');
        const { records } = await search({ term: 'stalvloer', limit: 5 });
        for (const { title, abstract, highlight } of records) {
          expect(whole(highlight.title)).toBe(title);
          expect(abstract).toContain(whole(highlight.abstract).replaceAll('…', '').trim());
          const marked = [...highlight.title, ...highlight.abstract].filter(({ match }) => match);
          for (const { text } of marked) expect(text).toMatch(/stal|vloer/i);
        }
        const marked = records.flatMap(({ highlight }) => [...highlight.title, ...highlight.abstract]);
        expect(marked.some(({ match, text }) => match && /^stalvloeren$/i.test(text))).toBe(true);
        const [first] = (await search({ term: '*', limit: 1 })).records;
        expect(first?.highlight.title.every(({ match }) => !match)).toBe(true);
      });
    });

    describe('scopes', () => {
      it('of publications and of everything hold the same, and that of the map what has a place', async () => {
        expect((await search({ scope: 'gkz' })).hits).toBe((await search({ scope: 'gkn3' })).hits);
        const onMap = await search({ scope: 'map', limit: 1000 });
        expect(onMap.hits).toBeGreaterThan(0);
        expect(onMap.hits).toBeLessThan(await hits('*'));
        for (const { places } of onMap.records) expect(places?.length).toBeGreaterThan(0);
        expect(await engine().overview('map')).toEqual((await search({ scope: 'map', limit: 0 })).facets);
        expect(await engine().overview('gkz')).toEqual((await search({ limit: 0 })).facets);
      });
    });

    describeAreas(engine);

    describe('suggestions', () => {
      const suggest = (typed: string, language: 'nl' | 'en' = 'nl') =>
        engine().suggest({ scope: 'gkn3', typed, language });

      it('are keywords with their counts, at the beginning of any of their words', async () => {
        const { terms } = await suggest('uitrij');
        expect(terms.map(({ text }) => text)).toContain('mest uitrijden');
        for (const { text, count } of terms) expect(count).toBe(await hits('*', [chosen('trefwoord', text)]));
      });

      it('come first in the language of the page', async () => {
        expect((await suggest('agro', 'nl')).terms[0]?.text).toBe('agroforestry');
        expect((await suggest('am', 'nl')).terms[0]?.text).toBe('ammoniak');
        expect((await suggest('am', 'en')).terms[0]?.text).toBe('ammonia');
      });

      it('are titles with all words, the last one still being typed', async () => {
        const { titles } = await suggest('tail bit', 'en');
        expect(titles.length).toBeGreaterThan(0);
        for (const { id, title } of titles) {
          expect(title).toMatch(/tail.*bit|bit.*tail/i);
          expect((await engine().record(id))?.title).toBe(title);
        }
      });

      it('are dossiers, apart from other titles', async () => {
        const { dossiers, titles } = await suggest('mest');
        const kinds = async (ids: readonly { id: string }[]) =>
          Promise.all(ids.map(async ({ id }) => (await engine().record(id))?.documenttype));
        expect(new Set(await kinds(dossiers))).toEqual(new Set(['dossier']));
        expect(await kinds(titles)).not.toContain('dossier');
      });

      it.each(['', ' ', '%', '*', '\0', '\ud800', 'x'.repeat(10_000), "'; drop table item; --"])(
        'for %j are none, or ordinary',
        async (typed) => {
          expect(await suggest(typed)).toEqual({ terms: [], titles: [], dossiers: [] });
        },
      );
    });

    it('gives a record by its identifier, and none for any other text', async () => {
      const [first] = (await search({ limit: 1 })).records;
      expect(await engine().record(first?.id ?? '')).toMatchObject({ title: first?.title });
      for (const id of ['', 'nope', '\0', "1' or '1'='1"]) expect(await engine().record(id)).toBeUndefined();
    });
  });
}
