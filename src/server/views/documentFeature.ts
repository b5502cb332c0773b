import { Hono } from 'hono';
import type { RenderApp } from '#app/entry-server.tsx';
import type { Content } from '../content/content.ts';
import type { Assets } from '../document/assets.ts';
import type { Events } from '../events.ts';
import type { Limits } from '../limits/limits.ts';
import type { Log } from '../log.ts';
import type { UnsentDocument } from '../people/givenBack.ts';
import type { Feature, FeatureRoutes } from '../request/feature.ts';
import type { Search } from '../search/search.ts';
import type { PortletDirectory } from '../sites/portletDirectory.ts';
import type { ServedSite, SiteDirectory } from '../sites/siteDirectory.ts';
import {
  createDocumentRoute,
  createPostedDocument,
  createUnsentDocument,
  type PostedDocument,
} from './documentRoute.ts';
import type { DocumentStore } from './documentStore.ts';
import { createServerViews, type ServerViewsOptions } from './serverViews.ts';
import { speculationRules, speculationRulesPath } from './speculationRules.ts';

interface DocumentOptions {
  readonly content: Content;
  readonly search: Search;
  readonly people: Pick<ServerViewsOptions, 'comments' | 'sessions' | 'loadMyData' | 'loadSharedList'>;
  readonly directory: SiteDirectory;
  readonly portlets: PortletDirectory;
  readonly main: ServedSite;
  readonly answers: ServerViewsOptions['answers'];
  /** The preview's own view, which keeps nothing. */
  readonly preview: ServerViewsOptions['preview'];
  readonly renderApp: RenderApp;
  readonly assets: Assets;
  readonly limits: Limits;
  /** None when pages are not kept. */
  readonly documents: DocumentStore | undefined;
  readonly cacheControl: string;
  readonly mapTiles: ServerViewsOptions['mapTiles'];
  readonly events: Events;
  readonly log: Log;
}

/** The portal's documents, and the same ones as an answer to what was posted without JavaScript. */
export interface DocumentFeature extends Feature {
  readonly posted: PostedDocument;
  readonly unsent: UnsentDocument;
}

/** Every address that is no file and no data: pages, searches, portlets, previews, and errors. */
export function createDocumentFeature({
  content,
  search,
  people,
  directory,
  ...options
}: DocumentOptions): DocumentFeature {
  const views = createServerViews({
    ...options,
    ...content,
    ...search,
    ...people,
    sites: directory.sites,
    keepsDocuments: options.documents !== undefined,
  });
  const rendering = { ...options, views };
  const document = createDocumentRoute(rendering);
  const routes: FeatureRoutes = new Hono();
  routes.get(speculationRulesPath, ({ env }) => speculationRules.respond(env.request));
  routes.get('*', ({ env }) => document(env));
  return { routes, posted: createPostedDocument(rendering), unsent: createUnsentDocument(rendering) };
}
