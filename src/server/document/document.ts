import type { PortalState } from '#app/api/portalState.ts';
import type { ApiResponse } from '#app/api/responses.ts';
import type { RenderedApp } from '#app/entry-server.tsx';
import { version } from '../../../package.json';
import { answerJson, scriptSafeJson } from '../http/answerJson.ts';
import { portletTheme } from '../sites/portletDirectory.ts';
import type { Assets } from './assets.ts';
import type { DocumentFacts } from './documentFacts.ts';
import { escapeHtml } from './escapeHtml.ts';
import { headMarkup, structuredDataMarkup } from './headMarkup.ts';

/**
 * Has browsers that know how paint a page whole: painted in parts it moves as the rest comes, the top bar where a
 * contents bar follows and everything where a scroll bar appears. The styles take longer to arrive than the page.
 */
const wholeAtFirst = '<link rel="expect" href="#main" blocking="render">';

/** The HTML document around the app's markup, with the state the browser hydrates from. */
export function renderDocument(
  state: PortalState,
  rendered: RenderedApp,
  facts: DocumentFacts,
  assets: Assets,
): string {
  const { site, language } = state;
  const view = assets.view(rendered.chunks);
  const theme = site.portlet ? portletTheme(site.id) : site.id;
  const styles = [...view.stylesheets, ...assets.view(rendered.styledBy).stylesheets];
  const stylesheets = [...assets.stylesheets(theme), ...new Set(styles)];
  const forPrint = assets.printStylesheet === undefined ? [] : [assets.printStylesheet];
  return `<!doctype html>
<html lang="${language}" data-site="${site.id}"${facts.mode ? ` data-mode="${facts.mode}"` : ''} data-script="none">
<head>
<meta charset="utf-8">
${assets.head}<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(rendered.title)}</title>
<script src="${assets.beforePaint}"></script>
${each(assets.fonts(theme), (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`)}${each(
  stylesheets,
  (href) => `<link rel="stylesheet" href="${href}">`,
)}${each(forPrint, (href) => `<link rel="stylesheet" href="${href}" media="print">`)}${headMarkup(facts)}${
  site.portlet
    ? ''
    : `${wholeAtFirst}
`
}<meta name="version" content="${version}">
<link rel="icon" type="image/svg+xml" href="${site.logo.src}">
</head>
<body>
<div id="portal">${rendered.html}</div>
${structuredDataMarkup(facts)}<script type="application/json" id="portal-state">${stateJson(state, rendered)}</script>
${each(view.scripts, (href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`)}<script type="module" async fetchpriority="low" src="${assets.clientEntry}"></script>
</body>
</html>
`;
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

function each<T>(entries: readonly T[], line: (entry: T) => string): string {
  return entries.map((entry) => `${line(entry)}\n`).join('');
}
