import { defineFixtures } from '../defineFixtures.ts';

/** Examples of lists of items, as the CMS sends them. */
export const itemListFixtures = defineFixtures('item-list', {
  /** News as cards: with a picture, without one, and a way to all the rest. */
  news: {
    language: 'nl',
    element: {
      identifier: 'element_21793820',
      type: 'modularcontent',
      itemlist: {
        title: 'Laatste nieuws',
        items: [
          {
            title: 'Water vasthouden begint bij de bodem',
            url: '/nl/groenkennisnet/nieuwsitem/water-vasthouden-begint-bij-de-bodem',
            lead: 'Na een droge zomer kijkt iedereen naar pompen en putten. De grootste waterbak van een bedrijf ligt onder je laarzen.',
            leadimage: {
              source: 'https://api.groenkennisnet.nl/upload_mm/5/0/1/100501_fullimage_polder_1920x1280.jpg',
              width: 1920,
              height: 1280,
              'focuspoint-x': 870,
              'focuspoint-y': 610,
              alternative_text: 'Polder met lange percelen en water in de sloten',
              photographer: 'Anneke Bruinsma',
              keywords: ['water', 'bodem'],
            },
            contenttype: 'wmammodularcontent_gkn_news',
            publication_date: '2026-11-12T09:00+02:00',
          },
          {
            title: 'Ammoniak meten in de stal: waar let je op?',
            url: '/nl/groenkennisnet/nieuwsitem/ammoniak-meten-in-de-stal',
            lead: 'Sensoren tonen elk uur een getal. Wat zegt zo’n getal, en wanneer kun je erop sturen?',
            leadimage: { error: 'no image selected' },
            contenttype: 'wmammodularcontent_gkn_news',
            publication_date: '2026-11-05T09:00+02:00',
          },
          {
            title: 'Alles over stikstof op één plek',
            url: '/nl/groenkennisnet/dossier/stikstof',
            lead: '',
            contenttype: 'wmammodularcontent_gkn_dossier',
            publication_date: '',
          },
        ],
        more: { title: 'Al het nieuws', url: '/nl/groenkennisnet/nieuws' },
      },
    },
  },
  /** Events of the older generation: fields beside the type, `.htm`, a start, an end and a place. */
  agenda: {
    language: 'nl',
    element: {
      identifier: 'element_1830440',
      type: 'item_list',
      title: 'Agenda',
      items: [
        {
          title: 'Kennismiddag zoet water',
          url: '/nl/groenkennisnet/agenda/Kennismiddag-zoet-water.htm',
          lead: 'Telers en waterbeheerders laten zien wat werkt op zilte grond.',
          contenttype: 'wmammodularcontent_gkn_event',
          startdate: '2026-12-03T13:00+02:00',
          enddate: '2026-12-03T17:00+02:00',
          location: 'Zierikzee',
        },
        {
          title: 'Cursus ecologisch bermbeheer',
          url: '/nl/groenkennisnet/agenda/Cursus-ecologisch-bermbeheer.htm',
          contenttype: 'wmammodularcontent_gkn_event',
          startdate: '2027-01-14T09:30+02:00',
          enddate: '2027-01-28T16:00+02:00',
          location: 'Velp',
        },
      ],
      display: 'list',
    },
  },
  /** By letter: an accent makes no letter of its own, and a number stands with the rest. */
  alphabet: {
    language: 'nl',
    element: {
      identifier: 'element_21793822',
      type: 'modularcontent',
      itemlist: {
        title: 'Alle onderwerpen',
        items: [
          { title: 'Bodem', url: '/nl/groenkennisnet/themas/bodem' },
          { title: 'Akkerbouw', url: '/nl/groenkennisnet/themas/akkerbouw' },
          { title: 'Énergie uit mest', url: '/nl/groenkennisnet/themas/energie-uit-mest' },
          {
            title: 'Eiwitgewassen',
            url: '/nl/groenkennisnet/dossier/eiwitgewassen',
            lead: 'Lupine, veldboon en soja van eigen bodem.',
            contenttype: 'wmammodularcontent_gkn_dossier',
          },
          { title: '4D-fruitteelt', url: '/nl/groenkennisnet/themas/4d-fruitteelt' },
          { title: 'biologische bestrijding', url: '/nl/groenkennisnet/themas/biologische-bestrijding' },
        ],
        display: 'alphabet',
      },
    },
  },
  /** English: a plain list that leads to another site as well. */
  reading: {
    language: 'en',
    element: {
      identifier: 'element_21778650',
      type: 'modularcontent',
      itemlist: {
        title: 'Further reading',
        items: [
          {
            title: 'Group housing and mixing of sows',
            url: '/en/eurcaw-pigs/dossier/group-housing-and-mixing-of-sows-dossier',
            lead: 'Pregnant sows are kept in groups; mixing needs care.',
            contenttype: 'wmammodularcontent_gkn_dossier',
            publication_date: '2022-03-09T09:40+02:00',
          },
          {
            title: 'Nitrogen and ammonia',
            url: '/en/groenkennisnet/dossier/nitrogen',
            lead: 'What leaves the barn, and how it is measured.',
            contenttype: 'wmammodularcontent_gkn_dossier',
          },
        ],
        display: 'list',
      },
    },
  },
});
