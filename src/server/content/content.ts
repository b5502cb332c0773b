import type { Services } from '../calls/services.ts';
import type { Events } from '../events.ts';
import type { Log } from '../log.ts';
import type { PlanPictures } from '../pictureAddresses/planPictures.ts';
import type { LoadRecords } from '../records/recordSource.ts';
import type { SiteDirectory } from '../sites/siteDirectory.ts';
import { missing } from './contentKeys.ts';
import { createItemSource, type LoadItems } from './itemSource.ts';
import { createPageLoader, type KeptPage, type LoadPage } from './loadPage.ts';
import { createShellLoader, type LoadShell } from './loadShell.ts';
import { createPageSource, type FetchPage } from './pageSource.ts';
import { createSummaries } from './recordSummaries.ts';

/** What the CMS has, as the portal works with it. */
export interface Content {
  /** Pages as the CMS answers them, kept nowhere. */
  readonly fetchPage: FetchPage;
  readonly loadPage: LoadPage;
  readonly keptPage: KeptPage;
  readonly loadShell: LoadShell;
  readonly loadItems: LoadItems;
  /** The CMS has something new: what has one of these keys is asked for anew; all of it without keys. */
  readonly changed: (keys?: ReadonlySet<string>) => void;
}

interface ContentOptions {
  readonly services: Services;
  /** Of the CMS, without a trailing slash. */
  readonly baseUrl: string;
  readonly directory: SiteDirectory;
  readonly pictures: PlanPictures;
  readonly loadRecords: LoadRecords;
  readonly freshSeconds: number;
  readonly events: Events;
  readonly log: Log;
}

export function createContent({ services: { cms }, loadRecords, ...options }: ContentOptions): Content {
  const fetchPage = createPageSource({ ...options, cms, sites: options.directory.planSites });
  const { loadItems, expireItems } = createItemSource({ ...options, cms });
  const loading = { ...options, fetchPage };
  const pages = createPageLoader({ ...loading, loadSummaries: createSummaries(loadRecords), loadItems });
  const shells = createShellLoader({ ...loading, cms });
  return {
    fetchPage,
    loadItems,
    loadPage: pages.loadPage,
    keptPage: pages.keptPage,
    loadShell: shells.loadShell,
    changed(keys) {
      const told = keys && new Set([...keys, ...missing]);
      pages.expire((page) => told === undefined || page.keys.some((key) => told.has(key)));
      // Few, and the same objects again where nothing about them is new.
      shells.expire();
      expireItems();
    },
  };
}
