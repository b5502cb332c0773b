import { defineSite } from '../site.schema.ts';

const shared = {
  cname: 'dierenwelzijnsweb',
  menu: '18335385',
  footer: '18335436',
  legal: '18335420',
  gkz_scope: 'gkz',
  map_scope: 'map',
};

export default defineSite({
  id: 'dierenwelzijnsweb',
  order: 3,
  origin: 'https://dierenwelzijnsweb.nl',
  hosts: ['www.dierenwelzijnsweb.nl'],
  language: 'nl',
  title: 'Dierenwelzijnsweb',
  description:
    'Betrouwbare kennis over het welzijn van dieren: van onderzoek naar stal, praktijk, onderwijs en huiskamer.',
  keywords: ['dierenwelzijn', 'landbouwhuisdieren', 'gezelschapsdieren', 'diergedrag', 'huisvesting', 'diergezondheid'],
  interactivity: { enabled: true },
  logo: { width: 48, height: 48 },
  variants: {
    production: {
      site: { home: 'https://api.groenkennisnet.nl/nl/dierenwelzijnsweb', title: 'Dierenwelzijnsweb' },
      search_placeholder: '',
      blueconic_script: '',
      analytics_script: '',
      api: shared,
    },
    acceptance: {
      site: { home: 'https://api-acc.groenkennisnet.nl/nl/dierenwelzijnsweb', title: 'Dierenwelzijnsweb' },
      search_placeholder: 'Wat zoek je?',
      blueconic_script: '',
      analytics_script: '',
      api: shared,
    },
  },
});
