import { defineFixtures } from '../defineFixtures.ts';

/** Examples of maps, as the CMS sends them. */
export const mapFixtures = defineFixtures('map', {
  /** The usual one: places with a page of their own, of several kinds. */
  farms: {
    language: 'nl',
    element: {
      identifier: 'element_21810201',
      type: 'modularcontent',
      map: {
        title: 'Hier wordt het uitgeprobeerd',
        center: { lat: 52.1, lon: 5.3 },
        zoom: 7,
        items: [
          {
            title: 'Rusthoeve, Colijnsplaat',
            url: '/nl/groenkennisnet/project/rusthoeve',
            lat: 51.585,
            lon: 3.85,
            lead: 'Uien, aardappelen en groenbemesters op zilte klei.',
            contenttype: 'wmammodularcontent_gkn_project',
          },
          {
            title: 'Veenweideboerderij Zegveld',
            url: '/nl/groenkennisnet/project/zegveld',
            lat: 52.137,
            lon: 4.838,
            lead: 'Melkvee bij hoge grondwaterstanden, en wat dat doet met de bodemdaling.',
            contenttype: 'wmammodularcontent_gkn_project',
          },
          {
            title: 'Open dag strokenteelt, Lelystad',
            url: '/nl/groenkennisnet/agenda/open-dag-strokenteelt',
            lat: 52.541,
            lon: 5.573,
            lead: '',
            contenttype: 'wmammodularcontent_gkn_event',
          },
          {
            title: 'Kwelders van Schiermonnikoog',
            url: '/nl/groenkennisnet/dossier/kwelders',
            lat: 53.48,
            lon: 6.22,
            contenttype: { id: 'wmammodularcontent_gkn_dossier', name: 'Dossier' },
          },
        ],
      },
    },
  },
  /** The older generation: fields beside the type, `.htm`, two places in one town, one far away, one without a page. */
  schools: {
    language: 'nl',
    element: {
      identifier: 'element_1830480',
      type: 'map',
      title: '',
      center: null,
      items: [
        { title: 'Groene campus', url: '/nl/groenkennisnet/Groene-campus.htm', lat: 51.969, lon: 5.666 },
        { title: 'Praktijkschool voor voeding', lat: 51.97, lon: 5.66, lead: 'Kijken, proeven, meten.' },
        { title: 'Veldstation Bonaire', url: '', lat: 12.15, lon: -68.28 },
      ],
    },
  },
  /** English. */
  institutes: {
    language: 'en',
    element: {
      identifier: 'element_21778699',
      type: 'modularcontent',
      map: {
        title: 'Where our experts work',
        items: [
          { title: 'Wageningen', url: '/en/eurcaw-pigs/experts/wageningen', lat: 51.985, lon: 5.663 },
          { title: 'Sterksel, swine innovation centre', lat: 51.355, lon: 5.611, lead: 'Pens for trials with straw.' },
          { title: 'Copenhagen', lat: 55.676, lon: 12.568 },
        ],
      },
    },
  },
});
