import type { PublicSite } from '../api/responses.ts';
import { type Answer, isPageAnswer, isSearchAnswer } from '../api/useResponse.ts';
import { isNothing } from './isNothing.ts';
import type { View } from './resolveView.ts';

/** The status that a view's page is shown with: 200, or that of an error page; what nobody knows is 500. */
export function shownStatus(view: View, answer: Answer | undefined, site: Pick<PublicSite, 'interactive'>): number {
  if (isNothing(view, answer, site)) return 404;
  if (view.kind === 'page') return isPageAnswer(answer) ? (answer.plan ? 200 : answer.status) : 500;
  return view.kind === 'result' && (!isSearchAnswer(answer) || answer.state === 'error') ? 503 : 200;
}
