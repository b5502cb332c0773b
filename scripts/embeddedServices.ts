import { join } from 'node:path';
import { contentFolder, filmsFolder } from '#samples/folders.ts';
import type { Mount } from '#server/answerRequests.ts';
import type { Assets } from '#server/document/assets.ts';
import { identityProvider } from '#server/identity/identityProvider.ts';
import type { Log } from '#server/log.ts';
import type { Settings } from '#server/settings/settings.types.ts';
import { createSiteDirectory } from '#server/sites/siteDirectory.ts';
import { createFilmMount } from '#services/content/filmMount.ts';
import type { Log as ServiceLog } from '#services/log.ts';
import { ensureToken } from '#services/query/import/token.ts';
import type { Site } from '#sites/site.schema.ts';
import type { ContentProgramOptions } from './services/contentProgram.ts';
import type { DataProgramFacts, DataProgramOptions } from './services/dataOptions.ts';
import { remoteMounts } from './services/mounts.ts';
import { superviseProgram } from './services/superviseProgram.ts';
import { pageSite, readSiteLooks } from './siteLooks.ts';

/** Stops something that runs. */
export type Stop = () => Promise<void>;

/** What the embedded services need to know of the portal. */
interface PortalFacts {
  readonly settings: Settings;
  readonly sites: readonly Site[];
  readonly assets: Assets;
  readonly log: Log;
}

/** What the embedded services bring along. */
export interface EmbeddedServices {
  /** What they answer in the portal's own address space. */
  readonly mounts: readonly Mount[];
  /** What the operator should know, printed at the start. */
  readonly notes: readonly string[];
  /** What the embedded query service asks for before it takes pages. */
  readonly queryToken?: string | undefined;
  /** Hears whenever the embedded content was saved. */
  readonly onContentChange?: ((heard: () => void) => void) | undefined;
  /** Hears whenever the embedded query service finds something else than before, whichever portal wrote it. */
  readonly onRecordsChange?: ((heard: () => void) => void) | undefined;
  /** Whether those are there that the portal does not ask by itself when it says whether it is ready. */
  readonly presence?: (() => Readonly<Record<string, boolean>>) | undefined;
}

/**
 * Starts the services that no address of a real one replaces, in processes of their own, and adds what stops them to
 * `running`. One that dies is started again.
 *
 * Rejects when one cannot start; those that could are in `running` all the same.
 */
export async function startEmbeddedServices(portal: PortalFacts, running: Stop[]): Promise<EmbeddedServices> {
  const { settings, log } = portal;
  const report: ServiceLog = (event, fields = {}) =>
    event === 'service.died'
      ? log.error({ event, ...fields, err: new Error(`The process ${fields.service} died.`) })
      : log.info({ event, ...fields });
  const nothing = Promise.resolve<EmbeddedServices>({ mounts: [], notes: [] });
  const needsData = settings.query.embedded || settings.preference.embedded || settings.identity.kind === 'embedded';
  const starts = [
    settings.cms.embedded ? startContentService(settings, report, running) : nothing,
    needsData ? startDataServices(portal, report, running) : nothing,
  ];
  const settled = await Promise.allSettled(starts);
  const started = settled.map((result) => {
    if (result.status === 'rejected') throw result.reason;
    return result.value;
  });
  return {
    mounts: started.flatMap(({ mounts }) => mounts),
    notes: started.flatMap(({ notes }) => notes),
    queryToken: started.find(({ queryToken }) => queryToken !== undefined)?.queryToken,
    onContentChange: started.find(({ onContentChange }) => onContentChange)?.onContentChange,
    onRecordsChange: started.find(({ onRecordsChange }) => onRecordsChange)?.onRecordsChange,
    presence: started.find(({ presence }) => presence)?.presence,
  };
}

/**
 * How a program is run: with a small space for what is young (megabytes), which V8 lets grow and does not give back, and
 * compiles little at once, which takes hundreds of megabytes where it is WebAssembly.
 */
const program = (name: 'content' | 'data') => ({
  name,
  file: join(import.meta.dirname, 'services', `${name}Program.ts`),
  flags: ['--max-semi-space-size=4', '--wasm-num-compilation-tasks=1'],
});

async function startContentService(settings: Settings, log: ServiceLog, running: Stop[]): Promise<EmbeddedServices> {
  const { changed, onChange } = changes();
  const options: ContentProgramOptions = {
    port: settings.contentPort,
    responses: settings.contentFolder ?? contentFolder,
    pictures: join(settings.dataDir, 'content', 'pictures'),
    formsAt: settings.preference.baseUrl,
  };
  await superviseProgram({ ...program('content'), options, log, running, changed });
  return { mounts: [createFilmMount(filmsFolder)], notes: [], onContentChange: onChange };
}

/** What a program says to the portal, to all who want to hear it. */
function changes() {
  const listeners: (() => void)[] = [];
  return {
    changed: () => {
      for (const heard of listeners) heard();
    },
    onChange: (heard: () => void) => void listeners.push(heard),
  };
}

/** The services that share the database, which closes after the last of them. */
async function startDataServices(portal: PortalFacts, log: ServiceLog, running: Stop[]): Promise<EmbeddedServices> {
  const { settings } = portal;
  const queryToken = settings.query.embedded ? ensureToken(settings.dataDir) : undefined;
  const { changed, onChange } = changes();
  const data = await superviseProgram<DataProgramOptions, DataProgramFacts>({
    ...{ ...program('data'), options: await dataOptions(portal, queryToken), log, running, changed },
  });
  const { mounts, close } = remoteMounts(() => data.facts().mounts);
  running.push(close);
  const { preference, identity } = settings;
  return {
    ...{ mounts, queryToken, notes: data.facts().notes, onRecordsChange: onChange },
    presence: () => ({
      ...(preference.embedded && { preference: data.isThere() }),
      ...(identity.kind === 'embedded' && { identity: data.isThere() }),
    }),
  };
}

/** As much of the settings as the services on the database need. */
async function dataOptions(
  { settings, sites, assets }: PortalFacts,
  queryToken: string | undefined,
): Promise<DataProgramOptions> {
  const { main, sites: served } = createSiteDirectory(sites, settings);
  const { issuer, clientId, audience, keysAt } = identityProvider(settings, main.plan.origin);
  const looks = await readSiteLooks(sites, assets);
  const { openSearchUrl, thesaurus, synonyms, placesFile, contactMail } = settings;
  return {
    database: { url: settings.databaseUrl, folder: join(settings.dataDir, 'database') },
    mail: settings.mail,
    styles: served.map(pageSite).map((site) => ({
      site,
      look: looks.lookOf(site.id),
      colors: looks.colorsOf(site.id),
    })),
    query:
      queryToken === undefined
        ? undefined
        : {
            ...{ port: settings.queryPort, openSearchUrl, thesaurus, synonyms, placesFile },
            ...{ hasSamples: settings.sampleRecords, importToken: queryToken },
          },
    preference: settings.preference.embedded
      ? { port: settings.preferencePort, contactMail, issuer: { issuer, audience, keysAt } }
      : undefined,
    identity:
      settings.identity.kind === 'embedded'
        ? {
            ...{ issuer, clientId, audience, main: main.id },
            sites: served.flatMap(({ id, registration }) => (registration.interactivity.enabled ? [id] : [])),
            hasSampleAccounts: settings.databaseUrl === undefined && settings.publicOrigin.kind === 'local',
          }
        : undefined,
  };
}
