import { defineSite } from '../site.schema.ts';

const shared = {
  cname: 'groenkennisnet',
  menu: '145419',
  footer: '145248',
  legal: '145401',
  gkz_scope: 'gkn3',
  map_scope: 'map',
};

export default defineSite({
  id: 'groenkennisnet',
  order: 1,
  origin: 'https://groenkennisnet.nl',
  hosts: ['www.groenkennisnet.nl'],
  language: 'nl',
  title: 'Groen Kennisnet',
  description: 'Kennis voor de groene sector: landbouw, voedsel, natuur en water, bijeengebracht en doorzoekbaar.',
  keywords: ['landbouw', 'tuinbouw', 'voedsel', 'natuur', 'water', 'groen onderwijs', 'praktijkonderzoek'],
  interactivity: { enabled: true },
  logo: { width: 48, height: 48 },
  variants: {
    production: {
      site: { home: 'https://api.groenkennisnet.nl/nl/groenkennisnet', title: 'Groen Kennisnet' },
      search_placeholder: '',
      blueconic_script: 'https://personalisatie.groenkennisnet.nl/blueconic.js',
      analytics_script: 'https://cijfers.groenkennisnet.nl/bezoek.js',
      api: shared,
    },
    acceptance: {
      site: { home: 'https://api-acc.groenkennisnet.nl/nl/groenkennisnet', title: 'Groen Kennisnet' },
      search_placeholder: 'Wat zoek je?',
      blueconic_script: 'https://personalisatie.groenkennisnet.nl/blueconic.js',
      analytics_script: 'https://cijfers.groenkennisnet.nl/bezoek.js',
      api: shared,
    },
  },
});
