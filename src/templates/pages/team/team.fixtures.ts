import { area, olderPage, type PageFixture, page, picture, text } from '../../stories/pageFixtures.ts';

/** Named examples of team pages. */
export const teamFixtures = {
  /** The editor put the text first; the people come first all the same. */
  complete: {
    language: 'nl',
    page: page('team_page', 'De redactie', 'over-ons/redactie', {
      lead: 'Vijf mensen, drie dagen per week, één moestuin.',
      contents: [
        area('main', 'Hoe wij werken', [
          text('<p>Elk bericht wordt door twee mensen gelezen, van wie er één er niets van weet.</p>'),
        ]),
        area('mensen', 'Wie we zijn', [
          {
            identifier: 'element_4',
            type: 'modularcontent',
            team: {
              title: '',
              members: [
                {
                  name: 'Marieke Zandstra',
                  role: 'Hoofdredacteur',
                  email: 'marieke@example.org',
                  image: picture('portret-m', '', [800, 1000]),
                },
                { name: 'Bram van Eerden', role: 'Bodem en water', phone: '+31 (0)20 123 45 67' },
                {
                  name: 'Fatima el Amrani',
                  role: 'Voedsel',
                  organization: 'Aeres',
                  url: '/nl/groenkennisnet/persoon/fatima',
                },
              ],
            },
          },
        ]),
      ],
    }),
  },
  /** English, in the older shape. */
  older: {
    language: 'en',
    page: olderPage('team_page', 'The team', 'team', {
      contents: [
        {
          area: 'main',
          title: '',
          elements: [
            {
              type: 'team',
              identifier: 'element_5',
              members: [{ name: 'Nora Lindqvist', role: 'Inspector' }, { name: 'Tomasz Wierzbicki' }],
            },
          ],
        },
      ],
    }),
  },
} satisfies Record<string, PageFixture>;
