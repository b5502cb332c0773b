import { area, olderPage, type PageFixture, page, text } from '../../stories/pageFixtures.ts';

/** Named examples of map pages. */
export const mapFixtures = {
  complete: {
    language: 'nl',
    page: page('map_page', 'Kennis op de kaart', 'kaart', {
      lead: 'Proefbedrijven en leslocaties die je kunt bezoeken. Bel wel even van tevoren.',
      contents: [
        area('kaart', 'Waar je terechtkunt', [
          {
            identifier: 'element_6',
            type: 'modularcontent',
            map: {
              title: '',
              center: { lat: 52.1, lon: 5.3 },
              zoom: 7,
              items: [
                {
                  title: 'Proefveld Lelystad',
                  url: '/nl/groenkennisnet/project/proefveld',
                  lat: 52.54,
                  lon: 5.57,
                  lead: 'Zes gewassen in stroken.',
                  contenttype: 'wmammodularcontent_gkn_project',
                },
                {
                  title: 'Dag van het veen',
                  url: '/nl/groenkennisnet/activiteit/veen',
                  lat: 52.15,
                  lon: 4.85,
                  contenttype: 'wmammodularcontent_gkn_event',
                },
              ],
            },
          },
        ]),
        area('main', '', [text('<p>Staat jouw plek er niet bij? Meld hem aan.</p>')]),
      ],
    }),
  },
  /** English, in the older shape. */
  older: {
    language: 'en',
    page: olderPage('map_page', 'Where we work', 'where-we-work', {
      contents: [
        {
          area: 'main',
          title: '',
          elements: [
            { type: 'map', identifier: 'element_7', items: [{ title: 'Trial farm Foulum', lat: 56.49, lon: 9.58 }] },
          ],
        },
      ],
    }),
  },
} satisfies Record<string, PageFixture>;
