import { readPortlets } from '#sites/portlets/readPortlets.ts';
import type { Asked } from '#tests/e2e/helpers/network.ts';
import { type BookPage, type BookSite, siteBook } from '#tests/e2e/helpers/siteBook.ts';

/** A document of the portal's: how it is asked for, and the status that it comes with. */
export interface PortalDocument extends Omit<Asked, 'port'> {
  readonly status: number;
}

const hostOf = (site: string) => `${site}.localhost`;

function found(host: string, ...paths: string[]): PortalDocument[] {
  return paths.map((path) => ({ host, path, status: 200 }));
}

/** The first page of each kind that the CMS has. */
function firstOfKinds(pages: readonly BookPage[]): BookPage[] {
  return [...new Map(pages.toReversed().map((page) => [page.type, page])).values()];
}

/** What every site shows besides its pages, each in its own language and its own name. */
function viewsOf({ id, language }: BookSite): PortalDocument[] {
  const host = hostOf(id);
  return [
    ...found(host, language === 'nl' ? '/zoeken/*' : '/search/*', '/offline.html'),
    { host, path: '/is-er-niet', status: 404 },
  ];
}

/** What is the same in every site but for its name and its colours. */
const sharedViews: readonly PortalDocument[] = [
  ...found(
    'localhost',
    '/zoeken/water?taal=nl&start=20',
    '/zoeken/niets-van-dit-alles',
    '/search/pigs?taal=en&srt=jaar',
    '/search/nothing-of-the-kind',
    '/zoeken/resultaat/-?id=1034800',
    '/search/result/-?id=1034800',
    '/search/result/-?id=1034800&id=1019774',
    '/ai-zoeken',
    '/ai-search/why+do+pigs+bite+tails',
    '/mijn-gkn',
    '/mijn-gkn?language=en',
    '/logout',
    '/logout?language=en',
    '/developers',
    '/developers?language=en',
    '/preview?url=/nl/groenkennisnet/dossiers',
    '/preview?url=/en/groenkennisnet/themes',
  ),
  { host: 'localhost', path: '/is-not-there?language=en', status: 404 },
  { host: 'localhost', path: '/zoeken/resultaat/-?id=0', status: 404 },
  { host: 'localhost', path: '/search/result/-?id=0', status: 404 },
  { host: 'localhost', path: '/preview', status: 200 },
  { host: 'localhost', path: '/preview?language=en', status: 200 },
  { host: 'localhost', path: '/preview?url=/nl/groenkennisnet/is-er-niet', status: 404 },
  { host: 'localhost', path: '/portlet/nergens/*', status: 404 },
];

/** Forms that come back with what is wrong, in both languages. */
const postedForms: readonly PortalDocument[] = [
  {
    host: 'localhost',
    path: '/api/form',
    form: { _page: '/Contactformulier', _element: '21801774', _website: '', email: 'jantine' },
    status: 422,
  },
  {
    host: hostOf('eurcaw-pigs'),
    path: '/api/form',
    form: { _page: '/contact', _element: '22000048', _website: '' },
    status: 422,
  },
];

const [firstPortlet] = await readPortlets();

const portlet = firstPortlet
  ? ['*', 'groen', '*?embed', 'resultaat/-?id=1034800'].flatMap((path) =>
      found('localhost', `/portlet/${firstPortlet.domain}/${path}`),
    )
  : [];

/**
 * The documents of the portal with all of its services: each site's own, and those that are the same in all. Of pages
 * one of each kind in each language of each site; with `THOROUGH` every page.
 */
export function documents(): readonly PortalDocument[] {
  const pick = process.env.THOROUGH === 'true' ? (pages: readonly BookPage[]) => pages : firstOfKinds;
  const ofSites = siteBook.flatMap((site) => [
    ...found(hostOf(site.id), ...[...pick(site.pages), ...pick(site.translations)].map(({ path }) => path)),
    ...viewsOf(site),
  ]);
  return [...ofSites, ...sharedViews, ...portlet, ...postedForms];
}

/** How a document is called in the name of a test. */
export function nameOf({ host = '', path, form }: PortalDocument): string {
  return `${host.replace('.localhost', '')} ${path}${form ? ` (posted from ${form._page})` : ''}`;
}
