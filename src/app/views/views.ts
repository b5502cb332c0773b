import { answerView } from './answer/view.ts';
import { contributorView } from './contributor/view.ts';
import { developersView } from './developers/view.ts';
import { logoutView } from './logout/view.ts';
import { pageView } from './page/view.ts';
import { personalView } from './personal/view.ts';
import { portletEmbedView } from './portlet-embed/view.ts';
import { portletResultView } from './portlet-result/view.ts';
import { portletSearchView } from './portlet-search/view.ts';
import { previewView } from './preview/view.ts';
import { resultView } from './result/view.ts';
import { searchView } from './search/view.ts';
import { defineViews, type ResponseIn, type ViewDefinition, type ViewIn } from './viewDefinition.ts';

/**
 * Every view of the portal by its kind, which is its folder's name: immutable and imported, on the server as in the
 * browser. It holds what loads a screen, not the screens, so that what starts the app does not grow with them.
 */
export const views = defineViews({
  answer: answerView,
  contributor: contributorView,
  developers: developersView,
  logout: logoutView,
  page: pageView,
  personal: personalView,
  'portlet-embed': portletEmbedView,
  'portlet-result': portletResultView,
  'portlet-search': portletSearchView,
  preview: previewView,
  result: resultView,
  search: searchView,
});

export type ViewKind = keyof typeof views;
/** What each kind of view reads from its address. */
export type ViewTypes = { readonly [Kind in ViewKind]: ViewIn<(typeof views)[Kind]> };
/** What each kind of view is rendered from. */
export type ResponseTypes = { readonly [Kind in ViewKind]: ResponseIn<(typeof views)[Kind]> };
/** What an address shows. */
export type View = ViewTypes[ViewKind];

type Views = { readonly [Kind in ViewKind]: ViewDefinition<ViewTypes[Kind], ResponseTypes[Kind]> };
const definitions: Views = views;

/** What the app knows of a kind of view, typed for it. */
export function definitionOf<Kind extends ViewKind>(kind: Kind): ViewDefinition<ViewTypes[Kind], ResponseTypes[Kind]> {
  return definitions[kind];
}
