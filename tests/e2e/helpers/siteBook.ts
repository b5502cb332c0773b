import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { readLanguages } from '#languages/readLanguages.ts';
import { readSites } from '#sites/readSites.ts';
import { repository } from './processes.ts';

/*
 * What the sites of the portal under test should show, read from where it comes from: the sites' registrations and the
 * answers of the embedded content service. A new site or page is tested without a line here.
 */

const responses = resolve(repository, 'samples/content');

const picture = z.object({ source: z.string().optional(), photographer: z.string().optional() });

const pageMetadata = z.object({
  page_type: z.object({ id: z.string() }).optional(),
  startpage_title: z.string().optional(),
  headerimage: picture.optional(),
  headerimages: z.array(picture).optional(),
});

const answerSchema = z.object({
  type: z.string(),
  title: z.string(),
  url: z.string(),
  metadata: z
    .object({
      gkn_pagemetadata: pageMetadata.optional(),
      contenttype: z.string().optional(),
      leadimage: picture.optional(),
    })
    .optional(),
});

const sectionSchema = z.object({
  contents: z.array(
    z.object({ elements: z.array(z.object({ html: z.string().optional() })), title: z.string().optional() }),
  ),
});

export type PageKind = 'home' | 'overview' | 'content' | 'rich content' | 'news' | 'dossier' | 'other item';

export interface BookPage {
  readonly kind: PageKind;
  /** What the CMS calls its kind, of which it has more: `map_page`, `wmammodularcontent_gkn_event`. */
  readonly type: string;
  /** The site's path. */
  readonly path: string;
  /** The page's own name: part of the document's title. */
  readonly title: string;
  /** What stands in the only heading of level 1. */
  readonly heading: string;
  /** Whose picture opens the page; `undefined` when there is none, or nobody is named. */
  readonly photographer: string | undefined;
}

export interface BookSite {
  readonly id: string;
  readonly title: string;
  readonly language: 'nl' | 'en';
  readonly pages: readonly BookPage[];
  /** Its pages in other languages, which their paths ask for. */
  readonly translations: readonly BookPage[];
  /** Its pages in one language: the site's own, or another that it has pages in. */
  readonly pagesIn: (language: 'nl' | 'en') => readonly BookPage[];
  /** Names of all links in the menu, in the footer and in the legal row, as the CMS has them. */
  readonly menu: readonly string[];
  readonly footer: readonly string[];
  readonly legal: readonly string[];
}

const languages = [...(await readLanguages()).keys()];

/** All sites, the one that answers on the bare host first. */
export const siteBook: readonly BookSite[] = (await readSites()).map(({ id, language, variants }) => {
  const { site, api } = variants.production;
  return {
    id,
    title: site.title,
    language: language === 'en' ? 'en' : 'nl',
    pages: pagesOf(language, api.cname),
    translations: languages
      .filter((other) => other !== language)
      .flatMap((other) =>
        pagesOf(other, api.cname).map((page) => ({ ...page, path: `${page.path}?language=${other}` })),
      ),
    pagesIn: (other) => pagesOf(other, api.cname),
    menu: linksOf(api.menu),
    footer: linksOf(api.footer),
    legal: linksOf(api.legal),
  };
});

export function siteOf(id: string): BookSite {
  const site = siteBook.find((candidate) => candidate.id === id);
  if (!site) throw new Error(`There is no site ${id}.`);
  return site;
}

/** The site's first page of a kind, by its path. */
export function pageOf(site: BookSite, kind: PageKind): BookPage {
  const page = site.pages.find((candidate) => candidate.kind === kind);
  if (!page) throw new Error(`${site.id} has no page of the kind ${kind}.`);
  return page;
}

function pagesOf(language: string, cname: string): BookPage[] {
  const folder = resolve(responses, language, cname);
  return globSync('**/*.json', { cwd: folder })
    .sort()
    .map((file) => answerSchema.parse(readJson(resolve(folder, file))))
    .map((answer): BookPage => {
      const page = answer.metadata?.gkn_pagemetadata;
      const path = answer.url.slice(`/${language}/${cname}`.length).replace(/\.htm$/, '') || '/';
      const type = page?.page_type?.id ?? answer.metadata?.contenttype ?? '';
      const first = page ? (page.headerimages?.[0] ?? page.headerimage) : answer.metadata?.leadimage;
      return {
        kind: path === '/' ? 'home' : kindOf(type),
        type,
        path,
        title: answer.title,
        heading: (takesStartTitle(path, page?.page_type?.id) && page?.startpage_title) || answer.title,
        photographer: (first?.source && first.photographer) || undefined,
      };
    });
}

/** Only home and overviews show the title that is meant for start pages. */
function takesStartTitle(path: string, pageType: string | undefined): boolean {
  return path === '/' || pageType === 'overview_page' || pageType === 'home_page';
}

function kindOf(type: string): PageKind {
  switch (type) {
    case 'home_page':
      return 'home';
    case 'overview_page':
      return 'overview';
    case 'content_page':
      return 'content';
    case 'content2_page':
      return 'rich content';
    default:
      if (/news/i.test(type)) return 'news';
      return /dossier/i.test(type) ? 'dossier' : 'other item';
  }
}

function linksOf(section: string): string[] {
  const { contents } = sectionSchema.parse(readJson(resolve(responses, 'sections', `${section}.json`)));
  return contents.flatMap(({ elements }) =>
    elements.flatMap(({ html = '' }) =>
      [...html.matchAll(/<a [^>]*>(.*?)<\/a>/gs)].map(([, label = '']) => words(label)),
    ),
  );
}

function words(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
