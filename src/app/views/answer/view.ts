import { chunk } from '#templates/renderer/chunk.tsx';
import { layouts } from '../../layouts/layouts.ts';
import { fromTexts } from '../fromTexts.ts';
import { otherLanguages } from '../otherLanguages.ts';
import type { ViewDefinition } from '../viewDefinition.ts';
import { type AnswerView, answerPath, matchAnswer } from './address.ts';

/** Questions in natural language (specification, section 1). */
export const answerView: ViewDefinition<AnswerView, undefined> = {
  ...fromTexts,
  kind: 'answer',
  match: matchAnswer,
  path: answerPath,
  status: () => 200,
  title: (_, __, ___, t) => t('page.title.answer'),
  layout: () => layouts.withoutFooter,
  screen: chunk(() => import('./AnswerScreen.tsx'), 'AnswerScreen'),
  texts: ['answer'],
  alternates: (view) => otherLanguages(view, answerPath),
  titleHolds: 'term',
  route: () => 'answer',
};
