import { writeFirstRecords } from '#scripts/firstRecords.ts';
import type { ServerStates } from '#services/database/connectDatabase.ts';
import type { Database } from '#services/database/database.ts';
import { openDatabase } from '#services/database/openDatabase.ts';
import { openSharedRates } from '#services/limits/sharedRates.ts';
import { type MailService, startMail } from '#services/mail/startMail.ts';
import type { Engine } from '#services/query/ports/engine.ts';
import type { openPostgresEngine } from '#services/query/postgres/openPostgresEngine.ts';
import type {
  DataProgramFacts,
  DataProgramOptions,
  PreferenceProgramOptions,
  QueryProgramOptions,
} from './dataOptions.ts';
import type { States } from './messages.ts';
import { serveMounts } from './mounts.ts';
import { type Program, runProgram } from './runProgram.ts';
import { startWhenThere } from './startWhenThere.ts';

/*
 * The services that keep something, in a process of their own: the database can be opened by one alone, and none of them
 * is of use without it.
 */

runProgram(async (options: DataProgramOptions, program): Promise<DataProgramFacts> => {
  const { log, running } = program;
  const { query, preference, identity } = options;
  if (query?.hasSamples && query.openSearchUrl === undefined) await writeFirstRecords(options.database, log, running);
  // Its code is read while the database opens in its own thread.
  const [database, identityCode] = await Promise.all([
    openDatabase(options.database, (servers) => {
      log('database.servers', { ...servers });
      program.tellStates(databaseStates(servers));
    }),
    identity && import('./identityService.ts'),
  ]);
  running.push(database.close);
  const mail = preference || identity ? await startMail({ database, carrier: options.mail, log }) : undefined;
  // Whoever writes letters ends before what carries them.
  if (mail) running.push(mail.close);
  const parts = { options, database, program };
  const notes = mail?.mailbox === undefined ? [] : [`Letters arrive at ${mail.mailbox}`];
  const started = [];
  if (mail && identity && identityCode) {
    const embedded = await identityCode.startIdentityService({
      ...{ ...identity, database, mail, log },
      styles: options.styles,
      keepsPersons: preference !== undefined,
      isShared: options.database.url !== undefined,
    });
    running.push(embedded.stop);
    started.push(embedded.mount);
    notes.unshift(...embedded.notes);
  }
  if (mail && preference) started.push(await startPreferenceService(parts, mail, preference));
  if (query) await startWhenThere(() => startQueryService(parts, query), program);
  const mounts = await serveMounts(started);
  running.push(mounts.close);
  return { mounts: mounts.placed, notes };
});

/** Replicas by their place in the settings: their addresses are nobody's business. */
function databaseStates({ primary, replicas }: ServerStates): States {
  const isRead = replicas.includes('ok') && 'read only';
  return {
    database: primary === 'ok' || isRead,
    ...Object.fromEntries(replicas.map((state, at) => [`database replica ${at + 1}`, state === 'ok' || state])),
  };
}

interface Parts {
  readonly options: DataProgramOptions;
  readonly database: Database;
  readonly program: Program;
}

async function startPreferenceService(
  {
    options: {
      styles,
      database: { url },
    },
    database,
    program: { log, running },
  }: Parts,
  mail: MailService,
  { port, contactMail, issuer: { keysAt, ...issuer } }: PreferenceProgramOptions,
) {
  if (contactMail === undefined) {
    log('mail.contact', { reason: 'CONTACT_MAIL is not set: what visitors send in forms is only kept.' });
  }
  // Copies of the service count what people do together, where they share the database.
  const rates = url === undefined ? undefined : await openSharedRates(database, log);
  if (rates) running.push(rates.close);
  const { startPreference } = await import('#services/preference/startPreference.ts');
  const { stylesOf } = await import('./stylesOf.ts');
  const service = await startPreference({
    ...{ port, database, mail, contactMail, makeRate: rates?.of, log, ...stylesOf(styles) },
    sites: styles.map(({ site }) => site),
    issuer: { ...issuer, keysAt: new URL(keysAt), userInfoAt: new URL('/userinfo', keysAt) },
  });
  running.push(service.close);
  return { paths: service.paths, fetch: service.fetch };
}

/** The one place that chooses the engine. */
async function openEngine(
  openSearchUrl: string | undefined,
  parts: Parameters<typeof openPostgresEngine>[0],
): Promise<Engine> {
  if (openSearchUrl === undefined) {
    return (await import('#services/query/postgres/openPostgresEngine.ts')).openPostgresEngine(parts);
  }
  const { openOpenSearchEngine } = await import('#services/query/opensearch/openOpenSearchEngine.ts');
  return openOpenSearchEngine({ ...parts, url: openSearchUrl });
}

async function startQueryService(
  { database, program: { log, changed, running, measures } }: Parts,
  { port, openSearchUrl, thesaurus: file, synonyms, placesFile, hasSamples, importToken }: QueryProgramOptions,
): Promise<void> {
  const { startQuery } = await import('#services/query/startQuery.ts');
  const { facets } = await import('#services/query/collection/facets.ts');
  const { openThesaurus } = await import('#services/query/engine/thesaurus/openThesaurus.ts');
  const { openGazetteer } = await import('#services/query/places/openGazetteer.ts');
  const thesaurus = await openThesaurus({ thesaurus: file, synonyms, log });
  const engine = await openEngine(openSearchUrl, { database, facets, thesaurus, changed, log });
  measures.engineBehindSeconds = engine.behind;
  const gazetteer = openGazetteer(placesFile);
  const samples = hasSamples ? { samples: (await import('#samples/records/sampleRecords.ts')).sampleRecords } : {};
  const { close } = await startQuery({ port, engine, facets, gazetteer, ...samples, importToken, log });
  running.push(close);
}
