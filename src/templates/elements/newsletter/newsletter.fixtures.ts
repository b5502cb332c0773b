import { defineFixtures } from '../defineFixtures.ts';

/** Examples of sign-ups for a newsletter, as the CMS sends them. */
export const newsletterFixtures = defineFixtures('newsletter', {
  /** The usual one: what it is called, what one gets, and which list it is. */
  monthly: {
    language: 'nl',
    element: {
      identifier: 'element_21793850',
      type: 'modularcontent',
      newsletter: {
        title: 'Elke maand vers uit het veld',
        lead: 'Nieuwe dossiers, praktijkproeven en activiteiten in de groene sector. Eén mail per maand, afmelden kan altijd.',
        list: 'groenkennisnet-maandelijks',
      },
    },
  },
  /** The older generation, with everything left empty that may be: the portal names it itself. */
  bare: {
    language: 'nl',
    element: { identifier: 'element_1830460', type: 'newsletter', title: '', lead: '', list: '' },
  },
  /** English, with the fields beside the type. */
  inspectors: {
    language: 'en',
    element: {
      identifier: 'element_21778640',
      type: 'newsletter',
      title: 'EURCAW-Pigs newsletter',
      lead: 'Four times a year: new factsheets, questions that inspectors asked us, and the answers.',
      list: 'eurcaw-pigs',
    },
  },
  /** Long Dutch words, more than one sentence: nothing may stick out on a small screen. */
  long: {
    language: 'nl',
    element: {
      identifier: 'element_21793851',
      type: 'modularcontent',
      newsletter: {
        title: 'Nieuwsbrief voor biodiversiteitsmonitoringscoördinatoren in het landelijk en stedelijk gebied',
        lead: 'Voor iedereen die zich bezighoudt met plantengemeenschappen, bestuiversmonitoring en natuurinclusief groenbeheer. Je krijgt zes keer per jaar een overzicht van wat er geteld is, wat dat betekent en waar je kunt meedoen. Je adres gebruiken we nergens anders voor.',
        list: 'biodiversiteit',
      },
    },
  },
});
