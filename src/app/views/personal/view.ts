import { rowOf } from '#languages/languages.ts';
import { layouts } from '../../layouts/layouts.ts';
import { fromTexts } from '../fromTexts.ts';
import { otherLanguages } from '../otherLanguages.ts';
import { lazyScreen, type ViewDefinition } from '../viewDefinition.ts';
import { matchPersonal, type PersonalView, personalViewPath } from './address.ts';

/** Only where visitors can have something of their own. */
export const personalView: ViewDefinition<PersonalView, undefined> = {
  ...fromTexts,
  kind: 'personal',
  match: matchPersonal,
  path: personalViewPath,
  language: ({ language }) => language,
  status: (_, __, { interactive }) => (interactive ? 200 : 404),
  title: (_, __, ___, t) => t('page.title.personal'),
  layout: () => layouts.sand,
  screen: lazyScreen(
    'src/app/views/personal/PersonalScreen.tsx',
    ['personal'],
    async () => (await import('./PersonalScreen.tsx')).PersonalScreen,
  ),
  alternates: (view) => otherLanguages(view, personalViewPath),
  prefetch: 'never',
  titleHolds: 'content',
  routeName: (_, language) => rowOf(language).routeNames.personal,
};
