import type { RenderApp } from '#app/entry-server.tsx';
import { createCaller } from '../calls/caller.ts';
import { type JsonClient, maximumAnswerBytes as maximumBytes } from '../calls/jsonClient.ts';
import { createItemSource } from '../content/itemSource.ts';
import { createShellLoader } from '../content/loadShell.ts';
import type { FetchPage } from '../content/pageSource.ts';
import { createSummaries } from '../content/recordSummaries.ts';
import type { Assets } from '../document/assets.ts';
import { createEventStreams } from '../http/eventStreams.ts';
import type { Limits } from '../limits/limits.ts';
import type { Log } from '../log.ts';
import type { CommentSource } from '../people/commentSource.ts';
import type { PlanPictures } from '../pictureAddresses/planPictures.ts';
import { createRecordSource } from '../records/recordSource.ts';
import type { Feature } from '../request/feature.ts';
import type { PortletDirectory } from '../sites/portletDirectory.ts';
import type { SiteDirectory } from '../sites/siteDirectory.ts';
import { askPreview } from './askPreview.ts';
import { createPreviewOpener } from './openPreview.ts';
import { createPreviewPlanner, type PreviewPlannerOptions } from './planPreview.ts';
import { createPreviewFeature } from './previewFeature.ts';
import { createPreviewView, type PreviewDocuments } from './previewView.ts';
import type { ShareLinks } from './shareLinks.ts';
import { createSnapshotStore, type SnapshotStore } from './snapshots.ts';

interface PreviewOptions extends Pick<PreviewPlannerOptions, 'siteMaps' | 'indexes'> {
  readonly cms: JsonClient;
  readonly query: JsonClient;
  readonly fetchPage: FetchPage;
  /** Of the CMS, without a trailing slash. */
  readonly baseUrl: string;
  readonly timeoutMs: number;
  readonly directory: SiteDirectory;
  readonly portlets: PortletDirectory;
  readonly limits: Limits;
  readonly people: { readonly comments: CommentSource };
  readonly pictures: PlanPictures;
  readonly assets: Assets;
  readonly renderApp: RenderApp;
  /** Where the answers for boards are kept; in this process, unless portals side by side share a place. */
  readonly snapshots?: SnapshotStore | undefined;
  /** Tells whenever the CMS's content was saved, where that can be known. */
  readonly onContentChange?: ((heard: () => void) => void) | undefined;
  /** Origins beside the portal's own whose pages may frame a preview. */
  readonly embedders: readonly string[];
  /** Where the CMS edits a page, with `{page}` and `{element}`. */
  readonly editAddress: string | undefined;
  /** Vouches for links that editors share. */
  readonly shareLinks: ShareLinks;
  readonly log: Log;
}

export interface Preview {
  readonly view: PreviewDocuments['view'];
  readonly feature: Feature;
  /** Ends the streams of events. */
  settle(): void;
  /** Lets go of its connections. */
  close(): Promise<void>;
}

/** Menu and footer of the frames of one board are asked for once (s). */
const shellSeconds = 5;

/** How long publications and items hold that a draft names (s). */
const namedSeconds = 60;

/** The preview with sources of its own: they keep nothing, so that nothing goes into a cache or comes out of one. */
export function createPreview(options: PreviewOptions): Preview {
  const { cms, query, baseUrl, timeoutMs, directory } = options;
  const caller = createCaller({ origin: new URL(baseUrl).origin, accept: 'application/json', timeoutMs, maximumBytes });
  const opener = createPreviewOpener({
    baseUrl,
    directory,
    portlets: options.portlets,
    shareLinks: options.shareLinks,
    ask: (target) => askPreview(target, { caller, baseUrl, timeoutMs, maximumBytes }),
    planOpened: createPreviewPlanner({ ...options, ...sourcesOf({ cms, query, freshSeconds: 0 }), looksAround: true }),
    planGiven: createPreviewPlanner({
      ...options,
      ...sourcesOf({ cms, query, freshSeconds: namedSeconds }),
      looksAround: false,
    }),
  });
  const { loadShell } = createShellLoader({ ...options, freshSeconds: shellSeconds });
  const { snapshots = createSnapshotStore() } = options;
  const changes = options.onContentChange && createEventStreams();
  options.onContentChange?.(() => changes?.send('changed'));
  const parts = {
    ...options,
    ...options.people,
    opener,
    snapshots,
    loadShell,
    changes,
    sites: directory.sites,
    main: directory.main,
  };
  const documents = createPreviewView(parts);
  return {
    view: documents.view,
    feature: createPreviewFeature({ ...parts, documents }),
    settle: () => changes?.close(),
    close: () => caller.close(),
  };
}

function sourcesOf({ cms, query, freshSeconds }: { cms: JsonClient; query: JsonClient; freshSeconds: number }) {
  return {
    loadRecords: createSummaries(createRecordSource({ query, freshSeconds })),
    loadItems: createItemSource({ cms, freshSeconds }).loadItems,
  };
}
