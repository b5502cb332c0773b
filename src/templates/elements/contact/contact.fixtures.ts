import { defineFixtures } from '../defineFixtures.ts';

/** Examples of contacts, as the CMS sends them. */
export const contactFixtures = defineFixtures('contact', {
  /** The usual one: a person with a portrait and everything one may want to know. */
  person: {
    language: 'nl',
    element: {
      identifier: 'element_21810110',
      type: 'modularcontent',
      contact: {
        title: 'Vragen over dit dossier?',
        name: 'Joost van der Linden',
        organization: 'Groen Kennisnet',
        image: {
          source: 'https://api.groenkennisnet.nl/upload_mm/7/2/5/100725_fullimage_redactie_joost_1600x1200.jpg',
          width: 1600,
          height: 1200,
          'focuspoint-x': 800,
          'focuspoint-y': 400,
          alternative_text: 'Joost van der Linden in het veld',
        },
        email: 'joost.vanderlinden@groenkennisnet.nl',
        phone: '+31 (0)317 48 01 00',
        url: '/nl/groenkennisnet/persoon/joost-van-der-linden',
      },
    },
  },
  /** The older generation: fields beside the type, `.htm`, no title and no portrait. */
  desk: {
    language: 'nl',
    element: {
      identifier: 'element_1830475',
      type: 'contact',
      title: '',
      name: 'Landelijk Informatiecentrum Gezelschapsdierenverzorging',
      organization: '',
      image: { error: 'no image selected' },
      email: 'vragen@dierenwelzijnsweb.nl',
      phone: 'zie de website',
      url: '/nl/groenkennisnet/Contact.htm',
    },
  },
  /** English. */
  helpdesk: {
    language: 'en',
    element: {
      identifier: 'element_21778695',
      type: 'modularcontent',
      contact: {
        title: 'Question of an inspector?',
        name: 'Ingrid Sørensen',
        role: 'Coordinator of the questions desk',
        organization: 'Centre for Pig Welfare',
        email: 'q2e@eurcaw.example',
      },
    },
  },
});
