import { existsSync } from 'node:fs';
import { z } from 'zod';
import { cmsHosts } from '#templates/contract/cmsHosts.ts';

/** Where visitors reach the portal: on this machine, below one address, or at each site's own configured address. */
export type PublicOrigin =
  | { readonly kind: 'local'; readonly port: number }
  | { readonly kind: 'url'; readonly origin: string }
  | { readonly kind: 'configured' };

/** An outside service: `embedded` when the portal's own starter has to run it. */
export interface ServiceSettings {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly embedded: boolean;
}

/** Who visitors sign in with: a tenant of Auth0, or the embedded service that stands for it. */
export type IdentitySettings =
  | { readonly kind: 'embedded' }
  | {
      readonly kind: 'auth0';
      /** Without a trailing slash: `https://tenant.eu.auth0.com`. */
      readonly origin: string;
      readonly clientId: string;
      /** The product's user API, as Auth0 knows it. */
      readonly audience: string;
    };

/** What carries letters: a mail server, the mailbox on this machine, or nothing, so that they wait. */
export type MailSettings =
  | { readonly kind: 'smtp'; readonly url: string; readonly from: string }
  | { readonly kind: 'mailbox'; readonly port: number }
  | { readonly kind: 'none' };

/** A language model that speaks OpenAI's chat completions. */
export interface ModelSettings {
  /** Without a trailing slash: `https://api.openai.com/v1`. */
  readonly baseUrl: string;
  readonly model: string;
  /** None for one on this machine that asks for none. */
  readonly apiKey: string | undefined;
  /** So many answers are written in a day. */
  readonly dailyAnswers: number;
}

/** Everything an operator can set, read once at start (`.env.example` documents each variable). */
export interface Settings {
  readonly port: number;
  readonly variant: 'production' | 'acceptance';
  readonly publicOrigin: PublicOrigin;
  readonly trustProxy: boolean;
  /** How long an answer of the CMS counts as fresh; 0 keeps and shares nothing at all. */
  readonly pageCacheSeconds: number;
  readonly cms: ServiceSettings;
  readonly query: ServiceSettings;
  readonly preference: ServiceSettings;
  readonly identity: IdentitySettings;
  readonly mail: MailSettings;
  /** Who reads what visitors send in forms of the embedded services; none: it is only kept. */
  readonly contactMail: string | undefined;
  /** Whom to tell of a weakness, as an address to write to; none: nobody is named. */
  readonly securityContact?: string | undefined;
  /** The PostgreSQL server that the embedded services use; `undefined` means the embedded one. */
  readonly databaseUrl: string | undefined;
  /** The cluster that the embedded query service searches: one address or several with commas between. Unset: the database. */
  readonly openSearchUrl: string | undefined;
  /** Whether the invented records are written into the embedded query service's collection. */
  readonly sampleRecords: boolean;
  /** A file in SKOS that says what words of searches mean; unset for our own. */
  readonly thesaurus: string | undefined;
  /** Where places and postal codes are, in GeoNames' format. */
  readonly placesFile: string | undefined;
  /** What maps are drawn on; the portal's own outline where there is none. */
  readonly mapTiles: { readonly url: string; readonly credit: string; readonly origin: string } | undefined;
  /** A file with synonyms of a site's own, a line for each meaning. */
  readonly synonyms: string | undefined;
  /** Who writes answers from what is quoted; none: answers are quotations. */
  readonly model?: ModelSettings | undefined;
  /** What a query service that is not embedded asks for before it takes pages to quote; none: it gets none. */
  readonly queryToken?: string | undefined;
  /** Time limit of one call to a service, in milliseconds. */
  readonly callTimeoutMs: number;
  /** Whether networks that ask for too much in a while are told to wait. */
  readonly rateLimits: 'on' | 'off';
  /** How long callbacks may wait on average before new work is turned away (ms); 0 turns nothing away. */
  readonly maximumLagMs: number;
  /** Hosts that pictures may come from, each with the origin that is really asked. */
  readonly pictureHosts: ReadonlyMap<string, string>;
  /** Whether browsers that take AVIF get it: smaller, for more of the processor's time. */
  readonly avif: 'on' | 'off';
  /** What the addresses of pictures are signed with, the newest first; none: a key of the portal's own. */
  readonly pictureKeys?: readonly [string, ...string[]] | undefined;
  /** Origins whose pages may show a preview in a frame and send it what is being typed: the CMS's. */
  readonly previewFrameOrigins: readonly string[];
  /** Where the CMS edits a page: an address with `{page}` and `{element}` for their identifiers. */
  readonly cmsEditAddress: string | undefined;
  readonly dataDir: string;
  /** Folder of the embedded content's pages; none: those that come with the portal. */
  readonly contentFolder: string | undefined;
  readonly contentPort: number;
  readonly queryPort: number;
  readonly preferencePort: number;
  /** The error-reporting service; none: errors are only logged. */
  readonly sentryDsn?: string | undefined;
  /** `off` takes the service worker away from everyone who has it. */
  readonly serviceWorker: 'on' | 'off';
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
}

