import { chunk } from '#templates/renderer/chunk.tsx';
import { layouts } from '../../layouts/layouts.ts';
import { fromTexts } from '../fromTexts.ts';
import { otherLanguages } from '../otherLanguages.ts';
import type { ViewDefinition } from '../viewDefinition.ts';
import { type LogoutView, logoutViewPath, matchLogout } from './address.ts';

/** Only where visitors can have something of their own. */
export const logoutView: ViewDefinition<LogoutView, undefined> = {
  ...fromTexts,
  kind: 'logout',
  match: matchLogout,
  path: logoutViewPath,
  status: (_, __, { interactive }) => (interactive ? 200 : 404),
  title: (_, __, ___, t) => t('page.title.logout'),
  layout: () => layouts.clean,
  screen: chunk(() => import('./LogoutScreen.tsx'), 'LogoutScreen'),
  texts: ['logout'],
  alternates: (view) => otherLanguages(view, logoutViewPath),
  route: () => 'logout',
};
