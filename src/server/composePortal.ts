import type { RenderApp } from '#app/entry-server.tsx';
import { allPortlets } from '#sites/portlets/portlets.ts';
import type { Site } from '#sites/site.schema.ts';
import { allSites } from '#sites/sites.ts';
import { type AnswerRequest, answerRequests, type Mount } from './answerRequests.ts';
import { createAnswerFeature } from './answers/answerFeature.ts';
import { createAnswers } from './answers/answers.ts';
import { createApiFeature } from './api/apiFeature.ts';
import { createCalendarFeature } from './calendar/calendarFeature.ts';
import { connectServices } from './calls/services.ts';
import { createCitationFeature } from './citations/citationFeature.ts';
import { createContent } from './content/content.ts';
import { siteKey } from './content/contentKeys.ts';
import { createDiscoveryFeature } from './discovery/discoveryFeature.ts';
import { createPageIndex, keepWalking } from './discovery/pageIndex.ts';
import { createPageReader } from './discovery/readPage.ts';
import { createRecordMapFeature } from './discovery/recordMapFeature.ts';
import { createRecordMaps } from './discovery/recordMaps.ts';
import { createSiteIndexes } from './discovery/siteIndexes.ts';
import { createSiteMaps } from './discovery/siteMaps.ts';
import type { Assets } from './document/assets.ts';
import { createEvents } from './events.ts';
import { createFileFeature } from './files/fileFeature.ts';
import { createFormFeature } from './forms/formFeature.ts';
import { createHealthFeature } from './health/healthFeature.ts';
import { createContentHook } from './hooks/contentHook.ts';
import { createPurger } from './hooks/purger.ts';
import { publicCacheControl } from './http/cacheControl.ts';
import { headersOfAll } from './http/securityHeaders.ts';
import { createIconFeature } from './icon/iconFeature.ts';
import { createLimits } from './limits/limits.ts';
import type { MakeRate } from './limits/rateLimits.ts';
import { createListFeature } from './lists/listFeature.ts';
import type { Log } from './log.ts';
import { createOaiFeature } from './oai/oaiFeature.ts';
import { createOfflineFeature } from './offline/offlineFeature.ts';
import { createOpenApiFeature } from './openapi/openApiFeature.ts';
import { createPeople } from './people/people.ts';
import { createPeopleFeature } from './people/peopleFeature.ts';
import type { Renewals } from './people/session/renewals.ts';
import { createSessionFeature } from './people/sessionFeature.ts';
import { createPictureSigner, ownPictureKey } from './pictureAddresses/pictureSigner.ts';
import { planPictures } from './pictureAddresses/planPictures.ts';
import { createPictureFeature } from './pictures/pictureFeature.ts';
import { createPreview } from './preview/createPreview.ts';
import { createShareLinks } from './preview/shareLinks.ts';
import type { SnapshotStore } from './preview/snapshots.ts';
import { createRecordSource } from './records/recordSource.ts';
import type { Feature } from './request/feature.ts';
import { createRequestContexts } from './request/requestContexts.ts';
import { createSchemaFeature } from './schemas/schemaFeature.ts';
import { createSearch } from './search/search.ts';
import type { Settings } from './settings/settings.types.ts';
import { createChanges, type Neighbours } from './sharing/changes.ts';
import { createPortletDirectory } from './sites/portletDirectory.ts';
import { createSiteDirectory } from './sites/siteDirectory.ts';
import { createDocumentFeature } from './views/documentFeature.ts';
import { createDocumentStore } from './views/documentStore.ts';
import { createViolationFeature } from './violations/violationFeature.ts';

export interface PortalOptions {
  readonly settings: Settings;
  /** Those it serves, the first of them first; all that are registered unless said. */
  readonly sites?: readonly Site[];
  readonly renderApp: RenderApp;
  readonly assets: Assets;
  /** Folder of the built front end; none on a development server, which serves its own files. */
  readonly files?: string;
  readonly log: Log;
  readonly mounts?: readonly Mount[];
  /** Whether services are there that the portal cannot ask by itself, by their names. */
  readonly presence?: (() => Readonly<Record<string, boolean | string>>) | undefined;
  /** Tells whenever the CMS's content was saved, where that can be known; previews follow it. */
  readonly onContentChange?: ((heard: () => void) => void) | undefined;
  /** Tells whenever the query service finds something else than before, where that can be known. */
  readonly onRecordsChange?: ((heard: () => void) => void) | undefined;
  /** What the query service asks for before it takes pages to quote; none: it quotes records alone. */
  readonly queryToken?: string | undefined;
  /** Where portals side by side keep what a preview shows for some minutes; each for itself unless given. */
  readonly snapshots?: SnapshotStore | undefined;
  /** Counts what networks ask for, where portals side by side count together; each for itself unless given. */
  readonly makeRate?: MakeRate | undefined;
  /** The portals beside it; it stands alone without. */
  readonly neighbours?: Neighbours | undefined;
  /** Where portals side by side renew sign-ins once for all of them; each for itself unless given. */
  readonly renewals?: Renewals | undefined;
  /** The key that portals side by side have where no setting gives one. @param own of one that stands alone */
  readonly sharedKey?: ((own: string) => Promise<string>) | undefined;
}

export interface Portal {
  /** At once for a document that is kept and fresh, otherwise later. */
  readonly fetch: AnswerRequest;
  /** What every answer says, also those that come from none of its parts. */
  readonly headers: Readonly<Record<string, string>>;
  /** Says from now on that it is not ready, so that whoever stands in front sends visitors elsewhere. */
  leave(): void;
  /** Ends answers that would go on for ever: a server that stops waits for the others alone. */
  settle(): void;
  /** Lets go of all connections. */
  close(): Promise<void>;
}

