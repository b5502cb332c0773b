import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { PageSite } from './site.ts';

/** Markup that has been escaped where it has to be. */
export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

/** Nothing, where markup is expected. */
export const nothing: Markup = raw('');

/** Where pages find what a site looks like: styles with its tokens and fonts, and the drawing of its logo. */
export interface SiteLook {
  readonly stylesheets: readonly string[];
  /** Those that a page shows first. */
  readonly fonts: readonly string[];
  readonly logo: { readonly src: string; readonly width: number; readonly height: number };
}

/** Whose page it is, and which language it speaks. */
export interface PageContext {
  readonly site: PageSite;
  readonly language: string;
}

export interface DocumentFacts {
  readonly title: string;
  /** What windows and tabs call it, before the site's name; the title where it is left out. */
  readonly windowTitle?: string;
  readonly body: Markup;
  /** What leads on to the site; left out where the page itself does. */
  readonly back?: string | undefined;
  /** Address of what the page runs, whole; most run nothing. */
  readonly script?: string | undefined;
}

export interface DocumentParts {
  /** What a site looks like. */
  readonly lookOf: (siteId: string) => SiteLook;
  /** Address of the pages' own styles. */
  readonly stylesheet: string;
}

/** A whole page in a site's theme: its name on top, one thing to do below. No style of its own. */
export function pageDocument({ site, language }: PageContext, facts: DocumentFacts, parts: DocumentParts): Markup {
  const { title, windowTitle = title, body, back, script } = facts;
  const { stylesheets, fonts, logo } = parts.lookOf(site.id);
  return html`<!doctype html>
<html lang="${language}" data-site="${site.id}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${windowTitle} – ${site.title}</title>
${fonts.map((href) => html`<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>\n`)}
${[...stylesheets, parts.stylesheet].map((href) => html`<link rel="stylesheet" href="${href}">\n`)}
${script === undefined ? nothing : html`<script src="${script}" defer></script>`}
</head>
<body>
<header class="brand"><a href="${site.origin}/"><svg viewBox="0 0 ${logo.width} ${logo.height}" width="${logo.width}" height="${logo.height}" aria-hidden="true"><use href="${logo.src}#logo"></use></svg><span>${site.title}</span></a></header>
<main class="card">
<h1>${title}</h1>
${body}
</main>
${back === undefined ? nothing : html`<footer class="back"><a href="${site.origin}/">${back}</a></footer>`}
</body>
</html>
`;
}
