import { area, mediaItem, olderMediaItem, type PageFixture, picture, text } from '../../stories/pageFixtures.ts';

/** Named examples of news. */
export const newsFixtures = {
  /** With an aside of further information, sources, related dossiers and keywords. */
  complete: {
    language: 'nl',
    page: mediaItem('news', 'Bloemrijke akkerranden trekken meer insecten', 'nieuwsitem/bloemrijke-akkerranden', {
      lead: 'Na drie jaar tellen zoemt het langs de bieten. De winst zit in randen die blijven staan.',
      leadimage: picture('akkerrand', 'Klaprozen en korenbloemen langs een akker'),
      published: '2026-05-12T09:00+02:00',
      modified: '2026-05-14T11:30+02:00',
      details: {
        theme: ['gkn_akkerbouw', 'gkn_biodiversiteit'],
        subject_abstract: 'Akkerranden',
        target_audience_abstract: 'Akkerbouwers',
        keywords: ['akkerranden', 'bestuivers', 'natuurlijke plaagbestrijding'],
        author: { title: 'Redactie Groen Kennisnet', url: '/nl/groenkennisnet/persoon/redactie-groen-kennisnet' },
        related_dossier: [
          { title: 'Bloemrijke akkerranden', url: '/nl/groenkennisnet/dossier/bloemrijke-akkerranden' },
        ],
      },
      contents: [
        area('main', '', [
          text(
            '<p>Op twaalf bedrijven in Zeeland liepen studenten elke twee weken dezelfde ronde met een net. Overjarige randen telden twee keer zoveel soorten als randen die elk jaar opnieuw werden gezaaid.</p><h2>Blijven staan</h2><p>In holle stengels overwinteren sluipwespen en lieveheersbeestjes. Wie maait in maart, begint in mei opnieuw.</p>',
          ),
          text(
            '<ul><li><a href="/nl/groenkennisnet/dossier/bloemrijke-akkerranden">Dossier akkerranden</a></li><li><a href="https://www.example.org/zaadmengsels">Kies een zaadmengsel</a></li></ul>',
            'Meer informatie',
          ),
        ]),
        area('sources', 'Bronnen', [text('<p><a href="https://www.example.org/telling">Tellingen 2023-2026</a></p>')]),
      ],
    }),
  },
  /** A title that has to wrap, and nothing that may be missing. */
  spare: {
    language: 'nl',
    page: mediaItem(
      'news',
      'Stikstofdepositieberekeningsmethodiek voor natuurinclusieve melkveehouderijbedrijven herzien',
      'nieuwsitem/herzien',
      {
        lead: '',
        published: '2026-11-02T08:00+02:00',
        details: {},
        contents: [area('main', '', [text('<p>De nieuwe methode rekent per kilometer.</p>')])],
      },
    ),
  },
  /** English, in the older shape. */
  older: {
    language: 'en',
    page: olderMediaItem('news', 'Hot days in the pig house', 'newsitem/hot-days-in-the-pig-house', {
      lead: 'Pigs do not sweat. What inspectors look for when it is thirty degrees.',
      leadimage: picture('schuur', 'A barn in bright light', [1280, 720]),
      published: '2026-07-03T09:00+02:00',
      details: { theme: ['gkn_eurcaw'], keywords: ['heat stress'], author: { title: 'Editors EURCAW-Pigs', url: '' } },
      contents: [
        {
          area: 'main',
          title: '',
          elements: [text('<p>Panting, wallowing in dung and lying apart are the first signs.</p>')],
        },
      ],
    }),
  },
} satisfies Record<string, PageFixture>;
