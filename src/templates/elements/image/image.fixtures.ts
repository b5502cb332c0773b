import { defineFixtures } from '../defineFixtures.ts';

/** Examples of single pictures, as the CMS sends them. */
export const imageFixtures = defineFixtures('image', {
  /** All that a picture can carry: caption, focus point, and a credit line of three linked parts. */
  withCredit: {
    language: 'nl',
    element: {
      identifier: 'element_21793810',
      type: 'modularcontent',
      image: {
        image: {
          source: 'https://api.groenkennisnet.nl/upload_mm/4/0/1/100401_fullimage_polder%20ochtend_1920x1280.jpg',
          width: 1920,
          height: 1280,
          'focuspoint-x': 960,
          'focuspoint-y': 560,
          alternative_text: 'Wijde polder met rechte sloten en een kerktoren in de verte',
          photographer: 'Anneke Bruinsma',
          photographer_hyperlink: 'https://www.example.org/fotografen',
          photo_license: 'CC BY 4.0',
          photo_license_hyperlink: 'https://creativecommons.org/licenses/by/4.0/',
          source_info: 'Beeldarchief Hoge Zand',
          source_info_hyperlink: 'https://www.example.org/beeldbank',
          keywords: ['polder', 'landschap'],
        },
        caption: 'Het peil staat hier sinds vorig jaar twintig centimeter hoger.',
      },
    },
  },
  /** The older generation: only what every picture has, a focus point that nobody set, no credit. */
  plain: {
    language: 'nl',
    element: {
      identifier: 'element_1830431',
      type: 'image',
      image: {
        source: 'https://api.groenkennisnet.nl/upload_mm/2/1/6/100216_fullimage_stal_1280x720.jpg',
        width: 1280,
        height: 720,
        'focuspoint-x': -1,
        'focuspoint-y': -1,
        alternative_text: 'Stal op het erf, met het land eromheen',
      },
    },
  },
  /** English; the licence is not known, and so are its brackets gone. */
  photographerOnly: {
    language: 'en',
    element: {
      identifier: 'element_21778640',
      type: 'modularcontent',
      image: {
        title: '',
        image: {
          source: 'https://api.groenkennisnet.nl/upload_mm/b/5/4/2565_fullimage_dynamic%20group.jpg',
          width: 1280,
          height: 720,
          'focuspoint-x': 790,
          'focuspoint-y': 262,
          alternative_text: 'Sows in a group pen with straw',
          photographer: 'J. Okkerse',
          photographer_hyperlink: '',
          photo_license: '',
          photo_license_hyperlink: '',
          source_info: '',
          source_info_hyperlink: '',
          keywords: [],
        },
        caption: 'A dynamic group, one week after mixing.',
      },
    },
  },
});
