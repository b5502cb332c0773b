import type { PreviewView } from '#app/views/preview/address.ts';
import type { PreviewResponse } from '#app/views/preview/previewResponse.ts';
import { createCaller } from '../calls/caller.ts';
import { type JsonClient, maximumAnswerBytes as maximumBytes } from '../calls/jsonClient.ts';
import { createItemSource } from '../content/itemSource.ts';
import { createShellLoader } from '../content/loadShell.ts';
import type { FetchPage } from '../content/pageSource.ts';
import { createSummaries } from '../content/recordSummaries.ts';
import type { Assets } from '../document/assets.ts';
import type { Log } from '../log.ts';
import type { PlanPictures } from '../pictureAddresses/planPictures.ts';
import { createRecordSource } from '../records/recordSource.ts';
import type { SiteDirectory } from '../sites/siteDirectory.ts';
import type { ServerView } from '../views/serverView.ts';
import { askPreview } from './askPreview.ts';
import { createPreviewLoader, type PreviewLoaderOptions } from './loadPreview.ts';
import { createPreviewView } from './previewView.ts';

interface PreviewOptions extends Pick<PreviewLoaderOptions, 'mapSite' | 'indexes'> {
  readonly cms: JsonClient;
  readonly query: JsonClient;
  readonly fetchPage: FetchPage;
  /** Of the CMS, without a trailing slash. */
  readonly baseUrl: string;
  readonly timeoutMs: number;
  readonly directory: SiteDirectory;
  readonly pictures: PlanPictures;
  readonly assets: Assets;
  readonly log: Log;
}

export interface Preview {
  readonly view: ServerView<PreviewView, PreviewResponse | undefined>;
  /** Lets go of its connections. */
  close(): Promise<void>;
}

/** The preview with sources of its own: they keep nothing, so that nothing goes into a cache or comes out of one. */
export function createPreview(options: PreviewOptions): Preview {
  const { cms, query, baseUrl, timeoutMs, directory } = options;
  const freshSeconds = 0;
  const caller = createCaller({ origin: new URL(baseUrl).origin, accept: 'application/json', timeoutMs, maximumBytes });
  const loadPreview = createPreviewLoader({
    ...options,
    ask: (target) => askPreview(target, { caller, baseUrl, timeoutMs, maximumBytes }),
    loadRecords: createSummaries(createRecordSource({ query, freshSeconds })),
    loadItems: createItemSource({ cms, freshSeconds }),
  });
  const loadShell = createShellLoader({ ...options, freshSeconds });
  return {
    view: createPreviewView({ ...options, loadPreview, loadShell, sites: directory.sites }),
    close: () => caller.close(),
  };
}
