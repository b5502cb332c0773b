import { rowOf } from '#languages/languages.ts';
import { fromTexts } from '../fromTexts.ts';
import { isKnownPortlet, ofPortlet } from '../portlet/ofPortlet.ts';
import { lazyScreen, type ViewDefinition } from '../viewDefinition.ts';
import { matchPortletEmbed, type PortletEmbedView, portletEmbedPath } from './address.ts';

/** The code to embed a portlet, for other parties' sites. */
export const portletEmbedView: ViewDefinition<PortletEmbedView, undefined> = {
  ...fromTexts,
  ...ofPortlet,
  kind: 'portlet-embed',
  match: matchPortletEmbed,
  path: portletEmbedPath,
  language: ({ language }) => language,
  status: (view, _, site) => (isKnownPortlet(view, site) ? 200 : 404),
  title: (view, _, { portlet, ...site }, t) =>
    (isKnownPortlet(view, { portlet, ...site }) ? portlet?.embedTitle : undefined) ?? t('page.404.title'),
  screen: lazyScreen(
    'src/app/views/portlet-embed/PortletEmbedScreen.tsx',
    ['portlet'],
    async () => (await import('./PortletEmbedScreen.tsx')).PortletEmbedScreen,
  ),
  titleHolds: 'content',
  routeName: (_, language) => rowOf(language).routeNames.search,
};
