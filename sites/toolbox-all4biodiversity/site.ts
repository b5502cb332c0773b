import { defineSite } from '../site.schema.ts';

const shared = {
  cname: 'toolbox-all4biodiversity',
  menu: '182301',
  footer: '182302',
  legal: '182303',
  gkz_scope: 'gkz',
  map_scope: 'map',
};

export default defineSite({
  id: 'toolbox-all4biodiversity',
  order: 5,
  origin: 'https://toolbox-all4biodiversity.nl',
  hosts: ['www.toolbox-all4biodiversity.nl'],
  language: 'nl',
  title: 'Toolbox All4Biodiversity',
  description: 'Gereedschap voor meer biodiversiteit: wat overheden, bedrijven en inwoners vandaag kunnen doen.',
  keywords: [
    'biodiversiteit',
    'natuurinclusief',
    'gemeenten',
    'bedrijventerreinen',
    'tuinen',
    'bestuivers',
    'monitoring',
  ],
  interactivity: { enabled: true },
  logo: { width: 48, height: 48 },
  variants: {
    production: {
      site: { home: 'https://api.groenkennisnet.nl/nl/toolbox-all4biodiversity', title: 'Toolbox All4Biodiversity' },
      search_placeholder: '',
      blueconic_script: '',
      analytics_script: '',
      api: shared,
    },
    acceptance: {
      site: {
        home: 'https://api-acc.groenkennisnet.nl/nl/toolbox-all4biodiversity',
        title: 'Toolbox All4Biodiversity',
      },
      search_placeholder: 'Wat zoek je?',
      blueconic_script: '',
      analytics_script: '',
      api: shared,
    },
  },
});
