import { hash } from 'node:crypto';
import type { PortalState } from '#app/api/portalState.ts';
import type { ApiResponse } from '#app/api/responses.ts';
import type { RenderedApp } from '#app/entry-server.tsx';
import { furtherRecordsId } from '#app/search/SearchRecords.tsx';
import { version } from '../../../package.json';
import { answerJson, scriptSafeJson } from '../http/answerJson.ts';
import type { InlineHashes } from '../http/securityHeaders.ts';
import { portletTheme } from '../sites/portletDirectory.ts';
import type { Assets, InlineFile } from './assets.ts';
import type { DocumentFacts } from './documentFacts.ts';
import { encoded, type Part } from './encoded.ts';
import { escapeHtml } from './escapeHtml.ts';
import { headMarkup, structuredDataMarkup } from './headMarkup.ts';
import { styleAttributes } from './styleAttributes.ts';

/**
 * Has browsers that know how paint a page whole: painted in parts it moves as the rest comes, the top bar where a
 * contents bar follows, a line or a select that is cut through, and everything where a scroll bar appears. They wait
 * for the beginning of what is named, so that is what follows the page. Of a search it is what follows the records that
 * are seen first: no picture opens it, which those further down would keep waiting.
 */
const paintedWhole = (markup: string) => {
  const end = markup.includes(` id="${furtherRecordsId}"`) ? furtherRecordsId : 'portal-state';
  return `<link rel="expect" href="#${end}" blocking="render">\n`;
};

/**
 * Styles of a component or two (bytes) stand in every document: a request of their own costs more. Code that brings
 * them along later finds their links, and asks for nothing: `disabled` ones are not fetched.
 */
const worthKeeping = 3000;

/** React says first what it would have fetched early; the pictures among it are asked for before the styles have come. */
const earlyPictures = /^(?:<link rel="preload" as="image"[^>]*>)+/;

/** A document, and what its policy has to allow in it. */
export interface RenderedDocument {
  /** In UTF-8. */
  readonly html: Buffer<ArrayBuffer>;
  readonly inline: InlineHashes;
}

/**
 * The HTML document around the app's markup, with the state the browser hydrates from.
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
  const isSmall = ([, { bytes }]: [string, InlineFile]) => bytes.length < worthKeeping;
  const inline = new Map(
    stylesheets.flatMap((href) => inlined(href, assets)).filter((file) => isFirst || isSmall(file)),
  );
  const print = assets.printStylesheet === undefined ? [] : inlined(assets.printStylesheet, assets).filter(isSmall);
  const paper = [originForPaper(site.origin), ...print.map(([, file]) => file)];
  const [early = ''] = earlyPictures.exec(rendered.html) ?? [];
  const fonts = assets.fonts(theme).join(' ');
  const beforePaint = assets.inline(assets.beforePaint);
  const html = encoded`<!doctype html>
<html lang="${language}" data-site="${site.id}"${facts.mode ? ` data-mode="${facts.mode}"` : ''} data-script="none">
<head>
<meta charset="utf-8">
${assets.head}<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(rendered.title)}</title>
<script${isFirst ? ' data-first' : ''}${fonts ? ` data-fonts="${fonts}"` : ''}${
    beforePaint ? ['>', beforePaint.bytes] : ` src="${assets.beforePaint}">`
  }</script>
${early}${early && '\n'}${each(stylesheets, (href) => {
  const styles = inline.get(href);
  return styles ? ['<style>', styles.bytes, '</style>'] : `<link rel="stylesheet" href="${href}">`;
})}${each(paper, ({ bytes }) => ['<style media="print">', bytes, '</style>'])}${headMarkup(facts)}${
  site.portlet ? '' : paintedWhole(rendered.html)
}<meta name="version" content="${version}">
<link rel="icon" type="image/svg+xml" href="${site.logo.src}">
</head>
<body>
<div id="portal">${rendered.html.slice(early.length)}</div>
${structuredDataMarkup(facts)}<script type="application/json" id="portal-state">${stateJson(state, rendered)}</script>
${each([...inline], ([href, { bytes }]) => `<link rel="stylesheet" href="${href}" ${bytes.length < worthKeeping ? 'disabled' : 'media="not all"'}>`)}${
  assets.printStylesheet === undefined || print.length > 0
    ? ''
    : `<link rel="stylesheet" href="${assets.printStylesheet}" media="print">\n`
}${each(view.scripts, (href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`)}<script type="module" async fetchpriority="low" src="${assets.clientEntry}"></script>
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
