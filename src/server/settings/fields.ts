import { accessSync, constants, statSync } from 'node:fs';
import { isIP } from 'node:net';
import { z } from 'zod';

/* What single settings look like, each with what to give instead of something wrong. */

export function wholeNumber(from: number, to: number, unit = '') {
  const mend = `give a whole number${unit} from ${from} to ${to}`;
  return z.coerce.number(mend).int(mend).min(from, mend).max(to, mend);
}

export const lastPort = 65_535;
export const port = wholeNumber(1, lastPort);

export const onOrOff = z.enum(['on', 'off'], 'give on or off');

/** Entries with commas between, as a list. */
export const commaList = z.string().transform((list) => list.split(',').map((each) => each.trim()));

const webAddress = (mend: string) =>
  z.string().refine((value) => /^https?:\/\/[^?#\s]+$/.test(value) && URL.canParse(value), mend);

/** One that is asked by what sends no name and password of an address, or refuses such an address. */
const openAddress = (mend: string) =>
  webAddress(mend).refine(
    (value) => !hasUser(value),
    'give the address without a name or password before its host: they are not sent',
  );

export const serviceAddress = openAddress('give an http(s) address without query, e.g. https://api.groenkennisnet.nl');
/** OpenTelemetry's exporter sends the name and password that stand in it. */
export const collectorAddress = webAddress('give an http(s) address without query, e.g. http://127.0.0.1:4318');

/** An address with names in braces, each of which something else takes the place of. */
function templateAddress(parts: readonly string[], mend: string) {
  return z
    .string()
    .refine(
      (value) =>
        /^https?:\/\/[^{}\s]+\S*$/.test(value) &&
        URL.canParse(value) &&
        parts.every((part) => value.includes(`{${part}}`)),
      mend,
    );
}

export const tilesMend =
  'give an http(s) address with {z}, {x} and {y} in it, e.g. https://tiles.example.nl/{z}/{x}/{y}.png';
export const tilesAddress = templateAddress(['z', 'x', 'y'], tilesMend);

export const editAddress = templateAddress(
  ['page'],
  'give an http(s) address with {page} in it, e.g. https://cms.example.nl/edit/{page}#{element}',
);

export const databaseMend = 'give an address such as postgres://user:password@host:5432/name';
export const databaseAddress = z
  .string()
  .refine((value) => /^postgres(ql)?:\/\/\S+$/.test(value) && URL.canParse(value), databaseMend)
  .refine((value) => !URL.canParse(value) || new URL(value).pathname.length > 1, databaseMend);

/** Of one of this machine's networks. */
export const ownAddress = z
  .string()
  .refine((value) => isIP(value) !== 0, 'give an IP address such as 127.0.0.1 or ::1');

const clusterMend = 'give http(s) addresses separated by commas, e.g. https://user:password@search.example.nl:9200';
export const clusterAddress = z
  .string()
  .transform((value) => value.replaceAll(/\s*,\s*/g, ','))
  .refine(
    (value) => value.split(',').every((each) => /^https?:\/\/\S+$/.test(each) && URL.canParse(each)),
    clusterMend,
  );

export const modelMend =
  'give the http(s) address of chat completions without their last part, e.g. https://api.openai.com/v1';
export const modelAddress = openAddress(modelMend).refine((value) => !/\/completions\/*$/.test(value), modelMend);
export const modelNameMend = 'give the name of the model, as its service knows it';
export const modelName = z.string().max(100, modelNameMend);

const originMend = 'give an http(s) origin without a path, e.g. https://kennis.example.nl, or the word configured';
/** An origin, or the word that says that each site has its own. */
export const publicOrigin = z.string().refine((value) => value === 'configured' || isOrigin(value), originMend);

const framesMend = 'give one or more http(s) origins without a path, separated by commas, e.g. https://cms.example.nl';
export const frameOrigin = z.string().refine(isOrigin, framesMend);

const hostName = /^[a-z0-9.-]+(?::\d{1,5})?$/i;

const hostsMend =
  'give host names separated by commas, each alone or with the origin to ask: host or host=https://origin';
export const pictureHost = z.string().transform((entry, context) => {
  const [host = '', origin, ...rest] = entry.split('=').map((part) => part.trim());
  const target = origin ?? `https://${host}`;
  if (!hostName.test(host) || rest.length > 0 || !isOrigin(target)) {
    context.issues.push({ code: 'custom', message: hostsMend, input: entry });
    return z.NEVER;
  }
  return [host.toLowerCase(), new URL(target).origin] as const;
});

const keyMend = 'give one or more secrets of 20 characters at least, separated by commas';
/** The file of settings that comes with the portal has one that begins so: it is no secret. */
export const pictureKey = z
  .string()
  .min(20, keyMend)
  .refine((key) => !key.startsWith('CHANGE'), keyMend);

export const tenantMend = 'give the domain of a tenant, e.g. portaal.eu.auth0.com, or an http(s) origin without a path';
/** A domain or an origin, as the origin. */
export const tenant = z.string().transform((value, context) => {
  const origin = /^https?:\/\//.test(value) ? value : `https://${value}`;
  if (isOrigin(origin) && hostName.test(new URL(origin).host)) return new URL(origin).origin;
  context.issues.push({ code: 'custom', message: tenantMend, input: value });
  return z.NEVER;
});

export const audienceMend =
  'give the identifier of the API in Auth0, an absolute address, e.g. https://groenkennisnet.nl/api/';
export const audience = z.string().refine((value) => URL.canParse(value), audienceMend);

const smtpMend = 'give an address such as smtp://user:password@host:587 or smtps://user:password@host:465';
export const mailServer = z
  .string()
  .refine((value) => /^smtps?:\/\/[^/\s]+\/?$/.test(value) && URL.canParse(value), smtpMend);

export const senderMend = 'give an address, alone or with a name: post@example.nl, Groen Kennisnet <post@example.nl>';
export const sender = z.string().regex(/^(?:[^<>\r\n"]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, senderMend);

const contactMend = 'give the address of whoever reads messages: redactie@example.nl';
export const contactMail = z.email(contactMend).max(254, contactMend);

const securityMend = 'give mailto:… or https://…';
/** As `security.txt` names it (RFC 9116). */
export const securityContact = z
  .string()
  .regex(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, securityMend)
  .max(2000, securityMend);

const hostMend = 'give an address of this machine to listen on, e.g. 127.0.0.1, 10.0.0.5 or ::';
export const networkHost = z.string().refine((value) => isIP(value) > 0, hostMend);

export const isLoopback = (address: string): boolean => address === '::1' || address.startsWith('127.');

export const managementTokenMend = 'give a secret of 20 characters at least, without spaces';
export const managementToken = z.string().regex(/^\S{20,}$/, managementTokenMend);

const pairsMend = 'give pairs separated by commas, e.g. name=value,other=value';
export const exporterHeaders = z.string().regex(/^\s*[^\s=,]+=[^,]*(?:,\s*[^\s=,]+=[^,]*)*$/, pairsMend);

const shareMend = 'give a share from 0 to 1, e.g. 0.1';
export const samplerShare = z.coerce.number(shareMend).min(0, shareMend).max(1, shareMend);

/** Those of OpenTelemetry that decide by themselves. */
const samplers = [
  ...(['always_on', 'always_off', 'traceidratio'] as const),
  ...(['parentbased_always_on', 'parentbased_always_off', 'parentbased_traceidratio'] as const),
] as const;
export const samplerName = z.enum(samplers, `give ${samplers.slice(0, -1).join(', ')} or ${samplers.at(-1)}`);

const fileMend = 'give the path of a file that can be read';
export const readableFile = z.string().refine((path) => canBeRead(path) && statSync(path).isFile(), fileMend);

const folderMend = 'give the path of a folder that can be read';
export const readableFolder = z.string().refine((path) => canBeRead(path) && statSync(path).isDirectory(), folderMend);

const dsnMend = 'give the DSN of a project in Sentry, e.g. https://key@sentry.example.nl/1';
export const errorService = z.string().refine(isDsn, dsnMend);

function canBeRead(path: string): boolean {
  try {
    accessSync(path, statSync(path).isDirectory() ? constants.R_OK | constants.X_OK : constants.R_OK);
    return true;
  } catch {
    return false;
  }
}

/** Whether a name or password stands before the host of an address. */
function hasUser(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && (url.username !== '' || url.password !== '');
}

function isOrigin(value: string): boolean {
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) return false;
  const url = new URL(value);
  return url.pathname === '/' && url.search === '' && url.hash === '' && !hasUser(value);
}

/** A web address with the public key before the host and the project's number at its end. */
function isDsn(value: string): boolean {
  return /^https?:\/\/\w+@[a-z0-9.-]+(?::\d{1,5})?(?:\/[\w.-]+)*\/\d+$/i.test(value) && URL.canParse(value);
}
