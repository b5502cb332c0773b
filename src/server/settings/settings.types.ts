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

/** Where operators ask for metrics and health, apart from visitors. */
export interface ManagementSettings {
  readonly port: number;
  /** The machine's address that is listened on. */
  readonly host: string;
  /** What is asked for before metrics are given; there always is one where others can reach the address. */
  readonly token: string | undefined;
}

/** Where traces go (OpenTelemetry), under the standard's own names. */
export interface TraceSettings {
  /** Of the collector, without a trailing slash: `http://127.0.0.1:4318`. */
  readonly endpoint: string;
  readonly serviceName: string;
  /** What is said of the portal besides, as pairs: `deployment.environment=acceptance`. */
  readonly attributes: Readonly<Record<string, string>>;
  /** As `OTEL_TRACES_SAMPLER` names it: with `parentbased_` a parent's decision holds. */
  readonly sampler: `${'parentbased_' | ''}${'always_on' | 'always_off' | 'traceidratio'}`;
  /** The share that samplers with a ratio take, 0 to 1. */
  readonly share: number;
}

/** Everything an operator can set, read once at start (`.env.example` documents each variable). */
export interface Settings {
  readonly port: number;
  readonly variant: 'production' | 'acceptance';
  readonly publicOrigin: PublicOrigin;
  readonly trustProxy: boolean;
  /** How long an answer of the CMS counts as fresh; 0 keeps and shares nothing at all. */
  readonly pageCacheSeconds: number;
  /** What the CMS shows when it tells what was saved; none: nobody may tell. */
  readonly contentHookSecret?: string | undefined;
  /** A shared cache in front that is told what it must not give out any more. */
  readonly purge?: { readonly url: string; readonly method: string; readonly token: string | undefined } | undefined;
  /** How long a portal that stops goes on answering, while whoever stands in front sends visitors elsewhere (s). */
  readonly drainSeconds: number;
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
  /** The error-reporting service; none, as in acceptance always: errors are only logged. */
  readonly sentryDsn?: string | undefined;
  /** None: nothing is counted, and nobody answers operators but the portal itself. */
  readonly management?: ManagementSettings | undefined;
  /** None: nothing is traced. */
  readonly traces?: TraceSettings | undefined;
  /** `off` takes the service worker away from everyone who has it. */
  readonly serviceWorker: 'on' | 'off';
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
}
