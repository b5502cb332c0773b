import { globSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Language, languages } from '#languages/languages.ts';
import { homePath } from '#server/content/cmsAddresses.ts';
import { previewTarget } from '#server/preview/previewTarget.ts';
import type { ServedSite, SiteDirectory } from '#server/sites/siteDirectory.ts';
import { siteHref } from '#templates/contract/links.ts';
import { Refusal } from './command.ts';

/** What a check goes through. */
export type Target =
  | { readonly kind: 'site'; readonly site: ServedSite }
  | { readonly kind: 'page'; readonly site: ServedSite; readonly path: string; readonly language: Language | undefined }
  | { readonly kind: 'file'; readonly file: string };

interface Known {
  readonly directory: SiteDirectory;
  /** Of the CMS, without a trailing slash. */
  readonly baseUrl: string;
}

/** Reads what was asked for. @throws Refusal for what is neither a site, a page nor a file */
export function readTargets(asked: readonly string[], known: Known): readonly Target[] {
  return asked.flatMap((each) => readTarget(each, known));
}

function readTarget(asked: string, { directory, baseUrl }: Known): readonly Target[] {
  const byId = directory.sites.find(({ id }) => id === asked);
  if (byId) return [{ kind: 'site', site: byId }];
  const onDisk = statSync(asked, { throwIfNoEntry: false });
  if (onDisk?.isFile()) return [{ kind: 'file', file: asked }];
  if (onDisk?.isDirectory()) return filesIn(asked);
  const page = /^(?:https?:\/\/|\/)/i.test(asked) ? pageAt(asked, directory, baseUrl) : undefined;
  if (page) return [page];
  const ids = directory.sites.map(({ id }) => id).join(', ');
  throw new Refusal(`${asked} is not a file, a folder, an address of these sites or a site. Sites: ${ids}.`);
}

function filesIn(folder: string): Target[] {
  const files = globSync('**/*.json', { cwd: folder }).sort();
  if (files.length === 0) throw new Refusal(`There is no JSON file in ${folder}.`);
  return files.map((file) => ({ kind: 'file', file: resolve(folder, file) }));
}

/** A page by the address of its site, by the one the CMS writes, or by its path there; home stands for the whole site. */
function pageAt(asked: string, directory: SiteDirectory, baseUrl: string): Target | undefined {
  const inCms = previewTarget(asked, baseUrl);
  const { main, sites, planSites } = directory;
  if (inCms.kind === 'page') {
    const href = siteHref(inCms.path, { site: main.plan, sites: planSites });
    const isHome = sites.find((site) => languages.some((language) => homePath(site, language) === inCms.path));
    if (isHome) return { kind: 'site', site: isHome };
    if (href !== undefined && href !== inCms.path) return onSite(new URL(href, main.plan.origin), directory);
    return undefined;
  }
  return URL.canParse(asked) ? onSite(new URL(asked), directory) : undefined;
}

function onSite(url: URL, { find }: SiteDirectory): Target | undefined {
  const { site, host } = find(url.host);
  if (host === 'stranger') return undefined;
  const language = languages.find((each) => each === url.searchParams.get('language'));
  if (url.pathname === '/' && language === undefined) return { kind: 'site', site };
  return { kind: 'page', site, path: url.pathname, language };
}
