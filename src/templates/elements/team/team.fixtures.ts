import { defineFixtures } from '../defineFixtures.ts';

/** Examples of teams, as the CMS sends them. */
export const teamFixtures = defineFixtures('team', {
  /** The usual one: a portrait with its focus point, someone without, a desk that is nobody in particular. */
  editors: {
    language: 'nl',
    element: {
      identifier: 'element_21810101',
      type: 'modularcontent',
      team: {
        title: 'De redactie',
        members: [
          {
            name: 'Marit Hoekstra',
            role: 'Hoofdredacteur',
            organization: 'Groen Kennisnet',
            image: {
              source: 'https://api.groenkennisnet.nl/upload_mm/7/2/4/100724_fullimage_redactie_marit_1200x1600.jpg',
              width: 1200,
              height: 1600,
              'focuspoint-x': 610,
              'focuspoint-y': 520,
              alternative_text: 'Marit Hoekstra voor een boekenkast',
              photographer: 'Anneke Bruinsma',
            },
            email: 'marit.hoekstra@groenkennisnet.nl',
            phone: '+31 (0)317 48 01 00',
            url: '/nl/groenkennisnet/persoon/marit-hoekstra',
          },
          {
            name: 'Joost van der Linden',
            role: 'Redacteur bodem en water',
            organization: 'Groen Kennisnet',
            image: { error: 'no image selected' },
            email: 'joost.vanderlinden@groenkennisnet.nl',
            phone: '',
            url: '/nl/groenkennisnet/persoon/joost-van-der-linden',
          },
          {
            name: 'Samira el Idrissi',
            role: 'Redacteur dier',
            organization: '',
            email: 'mailto:samira.elidrissi@groenkennisnet.nl',
          },
          { name: 'Redactie', email: 'redactie@groenkennisnet.nl', phone: '0317 48 01 01' },
        ],
      },
    },
  },
  /** The older generation: fields beside the type, `.htm`, no title, and words where an address belongs. */
  withoutTitle: {
    language: 'nl',
    element: {
      identifier: 'element_1830471',
      type: 'team',
      title: '',
      members: [
        {
          name: 'Prof. dr. ir. Wilhelmina van Oosterhout-Brandenburg',
          role: 'Lector gezelschapsdieren en maatschappelijke diergezondheidszorg',
          organization: 'Kenniscentrum Dierenwelzijn en Dierverzorging Oost-Nederland',
          email: 'via het secretariaat',
          phone: 'op maandag en dinsdag',
          url: '/nl/groenkennisnet/experts/Wilhelmina-van-Oosterhout.htm',
        },
        { name: 'Ko Pruim' },
      ],
    },
  },
  /** English. */
  experts: {
    language: 'en',
    element: {
      identifier: 'element_21778690',
      type: 'modularcontent',
      team: {
        title: 'Ask our experts',
        members: [
          {
            name: 'Ingrid Sørensen',
            role: 'Veterinarian, housing of sows',
            organization: 'Centre for Pig Welfare',
            email: 'ingrid.sorensen@eurcaw.example',
            phone: '+45 87 15 00 00',
            url: '/en/eurcaw-pigs/experts/ingrid-sorensen',
          },
          {
            name: 'Matteo Ricci',
            role: 'Ethologist, tail biting',
            organization: 'Institute of Animal Sciences',
            email: 'matteo.ricci@eurcaw.example',
          },
        ],
      },
    },
  },
});
