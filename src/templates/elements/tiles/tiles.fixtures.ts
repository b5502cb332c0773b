import { defineFixtures } from '../defineFixtures.ts';

/** Examples of tiles, as the CMS sends them. */
export const tilesFixtures = defineFixtures('tiles', {
  /** Doors with a picture; one editor did not choose any. */
  animals: {
    language: 'nl',
    element: {
      identifier: 'element_21810020',
      type: 'modularcontent',
      tiles: {
        title: 'Wie wil je leren kennen?',
        items: [
          {
            title: 'De koe',
            url: '/nl/groenkennisnet/dieren/koe',
            image: {
              source: 'https://api.groenkennisnet.nl/upload_mm/2/1/5/100215_fullimage_weide_1280x720.jpg',
              width: 1280,
              height: 720,
              'focuspoint-x': 760,
              'focuspoint-y': 420,
              alternative_text: 'Weide met lange percelen',
            },
            lead: 'Herkauwt, ligt, en onthoudt waar het lekkerste gras staat.',
          },
          {
            title: 'Het varken',
            url: '/nl/groenkennisnet/dieren/varken',
            image: { error: 'no image selected' },
            lead: 'Denkt met de neus en slaapt het liefst in een hoop.',
          },
        ],
      },
    },
  },
  /** The older generation: fields beside the type, `.htm`, no pictures, a door to another site. */
  withoutPictures: {
    language: 'nl',
    element: {
      identifier: 'element_1830460',
      type: 'tiles',
      title: '',
      items: [
        { title: 'Bodem', url: '/nl/groenkennisnet/themas/Bodem.htm', lead: '' },
        { title: 'Water', url: '/nl/groenkennisnet/themas/Water.htm', lead: 'Te veel, te weinig, te zout.' },
        { title: 'Beeldbank', url: 'https://www.example.org/beeldbank' },
      ],
    },
  },
  /** English. */
  tasks: {
    language: 'en',
    element: {
      identifier: 'element_21778670',
      type: 'modularcontent',
      tiles: {
        title: 'Start with your task',
        items: [
          { title: 'Before the visit', url: '/en/eurcaw-pigs/inspector-at-work', lead: 'What to read, what to bring.' },
          { title: 'In the pen', url: '/en/eurcaw-pigs/inspector-at-work', lead: 'Five minutes of looking well.' },
        ],
      },
    },
  },
});
