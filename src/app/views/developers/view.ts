import { chunk } from '#templates/renderer/chunk.tsx';
import { layouts } from '../../layouts/layouts.ts';
import { fromTexts } from '../fromTexts.ts';
import { otherLanguages } from '../otherLanguages.ts';
import type { ViewDefinition } from '../viewDefinition.ts';
import { type DevelopersView, developersViewPath, matchDevelopers } from './address.ts';

/** The page for developers: what stands in `/openapi.json`, for people. */
export const developersView: ViewDefinition<DevelopersView, undefined> = {
  ...fromTexts,
  kind: 'developers',
  match: matchDevelopers,
  path: developersViewPath,
  status: () => 200,
  title: (_, __, ___, t) => t('page.title.developers'),
  layout: () => layouts.default,
  screen: chunk(() => import('./DevelopersScreen.tsx'), 'DevelopersScreen'),
  texts: ['developers'],
  alternates: (view) => otherLanguages(view, developersViewPath),
  route: () => 'page',
};
