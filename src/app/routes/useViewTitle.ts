import type { TFunction } from 'i18next';
import { type Answer, isPageAnswer, isSearchAnswer } from '../data/useAnswer.ts';
import { useTexts } from '../language/useTexts.ts';
import { usePortal } from '../portalContext.tsx';
import type { View } from './resolveView.ts';

/** The title of a view's document: what it shows, then whose site it is. */
export function viewTitle(view: View, answer: Answer | undefined, siteTitle: string, t: TFunction): string {
  const own = ownTitle(view, answer, t);
  return own === siteTitle ? siteTitle : `${own} – ${siteTitle}`;
}

function ownTitle(view: View, answer: Answer | undefined, t: TFunction): string {
  if (view.kind === 'result' && isSearchAnswer(answer) && answer.state === 'results') {
    return answer.records[0]?.title ?? t('page.404.title');
  }
  if (view.kind === 'search')
    return view.term === '*' ? t('search.titleAll') : t('search.titleFor', { term: view.term });
  if (view.kind === 'answer' || view.kind === 'personal' || view.kind === 'logout') return t(`page.title.${view.kind}`);
  if (view.kind === 'preview') {
    const title = isPageAnswer(answer) ? answer.plan?.title : undefined;
    return title === undefined ? t('preview.label') : `${t('preview.label')}: ${title}`;
  }
  if (isPageAnswer(answer) && answer.plan) return answer.plan.title;
  return t(isPageAnswer(answer) && answer.status === 404 ? 'page.404.title' : 'page.500.title');
}

export function useViewTitle(view: View, answer: Answer | undefined): string {
  const { site } = usePortal();
  const t = useTexts();
  return viewTitle(view, answer, site.title, t);
}
