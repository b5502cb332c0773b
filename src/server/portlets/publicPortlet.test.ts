import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import portletTexts from '#languages/en/portlet.json' with { type: 'json' };
import agenda from '#sites/portlets/groene-agenda/portlet.ts';
import { validatePortlets } from '#sites/portlets/validatePortlets.ts';
import { allSites } from '#sites/sites.ts';
import { readSettings } from '../settings/readSettings.ts';
import { createPortletDirectory } from '../sites/portletDirectory.ts';
import { createSiteDirectory } from '../sites/siteDirectory.ts';
import { testAssets } from '../testing/testPortal.ts';
import { publicPortlet } from './publicPortlet.ts';

it('speaks English where the portlet does', () => {
  const registration = { ...agenda, language: 'en', site: { title: 'The Green Agenda' } };
  const portlets = validatePortlets([{ folder: 'groene-agenda', registration }], [], ['nl', 'en']);
  const settings = readSettings({ PUBLIC_ORIGIN: 'configured' });
  const portlet = createPortletDirectory(portlets, settings).find('groene-agenda');
  const [main] = createSiteDirectory(allSites, settings).sites;
  if (!portlet || !main) throw new Error('There is no portlet, or no site.');
  expect(publicPortlet(portlet, main, testAssets)).toMatchObject({
    id: 'groene-agenda',
    language: 'en',
    interactive: false,
    portlet: {
      address: 'https://groenkennisnet.nl/portlet/groene-agenda/*',
      embedTitle: 'The Green Agenda on your own site',
      main: { title: 'Groen Kennisnet', origin: 'https://groenkennisnet.nl' },
    },
  });
  expect(portletTexts.possible).toBe('This portal is made possible by');
});

it('has a script of less than 1 kB for pages whose browser cannot size frames', () => {
  expect(readFileSync(resolve(import.meta.dirname, '../../../public/portlet.js')).length).toBeLessThan(1024);
});
