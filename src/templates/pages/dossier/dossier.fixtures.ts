import {
  area,
  mediaItem,
  olderArea,
  olderMediaItem,
  type PageFixture,
  picture,
  text,
} from '../../stories/pageFixtures.ts';

const questions = {
  identifier: 'element_21793713',
  type: 'modularcontent',
  accordion: {
    title: 'Veelgestelde vragen',
    items: [
      { title: 'Hoe diep graaf je een profielkuil?', html: '<p>Vijftig centimeter is meestal genoeg.</p>' },
      { title: 'Wanneer kijk je?', html: '<p>In het voorjaar, als de grond vochtig is en niet nat.</p>' },
    ],
  },
};

/** Named examples of dossiers. */
export const dossierFixtures = {
  /** Starts with a section; people, related dossiers and sources follow. */
  complete: {
    language: 'nl',
    page: mediaItem('dossier', 'Een levende bodem', 'dossier/een-levende-bodem', {
      lead: 'Onder een vierkante meter grasland leven meer dieren dan erop. Wat ze doen, en hoe je ze helpt.',
      leadimage: picture('bodem', 'Een spade in donkere grond'),
      published: '2025-02-04T09:00+02:00',
      modified: '2026-10-15T12:08+02:00',
      details: {
        theme: ['gkn_bodem', 'gkn_water', 'gkn_natuur'],
        subject_abstract: 'Bodemleven en organische stof',
        target_audience_abstract: 'Akkerbouwers, veehouders, docenten',
        region_abstract: 'Nederland',
        duration_abstract: { startdate: '01-01-2024', enddate: '31-12-2027' },
        jumplinktext: 'Bekijk de bronnen',
        keywords: ['bodemleven', 'organische stof', 'regenwormen', 'profielkuil'],
        contactperson: { title: 'Marieke Zandstra', url: '/nl/groenkennisnet/persoon/marieke-zandstra' },
        gkn_organization: { title: 'Groen Kennisnet', url: '/nl/groenkennisnet/over-ons' },
        experts: ['3501', { title: 'Bram van Eerden', url: '/nl/groenkennisnet/persoon/bram-van-eerden' }, '9999'],
        related_dossier: ['1998', { title: 'Groenbemesters', url: '/nl/groenkennisnet/dossier/groenbemesters' }],
        last_update: '2026-10-15T12:08+02:00',
      },
      contents: [
        area(
          'leven',
          'Wat er leeft',
          [
            text(
              '<p>Bacteriën, schimmels, aaltjes en wormen breken resten af en maken er voedsel van voor het gewas. Waar zij werken, houdt de grond meer water vast en spoelt er minder weg.</p><h2>Kijken met een spade</h2><p>Steek een blok van twintig bij twintig centimeter en tel de wormen. Vijftien is goed, vijf is weinig.</p>',
            ),
            questions,
          ],
          'dossier',
          { contentarea_leadtext: 'Een hand vol grond telt meer levende wezens dan er mensen zijn.' },
        ),
        area(
          'voeden',
          'De bodem voeden',
          [
            text(
              '<p>Compost, stro en groenbemesters brengen koolstof terug. Het duurt jaren voor je het meet, en weken voor je het ziet.</p>',
            ),
          ],
          'dossier',
          { background: true },
        ),
        area(
          'rust',
          'Rust en rotatie',
          [text('<p>Minder bewerken en ruimer wisselen geven schimmels de tijd om draden te spinnen.</p>')],
          'dossier',
        ),
        area('sources', 'Bronnen', [
          text(
            '<ul><li><a href="https://www.example.org/bodemgids">Bodemgids voor de praktijk</a></li><li><a href="https://www.example.org/wormen">Wormen tellen: handleiding</a></li></ul>',
          ),
        ]),
      ],
    }),
    items: {
      '3501': {
        label: 'Yara Boekhoudt',
        href: '/persoon/yara-boekhoudt',
        kind: 'person',
        role: 'Lector Gevarieerde teelt, CoE Groen',
      },
      '1998': {
        label: 'Bodem en kringlooplandbouw',
        href: '/dossier/bodem-en-kringlooplandbouw',
        kind: 'dossier',
        lead: 'Een levende bodem houdt water vast, voedt het gewas en sluit kringlopen.',
      },
    },
  },
  /** Only what every dossier has: a title, a lead and one section. */
  spare: {
    language: 'nl',
    page: mediaItem('dossier', 'Voedselbossen', 'dossier/voedselbossen', {
      lead: 'Een bos om van te eten.',
      details: {},
      contents: [
        area('main', '', [
          text('<p>Zeven lagen, van boomkruin tot wortel, en weinig werk als ze er eenmaal staan.</p>'),
        ]),
      ],
    }),
  },
  /** English, in the older shape. Its main area has no title, so the contents bar comes first. */
  older: {
    language: 'en',
    page: olderMediaItem(
      'dossier',
      'Group-housing and mixing of sows',
      'dossier/group-housing-and-mixing-of-sows-dossier',
      {
        lead: 'Pregnant sows are kept in groups; mixing needs care.',
        leadimage: picture('dynamic%20group', 'Dynamic group - © Photographer', [1280, 720]),
        published: '2022-03-09T09:40+02:00',
        modified: '2025-09-15T12:08+02:00',
        details: {
          theme: ['gkn_eurcaw', 'gkn_animal-health'],
          keywords: [],
          experts: [],
          target_audience_abstract: 'Inspectors and policy workers',
          contactperson: { title: 'EURCAW-Pigs', url: '/en/eurcaw-pigs/person/editors-eurcaw-pigs' },
        },
        contents: [
          { area: 'main', title: '', elements: [text('<p>This dossier helps authorities with group housing.</p>')] },
          olderArea(
            'legislation',
            'Legislation',
            [text('<p><strong>Directive 2008/120/EC</strong>, Article 3(4), requires group housing.</p>')],
            'dossier',
            { background: true, contentarea_leadtext: 'The relevant legal requirements in short.' },
          ),
          olderArea('welfareindicators', 'Welfare indicators', [text('<p>Indicators for inspectors.</p>')], 'dossier'),
          {
            area: 'sources',
            title: 'Sources',
            elements: [text('<p><a href="https://www.example.org/directive">The directive</a></p>')],
          },
        ],
      },
    ),
  },
} satisfies Record<string, PageFixture>;
