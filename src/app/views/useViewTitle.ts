import type { TFunction } from 'i18next';
import type { PublicSite } from '../api/responses.ts';
import { type Answer, isPageAnswer, isSearchAnswer } from '../api/useResponse.ts';
import { usePortal } from '../context/portalContext.tsx';
import { useTexts } from '../language/useTexts.ts';
import { isNothing } from './isNothing.ts';
import { embedParameter, type View } from './resolveView.ts';

/** The title of a view's document: what it shows, then whose site it is. */
export function viewTitle(view: View, answer: Answer | undefined, site: PublicSite, t: TFunction): string {
  const own = ownTitle(view, answer, site, t);
  return own === site.title ? own : `${own} – ${site.title}`;
}

function ownTitle(view: View, answer: Answer | undefined, site: PublicSite, t: TFunction): string {
  if ('portlet' in view && isNothing(view, answer, site)) return t('page.404.title');
  if (view.kind === 'result' && isSearchAnswer(answer) && answer.state === 'results') {
    return answer.records[0]?.title ?? t('page.404.title');
  }
  if (view.kind === 'search') {
    const portlet = view.term === '*' ? portletTitle(view.parameters, site) : undefined;
    return portlet ?? searchTitle(view, answer, t);
  }
  if (view.kind === 'answer' || view.kind === 'personal' || view.kind === 'logout') return t(`page.title.${view.kind}`);
  if (view.kind === 'preview') {
    const title = isPageAnswer(answer) ? answer.plan?.title : undefined;
    return title === undefined ? t('preview.label') : `${t('preview.label')}: ${title}`;
  }
  if (isPageAnswer(answer) && answer.plan) return answer.plan.title;
  return t(isPageAnswer(answer) && answer.status === 404 ? 'page.404.title' : 'page.500.title');
}

/** Says how many were found: it is what screen readers hear when another list has come. */
function searchTitle({ term, language }: Extract<View, { kind: 'search' }>, answer: Answer | undefined, t: TFunction) {
  const title = term === '*' ? t('search.titleAll') : t('search.titleFor', { term });
  if (!isSearchAnswer(answer) || answer.state === 'error') return title;
  return t('search.titleFound', { title, hits: answer.hits.toLocaleString(language) });
}

function portletTitle(parameters: URLSearchParams, { portlet }: PublicSite): string | undefined {
  return parameters.has(embedParameter) ? portlet?.embedTitle : portlet?.title;
}

export function useViewTitle(view: View, answer: Answer | undefined): string {
  const { site } = usePortal();
  const t = useTexts();
  return viewTitle(view, answer, site, t);
}
