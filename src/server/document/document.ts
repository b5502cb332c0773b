import { hash } from 'node:crypto';
import type { PortalState } from '#app/api/portalState.ts';
import type { ApiResponse } from '#app/api/responses.ts';
import type { RenderedApp } from '#app/entry-server.tsx';
import { escapeHtml } from '#templates/contract/escapeHtml.ts';
import { version } from '../../../package.json';
import { answerJson, scriptSafeJson } from '../http/answerJson.ts';
import type { InlineHashes } from '../http/securityHeaders.ts';
import { portletTheme } from '../sites/portletDirectory.ts';
import type { Assets, InlineFile } from './assets.ts';
import type { DocumentFacts } from './documentFacts.ts';
import { encoded, type Part } from './encoded.ts';
import { headMarkup, structuredDataMarkup } from './headMarkup.ts';
import { paintedWhole } from './paintedWhole.ts';
import { styleAttributes } from './styleAttributes.ts';

/**
 * Styles of a component or two (bytes) stand in every document: a request of their own costs more. Code that brings
 * them along later finds their links, and asks for nothing: `disabled` ones are not fetched. Larger ones are kept for
 * later documents.
 */
const worthKeeping = 3000;
const isSmall = ([, { bytes }]: [string, InlineFile]) => bytes.length < worthKeeping;

/** React says first what it would have fetched early; the pictures among it are asked for before the styles have come. */
const earlyPictures = /^(?:<link rel="preload" as="image"[^>]*>)+/;

/** A document, and what its policy has to allow in it. */
export interface RenderedDocument {
  /** In UTF-8. */
  readonly html: Buffer<ArrayBuffer>;
  readonly inline: InlineHashes;
}

/**
 * The HTML document around the app's markup, with the state the browser hydrates from. What its head says to machines
 * stands before the styles: programs that preview links read its first 32 kB (Slack) and no more.
 *
 * @param stylesIn `document` for visitors who have none of the files yet: nothing has to be waited for but the document
 */
export function renderDocument(
  state: PortalState,
  rendered: RenderedApp,
  facts: DocumentFacts,
  assets: Assets,
  stylesIn: 'document' | 'files',
): RenderedDocument {
  const { site, language } = state;
  const isFirst = stylesIn === 'document';
  const view = assets.view(rendered.chunks);
  const theme = site.portlet ? portletTheme(site.id) : site.id;
  const styles = [...view.stylesheets, ...assets.view(rendered.styledBy).stylesheets];
  const stylesheets = [...assets.stylesheets(theme), ...new Set(styles)];
  const inline = new Map(
    stylesheets.flatMap((href) => inlined(href, assets)).filter((file) => isFirst || isSmall(file)),
  );
  const print = assets.printStylesheet === undefined ? [] : inlined(assets.printStylesheet, assets).filter(isSmall);
  const paper = [originForPaper(site.origin), ...print.map(([, file]) => file)];
  const [early = ''] = earlyPictures.exec(rendered.html) ?? [];
  // A portlet further down on its page is not painted until somebody gets there.
  const isOpened = early !== '' && !site.portlet;
  const fonts = assets.fonts(theme).join(' ');
  const beforePaint = assets.inline(assets.beforePaint);
  const ahead = view.scripts.map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">\n`);
  const app = `${ahead.join('')}<script type="module" async fetchpriority="low" src="${assets.clientEntry}"></script>`;
  const html = encoded`<!doctype html>
<html lang="${language}" data-site="${site.id}"${facts.mode ? ` data-mode="${facts.mode}"` : ''} data-script="none">
<head>
<meta charset="utf-8">
${assets.head}<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(rendered.title)}</title>
<script${isFirst ? ' data-first' : ''}${isOpened ? ' data-opened' : ''}${fonts ? ` data-fonts="${fonts}"` : ''}${
    beforePaint ? ['>', beforePaint.bytes] : ` src="${assets.beforePaint}">`
  }</script>
${early}${early && '\n'}${headMarkup(facts)}${each(stylesheets, (href) => {
  const styles = inline.get(href);
  return styles ? ['<style>', styles.bytes, '</style>'] : `<link rel="stylesheet" href="${href}">`;
})}${each(paper, ({ bytes }) => ['<style media="print">', bytes, '</style>'])}${
  site.portlet ? '' : paintedWhole(rendered.html)
}<meta name="version" content="${version}">
<link rel="icon" type="image/svg+xml" href="${site.logo.src}">
</head>
<body>
<div id="portal">${rendered.html.slice(early.length)}</div>
${structuredDataMarkup(facts)}<script type="application/json" id="portal-state">${stateJson(state, rendered)}</script>
${filesOf(inline, isOpened)}${
  assets.printStylesheet === undefined || print.length > 0
    ? ''
    : `<link rel="stylesheet" href="${assets.printStylesheet}" media="print">\n`
}${isOpened ? `<template id="app">\n${app}</template>` : app}
</body>
</html>
`;
  return {
    html,
    inline: {
      scripts: beforePaint ? [beforePaint.hash] : [],
      attributes: styleAttributes(rendered.html),
      styles: [...Array.from(inline, ([, file]) => file), ...paper].map((file) => file.hash),
    },
  };
}

/** Links say on paper where they lead (`base.css`), which for the site's own pages is nowhere without their host. */
function originForPaper(origin: string): InlineFile {
  const styles = `:root{--origin:${JSON.stringify(origin)}}`;
  return { bytes: Buffer.from(styles), hash: `sha256-${hash('sha256', styles, 'base64')}` };
}

/** The files of the styles that a document holds; `later`: its script says when the large ones are fetched. */
function filesOf(inline: ReadonlyMap<string, InlineFile>, later: boolean): string {
  const links = (files: readonly [string, InlineFile][], attributes: string) =>
    files.map(([href]) => `<link rel="stylesheet" href="${href}" ${attributes}>\n`).join('');
  const small = [...inline].filter(isSmall);
  const large = [...inline].filter((file) => !isSmall(file));
  const unapplied = 'media="not all"';
  if (!later || large.length === 0) return `${links(small, 'disabled')}${links(large, unapplied)}`;
  const withoutScript = `<noscript>\n${links(large, unapplied)}</noscript>\n`;
  return `${links(small, 'disabled')}${links(large, `${unapplied} disabled`)}${withoutScript}`;
}

function inlined(href: string, assets: Assets): [string, InlineFile][] {
  const file = assets.inline(href);
  return file ? [[href, file]] : [];
}

/** The state as JSON; its answers are written once each, however many documents carry them. */
function stateJson({ site, language, url, responses, posted }: PortalState, { crashed }: RenderedApp): string {
  const entries = Object.entries<ApiResponse>(responses).map(
    ([address, answer]) => `${scriptSafeJson(address)}:${answerJson(answer)}`,
  );
  const ids = crashed.map(({ id }) => id);
  const postedJson = posted ? `,"posted":${scriptSafeJson(posted)}` : '';
  return `{"site":${scriptSafeJson(site)},"language":${scriptSafeJson(language)},"url":${scriptSafeJson(url)},"responses":{${entries.join()}},"crashed":${scriptSafeJson(ids)}${postedJson}}`;
}

function each<T>(entries: readonly T[], line: (entry: T) => Part): Part {
  return entries.map((entry) => [line(entry), '\n']);
}
