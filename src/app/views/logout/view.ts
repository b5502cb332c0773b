import { rowOf } from '#languages/languages.ts';
import { layouts } from '../../layouts/layouts.ts';
import { fromTexts } from '../fromTexts.ts';
import { otherLanguages } from '../otherLanguages.ts';
import { lazyScreen, type ViewDefinition } from '../viewDefinition.ts';
import { type LogoutView, logoutViewPath, matchLogout } from './address.ts';

/** Only where visitors can have something of their own. */
export const logoutView: ViewDefinition<LogoutView, undefined> = {
  ...fromTexts,
  kind: 'logout',
  match: matchLogout,
  path: logoutViewPath,
  language: ({ language }) => language,
  status: (_, __, { interactive }) => (interactive ? 200 : 404),
  title: (_, __, ___, t) => t('page.title.logout'),
  layout: () => layouts.clean,
  screen: lazyScreen(
    'src/app/views/logout/LogoutScreen.tsx',
    ['logout'],
    async () => (await import('./LogoutScreen.tsx')).LogoutScreen,
  ),
  alternates: (view) => otherLanguages(view, logoutViewPath),
  prefetch: 'never',
  titleHolds: 'content',
  routeName: (_, language) => rowOf(language).routeNames.logout,
};
