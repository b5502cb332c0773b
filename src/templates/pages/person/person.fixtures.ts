import { area, mediaItem, olderMediaItem, type PageFixture, picture, text } from '../../stories/pageFixtures.ts';

/** Named examples of persons. */
export const personFixtures = {
  complete: {
    language: 'nl',
    page: mediaItem('person', 'Yara Boekhoudt', 'persoon/yara-boekhoudt', {
      lead: 'Gelooft in lange proeven, korte vergaderingen en een schone spade.',
      leadimage: picture('portret', 'Portret van Yara Boekhoudt', [800, 1000]),
      published: '2025-02-10T09:00+02:00',
      details: {
        role: 'Lector Gevarieerde teelt',
        organization: 'CoE Groen',
        email: 'yara.boekhoudt@example.org',
        phone: '+31 (0)320 12 34 56',
        expertise: ['strokenteelt', 'bodem', 'onderzoek met studenten'],
        related_dossier: [{ title: 'Strokenteelt', url: '/nl/groenkennisnet/dossier/strokenteelt' }],
      },
      contents: [
        area('main', '', [
          text(
            '<p>Yara leidt het proefveld in Lelystad. Voor ze lector werd, was ze tien jaar akkerbouwer.</p><h2>Waar ze aan werkt</h2><p>Stroken, rotaties en de vraag hoeveel werk een boer aankan.</p>',
          ),
        ]),
      ],
    }),
  },
  /** Nothing but a name and a role. English, in the older shape. */
  older: {
    language: 'en',
    page: olderMediaItem('expert', 'Nora Lindqvist', 'person/nora-lindqvist', {
      lead: '',
      details: { role: 'Senior inspector', organization: 'EURCAW-Pigs', expertise: 'tail docking' },
      contents: [],
    }),
  },
} satisfies Record<string, PageFixture>;
