import { chunk } from '#templates/renderer/chunk.tsx';
import { answerAddress } from '../../api/addresses.ts';
import { type AnswerResponse, isAnswerResponse } from '../../api/responses.ts';
import { layouts } from '../../layouts/layouts.ts';
import { otherLanguages } from '../otherLanguages.ts';
import { ownLanguage, siteView } from '../siteView.ts';
import type { ViewDefinition } from '../viewDefinition.ts';
import { type AnswerView, answerPath, matchAnswer, threadParameters } from './address.ts';

/** Questions in natural language (specification, section 1). */
export const answerView: ViewDefinition<AnswerView, AnswerResponse> = {
  ...siteView,
  kind: 'answer',
  match: matchAnswer,
  path: answerPath,
  responseAddress: (view) =>
    view.question === '' ? undefined : answerAddress(view.question, view.language, threadParameters(view)),
  readResponse: ({ question }, received) =>
    isAnswerResponse(received) ? received : { state: question === '' ? 'blank' : 'unavailable', passages: [] },
  failure: () => ({ state: 'unavailable', passages: [] }),
  language: ownLanguage,
  status: () => 200,
  failures: 'own',
  title: ({ question }, _, __, t) => (question === '' ? t('page.title.answer') : question),
  layout: () => layouts.withoutFooter,
  screen: chunk(() => import('./AnswerScreen.tsx'), 'AnswerScreen'),
  texts: ['answer', 'search'],
  alternates: (view) => otherLanguages(view, answerPath),
  titleHolds: 'term',
  route: () => 'answer',
};
