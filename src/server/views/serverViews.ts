import type { PreviewView } from '#app/views/preview/address.ts';
import type { AnyPreviewResponse } from '#app/views/preview/toolResponse.ts';
import { type AnswerViewOptions, createAnswerView } from './answerView.ts';
import { createDevelopersView, type DevelopersViewOptions } from './developersView.ts';
import { createLogoutView } from './logoutView.ts';
import { createPageView, type PageViewOptions } from './pageView.ts';
import { createPersonalView, type PersonalViewOptions } from './personalView.ts';
import {
  createPortletEmbedView,
  createPortletResultView,
  createPortletSearchView,
  type PortletViewOptions,
} from './portletViews.ts';
import { createResultView, createSearchView, type SearchViewOptions } from './searchViews.ts';
import type { ServerView, ServerViews } from './serverView.ts';

export interface ServerViewsOptions
  extends PageViewOptions,
    DevelopersViewOptions,
    SearchViewOptions,
    AnswerViewOptions,
    PortletViewOptions,
    PersonalViewOptions {
  readonly preview: ServerView<PreviewView, AnyPreviewResponse>;
}

/** Every view by its kind, as the app's own map has them: what is loaded for it, and what its document says to machines. */
export function createServerViews(options: ServerViewsOptions): ServerViews {
  return {
    answer: createAnswerView(options),
    contributor: createSearchView(options),
    developers: createDevelopersView(options),
    logout: createLogoutView(options),
    page: createPageView(options),
    personal: createPersonalView(options),
    'portlet-embed': createPortletEmbedView(options),
    'portlet-result': createPortletResultView(options),
    'portlet-search': createPortletSearchView(options),
    preview: options.preview,
    result: createResultView(options),
    search: createSearchView(options),
  };
}
