import type { Facet } from '#services/query/collection/facet.ts';
import type { Area, Box } from '#services/query/places/geometry.ts';
import type { PassageRequest } from '#services/query/ports/passagePort.ts';
import {
  type ChangesRequest,
  type Choice,
  type ClustersRequest,
  facetValuesMax,
  type Scope,
  type SearchRequest,
  type SortOrder,
  type ValuesRequest,
} from '#services/query/ports/searchPort.ts';

/** What is wrong with a request, and what would be right: for the developer of the client. */
export interface Mistake {
  readonly parameter: string;
  readonly given: string;
  readonly mend: string;
}

export type Parsed<T> = { kind: 'request'; request: T } | { kind: 'mistake'; mistake: Mistake };

/** Page size (specification, section 9), and the most a client may ask for at once. */
const limitDefault = 20;
const limitMax = 1000;

/** How many values of a facet are listed, and the most a client may ask for at once. */
const valuesDefault = 50;
const valuesMax = 200;

/** Most records that one part of a listing has. */
const listingMax = 5000;

/** What one request may say in all. */
const choicesMax = 50;
const findMax = 200;

const knownParameters = ['wq_max', 'wq_ofs', 'wq_flt', 'wq_val', 'wq_srt_asc', 'wq_srt_desc'];

class WrongParameter extends Error {
  readonly mistake: Mistake;
  constructor(parameter: string, given: string, mend: string) {
    super(mend);
    this.mistake = { parameter, given: given.slice(0, 200), mend };
  }
}

/** `saysMore`: the answer tells of each facet how many values it does not list. */
export interface ParsedSearch {
  readonly request: SearchRequest;
  readonly saysMore: boolean;
}

/**
 * Reads the parameters of a search (specification, section 7, and our own `facet_values`). Any text will do for `q`.
 * Other parameters that do not start with `wq_` are passed over; an unknown one that does is a mistake, because it would
 * silently do nothing.
 */
export function parseSearch(scope: Scope, parameters: URLSearchParams, facets: readonly Facet[]): Parsed<ParsedSearch> {
  return attempt(() => {
    refuseUnknown(parameters);
    const request = {
      scope,
      term: once(parameters, 'q') ?? '',
      exact: isExact(parameters),
      choices: choicesOf(parameters, facets),
      order: orderOf(parameters),
      offset: wholeNumber(parameters, 'wq_ofs', { otherwise: 0 }),
      limit: wholeNumber(parameters, 'wq_max', { otherwise: limitDefault, most: limitMax }),
      area: areaOf(parameters),
      facetValues: wholeNumber(parameters, 'facet_values', { otherwise: facetValuesMax, most: facetValuesMax }),
    };
    return { request, saysMore: parameters.has('facet_values') };
  });
}

/** Reads the parameters of a look at one facet's values: those of a search, and `facet`, `find` and `max`. */
export function parseValues(
  scope: Scope,
  parameters: URLSearchParams,
  facets: readonly Facet[],
): Parsed<ValuesRequest> {
  return attempt(() => {
    refuseUnknown(parameters);
    return {
      scope,
      term: once(parameters, 'q') ?? '',
      exact: isExact(parameters),
      choices: choicesOf(parameters, facets),
      area: areaOf(parameters),
      facet: facetOf(facets, 'facet', once(parameters, 'facet') ?? '').id,
      find: text(parameters, 'find', findMax),
      limit: wholeNumber(parameters, 'max', { otherwise: valuesDefault, least: 1, most: valuesMax }),
    };
  });
}

/** Reads the parameters of what a map shows: those of a search, and `view` and `zoom`. */
export function parseClusters(
  scope: Scope,
  parameters: URLSearchParams,
  facets: readonly Facet[],
): Parsed<ClustersRequest> {
  return attempt(() => {
    refuseUnknown(parameters);
    const view = boxOf(parameters, 'view');
    if (view === undefined) throw new WrongParameter('view', '', 'Give view=west,south,east,north in degrees.');
    return {
      scope,
      term: once(parameters, 'q') ?? '',
      exact: isExact(parameters),
      choices: choicesOf(parameters, facets),
      area: areaOf(parameters),
      view,
      zoom: wholeNumber(parameters, 'zoom', { otherwise: 7, most: 20 }),
    };
  });
}

/** The furthest that `near` reaches (km): from one end of the country to the other. */
const kilometresMax = 500;

function areaOf(parameters: URLSearchParams): Area | undefined {
  const box = boxOf(parameters, 'box');
  const given = once(parameters, 'near');
  if (given === undefined) return box && { kind: 'box', ...box };
  if (box !== undefined) throw new WrongParameter('near', given, 'Give either box or near.');
  const [lat, lon, kilometres] = numbersIn('near', given, 3);
  if (lat === undefined || lon === undefined || kilometres === undefined) return undefined;
  if (Math.abs(lat) > 90 || Math.abs(lon) > 180 || kilometres <= 0 || kilometres > kilometresMax) {
    throw new WrongParameter('near', given, `Give latitude,longitude,kilometres, up to ${kilometresMax} km.`);
  }
  return { kind: 'circle', lat, lon, kilometres };
}

