import process from 'node:process';
import { createCaller } from '#server/calls/caller.ts';
import { connectServices, type Services } from '#server/calls/services.ts';
import { createItemSource, type LoadItems } from '#server/content/itemSource.ts';
import { createShellLoader, type LoadShell } from '#server/content/loadShell.ts';
import { createPageSource, type FetchPage } from '#server/content/pageSource.ts';
import { createSummaries, type LoadSummaries } from '#server/content/recordSummaries.ts';
import { createLog } from '#server/log.ts';
import type { PlanPictures } from '#server/pictureAddresses/planPictures.ts';
import { createRecordSource } from '#server/records/recordSource.ts';
import { readSettings, SettingsError } from '#server/settings/readSettings.ts';
import { createSiteDirectory, type SiteDirectory } from '#server/sites/siteDirectory.ts';
import { allSites } from '#sites/sites.ts';
import { Refusal } from './command.ts';

/** The way to everything that pages are made of. */
export interface Connection {
  readonly directory: SiteDirectory;
  /** Of the CMS, without a trailing slash. */
  readonly baseUrl: string;
  readonly dataDir: string;
  readonly pictures: PlanPictures;
  readonly fetchPage: FetchPage;
  readonly loadShell: LoadShell;
  readonly loadItems: LoadItems;
  readonly loadRecords: LoadSummaries;
  /** Resolves when the CMS answers at all. @throws Refusal when it does not */
  reachCms(): Promise<void>;
  close(): Promise<void>;
}

/** Nothing asks for the pictures of a plan that is only read. */
const pictures: PlanPictures = { pictures: ({ source }) => source };

/** Answers are kept for as long as a check takes: the same expert stands on many pages. */
const freshSeconds = 3600;

/** Connects to the services that the portal's settings name; sites are known by their own addresses. */
export function connect(): Connection {
  const settings = settingsOf(process.env);
  const services: Services = connectServices(settings);
  const directory = createSiteDirectory(allSites, { ...settings, publicOrigin: { kind: 'configured' } });
  const log = createLog('silent');
  const { cms } = services;
  const { baseUrl } = settings.cms;
  const fetchPage = createPageSource({ cms, baseUrl, sites: directory.planSites, log });
  const caller = createCaller({ origin: new URL(baseUrl).origin, accept: '*/*', timeoutMs: 5000, maximumBytes: 5e6 });
  return {
    directory,
    baseUrl,
    dataDir: settings.dataDir,
    pictures,
    fetchPage,
    loadShell: createShellLoader({ cms, fetchPage, directory, pictures, log, freshSeconds }).loadShell,
    loadItems: createItemSource({ cms, freshSeconds }).loadItems,
    loadRecords: createSummaries(createRecordSource({ query: services.query, freshSeconds })),
    async reachCms() {
      const { kind } = await caller.get(new URL(baseUrl).pathname);
      if (kind !== 'unreachable' && kind !== 'timeout') return;
      const advice = settings.cms.embedded
        ? 'Start the portal first (npm start), or name another CMS with CMS_BASE_URL.'
        : 'Is CMS_BASE_URL right, and may this machine reach it?';
      throw new Refusal(`The CMS at ${baseUrl} does not answer. ${advice}`);
    },
    async close() {
      await Promise.all([services.close(), caller.close()]);
    },
  };
}

function settingsOf(env: NodeJS.ProcessEnv) {
  try {
    return readSettings(env);
  } catch (error) {
    if (error instanceof SettingsError) throw new Refusal(error.message);
    throw error;
  }
}
