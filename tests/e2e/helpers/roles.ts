import { type BookPage, type BookSite, type PageKind, pageOf } from './siteBook.ts';

/**
 * What is looked at on a page beside what every page is looked at for:
 * - `home`: the way home, the menu and the footer
 * - `named`: its title, its heading and its text are those of the CMS
 * - `pictures`: all of them load
 * - `credited`: it opens with a picture whose photographer is named
 * - `missing`: it is not there, and says so
 * - `hydrated`: it comes to life without a node added, removed or rewritten
 * - `readable`: axe finds no fault, it fits a screen of 320 px, and text of twice the size
 */
export type Role = 'home' | 'named' | 'pictures' | 'credited' | 'missing' | 'hydrated' | 'readable';

/** The four kinds of pages every site has beside its home. */
const kinds: readonly PageKind[] = ['dossier', 'news', 'overview', 'content'];

const missingPath = '/deze-pagina-is-er-niet';

interface Depth {
  /** Whether pages of all kinds are read on a small screen and in large text; otherwise home and a dossier. */
  readonly allKinds: boolean;
  /** What the site is searched for, to see the results come to life. */
  readonly search: string | undefined;
}

/** The pages that stand for a site's, by their paths. */
export function rolesOf(site: BookSite, { allKinds, search }: Depth): ReadonlyMap<string, ReadonlySet<Role>> {
  const roles = new Map<string, Set<Role>>();
  const give = (path: string | undefined, ...added: Role[]) => {
    if (path !== undefined) roles.set(path, new Set([...(roles.get(path) ?? []), ...added]));
  };
  const dossier = pageOf(site, 'dossier').path;
  give('/', 'home', 'named', 'pictures', 'readable');
  for (const kind of kinds) give(pageOf(site, kind).path, 'named');
  give(dossier, 'pictures', 'readable');
  give(creditedPage(site).path, 'credited');
  give(missingPath, 'missing');
  if (search !== undefined) for (const path of ['/', dossier, search]) give(path, 'hydrated');
  if (allKinds) {
    const pathLike = (pattern: RegExp) => site.pages.find(({ path }) => pattern.test(path))?.path;
    give(site.language === 'nl' ? '/zoeken/*' : '/search/*', 'readable');
    give(missingPath, 'readable');
    give(pathLike(/^\/(?:agenda|activiteit|event)\//), 'readable');
    give(pathLike(/^\/(?:contactformulier|contact)$/i), 'readable');
  }
  return roles;
}

/** The first page of a site that opens with a picture whose photographer is named. */
export function creditedPage(site: BookSite): BookPage {
  const page = site.pages.find(({ photographer }) => photographer !== undefined);
  if (!page) throw new Error(`${site.id} has no page with a photographer.`);
  return page;
}