/** The portal as one function from request to response, for every site. Rejects when a part cannot be set up. */
export async function composePortal(options: PortalOptions): Promise<Portal> {
  const { settings, sites = allSites, renderApp, assets, log, mounts = [] } = options;
  const { pageCacheSeconds: freshSeconds } = settings;

  const services = connectServices(settings);
  const { baseUrl } = settings.cms;
  const directory = createSiteDirectory(sites, settings);
  const { main } = directory;
  const portlets = createPortletDirectory(allPortlets, settings);
  const events = createEvents(log);
  const loadRecords = createRecordSource({ ...services, freshSeconds });
  const keys = settings.pictureKeys ?? (await keysOf(await ownPictureKey(settings.dataDir, log), options.sharedKey));
  const signer = createPictureSigner(keys);
  const pictures = planPictures(signer);
  const content = createContent({ services, baseUrl, directory, loadRecords, pictures, freshSeconds, events, log });
  const search = createSearch({ services, loadRecords, freshSeconds, tiles: settings.mapTiles, log });
  const limits = createLimits(settings, options.makeRate);
  const changes = createChanges(options.neighbours, log);
  options.onRecordsChange?.(search.changed);
  const { makeRate } = options;
  const answers = createAnswers({ services, search, limits, makeRate, settings, log });
  const documents = freshSeconds > 0 ? createDocumentStore() : undefined;
  const cacheControl = publicCacheControl(freshSeconds);

  const shared = {
    settings,
    services,
    directory,
    main,
    portlets,
    pictures,
    signer,
    content,
    search,
    answers,
    events,
    log,
  };
  const people = createPeople({
    ...services,
    ...content,
    ...directory,
    settings,
    loadRecords,
    pictures,
    keys,
    freshSeconds,
    log,
    changes,
    renewals: options.renewals,
  });
  changes.on((change) => {
    if (change.kind !== 'comments') content.changed(change.kind === 'content' ? new Set(change.keys) : undefined);
    if (change.kind !== 'content') people.comments.forget();
    documents?.expire();
  });
  // A CMS that tells what it saved is followed by previews as the embedded content is.
  const toldContent =
    settings.contentHookSecret === undefined
      ? undefined
      : (heard: () => void) => changes.on(({ kind }) => void (kind !== 'comments' && heard()));
  const everything = directory.sites.map(({ id }) => siteKey(id));
  const purger = settings.purge && createPurger({ ...settings.purge, everything, log });
  const indexes = createSiteIndexes({ readPage: createPageReader({ ...content, directory, pictures }), directory });
  const { readPage } = indexes;
  const pageIndex =
    options.queryToken === undefined ? undefined : createPageIndex({ token: options.queryToken, settings, log });
  const siteMaps = createSiteMaps({
    ...{ readPage, loadShell: content.loadShell, directory, log },
    listen: pageIndex?.listen,
  });
  const recordMaps = createRecordMaps(services.quickQuery);
  const ground = { ...shared, people, renderApp, assets, limits, documents, cacheControl };
  const preview = createPreview({
    ...{ ...ground, ...services, ...content, baseUrl, timeoutMs: settings.callTimeoutMs, siteMaps, indexes },
    snapshots: options.snapshots,
    onContentChange: options.onContentChange ?? toldContent,
    embedders: settings.previewFrameOrigins,
    editAddress: settings.cmsEditAddress,
    shareLinks: createShareLinks(keys),
  });
  const document = createDocumentFeature({ ...ground, preview: preview.view, mapTiles: settings.mapTiles });

  let isLeaving = false;
  // Asked from first to last: what one does not know goes on to the next.
  const features: readonly Feature[] = [
    await createFileFeature({ directory: options.files, assets }),
    createIconFeature(),
    createHealthFeature({ ...ground, presence: options.presence, isLeaving: () => isLeaving }),
    createContentHook({ ...ground, secret: settings.contentHookSecret, changes, purger }),
    createFormFeature({ ...ground, posted: document.posted }),
    createDiscoveryFeature({ siteMaps, recordMaps, cacheControl, settings }),
    createRecordMapFeature({ ...ground, recordMaps }),
    createOfflineFeature(settings),
    createSchemaFeature(),
    createViolationFeature(ground),
    createCalendarFeature(ground),
    createOpenApiFeature(ground),
    createCitationFeature(ground),
    createOaiFeature(ground),
    createListFeature(ground),
    createPictureFeature(ground),
    createPeopleFeature(ground),
    createSessionFeature({ ...ground, unsent: document.unsent }),
    preview.feature,
    createAnswerFeature(ground),
    createApiFeature(ground),
    document,
  ];

  const walks = pageIndex && keepWalking(directory.sites, siteMaps);

  return {
    fetch: answerRequests({
      features,
      mounts,
      contexts: createRequestContexts(directory, settings),
      limits,
      keptDocument: (key) => documents?.fresh(key),
      log,
    }),
    headers: headersOfAll(main.plan.origin),
    leave: () => {
      isLeaving = true;
    },
    settle: () => {
      preview.settle();
      answers.settle();
    },
    async close() {
      await Promise.all([services, preview, limits, walks, purger, ...features].map((part) => part?.close?.()));
    },
  };
}

/** The portal's own key is believed beside a shared one: addresses that it signed before stay good here. */
async function keysOf(own: string, share: PortalOptions['sharedKey']): Promise<readonly [string, ...string[]]> {
  const shared = share === undefined ? own : await share(own);
  return shared === own ? [own] : [shared, own];
}
