import { describe, expect, it } from 'vitest';
import type { ApiResponse, SearchResponse } from '../api/responses.ts';
import type { PublicPortlet } from '../context/publicSite.ts';
import { resolveView } from './resolveView.ts';
import { showsErrorPage } from './screens.ts';
import type { ViewSite } from './viewDefinition.ts';
import { definitionOf } from './views.ts';

const site: ViewSite = { interactive: true };
const portlet: PublicPortlet = {
  domain: 'groene-agenda',
  title: '',
  description: '',
  embedHosts: [],
  embedTitle: '',
  address: '',
  main: { title: '', origin: '' },
};
const found: SearchResponse = {
  state: 'results',
  term: '*',
  hits: 0,
  start: 0,
  records: [],
  filters: [],
  matched: 'all',
  meant: [],
  without: [],
};
const trouble: SearchResponse = { state: 'error', term: '*' };

const viewAt = (address: string) => resolveView(new URL(address, 'http://portal'), 'nl');

function statusOf(address: string, received: ApiResponse | undefined, on: ViewSite = site): number {
  const view = viewAt(address);
  const { status, readResponse } = definitionOf(view.kind);
  return status(view, readResponse(view, received), on);
}

describe('the status of a view', () => {
  it.each(['/mijn-gkn', '/logout'])('is 404 of %s where visitors have nothing of their own', (path) => {
    expect(statusOf(path, undefined, { interactive: false })).toBe(404);
    expect(statusOf(path, undefined)).toBe(200);
  });

  it('is 404 of records that no id names, and of ids that no record has', () => {
    expect(statusOf('/zoeken/resultaat/mest', trouble)).toBe(404);
    expect(statusOf('/zoeken/resultaat/mest?id=1', found)).toBe(404);
  });

  it('is 404 of an author whom no record names', () => {
    expect(statusOf('/zoeken/auteur/Niemand', found)).toBe(404);
    const by = { name: 'Boer', otherNames: [], persons: [], hits: 1, others: [] };
    expect(statusOf('/zoeken/auteur/Boer', { ...found, by })).toBe(200);
    expect(statusOf('/zoeken/auteur/Boer', trouble)).toBe(503);
    // Their records could be had, but not who they are.
    expect(statusOf('/zoeken/auteur/Boer', { ...found, isPart: true })).toBe(200);
  });

  it('is 503 while the search is in trouble, and 200 of a search that finds nothing', () => {
    expect(statusOf('/zoeken/resultaat/mest?id=1', trouble)).toBe(503);
    expect(statusOf('/zoeken/mest', trouble)).toBe(503);
    expect(statusOf('/zoeken/mest', found)).toBe(200);
  });

  it('is the CMS’s of a page that is not there, and 500 of one that nothing is known of', () => {
    expect(statusOf('/weg', { status: 410, plan: null })).toBe(410);
    expect(statusOf('/weg', undefined)).toBe(500);
  });

  it('is 404 of every page of a portlet that is not registered', () => {
    for (const path of ['*', 'mest', '*?embed', 'resultaat/mest?id=1']) {
      expect(statusOf(`/portlet/nergens/${path}`, found)).toBe(404);
      expect(statusOf(`/portlet/nergens/${path}`, found, { interactive: false, portlet })).toBe(404);
    }
    expect(statusOf('/portlet/groene-agenda/mest', found, { interactive: false, portlet })).toBe(200);
    expect(statusOf('/portlet/groene-agenda/*?embed', undefined, { interactive: false, portlet })).toBe(200);
  });
});

describe('the error page', () => {
  it('takes the place of what cannot be shown', () => {
    for (const address of ['/weg', '/zoeken/resultaat/mest?id=1', '/mijn-gkn', '/logout']) {
      expect(showsErrorPage(viewAt(address), 404)).toBe(true);
      expect(showsErrorPage(viewAt(address), 200)).toBe(false);
    }
  });

  it('leaves it to views that show what failed themselves', () => {
    for (const address of ['/zoeken/mest', '/preview', '/portlet/x/mest', '/portlet/x/*?embed'])
      expect(showsErrorPage(viewAt(address), 503)).toBe(false);
  });
});
