import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from './readSettings.ts';

describe('readSettings', () => {
  it('runs everything embedded on this machine when nothing is set', () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      variant: 'production',
      publicOrigin: { kind: 'local', port: 3000 },
      pageCacheSeconds: 60,
      callTimeoutMs: 5000,
      cms: { baseUrl: 'http://127.0.0.1:3001', embedded: true },
      query: { baseUrl: 'http://127.0.0.1:3002', embedded: true },
      dataDir: '.data',
    });
  });

  it('takes an empty variable for an unset one', () => {
    expect(readSettings({ PORT: '', CMS_BASE_URL: ' ' })).toEqual(readSettings({}));
  });

  it('places the embedded services after the portal, unless they have ports of their own', () => {
    expect(readSettings({ PORT: '4280', QUERY_PORT: '4290' })).toMatchObject({
      contentPort: 4281,
      queryPort: 4290,
      preferencePort: 4283,
    });
  });

  it('refuses a port after which there is no room for the embedded services', () => {
    const read = (env: Readonly<Record<string, string>>) => () => readSettings(env);
    for (const PORT of ['65532', '65533', '65535'])
      expect(read({ PORT }), PORT).toThrow(
        /^A setting is wrong:\n {2}PORT is "\d+": give 65531 at most, or another port as .*MAIL_PORT/,
      );
    expect(readSettings({ PORT: '65531' }).mail).toEqual({ kind: 'mailbox', port: 65_535 });
    expect(read({ PORT: '65533', MAIL_PORT: '4304' })).toThrow(
      /give 65532 at most, or another port as PREFERENCE_PORT$/,
    );
    const own = { CONTENT_PORT: '4301', QUERY_PORT: '4302', PREFERENCE_PORT: '4303', MAIL_PORT: '4304' };
    expect(readSettings({ ...own, PORT: '65535' }).port).toBe(65_535);
    const elsewhere = {
      ...{ CMS_BASE_URL: 'https://cms.example.nl', QUERY_BASE_URL: 'https://query.example.nl' },
      ...{ PREFERENCE_BASE_URL: 'https://me.example.nl', PUBLIC_ORIGIN: 'configured' },
    };
    expect(readSettings({ ...elsewhere, PORT: '65535' }).port).toBe(65_535);
  });

  it('takes one port for two that listen on different addresses of this machine', () => {
    const metrics = { PORT: '9464', LISTEN_ADDRESS: '10.0.0.5', MANAGEMENT_PORT: '9464' };
    expect(readSettings(metrics).management?.port).toBe(9464);
    const token = { MANAGEMENT_HOST: '10.0.0.5', MANAGEMENT_TOKEN: 'a-token-of-thirty-two-random-bytes' };
    expect(readSettings({ ...token, MANAGEMENT_PORT: '3001' }).management?.port).toBe(3001);
    expect(() => readSettings({ ...token, MANAGEMENT_PORT: '3000' })).toThrow(/that of PORT$/);
  });

  it('refuses one port for two that listen, and names the one to change', () => {
    const read = (env: Readonly<Record<string, string>>) => () => readSettings(env);
    expect(read({ QUERY_PORT: '3000' })).toThrow(
      /^A setting is wrong:\n {2}QUERY_PORT is "3000": give another port: this one is that of PORT$/,
    );
    expect(read({ CONTENT_PORT: '3003' })).toThrow(/CONTENT_PORT is "3003": .* that of PREFERENCE_PORT$/);
    expect(read({ MANAGEMENT_PORT: '3002' })).toThrow(/MANAGEMENT_PORT is "3002": .* that of QUERY_PORT$/);
    expect(readSettings({ MANAGEMENT_PORT: '3004', PUBLIC_ORIGIN: 'configured' }).management?.port).toBe(3004);
    expect(readSettings({ CONTENT_PORT: '3002', QUERY_PORT: '3001' })).toMatchObject({ contentPort: 3002 });
    expect(read({ MANAGEMENT_PORT: '3004', PREFERENCE_BASE_URL: 'https://me.example.nl' })).toThrow(
      /that of MAIL_PORT$/,
    );
    expect(read({ PORT: '0' })).toThrow(/PORT is "0": give a whole number from 1 to 65535/);
  });

  it('asks the CMS that is set, without a trailing slash', () => {
    expect(readSettings({ CMS_BASE_URL: 'https://api.groenkennisnet.nl/' }).cms).toEqual({
      baseUrl: 'https://api.groenkennisnet.nl',
      embedded: false,
    });
  });

  it('asks the pictures of the real API from the CMS that is used', () => {
    const { pictureHosts } = readSettings({ CMS_BASE_URL: 'http://cms.example:8080/base' });
    expect([...pictureHosts]).toEqual([['api.groenkennisnet.nl', 'http://cms.example:8080']]);
  });

  it('reads picture hosts with and without an origin to ask instead', () => {
    const { pictureHosts } = readSettings({ PICTURE_HOSTS: 'img.example.nl, api.example.nl=http://127.0.0.1:4281' });
    expect([...pictureHosts]).toEqual([
      ['img.example.nl', 'https://img.example.nl'],
      ['api.example.nl', 'http://127.0.0.1:4281'],
    ]);
  });

  it('turns the cache off with 0', () => {
    expect(readSettings({ PAGE_CACHE_SECONDS: '0' }).pageCacheSeconds).toBe(0);
  });

  it('knows the word configured as public origin', () => {
    expect(readSettings({ PUBLIC_ORIGIN: 'configured' }).publicOrigin).toEqual({ kind: 'configured' });
  });

  it('takes the DSN of a project in Sentry, and refuses what is none', () => {
    const dsn = 'https://0a1b@o1.ingest.sentry.example/42';
    expect(readSettings({ SENTRY_DSN: dsn }).sentryDsn).toBe(dsn);
    expect(readSettings({}).sentryDsn).toBeUndefined();
    expect(readSettings({ SENTRY_DSN: dsn, PORTAL_VARIANT: 'acceptance' }).sentryDsn).toBeUndefined();
    for (const wrong of ['https://sentry.example/42', 'https://key@sentry.example', 'sentry', 'ftp://key@a.nl/1'])
      expect(() => readSettings({ SENTRY_DSN: wrong })).toThrow(
        /SENTRY_DSN is ".*": give the DSN of a project in Sentry/,
      );
  });

  it('answers operators on loopback, and elsewhere only with a token', () => {
    expect(readSettings({}).management).toBeUndefined();
    expect(readSettings({ MANAGEMENT_PORT: '9464' }).management).toEqual({
      port: 9464,
      host: '127.0.0.1',
      token: undefined,
    });
    const env = { MANAGEMENT_PORT: '9464', MANAGEMENT_HOST: '10.0.0.5' };
    expect(() => readSettings(env)).toThrow(/MANAGEMENT_TOKEN is not set: give a secret of 20 characters/);
    const short = () => readSettings({ ...env, MANAGEMENT_TOKEN: 'te kort' });
    expect(short).toThrow(/MANAGEMENT_TOKEN is no such secret/);
    const MANAGEMENT_TOKEN = 'een-geheim-van-operators';
    expect(readSettings({ ...env, MANAGEMENT_TOKEN }).management).toMatchObject({ token: MANAGEMENT_TOKEN });
    expect(() => readSettings({ MANAGEMENT_TOKEN })).toThrow(/MANAGEMENT_PORT is not set/);
    expect(() => readSettings({ ...env, MANAGEMENT_HOST: 'overal' })).toThrow(/MANAGEMENT_HOST is "overal"/);
  });

  it('traces where a collector is set, by the standard’s names', () => {
    expect(readSettings({}).traces).toBeUndefined();
    const env = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318/' };
    expect(readSettings(env).traces).toEqual({
      endpoint: 'http://127.0.0.1:4318',
      serviceName: 'groen-portal',
      attributes: {},
      sampler: 'parentbased_always_on',
      share: 1,
    });
    const chosen = { ...env, OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.1' };
    const attributes = { OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment=acceptance,team=a=b' };
    expect(readSettings({ ...chosen, ...attributes }).traces).toMatchObject({
      sampler: 'traceidratio',
      share: 0.1,
      attributes: { 'deployment.environment': 'acceptance', team: 'a=b' },
    });
    const closed = 'https://portal:geheim@traces.example.nl/otlp';
    expect(readSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: closed }).traces).toMatchObject({ endpoint: closed });
    expect(readSettings({ ...env, OTEL_SDK_DISABLED: 'true' }).traces).toBeUndefined();
    expect(() => readSettings({ OTEL_TRACES_SAMPLER: 'often' })).toThrow(
      /OTEL_TRACES_SAMPLER is "often": give always_on/,
    );
    expect(() => readSettings({ OTEL_TRACES_SAMPLER_ARG: '2' })).toThrow(/give a share from 0 to 1/);
    expect(() => readSettings({ OTEL_EXPORTER_OTLP_HEADERS: 'geheim' })).toThrow(/HEADERS is no such secret/);
  });

  it('names every wrong setting at once, each with the mend', () => {
    const read = () =>
      readSettings({
        PORT: 'http',
        PAGE_CACHE_SECONDS: '-1',
        PUBLIC_ORIGIN: 'https://a.nl/path',
        PICTURE_HOSTS: 'a=b',
      });
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(/^4 settings are wrong:/);
    expect(read).toThrow(/PORT is "http": give a whole number from 1 to 65535/);
    expect(read).toThrow(/PAGE_CACHE_SECONDS is "-1": give a whole number of seconds from 0 to 86400/);
    expect(read).toThrow(/PUBLIC_ORIGIN is "https:\/\/a\.nl\/path": give an http\(s\) origin without a path/);
    expect(read).toThrow(/PICTURE_HOSTS is "a=b": give host names/);
  });

  it('takes the address of a PostgreSQL server, and none means the embedded one', () => {
    const databaseUrl = 'postgres://portal:geheim@db.example.nl:5432/kennis';
    expect(readSettings({ DATABASE_URL: databaseUrl }).databaseUrl).toBe(databaseUrl);
    const replicas = 'postgres://portal:geheim@a.example.nl/kennis,postgres://portal:geheim@b.example.nl/kennis';
    const both = readSettings({ DATABASE_URL: databaseUrl, DATABASE_REPLICA_URLS: replicas });
    expect(both.databaseReplicaUrls).toEqual(replicas.split(','));
    const alone = () => readSettings({ DATABASE_REPLICA_URLS: replicas });
    expect(alone).toThrow(/DATABASE_URL is not set: give an address such as postgres:/);
    const wrong = () => readSettings({ DATABASE_URL: databaseUrl, DATABASE_REPLICA_URLS: 'http://geheim' });
    expect(wrong).toThrow(/^(?!.*geheim).*DATABASE_REPLICA_URLS is no such address/s);
    expect(readSettings({}).databaseReplicaUrls).toEqual([]);
    expect(readSettings({}).databaseUrl).toBeUndefined();
  });

  it('names the address to listen on, and takes no name for one', () => {
    expect(readSettings({}).listenAddress).toBeUndefined();
    expect(readSettings({ LISTEN_ADDRESS: '::1' }).listenAddress).toBe('::1');
    expect(() => readSettings({ LISTEN_ADDRESS: 'localhost' })).toThrow(
      /LISTEN_ADDRESS is "localhost": give an IP address/,
    );
  });

  it('takes the addresses of an OpenSearch cluster, and tells no password of one', () => {
    const OPENSEARCH_URL = 'https://portal:geheim@one.example.nl:9200,https://two.example.nl:9200';
    expect(readSettings({ OPENSEARCH_URL })).toMatchObject({ openSearchUrl: OPENSEARCH_URL, sampleRecords: false });
    const wrong = () => readSettings({ OPENSEARCH_URL: 'portal:geheim@one.example.nl' });
    expect(wrong).toThrow(/OPENSEARCH_URL is no such address: give http\(s\) addresses/);
    expect(wrong).not.toThrow(/geheim/);
    expect(readSettings({ OPENSEARCH_URL: OPENSEARCH_URL.replace(',', ' , ') }).openSearchUrl).toBe(OPENSEARCH_URL);
  });

  it('shows invented records beside nothing real, unless it is told to', () => {
    expect(readSettings({}).sampleRecords).toBe(true);
    expect(readSettings({ SAMPLE_RECORDS: 'off' }).sampleRecords).toBe(false);
    const real = [
      { DATABASE_URL: 'postgres://portal@db.example.nl/kennis' },
      { CMS_BASE_URL: 'https://cms.example.nl' },
      { PREFERENCE_BASE_URL: 'https://me.example.nl' },
      { AUTH0_DOMAIN: 'a.eu.auth0.com', AUTH0_CLIENT_ID: 'a', AUTH0_AUDIENCE: 'https://a.example/' },
      { SMTP_URL: 'smtp://mail.example.nl', MAIL_FROM: 'post@example.nl' },
    ];
    for (const service of real) {
      expect([service, readSettings(service).sampleRecords]).toEqual([service, false]);
      expect([service, readSettings({ ...service, SAMPLE_RECORDS: 'on' }).sampleRecords]).toEqual([service, true]);
    }
  });

  it('takes a file for what words mean, when it is there', () => {
    expect(readSettings({}).thesaurus).toBeUndefined();
    expect(readSettings({ THESAURUS: import.meta.filename }).thesaurus).toBe(import.meta.filename);
    expect(() => readSettings({ THESAURUS: import.meta.dirname })).toThrow(/THESAURUS is .*a file that can be read/);
    expect(() => readSettings({ SYNONYMS: '/nowhere/synonyms.txt' })).toThrow(/SYNONYMS/);
    // The system itself refuses such a path, as it does what this account may not look into.
    expect(() => readSettings({ SYNONYMS: 'a'.repeat(300) })).toThrow(/SYNONYMS is "a+": give the path of a file/);
  });

  it('takes a folder of pages, when it is there', () => {
    expect(readSettings({ CONTENT_FOLDER: import.meta.dirname }).contentFolder).toBe(import.meta.dirname);
    for (const CONTENT_FOLDER of ['/nowhere', import.meta.filename])
      expect(() => readSettings({ CONTENT_FOLDER })).toThrow(/CONTENT_FOLDER is ".*": give the path of a folder/);
    expect(() => readSettings({ CONTENT_FOLDER: import.meta.dirname, CMS_BASE_URL: 'https://cms.example.nl' })).toThrow(
      /CONTENT_FOLDER is ".*": take this or CMS_BASE_URL away, as pages come from one of them$/,
    );
  });

  it('wants the address of the query service that asks for a token', () => {
    const QUERY_TOKEN = 'geheim-van-de-dienst';
    expect(() => readSettings({ QUERY_TOKEN })).toThrow(/QUERY_BASE_URL is not set: give the address of the service/);
    expect(readSettings({ QUERY_TOKEN, QUERY_BASE_URL: 'https://query.example.nl' }).queryToken).toBe(QUERY_TOKEN);
    expect(() => readSettings({ QUERY_TOKEN: 'met een spatie' })).toThrow(/8 characters at least, without spaces$/m);
  });

  it.each(['mysql://anna:geheim@db/kennis', 'db.example.nl', 'postgres://anna:geheim@db.example.nl'])(
    'refuses %s as address of the database, without repeating its password',
    (address) => {
      const read = () => readSettings({ DATABASE_URL: address });
      expect(read).toThrow(/DATABASE_URL is no such address: give an address such as postgres:\/\//);
      expect(read).not.toThrow(/geheim/);
    },
  );

  it.each(['ftp://cms.example', 'cms.example', 'https://cms.example/?a=1'])(
    'refuses %s as address of the CMS',
    (address) => {
      expect(() => readSettings({ CMS_BASE_URL: address })).toThrow(/CMS_BASE_URL/);
    },
  );

  it.each(['CMS_BASE_URL', 'QUERY_BASE_URL', 'PREFERENCE_BASE_URL', 'PURGE_URL', 'AI_BASE_URL'])(
    'refuses a name or password in %s, where it would be lost, and does not repeat it',
    (name) => {
      for (const user of ['acc:geheim', 'geheim', ':geheim']) {
        const read = () => readSettings({ [name]: `https://${user}@cms.example.nl/api` });
        expect(read).toThrow(
          new RegExp(`${name} is no such address: give the address without a name or password before its host`),
        );
        expect(read).not.toThrow(/geheim/);
      }
    },
  );

  describe('signing in', () => {
    const tenant = { AUTH0_CLIENT_ID: 'AbC123', AUTH0_AUDIENCE: 'https://groenkennisnet.nl/api/' };

    it('is embedded when no tenant is set', () => {
      expect(readSettings({}).identity).toEqual({ kind: 'embedded' });
    });

    it.each([
      ['portaal.eu.auth0.com', 'https://portaal.eu.auth0.com'],
      ['http://localhost:3000/', 'http://localhost:3000'],
    ])('asks the tenant at %s', (domain, origin) => {
      const { identity } = readSettings({ AUTH0_DOMAIN: domain, ...tenant });
      const audience = 'https://groenkennisnet.nl/api/';
      expect(identity).toEqual({ kind: 'auth0', origin, clientId: 'AbC123', audience });
    });

    it.each(['portaal eu', 'https://portaal.eu.auth0.com/authorize', 'ftp://portaal'])(
      'refuses %s as tenant',
      (domain) => {
        expect(() => readSettings({ AUTH0_DOMAIN: domain, ...tenant })).toThrow(
          /AUTH0_DOMAIN is ".*": give the domain of/,
        );
      },
    );

    it('wants all three settings, or none', () => {
      const domainAlone = () => readSettings({ AUTH0_DOMAIN: 'portaal.eu.auth0.com' });
      expect(domainAlone).toThrow(/^2 settings are wrong:/);
      expect(domainAlone).toThrow(/AUTH0_CLIENT_ID is not set: give the id of the application in Auth0/);
      expect(() => readSettings({ AUTH0_CLIENT_ID: 'AbC123' })).toThrow(/AUTH0_DOMAIN is not set: give the domain/);
      expect(() => readSettings({ ...tenant, AUTH0_DOMAIN: 'a.nl', AUTH0_AUDIENCE: 'api' })).toThrow(
        /AUTH0_AUDIENCE is "api"/,
      );
    });
  });

  describe('tiles of maps', () => {
    const url = 'https://tiles.example.nl/{z}/{x}/{y}.png';

    it('come from where it is said, with thanks to whom it is said, or to their host', () => {
      expect(readSettings({}).mapTiles).toBeUndefined();
      const given = { url, origin: 'https://tiles.example.nl' };
      expect(readSettings({ MAP_TILES_URL: url }).mapTiles).toEqual({ ...given, credit: 'tiles.example.nl' });
      const credited = readSettings({ MAP_TILES_URL: url, MAP_TILES_CREDIT: 'Kadaster' });
      expect(credited.mapTiles).toEqual({ ...given, credit: 'Kadaster' });
      expect(() => readSettings({ MAP_TILES_CREDIT: 'Kadaster' })).toThrow(/MAP_TILES_URL is not set/);
    });

    it.each([
      'tiles.example.nl',
      'https://tiles.example.nl/{z}/{x}.png',
      'https://{s}.example.nl/{z}/{x}/{y}.png',
      'https://example.nl:99999/{z}/{x}/{y}',
    ])('cannot come from %s', (wrong) =>
      expect(() => readSettings({ MAP_TILES_URL: wrong })).toThrow(/with \{z\}, \{x\} and \{y\} in it/),
    );
  });

  describe('mail', () => {
    it('stays in a mailbox beside the embedded services, unless the portal is for others', () => {
      expect(readSettings({ PORT: '4280' }).mail).toEqual({ kind: 'mailbox', port: 4284 });
      expect(readSettings({ MAIL_PORT: '4300' }).mail).toEqual({ kind: 'mailbox', port: 4300 });
      expect(readSettings({ PUBLIC_ORIGIN: 'configured' }).mail).toEqual({ kind: 'none' });
    });

    it('goes through the server that is set, from somebody', () => {
      const url = 'smtps://portal:geheim@mail.example.nl:465';
      const from = 'Groen Kennisnet <post@example.nl>';
      expect(readSettings({ SMTP_URL: url, MAIL_FROM: from }).mail).toEqual({ kind: 'smtp', url, from });
      expect(() => readSettings({ SMTP_URL: url })).toThrow(/MAIL_FROM is not set: give an address/);
      expect(() => readSettings({ CONTACT_MAIL: 'a@b.nl, c@d.nl' })).toThrow(/CONTACT_MAIL is .*: give the address/);
      expect(readSettings({}).contactMail).toBe('contact@localhost');
      expect(readSettings({ SMTP_URL: url, MAIL_FROM: from }).contactMail).toBeUndefined();
      expect(readSettings({ CONTACT_MAIL: 'redactie@example.nl' }).contactMail).toBe('redactie@example.nl');
      expect(() => readSettings({ MAIL_FROM: 'wij' })).toThrow(/MAIL_FROM is "wij": give an address/);
    });

    it.each(['mail.example.nl', 'http://u:geheim@mail.example.nl', 'smtp://u:geheim@mail.example.nl/x'])(
      'refuses %s as address of the server, without repeating its password',
      (address) => {
        const read = () => readSettings({ SMTP_URL: address, MAIL_FROM: 'post@example.nl' });
        expect(read).toThrow(/SMTP_URL is no such address: give an address such as smtp:\/\//);
        expect(read).not.toThrow(/geheim/);
      },
    );
  });

  it('reads who writes answers, and wants both halves of it', () => {
    const address = 'https://model.example.nl/v1/';
    expect(readSettings({}).model).toBeUndefined();
    expect(readSettings({ AI_BASE_URL: address, AI_MODEL: 'klein', AI_API_KEY: 'sleutel' }).model).toEqual({
      ...{ baseUrl: 'https://model.example.nl/v1', model: 'klein', apiKey: 'sleutel', dailyAnswers: 1000 },
    });
    expect(() => readSettings({ AI_BASE_URL: address })).toThrow(/AI_MODEL is not set: give the name of the model/);
    expect(() => readSettings({ AI_MODEL: 'klein' })).toThrow(/AI_BASE_URL is not set: give the http/);
    expect(() => readSettings({ AI_DAILY_ANSWERS: '5' })).toThrow(/AI_BASE_URL is not set/);
    expect(() => readSettings({ AI_API_KEY: 'mijn geheim' })).toThrow(/AI_API_KEY is no such secret/);
    expect(() => readSettings({ AI_BASE_URL: 'model', AI_MODEL: 'klein' })).toThrow(/AI_BASE_URL is "model"/);
    expect(() => readSettings({ AI_BASE_URL: `${address}/chat/completions`, AI_MODEL: 'klein' })).toThrow(
      /without their last part/,
    );
  });
});
