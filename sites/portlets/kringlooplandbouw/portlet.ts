import { definePortlet } from '../portlet.schema.ts';

export default definePortlet({
  domain: 'kringlooplandbouw',
  site: { title: 'Kringlooplandbouw' },
  title: 'Niets gaat verloren',
  description:
    'Mest, stro en resten uit de keten als grondstof voor het volgende gewas. Zoek naar kennis voor een bedrijf dat de kringloop sluit.',
  language: 'nl',
  scope: 'gkn3',
  filters: { trefwoord: ['kringlooplandbouw'] },
  embedHosts: ['www.kringlooplandbouw.example', 'boer-en-bodem.example'],
  logo: { width: 48, height: 48 },
});
