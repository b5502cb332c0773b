import { join } from 'node:path';
import { contentFolder, filmsFolder } from '#samples/folders.ts';
import { sampleRecords } from '#samples/records/sampleRecords.ts';
import type { Mount } from '#server/answerRequests.ts';
import type { Assets } from '#server/document/assets.ts';
import { identityProvider } from '#server/identity/identityProvider.ts';
import type { Log } from '#server/log.ts';
import type { Settings } from '#server/settings.ts';
import { createSiteDirectory } from '#server/sites/siteDirectory.ts';
import type { Database } from '#services/database/database.ts';
import type { Log as ServiceLog } from '#services/log.ts';
import { facets } from '#services/query/collection/facets.ts';
import type { Site } from '#sites/site.schema.ts';
import { writeFirstRecords } from './firstRecords.ts';

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
}

/**
 * Starts the services that no address of a real one replaces, and adds what stops them to `running`.
 *
 * Rejects when one cannot start; those that could are in `running` all the same.
 */
export async function startEmbeddedServices(portal: PortalFacts, running: Stop[]): Promise<EmbeddedServices> {
  const { settings, log } = portal;
  const report: ServiceLog = (event, fields = {}) => log.info({ event, ...fields });
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
  };
}

async function startContentService(settings: Settings, log: ServiceLog, running: Stop[]): Promise<EmbeddedServices> {
  const { createFilmMount } = await import('#services/content/filmMount.ts');
  const { startContent } = await import('#services/content/startContent.ts');
  const { openPictures } = await import('#samples/pictures/openPictures.ts');
  const folder = join(settings.dataDir, 'content', 'pictures');
  const responses = settings.contentFolder ?? contentFolder;
  const service = await startContent({
    port: settings.contentPort,
    responses,
    pictures: await openPictures({ folder, ahead: responses }),
    formsAt: settings.preference.baseUrl,
    log,
  });
  running.push(service.close);
  const { watchContent } = await import('#services/content/watchContent.ts');
  const listeners: (() => void)[] = [];
  const changed = () => {
    for (const heard of listeners) heard();
  };
  const unwatch = watchContent(responses, changed, log);
  running.push(async () => unwatch());
  return {
    mounts: [createFilmMount(filmsFolder)],
    notes: [],
    onContentChange: (heard) => void listeners.push(heard),
  };
}

/** What carries letters, and what they look like. */
async function startPost({ settings, sites, assets }: PortalFacts, database: Database, log: ServiceLog) {
  const { startMail } = await import('#services/mail/startMail.ts');
  const { readSiteLooks } = await import('./siteLooks.ts');
  return {
    mail: await startMail({ database, carrier: settings.mail, log }),
    looks: await readSiteLooks(sites, assets),
  };
}

/** The services that share the database, which closes after the last of them. */
async function startDataServices(portal: PortalFacts, log: ServiceLog, running: Stop[]): Promise<EmbeddedServices> {
  const { settings, sites } = portal;
  const { openDatabase } = await import('#services/database/openDatabase.ts');
  const folder = join(settings.dataDir, 'database');
  await writeFirstRecords(folder, settings, log, running);
  // Its code is read while the database opens in its own thread.
  const [database, identityCode] = await Promise.all([
    openDatabase({ url: settings.databaseUrl, folder }),
    settings.identity.kind === 'embedded' ? import('./identityService.ts') : undefined,
  ]);
  const services: Stop[] = [];
  running.push(async () => {
    await Promise.all(services.map((stop) => stop()));
    await database.close();
  });
  let queryToken: string | undefined;
  const mounts: Mount[] = [];
  const notes: string[] = [];
  const stops: Stop[] = [];
  // Whoever writes letters ends before what carries them.
  services.push(async () => {
    for (const stop of stops.toReversed()) await stop();
  });
  // One after the other: the first start writes the whole collection in one transaction.
  const writesLetters = identityCode !== undefined || settings.preference.embedded;
  const post = writesLetters ? await startPost(portal, database, log) : undefined;
  if (post) {
    stops.push(post.mail.close);
    if (post.mail.mailbox !== undefined) notes.push(`Letters arrive at ${post.mail.mailbox}`);
  }
  if (post && identityCode) {
    const { createPersonStore } = await import('#services/preference/people/personStore.ts');
    const { createNewsletterStore } = await import('#services/preference/newsletter/newsletterStore.ts');
    const people = createPersonStore(database, createNewsletterStore(database));
    const {
      mount,
      stop,
      notes: said,
    } = await identityCode.startIdentityService({
      ...{ settings, sites, database, ...post, log },
      // A real preference service is asked by nobody here; the person asks it in the personal area.
      forgetPerson: async ({ id, email }) => {
        if (settings.preference.embedded) await people.forget(id, email);
      },
    });
    stops.push(stop);
    mounts.push(mount);
    notes.unshift(...said);
  }
  if (post && settings.preference.embedded) {
    if (settings.contactMail === undefined) {
      log('mail.contact', { reason: 'CONTACT_MAIL is not set: what visitors send in forms is only kept.' });
    }
    const { startPreference } = await import('#services/preference/startPreference.ts');
    const { pageSite } = await import('./siteLooks.ts');
    const { main, sites: served } = createSiteDirectory(sites, settings);
    const { issuer, audience, keysAt } = identityProvider(settings, main.plan.origin);
    const { close, paths, fetch } = await startPreference({
      port: settings.preferencePort,
      ...{ database, mail: post.mail, ...post.looks, contactMail: settings.contactMail, log },
      sites: served.map(pageSite),
      issuer: { issuer, audience, keysAt: new URL(keysAt), userInfoAt: new URL('/userinfo', keysAt) },
    });
    stops.push(close);
    mounts.push({ paths, fetch });
  }
  if (settings.query.embedded) {
    const { startQuery } = await import('#services/query/startQuery.ts');
    const { ensureToken } = await import('#services/query/import/token.ts');
    // The one place that chooses the engine.
    const { openPostgresEngine } = await import('#services/query/postgres/openPostgresEngine.ts');
    const { openThesaurus } = await import('#services/query/postgres/thesaurus/openThesaurus.ts');
    const { openGazetteer } = await import('#services/query/places/openGazetteer.ts');
    const thesaurus = await openThesaurus({ thesaurus: settings.thesaurus, synonyms: settings.synonyms, log });
    const engine = await openPostgresEngine({ database, facets, thesaurus, log });
    const gazetteer = openGazetteer(settings.placesFile);
    const importToken = ensureToken(settings.dataDir);
    queryToken = importToken;
    const port = settings.queryPort;
    const samples = settings.sampleRecords ? { samples: sampleRecords } : {};
    const { close } = await startQuery({ port, engine, facets, gazetteer, ...samples, importToken, log });
    services.push(close);
  }
  return { mounts, notes, queryToken };
}