function boxOf(parameters: URLSearchParams, name: string): Box | undefined {
  const given = once(parameters, name);
  if (given === undefined) return undefined;
  const [west = 0, south = 0, east = 0, north = 0] = numbersIn(name, given, 4);
  if (west > east || south > north || Math.abs(west) > 180 || Math.abs(east) > 180 || south < -90 || north > 90) {
    throw new WrongParameter(name, given, 'Give west,south,east,north in degrees, the lower of each two first.');
  }
  return { west, south, east, north };
}

function numbersIn(name: string, given: string, count: number): number[] {
  const parts = given.split(',');
  const isRight = parts.length === count && parts.every((part) => /^-?\d{1,3}(?:\.\d{1,10})?$/.test(part));
  if (!isRight) throw new WrongParameter(name, given, `Give ${count} numbers with commas between them.`);
  return parts.map(Number);
}

/** Reads the parameters of a suggestion: `q` is what has been typed so far, `lang` is `nl` unless it says `en`. */
export function parseSuggest(parameters: URLSearchParams): Parsed<{ typed: string; language: 'nl' | 'en' }> {
  return attempt(() => {
    const language = once(parameters, 'lang') ?? 'nl';
    if (language !== 'nl' && language !== 'en') throw new WrongParameter('lang', language, 'Use one of nl, en.');
    return { typed: once(parameters, 'q') ?? '', language };
  });
}

/** The changes of some records, or of a time. */
export type ParsedChanges = { readonly ids: readonly string[] } | ChangesRequest;

/** Reads the parameters of a look at changes: `id`, once or more, or `from`, `until`, `after` and `max`. */
export function parseChanges(parameters: URLSearchParams): Parsed<ParsedChanges> {
  return attempt(() => {
    const ids = parameters.getAll('id');
    if (ids.length > changedMax) throw new WrongParameter('id', ids.at(-1) ?? '', `Give at most ${changedMax}.`);
    // PostgreSQL refuses what is no character.
    if (ids.length > 0) return { ids: ids.filter((id) => !id.includes('\0')) };
    return {
      from: moment(parameters, 'from'),
      until: moment(parameters, 'until'),
      after: afterOf(once(parameters, 'after')),
      limit: wholeNumber(parameters, 'max', { otherwise: changesDefault, least: 1, most: limitMax }),
    };
  });
}

const changesDefault = 100;
const changedMax = 100;

function moment(parameters: URLSearchParams, name: string): string | undefined {
  const given = once(parameters, name);
  if (given === undefined || isMoment(given)) return given;
  throw new WrongParameter(name, given, 'Give a moment in UTC such as 2026-01-31T12:00:00Z.');
}

/** Days that no month has are none: the clock would go on to the next. Nor is the year 0, which PostgreSQL refuses. */
function isMoment(text: string): boolean {
  const at = /^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?Z$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text.slice(0, 19));
}

function afterOf(given: string | undefined): ChangesRequest['after'] {
  if (given === undefined) return undefined;
  const at = given.indexOf(' ');
  const [changed, id] = [given.slice(0, at), given.slice(at + 1)];
  if (at > 0 && isMoment(changed) && !id.includes('\0')) return { changed, id };
  throw new WrongParameter('after', given, 'Give what the page before named as next.');
}

/** Reads the parameters of a part of all records: `part`, from 1 on, and `size`. */
export function parseListing(parameters: URLSearchParams): Parsed<{ part: number; size: number }> {
  return attempt(() => ({
    part: wholeNumber(parameters, 'part', { otherwise: 1, least: 1 }),
    size: wholeNumber(parameters, 'size', { otherwise: limitMax, least: 1, most: listingMax }),
  }));
}

/** Reads how many similar records are wanted. */
export function parseSimilar(parameters: URLSearchParams): Parsed<number> {
  return attempt(() => wholeNumber(parameters, 'max', { otherwise: 4, least: 1, most: 20 }));
}

function attempt<T>(read: () => T): Parsed<T> {
  try {
    return { kind: 'request', request: read() };
  } catch (error) {
    if (error instanceof WrongParameter) return { kind: 'mistake', mistake: error.mistake };
    throw error;
  }
}

function isExact(parameters: URLSearchParams): boolean {
  const given = once(parameters, 'exact') ?? '';
  if (given === '' || given === '1') return given === '1';
  throw new WrongParameter('exact', given, 'Give 1, or leave it out.');
}

function refuseUnknown(parameters: URLSearchParams): void {
  const unknown = [...parameters.keys()].find((name) => name.startsWith('wq_') && !knownParameters.includes(name));
  if (unknown !== undefined) throw new WrongParameter(unknown, unknown, `Use one of ${knownParameters.join(', ')}.`);
}

