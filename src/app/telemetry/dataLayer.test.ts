import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTestTexts } from '../language/testing/loadTestTexts.ts';
import { createDataLayer } from './dataLayer.ts';
import type { ShownView } from './shownViews.ts';

const names = { nl: await loadTestTexts('nl', 'navigation'), en: await loadTestTexts('en', 'navigation') };
const nameOf: Parameters<typeof createDataLayer>[1] = (route, language) =>
  names[language === 'en' ? 'en' : 'nl'](`route.${route}`);

const site = { id: 'groenkennisnet', title: 'Groen Kennisnet', analyticsScript: 'https://cijfers.example.nl/a.js' };
const view = (path: string, more: Partial<ShownView> = {}): ShownView => ({
  route: 'dossierArticle',
  path,
  title: `${path} – Groen Kennisnet`,
  titleHolds: 'content',
  language: 'nl',
  status: 200,
  ...more,
});
const dataset: { consent?: string } = {};

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('window', {});
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') });
  dataset.consent = '+analytics';
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the data layer', () => {
  it('holds a page view with its route, path, title, language and site', () => {
    createDataLayer(site, nameOf)(view('/dossier/stikstof'));
    expect(window.dataLayer).toEqual([
      {
        event: 'page_view',
        route: 'DossierArtikel',
        path: '/dossier/stikstof',
        title: '/dossier/stikstof – Groen Kennisnet',
        language: 'nl',
        site: 'groenkennisnet',
      },
    ]);
  });

  it('holds an error page with its status, path and time, and no page view of it', () => {
    createDataLayer(site, nameOf)(view('/weg', { status: 404 }));
    expect(window.dataLayer).toEqual([
      { event: 'error_page', status: 404, path: '/weg', time: '2026-11-20T10:00:00.000Z' },
    ]);
  });

  it('does not say what was searched for, in path or title', () => {
    createDataLayer(
      site,
      nameOf,
    )(
      view('/zoeken/geheim', {
        route: 'search',
        titleHolds: 'term',
        title: 'Zoeken naar ‘geheim’ – Groen Kennisnet',
      }),
    );
    expect(window.dataLayer).toMatchObject([{ route: 'ZoekPagina', path: '/zoeken', title: 'Groen Kennisnet' }]);
  });

  it('counts a page once however often it is shown anew', () => {
    const note = createDataLayer(site, nameOf);
    for (const path of ['/a', '/a', '/b', '/a']) note(view(path));
    expect(window.dataLayer?.map((entry) => entry.path)).toEqual(['/a', '/b', '/a']);
  });

  it('does not exist before consent, and holds nothing of the time before', () => {
    const note = createDataLayer(site, nameOf);
    dataset.consent = '+video -analytics';
    note(view('/a'));
    expect(window.dataLayer).toBeUndefined();
    dataset.consent = '+analytics';
    note(view('/b'));
    expect(window.dataLayer).toMatchObject([{ path: '/b' }]);
  });

  it('holds nothing new once consent is taken back', () => {
    const note = createDataLayer(site, nameOf);
    note(view('/a'));
    dataset.consent = '-analytics';
    note(view('/b'));
    expect(window.dataLayer).toHaveLength(1);
  });

  it('does not exist on a site that counts nothing', () => {
    createDataLayer({ ...site, analyticsScript: undefined }, nameOf)(view('/a'));
    expect(window.dataLayer).toBeUndefined();
  });
});
