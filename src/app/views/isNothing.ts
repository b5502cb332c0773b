import type { PublicSite } from '../api/responses.ts';
import { type Answer, isSearchAnswer } from '../api/useResponse.ts';
import type { View } from './resolveView.ts';

/** Whether there is nothing at a view's address besides what the CMS knows of: its status is 404 then. */
export function isNothing(
  view: View,
  answer: Answer | undefined,
  site: Pick<PublicSite, 'interactive' | 'portlet'>,
): boolean {
  if ('portlet' in view && view.portlet !== site.portlet?.domain) return true;
  switch (view.kind) {
    case 'result':
      if (!view.parameters.has('id')) return true;
      return isSearchAnswer(answer) && answer.state === 'results' && answer.records.length === 0;
    case 'personal':
    case 'logout':
      return !site.interactive;
    default:
      return false;
  }
}