function once(parameters: URLSearchParams, name: string): string | undefined {
  const [value, second] = parameters.getAll(name);
  if (second !== undefined) throw new WrongParameter(name, second, `Give ${name} once.`);
  return value;
}

/** Any text up to so many characters; none when it is not given. */
function text(parameters: URLSearchParams, name: string, most: number): string {
  const given = once(parameters, name) ?? '';
  if (given.length <= most) return given;
  throw new WrongParameter(name, `${given.length} characters`, `Give at most ${most} characters.`);
}

interface Bounds {
  readonly otherwise: number;
  readonly least?: number;
  readonly most?: number;
}

function wholeNumber(parameters: URLSearchParams, name: string, { otherwise, least = 0, most }: Bounds): number {
  const given = once(parameters, name);
  if (given === undefined) return otherwise;
  // Whatever is larger is as far behind everything; four hundred digits would be no number at all.
  const number = /^\d+$/.test(given) ? Math.min(Number(given), Number.MAX_SAFE_INTEGER) : Number.NaN;
  if (number >= least && number <= (most ?? number)) return number;
  const range = most === undefined ? `from ${least}` : `from ${least} to ${most}`;
  throw new WrongParameter(name, given, `Give a whole number ${range}.`);
}

/**
 * The n-th `wq_flt` belongs to the n-th `wq_val`. Values of an `and` group stand one in each; an `or` group joins its
 * own with `||`, and takes ranges too where its values are numbers (`2015-2020`, `2015-`, `-2020`).
 */
function choicesOf(parameters: URLSearchParams, facets: readonly Facet[]): Choice[] {
  const groups = parameters.getAll('wq_flt');
  const values = parameters.getAll('wq_val');
  const tooMany = groups.length > values.length ? 'wq_flt' : 'wq_val';
  if (groups.length !== values.length) {
    const given = `${groups.length} wq_flt and ${values.length} wq_val`;
    throw new WrongParameter(tooMany, given, 'Give one wq_val after every wq_flt.');
  }
  const given = values.reduce((sum, value) => sum + value.split('||').length, 0);
  if (given > choicesMax) throw new WrongParameter('wq_val', `${given} values`, `Give at most ${choicesMax} in all.`);
  return groups.map((group, at) => {
    const facet = facetOf(facets, 'wq_flt', group);
    const value = values[at] ?? '';
    const chosen = facet.combine === 'and' ? [value] : value.split('||');
    return { facet: facet.id, values: chosen.filter((each) => each !== '') };
  });
}

function facetOf(facets: readonly Facet[], parameter: string, given: string): Facet {
  const facet = facets.find(({ id }) => id === given);
  if (facet !== undefined) return facet;
  throw new WrongParameter(parameter, given, `Use one of ${facets.map(({ id }) => id).join(', ')}.`);
}

function orderOf(parameters: URLSearchParams): SortOrder {
  const ascending = once(parameters, 'wq_srt_asc');
  const descending = once(parameters, 'wq_srt_desc');
  if (ascending !== undefined && descending !== undefined) {
    throw new WrongParameter('wq_srt_desc', descending, 'Give either wq_srt_asc or wq_srt_desc.');
  }
  const by = ascending ?? descending ?? 'score';
  if (by === 'score') return { by };
  if (by === 'titel' || by === 'jaar' || by === 'toegevoegd')
    return { by, direction: ascending === undefined ? 'desc' : 'asc' };
  const name = ascending === undefined ? 'wq_srt_desc' : 'wq_srt_asc';
  throw new WrongParameter(name, by, 'Use one of score, titel, jaar, toegevoegd.');
}

/** Questions that one may lean on; what else was asked before says nothing about it. */
const earlierMax = 3;
const passagesMax = 10;

/** @param parameters `q`, `lang`, `site`, `after` (repeated, the last question last), `max` */
export function parseQuestion(scope: Scope, parameters: URLSearchParams): Parsed<PassageRequest> {
  return attempt(() => {
    const language = once(parameters, 'lang') ?? 'nl';
    if (language !== 'nl' && language !== 'en') throw new WrongParameter('lang', language, 'Use one of nl, en.');
    const max = once(parameters, 'max') ?? '5';
    const limit = Number(max);
    if (!/^\d{1,2}$/.test(max) || limit < 1 || limit > passagesMax) {
      throw new WrongParameter('max', max, `Give a whole number from 1 to ${passagesMax}.`);
    }
    const question = cut(once(parameters, 'q') ?? '');
    const after = parameters.getAll('after').slice(-earlierMax).map(cut);
    const site = once(parameters, 'site');
    return { scope, site: site === undefined ? undefined : cut(site), question, after, language, limit };
  });
}

/** As far as anybody asks (characters). */
const questionMax = 500;

function cut(question: string): string {
  return question.slice(0, questionMax).toWellFormed().replaceAll('\0', ' ');
}
