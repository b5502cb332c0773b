import { pageAddress } from '../../api/addresses.ts';
import { isPageResponse, type PageResponse } from '../../api/responses.ts';
import { layoutOfPlan, layouts } from '../../layouts/layouts.ts';
import { siteView } from '../siteView.ts';
import type { ViewDefinition } from '../viewDefinition.ts';
import { matchPage, type PageView, pagePath } from './address.ts';
import { PageScreen } from './PageScreen.tsx';
import { pageRoute } from './pageRoute.ts';

const failure = (_: PageView, status: number): PageResponse => ({ status, plan: null });

/** What the CMS has; the code of its elements is named by its plan. */
export const pageView: ViewDefinition<PageView, PageResponse> = {
  ...siteView,
  kind: 'page',
  match: matchPage,
  path: pagePath,
  responseAddress: ({ path, language }) => pageAddress(path, language),
  readResponse: (view, received) => (isPageResponse(received) ? received : failure(view, 500)),
  failure,
  language: (view, response, siteLanguage) => response?.plan?.language ?? view.language ?? siteLanguage,
  status: (_, { plan, status }) => (plan ? 200 : status),
  title: (_, { plan, status }, __, t) => plan?.title ?? t(status === 404 ? 'page.404.title' : 'page.500.title'),
  layout: (_, { plan }) => (plan ? layoutOfPlan(plan) : layouts.default),
  screen: { preload: async () => {}, choose: () => PageScreen },
  // A page has the translations that its editors gave it, which may be none.
  alternates: (_, { plan }) => plan?.translations ?? [],
  prefetch: 'idle',
  route: ({ path }) => pageRoute(path),
};
