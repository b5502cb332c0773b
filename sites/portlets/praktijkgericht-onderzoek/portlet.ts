import { definePortlet } from '../portlet.schema.ts';

export default definePortlet({
  domain: 'praktijkgericht-onderzoek',
  site: { title: 'Praktijkgericht onderzoek' },
  title: 'Onderzoek dat je kunt gebruiken',
  description:
    'Projecten, rapporten en proefschriften van de groene hogescholen en hun partners, van de eerste vraag tot de uitkomst in het veld.',
  language: 'nl',
  scope: 'gkz',
  filters: { documenttype: ['project', 'rapport', 'proefschrift'] },
  embedHosts: ['www.groenehogescholen.example', '*.lectoraten.example'],
  logo: { width: 48, height: 48 },
});
