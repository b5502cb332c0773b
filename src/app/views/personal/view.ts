import { chunk } from '#templates/renderer/chunk.tsx';
import { layouts } from '../../layouts/layouts.ts';
import { fromTexts } from '../fromTexts.ts';
import { otherLanguages } from '../otherLanguages.ts';
import type { ViewDefinition } from '../viewDefinition.ts';
import { matchPersonal, type PersonalView, personalViewPath } from './address.ts';

/** Only where visitors can have something of their own. */
export const personalView: ViewDefinition<PersonalView, undefined> = {
  ...fromTexts,
  kind: 'personal',
  match: matchPersonal,
  path: personalViewPath,
  status: (_, __, { interactive }) => (interactive ? 200 : 404),
  title: (_, __, ___, t) => t('page.title.personal'),
  layout: () => layouts.sand,
  screen: chunk(() => import('./PersonalScreen.tsx'), 'PersonalScreen'),
  texts: ['personal', 'people', 'search'],
  alternates: (view) => otherLanguages(view, personalViewPath),
  route: () => 'personal',
};
