/*
 * What a request of OAI-PMH 2.0 may say (section 4), read and judged before anything is looked up.
 */

export type ErrorCode =
  | 'badArgument'
  | 'badResumptionToken'
  | 'badVerb'
  | 'cannotDisseminateFormat'
  | 'idDoesNotExist'
  | 'noRecordsMatch'
  | 'noSetHierarchy';

/** A mistake that the protocol has a code for. */
export class OaiError extends Error {
  readonly code: ErrorCode;
  constructor(code: ErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** A list of records, or of their headers, from its beginning or from a token on. */
export interface ListRequest {
  readonly verb: 'ListRecords' | 'ListIdentifiers';
  /** Moments in UTC; `from` belongs to the time and `until` does not. */
  readonly from: string | undefined;
  readonly until: string | undefined;
  /** What the query service named as next, and how many were listed until there. */
  readonly after: string | undefined;
  readonly listed: number;
}

export type OaiRequest =
  | { readonly verb: 'Identify' | 'ListSets' }
  | { readonly verb: 'ListMetadataFormats'; readonly identifier: string | undefined }
  | { readonly verb: 'GetRecord'; readonly identifier: string }
  | ListRequest;

/** The arguments of each verb: those it needs, and those it may have. */
const verbs = {
  Identify: { needed: [], allowed: [] },
  ListSets: { needed: [], allowed: ['resumptionToken'] },
  ListMetadataFormats: { needed: [], allowed: ['identifier'] },
  GetRecord: { needed: ['identifier', 'metadataPrefix'], allowed: [] },
  ListRecords: { needed: ['metadataPrefix'], allowed: ['from', 'until', 'set', 'resumptionToken'] },
  ListIdentifiers: { needed: ['metadataPrefix'], allowed: ['from', 'until', 'set', 'resumptionToken'] },
} as const;
type Verb = keyof typeof verbs;

/** The one form of metadata. */
export const metadataPrefix = 'oai_dc';

/** @throws {OaiError} for what the protocol refuses */
export function readArguments(given: URLSearchParams): OaiRequest {
  const verb = verbOf(given.getAll('verb'));
  const { needed, allowed } = verbs[verb];
  const known = new Set<string>(['verb', ...needed, ...allowed]);
  for (const name of given.keys()) {
    if (!known.has(name)) throw new OaiError('badArgument', `${verb} has no argument ${name.slice(0, 100)}.`);
    if (given.getAll(name).length > 1) throw new OaiError('badArgument', `Give ${name} once.`);
  }
  const token = given.get('resumptionToken');
  if (token !== null) {
    if (given.size > 2) throw new OaiError('badArgument', 'A resumptionToken stands alone.');
    if (verb === 'ListRecords' || verb === 'ListIdentifiers') return readToken(verb, token);
    throw new OaiError('badResumptionToken', 'This list has no parts.');
  }
  for (const name of needed) if (!given.has(name)) throw new OaiError('badArgument', `Give the argument ${name}.`);
  const time = readTime(given.get('from'), given.get('until'));
  const [prefix, set] = [given.get('metadataPrefix') ?? metadataPrefix, given.get('set')];
  if (!isName(prefix) || (set !== null && !set.split(':').every(isName)))
    throw new OaiError('badArgument', 'Names of formats and sets have letters, figures and few signs.');
  if (prefix !== metadataPrefix) throw new OaiError('cannotDisseminateFormat', `The one format is ${metadataPrefix}.`);
  if (set !== null) throw new OaiError('noSetHierarchy', 'There are no sets.');
  switch (verb) {
    case 'Identify':
    case 'ListSets':
      return { verb };
    case 'ListMetadataFormats':
      return { verb, identifier: given.get('identifier') ?? undefined };
    case 'GetRecord':
      return { verb, identifier: given.get('identifier') ?? '' };
    case 'ListRecords':
    case 'ListIdentifiers':
      return { verb, ...time, after: undefined, listed: 0 };
    default:
      return verb satisfies never;
  }
}

function verbOf(given: readonly string[]): Verb {
  const [verb = ''] = given;
  if (given.length > 1) throw new OaiError('badVerb', 'Give verb once.');
  if (isVerb(verb)) return verb;
  throw new OaiError('badVerb', `The argument verb is one of ${Object.keys(verbs).join(', ')}.`);
}

const isVerb = (text: string): text is Verb => Object.hasOwn(verbs, text);

/** As the protocol's schema has names of formats and of sets. */
const isName = (text: string) => /^[\w\-.!~*'()]+$/.test(text);

const day = 24 * 60 * 60 * 1000;
const year10000 = Date.UTC(10_000, 0);

/** Days or moments to the second, both ends of the same kind. The end belongs to the time, and does not in what is returned. */
function readTime(from: string | null, until: string | null) {
  const [begin, end] = [momentOf('from', from), momentOf('until', until)];
  if (begin && end && begin.step !== end.step)
    throw new OaiError('badArgument', 'Give from and until as days, or both with their time.');
  if (begin && end && begin.at > end.at) throw new OaiError('badArgument', 'The argument from is later than until.');
  const written = (at: number) => new Date(at).toISOString();
  const over = end === undefined ? year10000 : end.at + end.step;
  // What lasts as long as years have four figures has no end.
  return { from: begin && written(begin.at), until: over < year10000 ? written(over) : undefined };
}

function momentOf(name: string, given: string | null): { at: number; step: number } | undefined {
  if (given === null) return undefined;
  const hasTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(given);
  // No calendar has a year 0, nor has PostgreSQL.
  const isWritten = (hasTime || /^\d{4}-\d\d-\d\d$/.test(given)) && !given.startsWith('0000');
  const at = isWritten ? Date.parse(given) : Number.NaN;
  // Days that no month has are none: the clock would go on to the next.
  if (Number.isNaN(at) || !new Date(at).toISOString().startsWith(given.slice(0, 19)))
    throw new OaiError('badArgument', `The argument ${name} is a day, 2026-01-31, or a moment, 2026-01-31T12:00:00Z.`);
  return { at, step: hasTime ? 1000 : day };
}

/** All that the next part of a list needs is in its token: it holds for as long as the portal knows its form. */
export function writeToken({ from, until, after, listed }: Omit<ListRequest, 'verb'>): string {
  return Buffer.from(JSON.stringify([from ?? null, until ?? null, after ?? null, listed])).toString('base64url');
}

/** What a token is answered with that was not written here, or leads to no page. */
export const notOurs = (): OaiError => new OaiError('badResumptionToken', 'This resumptionToken is none of ours.');

function readToken(verb: ListRequest['verb'], token: string): ListRequest {
  if (token.length > 4000 || !/^[\w-]+$/.test(token)) throw notOurs();
  try {
    const parts: unknown = JSON.parse(Buffer.from(token, 'base64url').toString('utf8'));
    if (!Array.isArray(parts) || parts.length !== 4) throw notOurs();
    const [from, until, after, listed] = parts.map((part: unknown) => part ?? undefined);
    if (!isMoment(from) || !isMoment(until) || typeof after !== 'string' || !isCount(listed)) throw notOurs();
    return { verb, from, until, after, listed };
  } catch {
    throw notOurs();
  }
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

const isMoment = (value: unknown): value is string | undefined =>
  value === undefined || (typeof value === 'string' && !Number.isNaN(Date.parse(value)));
