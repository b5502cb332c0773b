import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from './engine.ts';
import { holdBesides, recordOf } from './given.contract.ts';
import type { PassageRequest, SitePage } from './passagePort.ts';

/** Records with words that no sample has, so that what is quoted is known. */
const mop = recordOf({
  id: 'passage-1',
  language: 'nl',
  title: 'De gierzwabber op het erf',
  keywords: ['gierzwabber'],
  abstract:
    'Een gierzwabber is een bezem voor natte stallen. Veehouders gebruiken hem elke ochtend. ' +
    'Zijn steel meet 140 centimeter. In Zwabberdam werd de eerste gemaakt.',
});
const inventor = recordOf({
  id: 'passage-3',
  language: 'nl',
  title: 'Truus van der Zwabber',
  keywords: [],
  abstract: 'Zij bedacht de gootkwispel en schreef erover. De gootkwispel hangt in musea.',
});
const compared = recordOf({
  id: 'passage-2',
  language: 'en',
  title: 'The slurrymop compared',
  keywords: ['slurrymop'],
  abstract: 'The slurrymop weighs 9 kilograms, but a gutterscraper weighs only 4. Farmers like both.',
});

const page: SitePage = {
  site: 'a-site',
  address: '/zwabbers',
  language: 'nl',
  title: 'Zwabbers van vroeger',
  paragraphs: [
    { heading: 'Geschiedenis', text: 'De kwispelzwabber kwam in 1871.\nDaarna werd het stil.' },
    {
      heading: 'Kiezen',
      text: 'Oppervlak | Kwispelborstel\ntot 20 vierkante meter | kort\n20 tot 90 vierkante meter | lang',
    },
    { heading: 'Mag een zwabberkwispel in de kou?', text: 'Liever niet. Ze wordt er stijf van.' },
    { heading: 'Zorg', text: 'De dweilkwispel wordt vaak vergeten. Hij hangt graag droog aan een haak.' },
    { heading: 'Goothark', text: 'Een ijzeren kam aan een lange stok.' },
    { heading: 'Onderhoud', text: 'Is de goothark stroef geworden? Leg het ijzer een nacht in olie.' },
    { heading: 'Ophangen', text: 'Nestkast | Hoogte\nMerel | 9 meter\nEekhoorn | 4 meter' },
  ],
  version: 'one',
};

