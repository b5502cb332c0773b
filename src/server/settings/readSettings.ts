import type { z } from 'zod';
import { cmsHosts } from '#templates/contract/cmsHosts.ts';
import { type Environment, environment } from './environment.ts';
import type {
  IdentitySettings,
  MailSettings,
  ModelSettings,
  PublicOrigin,
  ServiceSettings,
  Settings,
  TraceSettings,
} from './settings.types.ts';

/** One or more settings are wrong; the message lists each with what would be right. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/**
 * Reads the portal's settings; a variable that is unset or empty takes its default.
 * @throws {SettingsError} when any value is wrong: one message that names them all
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  );
  const read = environment.safeParse(given);
  if (!read.success) throw new SettingsError(messageOf(read.error, given));
  const values = read.data;
  const contentPort = values.CONTENT_PORT ?? values.PORT + 1;
  const queryPort = values.QUERY_PORT ?? values.PORT + 2;
  const preferencePort = values.PREFERENCE_PORT ?? values.PORT + 3;
  const cms = service(values.CMS_BASE_URL, contentPort);
  const mail = mailOf(values);
  return {
    port: values.PORT,
    listenAddress: values.LISTEN_ADDRESS,
    variant: values.PORTAL_VARIANT,
    publicOrigin: publicOrigin(values.PUBLIC_ORIGIN, values.PORT),
    trustProxy: values.TRUST_PROXY,
    pageCacheSeconds: values.PAGE_CACHE_SECONDS,
    contentHookSecret: values.CONTENT_HOOK_SECRET,
    purge: purgeOf(values),
    drainSeconds: values.DRAIN_SECONDS,
    cms,
    query: service(values.QUERY_BASE_URL, queryPort),
    preference: service(values.PREFERENCE_BASE_URL, preferencePort),
    identity: identityOf(values.AUTH0_DOMAIN, values.AUTH0_CLIENT_ID, values.AUTH0_AUDIENCE),
    mail,
    // Where letters stay on this machine, they are read there.
    securityContact: values.SECURITY_CONTACT,
    contactMail: values.CONTACT_MAIL ?? (mail.kind === 'mailbox' ? 'contact@localhost' : undefined),
    databaseUrl: values.DATABASE_URL,
    databaseReplicaUrls: values.DATABASE_REPLICA_URLS ?? [],
    openSearchUrl: values.OPENSEARCH_URL,
    sampleRecords: showsSamples(values),
    thesaurus: values.THESAURUS,
    placesFile: values.PLACES_FILE,
    mapTiles: values.MAP_TILES_URL === undefined ? undefined : tilesOf(values.MAP_TILES_URL, values.MAP_TILES_CREDIT),
    synonyms: values.SYNONYMS,
    model: modelOf(values),
    queryToken: values.QUERY_TOKEN,
    callTimeoutMs: values.CMS_TIMEOUT_MS,
    rateLimits: values.RATE_LIMITS,
    maximumLagMs: values.MAXIMUM_LAG_MS,
    pictureHosts: new Map(values.PICTURE_HOSTS ?? cmsPictureHosts(values.PORTAL_VARIANT, cms)),
    avif: values.AVIF,
    pictureKeys: values.PICTURE_KEY,
    cmsEditAddress: values.CMS_EDIT_URL,
    previewFrameOrigins: (values.PREVIEW_FRAME_ORIGINS ?? []).map((origin) => new URL(origin).origin),
    dataDir: values.DATA_DIR,
    contentFolder: values.CONTENT_FOLDER,
    contentPort,
    queryPort,
    preferencePort,
    sentryDsn: values.PORTAL_VARIANT === 'production' ? values.SENTRY_DSN : undefined,
    management: managementOf(values),
    traces: tracesOf(values),
    serviceWorker: values.SERVICE_WORKER,
    logLevel: values.LOG_LEVEL,
  };
}

/** Tiles of others are shown with whom to thank for them: without it, by their host. */
function tilesOf(url: string, credit?: string) {
  const { origin, hostname } = new URL(url);
  return { url, credit: credit ?? hostname, origin };
}

function purgeOf({ PURGE_URL: url, PURGE_METHOD: method = 'POST', PURGE_TOKEN: token }: Environment) {
  return url === undefined ? undefined : { url, method, token };
}

function service(address: string | undefined, port: number): ServiceSettings {
  if (address === undefined) return { baseUrl: `http://127.0.0.1:${port}`, embedded: true };
  return { baseUrl: address.replace(/\/+$/, ''), embedded: false };
}

function identityOf(origin?: string, clientId?: string, audience?: string): IdentitySettings {
  if (origin === undefined || clientId === undefined || audience === undefined) return { kind: 'embedded' };
  return { kind: 'auth0', origin, clientId, audience };
}

/** More answers than this in a day are a mistake, or somebody's play. */
const dailyAnswers = 1000;

