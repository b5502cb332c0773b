import { defineFixtures } from '../defineFixtures.ts';

/** Examples of videos, as the CMS sends them. */
export const videoFixtures = defineFixtures('video', {
  /** YouTube, with all that belongs to a video: a poster with its credit, a caption, and every word in writing. */
  youtube: {
    language: 'nl',
    element: {
      identifier: 'element_21793840',
      type: 'modularcontent',
      video: {
        title: 'Strokenteelt op zware klei',
        url: 'https://www.youtube.com/watch?v=aB3dE5gH7jK&t=1m30s',
        caption: 'Teler Wietske Douma laat zien hoe haar rijenpaden de bodem luchtig houden.',
        poster: {
          source: 'https://api.groenkennisnet.nl/upload_mm/7/1/2/100712_fullimage_stroken_1920x1280.jpg',
          width: 1920,
          height: 1280,
          'focuspoint-x': 960,
          'focuspoint-y': 700,
          alternative_text: 'Stroken van verschillende gewassen, van boven gezien',
          photographer: 'Anneke Bruinsma',
          photo_license: 'CC BY 4.0',
        },
        transcript:
          '<p><em>Een trekker rijdt over een pad tussen aardappelen en tarwe.</em></p><p>“Vroeger reden we overal. Nu rijden we alleen nog hier, en ernaast groeit het beter.”</p><h2>Wat het oplevert</h2><p>Na drie jaar telde Douma twee keer zo veel regenwormen als in het perceel ernaast.</p>',
      },
    },
  },
  /** Vimeo, of the older generation: fields beside the type, no poster, a caption that says it all. */
  vimeo: {
    language: 'nl',
    element: {
      identifier: 'element_1830480',
      type: 'Video',
      title: 'Weidevogels tellen zonder ze te storen',
      url: 'https://vimeo.com/channels/groen/176979871',
      caption: '',
      poster: { error: 'no image selected' },
    },
  },
  /** English: a file that the browser plays itself. */
  file: {
    language: 'en',
    element: {
      identifier: 'element_21778680',
      type: 'video',
      title: 'Reading the behaviour of sows after mixing',
      url: 'https://api.groenkennisnet.nl/upload_mm/video/mixing-sows.mp4',
      caption: 'The first hour after mixing, shortened to two minutes.',
      captions: [{ url: '/films/mixing-sows.en.vtt', language: 'en' }],
      transcript: '<p>There is no speech in this film. Two groups of sows meet; after ten minutes the pen is calm.</p>',
    },
  },
  /** English, without a title: the caption names the player. */
  untitled: {
    language: 'en',
    element: {
      identifier: 'element_21778681',
      type: 'modularcontent',
      video: {
        title: '',
        url: 'https://youtu.be/aB3dE5gH7jK',
        caption: 'What an inspector sees in the first minute.',
      },
    },
  },
  /** A channel is no video: it is watched where it is. */
  elsewhere: {
    language: 'nl',
    element: {
      identifier: 'element_21793842',
      type: 'modularcontent',
      video: {
        title: 'Alle opnames van de kennismiddagen',
        url: 'https://www.youtube.com/@groenkennisnet',
        caption: 'Elke maand komt er een bij.',
        poster: {
          source: 'https://api.groenkennisnet.nl/upload_mm/7/2/0/100720_fullimage_zaal_1600x900.jpg',
          width: 1600,
          height: 900,
          alternative_text: 'Volle zaal kijkt naar een spreker voor een scherm',
        },
      },
    },
  },
});
