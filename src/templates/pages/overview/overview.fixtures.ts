import { area, olderPage, type PageFixture, page, text } from '../../stories/pageFixtures.ts';

const entry = (title: string, path: string, lead: string) => ({
  title,
  url: `/nl/groenkennisnet/${path}`,
  lead,
  contenttype: 'wmammodularcontent_gkn_dossier',
});

/** Named examples of overview pages. */
export const overviewFixtures = {
  /** With a search of its own that starts with a theme. */
  complete: {
    language: 'nl',
    page: page('overview_page', 'Dossiers over bodem', 'dossiers', {
      lead: 'Van organische stof tot drainage: alles wat onder je laarzen gebeurt.',
      metadata: {
        searchidentifier: 'bodem-en-water',
        placeholderzoekbox: 'Zoek in bodem en water',
        shownavigation: true,
      },
      contents: [
        area(
          'main',
          '',
          [
            {
              identifier: 'element_2',
              type: 'modularcontent',
              itemlist: {
                title: 'Alle dossiers',
                items: [
                  entry('Een levende bodem', 'dossier/een-levende-bodem', 'Wat er leeft, en hoe je het helpt.'),
                  entry('Droogte en verzilting', 'dossier/droogte', 'Zoet water is niet vanzelfsprekend meer.'),
                  entry('Groenbemesters', 'dossier/groenbemesters', 'Gewassen die je teelt om ze onder te werken.'),
                  entry('Bodemdaling', 'dossier/bodemdaling', 'Veen dat verdwijnt als het droogvalt.'),
                ],
              },
            },
          ],
          'c',
        ),
      ],
      more: {
        subPages: [
          { title: 'Bodemleven', url: '/nl/groenkennisnet/dossiers/bodemleven' },
          { title: 'Waterbeheer', url: '/nl/groenkennisnet/dossiers/waterbeheer' },
          { title: 'Bemesting', url: '/nl/groenkennisnet/dossiers/bemesting' },
        ],
      },
    }),
  },
  /** English, in the older shape. */
  older: {
    language: 'en',
    page: olderPage('overview_page', 'Dossiers', 'dossiers', {
      lead: 'What is known, by subject.',
      contents: [{ area: 'main', title: '', elements: [text('<p>Choose a subject.</p>')] }],
    }),
  },
} satisfies Record<string, PageFixture>;
