import { rowOf } from '#languages/languages.ts';
import { layouts } from '../../layouts/layouts.ts';
import { fromTexts } from '../fromTexts.ts';
import { otherLanguages } from '../otherLanguages.ts';
import { lazyScreen, type ViewDefinition } from '../viewDefinition.ts';
import { type AnswerView, answerPath, matchAnswer } from './address.ts';

/** Questions in natural language (specification, section 1). */
export const answerView: ViewDefinition<AnswerView, undefined> = {
  ...fromTexts,
  kind: 'answer',
  match: matchAnswer,
  path: answerPath,
  language: ({ language }) => language,
  status: () => 200,
  title: (_, __, ___, t) => t('page.title.answer'),
  layout: () => layouts.withoutFooter,
  screen: lazyScreen(
    'src/app/views/answer/AnswerScreen.tsx',
    ['answer'],
    async () => (await import('./AnswerScreen.tsx')).AnswerScreen,
  ),
  alternates: (view) => otherLanguages(view, answerPath),
  prefetch: 'never',
  titleHolds: 'term',
  routeName: (_, language) => rowOf(language).routeNames.answer,
};