/** What every engine that answers questions has to do. Leaves the collection as it was. */
export function describePassagePort(name: string, engine: () => Engine): void {
  const find = (question: string, more: Partial<PassageRequest> = {}) =>
    engine().passages.find({ scope: 'gkn3', question, after: [], language: 'nl', limit: 5, ...more });
  const first = async (question: string, more: Partial<PassageRequest> = {}) =>
    (await find(question, more)).passages[0];

  describe(`the passage port: ${name}`, () => {
    holdBesides(engine, [mop, compared, inventor]);
    beforeAll(async () => {
      await engine().pages.apply([{ kind: 'put', page }]);
    });
    afterAll(async () => {
      await engine().pages.apply([{ kind: 'delete', site: page.site, address: page.address }]);
    });

    it.each([
      ['Wat is een gierzwabber?', 'definition', 'Een gierzwabber is een bezem voor natte stallen.'],
      ['Hoe lang is de steel van een gierzwabber?', 'amount', 'Zijn steel meet 140 centimeter.'],
      ['Hoe lang is de steel van een knollig ding?', 'amount', 'Zijn steel meet 140 centimeter.'],
      ['Wie gebruiken een gierzwabber?', 'person', 'Veehouders gebruiken hem elke ochtend.'],
    ])('puts the sentence first that answers: %s', async (question, kind, quote) => {
      const found = await find(question);
      expect(found.kind).toBe(kind);
      expect(found.passages[0]).toMatchObject({ quote, source: { kind: 'record', id: 'passage-1' } });
    });

    it('knows by the title who she is', async () => {
      expect((await first('Wie bedacht de gootkwispel?'))?.quote).toBe('Zij bedacht de gootkwispel en schreef erover.');
    });

    it('quotes word for word, with what stands around it', async () => {
      const passage = await first('Hoe lang is de steel van een gierzwabber?');
      const whole = [passage?.before, passage?.quote, passage?.after].join(' ');
      expect(whole).toBe(mop.abstract);
    });

    it('answers in English', async () => {
      expect(
        await first('What is the difference between a slurrymop and a gutterscraper?', { language: 'en' }),
      ).toMatchObject({ quote: 'The slurrymop weighs 9 kilograms, but a gutterscraper weighs only 4.' });
    });

    it('leans on the questions before', async () => {
      expect((await find('En hoeveel centimeter?')).passages).toEqual([]);
      expect((await first('En hoeveel centimeter?', { after: ['Wat is een gierzwabber?'] }))?.quote).toContain('140');
    });

    it.each([
      'Hoeveel kost een gierzwabber in Antananarivo bij de kwakzalver?',
      'Wie won het songfestival?',
      'Hoe?',
      '',
      '\u{1F33E} "\' & | !',
    ])('has no answer rather than one beside the question: %j', async (question) => {
      expect((await find(question)).passages).toEqual([]);
    });

    it('quotes pages at their own site alone, and no search counts them', async () => {
      const asked = 'In welk jaar kwam de kwispelzwabber?';
      expect(await first(asked, { site: 'a-site' })).toMatchObject({
        quote: 'De kwispelzwabber kwam in 1871.',
        source: { kind: 'page', address: '/zwabbers', title: 'Zwabbers van vroeger' },
      });
      expect(await first(asked, { site: 'another' })).toBeUndefined();
      expect(await first(asked)).toBeUndefined();
      const counted = await engine().search.search({
        ...{ scope: 'gkn3', term: 'kwispelzwabber', choices: [], order: { by: 'score' } },
        ...{ offset: 0, limit: 5, facetValues: 0 },
      });
      expect(counted.hits).toBe(0);
    });

    it.each([
      ['Welke kwispelborstel past bij 60 vierkante meter?', '20 tot 90 vierkante meter | lang'],
      ['Mag een zwabberkwispel in de kou staan?', 'Liever niet.'],
      ['Waar hangt de dweilkwispel?', 'Hij hangt graag droog aan een haak.'],
      ['Wat is een goothark?', 'Een ijzeren kam aan een lange stok.'],
      ['Wat doe je als een goothark stroef is?', 'Leg het ijzer een nacht in olie.'],
      ['Hoe hoog zet je een eekhoornkast?', 'Eekhoorn | 4 meter'],
    ])('reads tables, questions, names of things and what is pointed at: %s', async (question, quote) => {
      expect((await first(question, { site: 'a-site' }))?.quote).toBe(quote);
    });

    it('knows the versions of pages, and quotes no longer what they said before', async () => {
      const changed = {
        ...page,
        version: 'two',
        paragraphs: [{ heading: '', text: 'De kwispelzwabber kwam in 1902.' }],
      };
      expect(await engine().pages.versions('a-site')).toEqual(new Map([['/zwabbers', 'one']]));
      await engine().pages.apply([{ kind: 'put', page: changed }]);
      expect(await engine().pages.versions('a-site')).toEqual(new Map([['/zwabbers', 'two']]));
      const asked = 'In welk jaar kwam de kwispelzwabber?';
      expect((await first(asked, { site: 'a-site' }))?.quote).toBe('De kwispelzwabber kwam in 1902.');
      await engine().pages.apply([{ kind: 'delete', site: 'a-site', address: '/zwabbers' }]);
      expect(await first(asked, { site: 'a-site' })).toBeUndefined();
      await engine().pages.apply([{ kind: 'put', page }]);
    });

    it('quotes no record that is gone', async () => {
      const asked = 'Hoe lang is de steel van een gierzwabber?';
      await engine().collection.apply([{ kind: 'delete', id: 'passage-1' }]);
      expect(await first(asked)).toBeUndefined();
      await engine().collection.apply([{ kind: 'put', record: mop }]);
      expect((await first(asked))?.quote).toBe('Zijn steel meet 140 centimeter.');
    });
  });
}