/** One or more settings are wrong; the message lists each with what would be right. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

function wholeNumber(from: number, to: number, unit = '') {
  const mend = `give a whole number${unit} from ${from} to ${to}`;
  return z.coerce.number(mend).int(mend).min(from, mend).max(to, mend);
}
const port = wholeNumber(0, 65_535);

const webAddress = (mend: string) =>
  z.string().refine((value) => /^https?:\/\/[^?#\s]+$/.test(value) && URL.canParse(value), mend);

const databaseMend = 'give an address such as postgres://user:password@host:5432/name';
const databaseAddress = z
  .string()
  .refine((value) => /^postgres(ql)?:\/\/\S+$/.test(value) && URL.canParse(value), databaseMend)
  .refine((value) => !URL.canParse(value) || new URL(value).pathname.length > 1, databaseMend);

const clusterMend = 'give http(s) addresses separated by commas, e.g. https://user:password@search.example.nl:9200';
const clusterAddress = z
  .string()
  .refine(
    (value) => value.split(',').every((each) => /^https?:\/\/\S+$/.test(each) && URL.canParse(each)),
    clusterMend,
  );

const baseMend = 'give an http(s) address without query, e.g. https://api.groenkennisnet.nl';
const modelMend =
  'give the http(s) address of chat completions without their last part, e.g. https://api.openai.com/v1';
const modelNameMend = 'give the name of the model, as its service knows it';
const originMend = 'give an http(s) origin without a path, e.g. https://kennis.example.nl, or the word configured';
const hostsMend =
  'give host names separated by commas, each alone or with the origin to ask: host or host=https://origin';

const tenantMend = 'give the domain of a tenant, e.g. portaal.eu.auth0.com, or an http(s) origin without a path';
const audienceMend =
  'give the identifier of the API in Auth0, an absolute address, e.g. https://groenkennisnet.nl/api/';
const smtpMend = 'give an address such as smtp://user:password@host:587 or smtps://user:password@host:465';
const senderMend = 'give an address, alone or with a name: post@example.nl, Groen Kennisnet <post@example.nl>';

const contactMend = 'give the address of whoever reads messages: redactie@example.nl';

const fileMend = 'give the path of a file that can be read';

const dsnMend = 'give the DSN of a project in Sentry, e.g. https://key@sentry.example.nl/1';

const readableFile = z.string().refine((path) => existsSync(path), fileMend);

const hostName = /^[a-z0-9.-]+(?::\d{1,5})?$/i;

const pictureHost = z.string().transform((entry, context) => {
  const [host = '', origin, ...rest] = entry.split('=').map((part) => part.trim());
  const target = origin ?? `https://${host}`;
  if (!hostName.test(host) || rest.length > 0 || !isOrigin(target)) {
    context.issues.push({ code: 'custom', message: hostsMend, input: entry });
    return z.NEVER;
  }
  return [host.toLowerCase(), new URL(target).origin] as const;
});

const keyMend = 'give one or more secrets of 20 characters at least, separated by commas';
const framesMend = 'give one or more http(s) origins without a path, separated by commas, e.g. https://cms.example.nl';
const tilesMend = 'give an http(s) address with {z}, {x} and {y} in it, e.g. https://tiles.example.nl/{z}/{x}/{y}.png';
const editMend = 'give an http(s) address with {page} in it, e.g. https://cms.example.nl/edit/{page}#{element}';
const pictureKey = z.string().min(20, keyMend);

/** A domain or an origin, as the origin. */
const tenant = z.string().transform((value, context) => {
  const origin = /^https?:\/\//.test(value) ? value : `https://${value}`;
  if (isOrigin(origin) && hostName.test(new URL(origin).host)) return new URL(origin).origin;
  context.issues.push({ code: 'custom', message: tenantMend, input: value });
  return z.NEVER;
});

const mailServer = z.string().refine((value) => /^smtps?:\/\/[^/\s]+\/?$/.test(value) && URL.canParse(value), smtpMend);

