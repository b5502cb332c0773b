import { z } from 'zod';
import {
  audience,
  audienceMend,
  clusterAddress,
  collectorAddress,
  commaList,
  contactMail,
  databaseAddress,
  databaseMend,
  editAddress,
  errorService,
  exporterHeaders,
  frameOrigin,
  isLoopback,
  mailServer,
  managementToken,
  managementTokenMend,
  modelAddress,
  modelMend,
  modelName,
  modelNameMend,
  networkHost,
  onOrOff,
  ownAddress,
  pictureHost,
  pictureKey,
  port,
  publicOrigin,
  readableFile,
  readableFolder,
  samplerName,
  samplerShare,
  securityContact,
  sender,
  senderMend,
  serviceAddress,
  tenant,
  tenantMend,
  tilesAddress,
  tilesMend,
  wholeNumber,
} from './fields.ts';
import { portMends } from './portMends.ts';

/** All variables that are settings, and which of them need each other. */
export const environment = z
  .object({
    PORT: port.default(3000),
    LISTEN_ADDRESS: ownAddress.optional(),
    PORTAL_VARIANT: z.enum(['production', 'acceptance'], 'give production or acceptance').default('production'),
    PUBLIC_ORIGIN: publicOrigin.optional(),
    TRUST_PROXY: z.stringbool({ error: 'give true or false' }).default(false),
    CMS_BASE_URL: serviceAddress.optional(),
    CMS_TIMEOUT_MS: wholeNumber(100, 120_000, ' of milliseconds').default(5000),
    RATE_LIMITS: onOrOff.default('on'),
    MAXIMUM_LAG_MS: wholeNumber(0, 60_000, ' of milliseconds').default(1000),
    PICTURE_HOSTS: commaList.pipe(z.array(pictureHost)).optional(),
    AVIF: onOrOff.default('on'),
    PICTURE_KEY: commaList.pipe(z.tuple([pictureKey], pictureKey)).optional(),
    PREVIEW_FRAME_ORIGINS: commaList.pipe(z.array(frameOrigin)).optional(),
    CMS_EDIT_URL: editAddress.optional(),
    CONTENT_HOOK_SECRET: z
      .string()
      .regex(/^\S{20,}$/, 'give a secret of 20 characters at least, without spaces')
      .optional(),
    PURGE_URL: serviceAddress.optional(),
    PURGE_METHOD: z.enum(['POST', 'PURGE'], 'give POST or PURGE').optional(),
    PURGE_TOKEN: z.string().regex(/^\S+$/, 'give the token without spaces').optional(),
    DRAIN_SECONDS: wholeNumber(0, 300, ' of seconds').default(0),
    PAGE_CACHE_SECONDS: wholeNumber(0, 86_400, ' of seconds').default(60),
    QUERY_BASE_URL: serviceAddress.optional(),
    QUERY_TOKEN: z
      .string()
      .regex(/^\S{8,}$/, 'give a secret of 8 characters at least, without spaces')
      .optional(),
    AI_BASE_URL: modelAddress.optional(),
    AI_MODEL: modelName.optional(),
    AI_API_KEY: z.string().regex(/^\S+$/, 'give the key without spaces').optional(),
    AI_DAILY_ANSWERS: wholeNumber(0, 1_000_000).optional(),
    PREFERENCE_BASE_URL: serviceAddress.optional(),
    DATABASE_URL: databaseAddress.optional(),
    DATABASE_REPLICA_URLS: commaList.pipe(z.array(databaseAddress)).optional(),
    OPENSEARCH_URL: clusterAddress.optional(),
    SAMPLE_RECORDS: onOrOff.optional(),
    THESAURUS: readableFile.optional(),
    PLACES_FILE: readableFile.optional(),
    MAP_TILES_URL: tilesAddress.optional(),
    MAP_TILES_CREDIT: z.string().trim().min(1).optional(),
    SYNONYMS: readableFile.optional(),
    DATA_DIR: z.string().default('.data'),
    CONTENT_FOLDER: readableFolder.optional(),
    CONTENT_PORT: port.optional(),
    QUERY_PORT: port.optional(),
    PREFERENCE_PORT: port.optional(),
    AUTH0_DOMAIN: tenant.optional(),
    AUTH0_CLIENT_ID: z.string().optional(),
    AUTH0_AUDIENCE: audience.optional(),
    SMTP_URL: mailServer.optional(),
    MAIL_FROM: sender.optional(),
    MAIL_PORT: port.optional(),
    SECURITY_CONTACT: securityContact.optional(),
    CONTACT_MAIL: contactMail.optional(),
    SENTRY_DSN: errorService.optional(),
    SERVICE_WORKER: onOrOff.default('on'),
    MANAGEMENT_PORT: port.optional(),
    MANAGEMENT_HOST: networkHost.default('127.0.0.1'),
    MANAGEMENT_TOKEN: managementToken.optional(),
    OTEL_EXPORTER_OTLP_ENDPOINT: collectorAddress.optional(),
    OTEL_EXPORTER_OTLP_HEADERS: exporterHeaders.optional(),
    OTEL_SERVICE_NAME: z.string().default('groen-portal'),
    OTEL_RESOURCE_ATTRIBUTES: exporterHeaders.optional(),
    OTEL_TRACES_SAMPLER: samplerName.default('parentbased_always_on'),
    OTEL_TRACES_SAMPLER_ARG: samplerShare.default(1),
    OTEL_SDK_DISABLED: z.stringbool({ error: 'give true or false' }).default(false),
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
    if (values.CONTENT_FOLDER !== undefined && values.CMS_BASE_URL !== undefined) {
      need('CONTENT_FOLDER', 'take this or CMS_BASE_URL away, as pages come from one of them');
    }
    // The embedded service has a token of its own.
    if (values.QUERY_TOKEN !== undefined && values.QUERY_BASE_URL === undefined) {
      need('QUERY_BASE_URL', 'give the address of the service that asks for QUERY_TOKEN, or take that away');
    }
    const { AI_MODEL, AI_API_KEY, AI_DAILY_ANSWERS } = values;
    if (values.AI_BASE_URL === undefined && (AI_MODEL ?? AI_API_KEY ?? AI_DAILY_ANSWERS) !== undefined) {
      need('AI_BASE_URL', modelMend);
    }
    if (values.PURGE_URL === undefined && (values.PURGE_METHOD ?? values.PURGE_TOKEN) !== undefined) {
      need('PURGE_URL', 'give the address of the cache that is told, e.g. https://api.fastly.com/service/…/purge');
    }
    if (values.PURGE_URL !== undefined && values.CONTENT_HOOK_SECRET === undefined) {
      need(
        'CONTENT_HOOK_SECRET',
        'give a secret of 20 characters at least: without the hook there is nothing to purge',
      );
    }
    if (values.DATABASE_URL === undefined && values.DATABASE_REPLICA_URLS !== undefined)
      need('DATABASE_URL', databaseMend);
    if (values.MAP_TILES_URL === undefined && values.MAP_TILES_CREDIT !== undefined) need('MAP_TILES_URL', tilesMend);
    const { MANAGEMENT_PORT, MANAGEMENT_HOST, MANAGEMENT_TOKEN } = values;
    if (MANAGEMENT_PORT === undefined && (MANAGEMENT_TOKEN !== undefined || !isLoopback(MANAGEMENT_HOST))) {
      need('MANAGEMENT_PORT', 'give the port on which operators may ask');
    }
    // What others on the network can reach is not told to everybody there.
    if (!isLoopback(MANAGEMENT_HOST) && MANAGEMENT_TOKEN === undefined) need('MANAGEMENT_TOKEN', managementTokenMend);
    if (values.SMTP_URL !== undefined && values.MAIL_FROM === undefined) need('MAIL_FROM', senderMend);
    for (const { name, mend } of portMends(values)) need(name, mend);
  });

/** Their names. */
export const settingNames: readonly string[] = Object.keys(environment.shape);

export type Environment = z.output<typeof environment>;