function modelOf(values: Environment): ModelSettings | undefined {
  const { AI_BASE_URL, AI_MODEL, AI_API_KEY, AI_DAILY_ANSWERS } = values;
  if (AI_BASE_URL === undefined || AI_MODEL === undefined) return undefined;
  return {
    baseUrl: AI_BASE_URL.replace(/\/+$/, ''),
    model: AI_MODEL,
    apiKey: AI_API_KEY,
    dailyAnswers: AI_DAILY_ANSWERS ?? dailyAnswers,
  };
}

function managementOf({ MANAGEMENT_PORT, MANAGEMENT_HOST, MANAGEMENT_TOKEN }: Environment) {
  if (MANAGEMENT_PORT === undefined) return undefined;
  return { port: MANAGEMENT_PORT, host: MANAGEMENT_HOST, token: MANAGEMENT_TOKEN };
}

function tracesOf(values: Environment): TraceSettings | undefined {
  const endpoint = values.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined || values.OTEL_SDK_DISABLED) return undefined;
  const pairs = (values.OTEL_RESOURCE_ATTRIBUTES ?? '').split(',').filter(Boolean);
  return {
    endpoint: endpoint.replace(/\/+$/, ''),
    serviceName: values.OTEL_SERVICE_NAME,
    attributes: Object.fromEntries(pairs.map(attributeOf)),
    sampler: values.OTEL_TRACES_SAMPLER,
    share: values.OTEL_TRACES_SAMPLER_ARG,
  };
}

/** A name and its value, which may have a `=` of its own. */
function attributeOf(pair: string): readonly [string, string] {
  const [name = '', ...value] = pair.split('=');
  return [name.trim(), value.join('=').trim()];
}

function mailOf({ SMTP_URL, MAIL_FROM, MAIL_PORT, PUBLIC_ORIGIN, PORT }: Environment): MailSettings {
  if (SMTP_URL !== undefined && MAIL_FROM !== undefined) return { kind: 'smtp', url: SMTP_URL, from: MAIL_FROM };
  // The mailbox is for trying the portal out on one's own machine.
  return PUBLIC_ORIGIN === undefined ? { kind: 'mailbox', port: MAIL_PORT ?? PORT + 4 } : { kind: 'none' };
}

/** Nothing invented stands beside what is real, unless it is asked for. */
function showsSamples(values: Environment): boolean {
  if (values.SAMPLE_RECORDS !== undefined) return values.SAMPLE_RECORDS === 'on';
  const { CMS_BASE_URL, PREFERENCE_BASE_URL, AUTH0_DOMAIN, SMTP_URL, DATABASE_URL, OPENSEARCH_URL } = values;
  const services = [CMS_BASE_URL, PREFERENCE_BASE_URL, AUTH0_DOMAIN, SMTP_URL, DATABASE_URL, OPENSEARCH_URL];
  return services.every((real) => real === undefined);
}

function publicOrigin(value: string | undefined, port: number): PublicOrigin {
  if (value === undefined) return { kind: 'local', port };
  return value === 'configured' ? { kind: 'configured' } : { kind: 'url', origin: new URL(value).origin };
}

/** Contents name their pictures by the real API's host, wherever the CMS itself is asked. */
function cmsPictureHosts(variant: Settings['variant'], cms: ServiceSettings): (readonly [string, string])[] {
  const hosts = variant === 'acceptance' ? cmsHosts : cmsHosts.slice(0, 1);
  const { origin } = new URL(cms.baseUrl);
  return hosts.map((host) => [host, origin] as const);
}

function messageOf(error: z.ZodError, given: Readonly<Record<string, string>>): string {
  const mends = new Map<string, string>();
  for (const issue of error.issues) mends.set(String(issue.path[0]), issue.message);
  const lines = [...mends].map(([name, mend]) => `  ${name} is ${shown(name, given)}: ${mend}`);
  return [`${lines.length === 1 ? 'A setting is' : `${lines.length} settings are`} wrong:`, ...lines].join('\n');
}

/** Settings whose values are never repeated, not even wrong ones. */
const secrets = [
  'AI_API_KEY',
  'CONTENT_HOOK_SECRET',
  'MANAGEMENT_TOKEN',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'PURGE_TOKEN',
  'QUERY_TOKEN',
];

/** Passwords stay out of messages, which end up in logs, also where none belongs; a DSN's key is public. */
function shown(name: string, given: Readonly<Record<string, string>>): string {
  if (!(name in given)) return 'not set';
  if (['DATABASE_URL', 'DATABASE_REPLICA_URLS', 'OPENSEARCH_URL', 'SMTP_URL'].includes(name)) return 'no such address';
  if (secrets.includes(name)) return 'no such secret';
  if (name !== 'SENTRY_DSN' && /:.*@/.test(given[name] ?? '')) return 'no such address';
  return name === 'PICTURE_KEY' ? 'no such key' : `"${given[name]}"`;
}