const sender = z.string().regex(/^(?:[^<>\r\n"]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, senderMend);

const environment = z
  .object({
    PORT: port.default(3000),
    PORTAL_VARIANT: z.enum(['production', 'acceptance'], 'give production or acceptance').default('production'),
    PUBLIC_ORIGIN: z
      .string()
      .refine((value) => value === 'configured' || isOrigin(value), originMend)
      .optional(),
    TRUST_PROXY: z.stringbool({ error: 'give true or false' }).default(false),
    CMS_BASE_URL: webAddress(baseMend).optional(),
    CMS_TIMEOUT_MS: wholeNumber(100, 120_000, ' of milliseconds').default(5000),
    RATE_LIMITS: z.enum(['on', 'off'], 'give on or off').default('on'),
    MAXIMUM_LAG_MS: wholeNumber(0, 60_000, ' of milliseconds').default(1000),
    PICTURE_HOSTS: z
      .string()
      .transform((list) => list.split(',').map((entry) => entry.trim()))
      .pipe(z.array(pictureHost))
      .optional(),
    AVIF: z.enum(['on', 'off'], 'give on or off').default('on'),
    PICTURE_KEY: z
      .string()
      .transform((list) => list.split(',').map((entry) => entry.trim()))
      .pipe(z.tuple([pictureKey], pictureKey))
      .optional(),
    PREVIEW_FRAME_ORIGINS: z
      .string()
      .transform((list) => list.split(',').map((entry) => entry.trim()))
      .pipe(z.array(z.string().refine(isOrigin, framesMend)))
      .optional(),
    CMS_EDIT_URL: z
      .string()
      .refine((value) => /^https?:\/\/[^{}\s]+\S*$/.test(value) && value.includes('{page}'), editMend)
      .optional(),
    PAGE_CACHE_SECONDS: wholeNumber(0, 86_400, ' of seconds').default(60),
    QUERY_BASE_URL: webAddress(baseMend).optional(),
    QUERY_TOKEN: z
      .string()
      .regex(/^\S{8,}$/, 'give a secret of 8 characters at least')
      .optional(),
    AI_BASE_URL: webAddress(modelMend).optional(),
    AI_MODEL: z.string().max(100, modelNameMend).optional(),
    AI_API_KEY: z.string().regex(/^\S+$/, 'give the key without spaces').optional(),
    AI_DAILY_ANSWERS: wholeNumber(0, 1_000_000).optional(),
    PREFERENCE_BASE_URL: webAddress(baseMend).optional(),
    DATABASE_URL: databaseAddress.optional(),
    OPENSEARCH_URL: clusterAddress.optional(),
    SAMPLE_RECORDS: z.enum(['on', 'off'], 'give on or off').optional(),
    THESAURUS: readableFile.optional(),
    PLACES_FILE: readableFile.optional(),
    MAP_TILES_URL: z
      .string()
      .refine(
        (value) =>
          /^https?:\/\/[^{}\s]+\S*$/.test(value) &&
          URL.canParse(value) &&
          ['{z}', '{x}', '{y}'].every((part) => value.includes(part)),
        tilesMend,
      )
      .optional(),
    MAP_TILES_CREDIT: z.string().trim().min(1).optional(),
    SYNONYMS: readableFile.optional(),
    DATA_DIR: z.string().default('.data'),
    CONTENT_FOLDER: z.string().optional(),
    CONTENT_PORT: port.optional(),
    QUERY_PORT: port.optional(),
    PREFERENCE_PORT: port.optional(),
    AUTH0_DOMAIN: tenant.optional(),
    AUTH0_CLIENT_ID: z.string().optional(),
    AUTH0_AUDIENCE: z
      .string()
      .refine((value) => URL.canParse(value), audienceMend)
      .optional(),
    SMTP_URL: mailServer.optional(),
    MAIL_FROM: sender.optional(),
    MAIL_PORT: port.optional(),
    SECURITY_CONTACT: z
      .string()
      .regex(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'give mailto:… or https://…')
      .max(2000, 'give mailto:… or https://…')
      .optional(),
    CONTACT_MAIL: z.email(contactMend).max(254, contactMend).optional(),
    SENTRY_DSN: z.string().refine(isDsn, dsnMend).optional(),
    SERVICE_WORKER: z.enum(['on', 'off'], 'give on or off').default('on'),
    LOG_LEVEL: z
      .enum(['debug', 'info', 'warn', 'error', 'silent'], 'give debug, info, warn, error or silent')
      .default('info'),
  })
  .superRefine((values, { addIssue }) => {
    // What is of no use by itself is a mistake better told at the start than found out by a visitor.
    const need = (name: keyof typeof values, mend: string) => addIssue({ code: 'custom', path: [name], message: mend });
    if (values.AUTH0_DOMAIN !== undefined) {
      if (values.AUTH0_CLIENT_ID === undefined) need('AUTH0_CLIENT_ID', 'give the id of the application in Auth0');
      if (values.AUTH0_AUDIENCE === undefined) need('AUTH0_AUDIENCE', audienceMend);
    } else if (values.AUTH0_CLIENT_ID !== undefined || values.AUTH0_AUDIENCE !== undefined) {
      need('AUTH0_DOMAIN', tenantMend);
    }
    if (values.AI_BASE_URL !== undefined && values.AI_MODEL === undefined) need('AI_MODEL', modelNameMend);
    if (values.AI_BASE_URL === undefined && (values.AI_MODEL !== undefined || values.AI_API_KEY !== undefined)) {
      need('AI_BASE_URL', modelMend);
    }
    if (values.SMTP_URL !== undefined && values.MAIL_FROM === undefined) need('MAIL_FROM', senderMend);
  });

/** Names of all variables that are settings. */
export const settingNames: readonly string[] = Object.keys(environment.shape);

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
    variant: values.PORTAL_VARIANT,
    publicOrigin: publicOrigin(values.PUBLIC_ORIGIN, values.PORT),
    trustProxy: values.TRUST_PROXY,
    pageCacheSeconds: values.PAGE_CACHE_SECONDS,
    cms,
    query: service(values.QUERY_BASE_URL, queryPort),
    preference: service(values.PREFERENCE_BASE_URL, preferencePort),
    identity: identityOf(values.AUTH0_DOMAIN, values.AUTH0_CLIENT_ID, values.AUTH0_AUDIENCE),
    mail,
    // Where letters stay on this machine, they are read there.
    securityContact: values.SECURITY_CONTACT,
    contactMail: values.CONTACT_MAIL ?? (mail.kind === 'mailbox' ? 'contact@localhost' : undefined),
    databaseUrl: values.DATABASE_URL,
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
    sentryDsn: values.SENTRY_DSN,
    serviceWorker: values.SERVICE_WORKER,
    logLevel: values.LOG_LEVEL,
  };
}

/** Tiles of others are shown with whom to thank for them: without it, by their host. */
function tilesOf(url: string, credit?: string) {
  const { origin, hostname } = new URL(url);
  return { url, credit: credit ?? hostname, origin };
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

function modelOf(values: z.output<typeof environment>): ModelSettings | undefined {
  const { AI_BASE_URL, AI_MODEL, AI_API_KEY, AI_DAILY_ANSWERS } = values;
  if (AI_BASE_URL === undefined || AI_MODEL === undefined) return undefined;
  return {
    baseUrl: AI_BASE_URL.replace(/\/+$/, ''),
    model: AI_MODEL,
    apiKey: AI_API_KEY,
    dailyAnswers: AI_DAILY_ANSWERS ?? dailyAnswers,
  };
}

function mailOf({ SMTP_URL, MAIL_FROM, MAIL_PORT, PUBLIC_ORIGIN, PORT }: z.output<typeof environment>): MailSettings {
  if (SMTP_URL !== undefined && MAIL_FROM !== undefined) return { kind: 'smtp', url: SMTP_URL, from: MAIL_FROM };
  // The mailbox is for trying the portal out on one's own machine.
  return PUBLIC_ORIGIN === undefined ? { kind: 'mailbox', port: MAIL_PORT ?? PORT + 4 } : { kind: 'none' };
}

/** Nothing invented stands beside what is real, unless it is asked for. */
function showsSamples(values: z.output<typeof environment>): boolean {
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

function isOrigin(value: string): boolean {
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) return false;
  const url = new URL(value);
  return url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '' && url.password === '';
}

/** A web address with the public key before the host and the project's number at its end. */
function isDsn(value: string): boolean {
  return /^https?:\/\/\w+@[a-z0-9.-]+(?::\d{1,5})?(?:\/[\w.-]+)*\/\d+$/i.test(value) && URL.canParse(value);
}

function messageOf(error: z.ZodError, given: Readonly<Record<string, string>>): string {
  const mends = new Map<string, string>();
  for (const issue of error.issues) mends.set(String(issue.path[0]), issue.message);
  const lines = [...mends].map(([name, mend]) => `  ${name} is ${shown(name, given)}: ${mend}`);
  return [`${lines.length === 1 ? 'A setting is' : `${lines.length} settings are`} wrong:`, ...lines].join('\n');
}

/** Passwords stay out of messages, which end up in logs. */
function shown(name: string, given: Readonly<Record<string, string>>): string {
  if (!(name in given)) return 'not set';
  if (['DATABASE_URL', 'OPENSEARCH_URL', 'SMTP_URL'].includes(name)) return 'no such address';
  if (name === 'AI_API_KEY' || name === 'QUERY_TOKEN') return 'no such secret';
  return name === 'PICTURE_KEY' ? 'no such key' : `"${given[name]}"`;
}
