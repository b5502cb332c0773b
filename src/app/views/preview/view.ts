import { chunk } from '#templates/renderer/chunk.tsx';
import { siteView } from '../siteView.ts';
import type { ViewDefinition } from '../viewDefinition.ts';
import { matchPreview, type PreviewView, previewViewPath } from './address.ts';
import { isPreviewResponse } from './previewResponse.ts';
import { type AnyPreviewResponse, isPreviewToolResponse } from './toolResponse.ts';

/** A page as visitors would get it, and what an editor should know of it. */
export const previewView: ViewDefinition<PreviewView, AnyPreviewResponse> = {
  ...siteView,
  kind: 'preview',
  match: matchPreview,
  path: previewViewPath,
  responseAddress: previewViewPath,
  readResponse: (_, received) =>
    isPreviewToolResponse(received) || isPreviewResponse(received) ? received : undefined,
  failure: () => undefined,
  // The report should be readable, whatever the page's language: an editor's choice comes first.
  language: ({ language, expected }, response, siteLanguage) =>
    language ?? shownPlan(response)?.language ?? expected ?? siteLanguage,
  status: (_, response) => response?.status ?? 500,
  failures: 'own',
  title: (_, response, __, t) => [t('preview.label'), shownPlan(response)?.title].filter(Boolean).join(': '),
  layout: () => 'own',
  screen: chunk(() => import('./PreviewScreen.tsx'), 'PreviewScreen'),
  texts: ['preview', 'rejected', 'report', 'portlet'],
  alternates: (_, response) => shownPlan(response)?.translations ?? [],
  audience: 'editors',
  route: () => 'preview',
};

function shownPlan(response: AnyPreviewResponse) {
  return response && (isPreviewToolResponse(response) ? response.shown : response.plan);
}
