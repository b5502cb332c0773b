import { defineSite } from '../site.schema.ts';

const shared = {
  cname: 'coegroen',
  menu: '171201',
  footer: '171202',
  legal: '171203',
  gkz_scope: 'gkz',
  map_scope: 'map',
};

export default defineSite({
  id: 'coegroen',
  order: 4,
  origin: 'https://coegroen.nl',
  hosts: ['www.coegroen.nl'],
  language: 'nl',
  title: 'CoE Groen',
  description: 'Praktijkgericht onderzoek van de groene hogescholen: Food, Plant, Dier en Natuur & Leefomgeving.',
  keywords: [
    'praktijkgericht onderzoek',
    'groene hogescholen',
    'lectoraten',
    'food',
    'plant',
    'dier',
    'natuur',
    'leefomgeving',
  ],
  interactivity: { enabled: true },
  logo: { width: 48, height: 48 },
  variants: {
    production: {
      site: { home: 'https://api.groenkennisnet.nl/nl/coegroen', title: 'CoE Groen' },
      search_placeholder: '',
      blueconic_script: 'https://personalisatie.coegroen.nl/blueconic.js',
      analytics_script: 'https://cijfers.coegroen.nl/bezoek.js',
      api: shared,
    },
    acceptance: {
      site: { home: 'https://api-acc.groenkennisnet.nl/nl/coegroen', title: 'CoE Groen' },
      search_placeholder: 'Wat zoek je?',
      blueconic_script: 'https://personalisatie.coegroen.nl/blueconic.js',
      analytics_script: 'https://cijfers.coegroen.nl/bezoek.js',
      api: shared,
    },
  },
});
