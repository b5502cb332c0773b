import { describe, expect, it } from 'vitest';
import { resolveView } from './resolveView.ts';
import { definitionOf, views } from './views.ts';

describe('the map of views', () => {
  it.each(Object.entries(views))('has %s under its kind', (kind, definition) => {
    expect(definition.kind).toBe(kind);
  });

  it.each([
    '/',
    '/dossier/stikstof?language=en',
    '/zoeken/mest+verwerking?jaar=2020&start=20',
    '/search/C%2B%2B',
    '/zoeken/resultaat/een-titel?id=1&id=2',
    '/search/result/a%2Fb?id=1',
    '/ai-zoeken',
    '/ai-search/how+do+I',
    '/mijn-gkn?language=en',
    '/logout?language=nl',
    '/preview?url=/nl/groenkennisnet',
    '/preview/page?url=/nl/groenkennisnet',
    '/preview/help?language=en',
    '/portlet/groene-agenda/mest?jaar=2020',
    '/portlet/groene-agenda/resultaat/een-titel?id=1',
    '/portlet/groene-agenda/*?embed',
  ])('writes the address that it read: %s', (address) => {
    const view = resolveView(new URL(address, 'http://portal'), 'nl');
    expect(definitionOf(view.kind).path(view).replace('embed=', 'embed')).toBe(address);
  });
});
