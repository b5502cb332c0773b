import { area, mediaItem, olderMediaItem, type PageFixture, text } from '../../stories/pageFixtures.ts';

/** Named examples of sources. */
export const sourceFixtures = {
  complete: {
    language: 'nl',
    page: mediaItem('source', 'Handreiking profielkuil', 'bron/handreiking-profielkuil', {
      lead: 'Een bodem leren lezen in een uur: graven, kijken, beoordelen en vastleggen.',
      published: '2025-04-01T09:00+02:00',
      details: {
        theme: ['gkn_bodem'],
        target_audience_abstract: 'Boeren en studenten',
        publisher: 'Louis Bolk Instituut',
        gkn_organization: { title: 'CoE Groen', url: '/nl/groenkennisnet/over-coe-groen' },
        year: 2024,
        keywords: ['profielkuil'],
        links: [
          { title: 'Handreiking', url: 'https://www.example.org/handreiking.pdf', access: 'open', filetype: 'pdf' },
          { title: 'Invulformulier', url: 'https://www.example.org/formulier.xlsx', access: 'open', filetype: 'xlsx' },
          { title: 'Artikel in Bodem', url: 'https://www.example.org/artikel', access: 'beperkt', filetype: '' },
        ],
      },
      contents: [
        area('main', 'Waar je naar kijkt', [
          text('<p>Kleur, geur, wortels, wormen en de laag waar de schop op stuit.</p>'),
        ]),
      ],
    }),
  },
  /** English, in the older shape. */
  older: {
    language: 'en',
    page: olderMediaItem('source', 'Indicators for enrichment', 'source/indicators-for-enrichment', {
      lead: 'A factsheet for inspectors.',
      details: {
        publisher: 'EURCAW-Pigs',
        year: '2021',
        links: [{ url: 'https://www.example.org/a.pdf', filetype: 'pdf' }],
      },
      contents: [],
    }),
  },
} satisfies Record<string, PageFixture>;
