import { defineSite } from '../site.schema.ts';

const shared = {
  cname: 'eurcaw-pigs',
  menu: '148994',
  footer: '148995',
  legal: '148996',
  gkz_scope: 'gkz',
  map_scope: 'map',
};

export default defineSite({
  id: 'eurcaw-pigs',
  order: 2,
  origin: 'https://eurcaw-pigs.eu',
  hosts: ['www.eurcaw-pigs.eu'],
  language: 'en',
  title: 'EURCAW-Pigs',
  description:
    'Scientific and technical support on the welfare of pigs and its legislation, for official inspectors in Europe.',
  keywords: [
    'pig welfare',
    'animal welfare legislation',
    'official controls',
    'inspection',
    'indicators',
    'transport',
    'slaughter',
  ],
  interactivity: { enabled: true },
  logo: { width: 48, height: 48 },
  variants: {
    production: {
      site: { home: 'https://api.groenkennisnet.nl/en/eurcaw-pigs', title: 'EURCAW-Pigs' },
      search_placeholder: '',
      blueconic_script: '',
      analytics_script: '',
      api: shared,
    },
    acceptance: {
      site: { home: 'https://api-acc.groenkennisnet.nl/en/eurcaw-pigs', title: 'EURCAW-Pigs' },
      search_placeholder: 'What are you looking for?',
      blueconic_script: '',
      analytics_script: '',
      api: shared,
    },
  },
});
