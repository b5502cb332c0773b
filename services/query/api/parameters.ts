import { facets } from '../facets.ts';
import type { Choice, Order, Scope, SearchRequest } from '../searchPort.ts';

/** What is wrong with a request, and what would be right: for the developer of the client. */
export type Mistake = { parameter: string; given: string; mend: string };

export type Parsed<T> = { kind: 'request'; request: T } | { kind: 'mistake'; mistake: Mistake };

/** Page size (specification, section 9), and the most a client may ask for at once. */
const LIMIT_DEFAULT = 20;
const LIMIT_MAX = 1000;

const KNOWN = ['wq_max', 'wq_ofs', 'wq_flt', 'wq_val', 'wq_srt_asc', 'wq_srt_desc'];

class WrongParameter extends Error {
  readonly mistake: Mistake;
  constructor(parameter: string, given: string, mend: string) {
    super(mend);
    this.mistake = { parameter, given: given.slice(0, 200), mend };
  }
}

/**
 * Reads the parameters of a search (specification, section 7). Any text will do for `q`. Parameters that do not
 * start with `wq_` are not ours and are passed over; an unknown one that does is a mistake, because it would silently
 * do nothing.
 */
export function parseSearch(scope: Scope, parameters: URLSearchParams): Parsed<SearchRequest> {
  return attempt(() => {
    const unknown = [...parameters.keys()].find((name) => name.startsWith('wq_') && !KNOWN.includes(name));
    if (unknown !== undefined) throw new WrongParameter(unknown, unknown, `Use one of ${KNOWN.join(', ')}.`);
    return {
      scope,
      term: once(parameters, 'q') ?? '',
      choices: choicesOf(parameters),
      order: orderOf(parameters),
      offset: wholeNumber(parameters, 'wq_ofs', 0, Number.POSITIVE_INFINITY),
      limit: wholeNumber(parameters, 'wq_max', LIMIT_DEFAULT, LIMIT_MAX),
    };
  });
}

/** Reads the parameters of a suggestion: `q` is what has been typed so far, `lang` is `nl` unless it says `en`. */
export function parseSuggest(parameters: URLSearchParams): Parsed<{ typed: string; language: 'nl' | 'en' }> {
  return attempt(() => {
    const language = once(parameters, 'lang') ?? 'nl';
    if (language !== 'nl' && language !== 'en') throw new WrongParameter('lang', language, 'Use one of nl, en.');
    return { typed: once(parameters, 'q') ?? '', language };
  });
}

function attempt<T>(read: () => T): Parsed<T> {
  try {
    return { kind: 'request', request: read() };
  } catch (error) {
    if (error instanceof WrongParameter) return { kind: 'mistake', mistake: error.mistake };
    throw error;
  }
}

function once(parameters: URLSearchParams, name: string): string | undefined {
  const [value, second] = parameters.getAll(name);
  if (second !== undefined) throw new WrongParameter(name, second, `Give ${name} once.`);
  return value;
}

function wholeNumber(parameters: URLSearchParams, name: string, otherwise: number, most: number): number {
  const text = once(parameters, name);
  if (text === undefined) return otherwise;
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (number <= most) return number;
  const range = Number.isFinite(most) ? `from 0 to ${most}` : 'from 0';
  throw new WrongParameter(name, text, `Give a whole number ${range}.`);
}

/**
 * The n-th `wq_flt` belongs to the n-th `wq_val`. Keywords stand one in each; other groups join theirs with `||`, and
 * `jaar` takes ranges too (`2015-2020`, `2015-`, `-2020`).
 */
function choicesOf(parameters: URLSearchParams): Choice[] {
  const groups = parameters.getAll('wq_flt');
  const values = parameters.getAll('wq_val');
  const tooMany = groups.length > values.length ? 'wq_flt' : 'wq_val';
  if (groups.length !== values.length) {
    const given = `${groups.length} wq_flt and ${values.length} wq_val`;
    throw new WrongParameter(tooMany, given, 'Give one wq_val after every wq_flt.');
  }
  return groups.map((group, at) => {
    const facet = facets.find(({ id }) => id === group);
    if (facet === undefined) {
      throw new WrongParameter('wq_flt', group, `Use one of ${facets.map(({ id }) => id).join(', ')}.`);
    }
    const text = values[at] ?? '';
    const chosen = facet.combine === 'and' ? [text] : text.split('||');
    return { facet: facet.id, values: chosen.filter((value) => value !== '') };
  });
}

function orderOf(parameters: URLSearchParams): Order {
  const ascending = once(parameters, 'wq_srt_asc');
  const descending = once(parameters, 'wq_srt_desc');
  if (ascending !== undefined && descending !== undefined) {
    throw new WrongParameter('wq_srt_desc', descending, 'Give either wq_srt_asc or wq_srt_desc.');
  }
  const by = ascending ?? descending ?? 'score';
  if (by === 'score') return { by };
  if (by === 'titel' || by === 'jaar') return { by, direction: ascending === undefined ? 'desc' : 'asc' };
  const name = ascending === undefined ? 'wq_srt_desc' : 'wq_srt_asc';
  throw new WrongParameter(name, by, 'Use one of score, titel, jaar.');
}
