import { definePortlet } from '../portlet.schema.ts';

export default definePortlet({
  domain: 'groene-agenda',
  site: { title: 'De Groene Agenda' },
  title: 'Groen maakt gezonder',
  description:
    'Wat is er bekend over groen en gezondheid: op het werk, in de wijk en op school? Zoek in onderzoek en ervaringen uit de praktijk.',
  language: 'nl',
  scope: 'gkn3',
  filters: { thema: ['groen-en-gezondheid'] },
  embedHosts: ['degroeneagenda.example', '*.degroeneagenda.example', 'www.groenwerkt.example'],
  logo: { width: 48, height: 48 },
});
