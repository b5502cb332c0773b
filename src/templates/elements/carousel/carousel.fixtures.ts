import { defineFixtures } from '../defineFixtures.ts';

/** Examples of carousels, as the CMS sends them. */
export const carouselFixtures = defineFixtures('carousel', {
  /** Projects, each with a page of its own: with a picture, without one, without a lead, with a long title. */
  projects: {
    language: 'nl',
    element: {
      identifier: 'element_21793830',
      type: 'modularcontent',
      carousel: {
        title: 'Projecten in de praktijk',
        items: [
          {
            title: 'Strokenteelt op zware klei',
            url: '/nl/groenkennisnet/project/strokenteelt-op-zware-klei',
            lead: 'Vier telers in de Noordoostpolder zetten hun gewassen in stroken naast elkaar, en meten wat dat met plagen doet.',
            leadimage: {
              source: 'https://api.groenkennisnet.nl/upload_mm/7/1/2/100712_fullimage_stroken_1920x1280.jpg',
              width: 1920,
              height: 1280,
              'focuspoint-x': -1,
              'focuspoint-y': -1,
              alternative_text: 'Stroken van verschillende gewassen, van boven gezien',
            },
            contenttype: 'wmammodularcontent_gkn_project',
          },
          {
            title: 'Gewasbeschermingsmiddelenregistratie zonder papier',
            url: '/nl/groenkennisnet/project/gewasbeschermingsmiddelenregistratie',
            lead: 'Eén keer invoeren op de trekker, en klaar.',
            leadimage: { error: 'no image selected' },
            contenttype: 'wmammodularcontent_gkn_project',
          },
          {
            title: 'Weidevogels en een hoger waterpeil',
            url: '/nl/groenkennisnet/nieuwsitem/weidevogels-en-een-hoger-waterpeil',
            lead: '',
            leadimage: {
              source: 'https://api.groenkennisnet.nl/upload_mm/2/4/8/100248_fullimage_weide_1600x1067.jpg',
              width: 1600,
              height: 1067,
              'focuspoint-x': 700,
              'focuspoint-y': 400,
              alternative_text: 'Grutto op een paal in nat grasland',
            },
            contenttype: 'wmammodularcontent_gkn_news',
            publication_date: '2026-10-02T09:00+02:00',
          },
          {
            title: 'Studiemiddag compost',
            url: '/nl/groenkennisnet/agenda/studiemiddag-compost',
            lead: 'Wat doet compost met een lichte zandgrond? Met een bezoek aan de proefvelden.',
            contenttype: 'wmammodularcontent_gkn_event',
            startdate: '2027-02-11T13:00+02:00',
            enddate: '',
            location: 'Vredepeel',
          },
        ],
      },
    },
  },
  /** Pictures alone, of the older generation: fields beside the type, one credit in full, one empty. */
  pictures: {
    language: 'nl',
    element: {
      identifier: 'element_1830470',
      type: 'Carousel',
      title: 'Een dag op het proefveld',
      items: [
        {
          source: 'https://api.groenkennisnet.nl/upload_mm/3/0/1/100301_fullimage_dauw_1920x1080.jpg',
          width: 1920,
          height: 1080,
          'focuspoint-x': 960,
          'focuspoint-y': 620,
          alternative_text: 'Dauw op jonge tarwe, kort na zonsopkomst',
          photographer: 'Anneke Bruinsma',
          photographer_hyperlink: 'https://www.example.org/fotografen',
          photo_license: 'CC BY 4.0',
          photo_license_hyperlink: 'https://creativecommons.org/licenses/by/4.0/',
        },
        {
          source: 'https://api.groenkennisnet.nl/upload_mm/3/0/2/100302_fullimage_meten_1280x1600.jpg',
          width: 1280,
          height: 1600,
          'focuspoint-x': 640,
          'focuspoint-y': 500,
          alternative_text: 'Onderzoeker steekt een grondboor in de bodem',
          photographer: '',
          photo_license: '',
        },
        {
          source: 'https://api.groenkennisnet.nl/upload_mm/3/0/3/100303_fullimage_oogst_1920x1280.jpg',
          width: 1920,
          height: 1280,
          'focuspoint-x': -1,
          'focuspoint-y': -1,
          alternative_text: 'Kleine maaidorser die één strook oogst',
          photographer: 'Joost Veldkamp',
        },
      ],
    },
  },
  /** English: pictures between items, and no title. */
  mixed: {
    language: 'en',
    element: {
      identifier: 'element_21778671',
      type: 'modularcontent',
      carousel: {
        title: '',
        items: [
          {
            title: 'Group housing and mixing of sows',
            url: '/en/eurcaw-pigs/dossier/group-housing-and-mixing-of-sows-dossier',
            lead: 'Pregnant sows are kept in groups; mixing needs care.',
            contenttype: 'wmammodularcontent_gkn_dossier',
          },
          {
            source: 'https://api.groenkennisnet.nl/upload_mm/b/5/4/2565_fullimage_dynamic%20group.jpg',
            width: 1280,
            height: 720,
            'focuspoint-x': 790,
            'focuspoint-y': 262,
            alternative_text: 'Sows in a group pen with straw',
            photographer: 'J. Okkerse',
          },
          {
            title: 'Tail docking: where inspectors look first',
            url: '/en/eurcaw-pigs/news/tail-docking-where-inspectors-look-first',
            lead: 'Three signs on a farm visit that a risk assessment was made, and used.',
            contenttype: 'wmammodularcontent_gkn_news',
            publication_date: '2022-03-09T09:40+02:00',
          },
          { title: 'Water for every pig', url: '/en/eurcaw-pigs/dossier/water' },
        ],
      },
    },
  },
});
