import { area, mediaItem, olderMediaItem, type PageFixture, picture, text } from '../../stories/pageFixtures.ts';

/** Named examples of projects. */
export const projectFixtures = {
  complete: {
    language: 'nl',
    page: mediaItem('project', 'Stroken op het proefveld', 'project/stroken-op-het-proefveld', {
      lead: 'Vier hectare, zes gewassen en elk jaar een nieuwe lichting studenten die alles opmeet wat beweegt.',
      leadimage: picture('akker', 'Akker met jong gewas in rechte rijen'),
      published: '2025-03-10T09:00+02:00',
      details: {
        theme: ['gkn_coegroen', 'gkn_akkerbouw'],
        subject_abstract: 'Strokenteelt: plagen, bodem en arbeid',
        target_audience_abstract: 'Akkerbouwers, loonwerkers, onderwijs',
        region_abstract: 'Flevoland en Noord-Brabant',
        duration_abstract: { startdate: '01-03-2025', enddate: '31-12-2028' },
        status_abstract: { id: 'lopend' },
        project_code: 'CG-2025-02',
        partners: [
          { title: 'Aeres Hogeschool', url: 'https://www.example.org/aeres' },
          { title: 'Louis Bolk Instituut', url: 'https://www.example.org/louisbolk' },
          { title: 'Akkerbouwers van Zuid-Flevoland', url: '' },
        ],
        gkn_organization: { title: 'CoE Groen', url: '/nl/groenkennisnet/over-coe-groen' },
        contactperson: { title: 'Yara Boekhoudt', url: '/nl/groenkennisnet/persoon/yara-boekhoudt' },
        keywords: ['strokenteelt', 'proefveld'],
        related_dossier: [{ title: 'Strokenteelt', url: '/nl/groenkennisnet/dossier/strokenteelt' }],
      },
      contents: [
        area('main', '', [
          text(
            '<p>Zes gewassen in stroken van zes meter. Elke strook krijgt een buur die iets terugdoet.</p><h2>Wat we meten</h2><p>Bladluizen, loopkevers, wormen, opbrengst en uren.</p>',
          ),
        ]),
      ],
    }),
  },
  /** English, in the older shape; it is over. */
  older: {
    language: 'en',
    page: olderMediaItem('project', 'Intact tails', 'project/intact-tails', {
      lead: 'Eleven farms stopped docking. Nine of them did not go back.',
      published: '2023-01-10T09:00+02:00',
      details: {
        theme: ['gkn_eurcaw'],
        duration_abstract: { startdate: '01-01-2020', enddate: '31-12-2022' },
        status_abstract: 'afgerond',
        project_code: '',
        partners: [{ title: 'University of Aarhus', url: 'https://www.example.org/aarhus' }],
      },
      contents: [{ area: 'main', title: '', elements: [text('<p>Straw, space and a watchful eye.</p>')] }],
    }),
  },
} satisfies Record<string, PageFixture>;
