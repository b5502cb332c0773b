import { chunk } from '#templates/renderer/chunk.tsx';
import { fromTexts } from '../fromTexts.ts';
import { isKnownPortlet, ofPortlet } from '../portlet/ofPortlet.ts';
import type { ViewDefinition } from '../viewDefinition.ts';
import { matchPortletEmbed, type PortletEmbedView, portletEmbedPath } from './address.ts';

/** The code to embed a portlet, for other parties' sites. */
export const portletEmbedView: ViewDefinition<PortletEmbedView, undefined> = {
  ...fromTexts,
  ...ofPortlet,
  kind: 'portlet-embed',
  match: matchPortletEmbed,
  path: portletEmbedPath,
  status: (view, _, site) => (isKnownPortlet(view, site) ? 200 : 404),
  title: (view, _, { portlet, ...site }, t) =>
    (isKnownPortlet(view, { portlet, ...site }) ? portlet?.embedTitle : undefined) ?? t('page.404.title'),
  screen: chunk(() => import('./PortletEmbedScreen.tsx'), 'PortletEmbedScreen'),
  texts: ['portlet'],
  route: () => 'search',
};
