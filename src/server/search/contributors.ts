import type { ContributorFacts } from '#app/api/responses.ts';
import type { Contributor } from '#app/search/addresses.ts';
import { contributorFacets } from '#app/search/specifiedFacets.ts';
import { StaleCache } from '../cache/StaleCache.ts';
import type { JsonClient } from '../calls/jsonClient.ts';
import { isOrcid, rorId } from '../records/contributorIds.ts';
import { chosenSearchCall } from './queryCalls.ts';
import type { QueryFilter } from './queryFilter.ts';
import { type QuerySearch, querySearchSchema } from './queryResponses.ts';
import type { SearchQuery } from './searchQuery.ts';

/** An id that is longer names nobody (characters). */
const longestId = 300;

/** `author:Boer, A. de`, as the portal's own API names a contributor. */
export function contributorIn(parameter: string): Contributor | undefined {
  const [, kind, id = ''] = /^(author|organisation):(.+)$/.exec(parameter) ?? [];
  if (kind !== 'author' && kind !== 'organisation') return undefined;
  return { kind, id: id.trim().slice(0, longestId).toWellFormed() };
}

/** What of a search makes it one among somebody's records. */
export type Narrowing = Pick<SearchQuery, 'term' | 'exact'> & {
  readonly preset: Readonly<Record<string, readonly string[]>>;
};

/**
 * How somebody's records are asked for: by the identifier, which is a word of every record that has it; else by the
 * name under which the service counts them; else, where it counts none, by the words of the name.
 */
export function narrowingOf({ kind, id }: Contributor, known: readonly QueryFilter[] | undefined): Narrowing {
  const isIdentifier = kind === 'author' ? isOrcid(id) : rorId(id) !== undefined;
  if (isIdentifier) return { term: kind === 'author' ? id : rorAddress(id), exact: true, preset: {} };
  const facet = contributorFacets[kind];
  if (known?.some((filter) => filter.id === facet)) return { term: '*', exact: false, preset: { [facet]: [id] } };
  return { term: `"${id.replaceAll('"', ' ')}"`, exact: true, preset: {} };
}

const rorAddress = (id: string) => `https://ror.org/${rorId(id) ?? ''}`;

interface FoundContributor {
  /** What is known of somebody; none where no record is theirs. */
  readonly facts: ContributorFacts | undefined;
  /** Whether that could be asked. */
  readonly isAnswered: boolean;
}

/** Never rejects. */
export type LoadContributor = (
  scope: string,
  by: Contributor,
  known: readonly QueryFilter[] | undefined,
) => Promise<FoundContributor>;

/** So many records tell what somebody is called; one with more is called the same in the others. */
const recordsRead = 100;

/** Shown of those who wrote along. */
const othersShown = 8;

export function createContributorSource(query: JsonClient, freshSeconds: number): LoadContributor {
  const cache = new StaleCache<FoundContributor>({
    name: 'contributors',
    freshSeconds,
    maximumSize: 4_000_000,
    sizeOf: ({ facts }) => 4 * JSON.stringify(facts ?? '').length + 100,
    worth: ({ isAnswered }) => (isAnswered ? 'good' : 'failed'),
  });
  return async (scope, by, known) => {
    const { term, exact, preset } = narrowingOf(by, known);
    const path = chosenSearchCall(scope, { term, exact, preset, limit: recordsRead });
    const load = async () => {
      const outcome = await query.get(path);
      const read = outcome.kind === 'object' ? querySearchSchema.safeParse(outcome.value).data : undefined;
      return { facts: read && factsOf(by, read), isAnswered: read !== undefined };
    };
    return (await cache.get(`${by.kind} ${by.id} ${path}`, load)).value;
  };
}

function factsOf(by: Contributor, { hits, records, facets }: QuerySearch): ContributorFacts | undefined {
  if (hits === 0) return undefined;
  return {
    hits,
    years: yearsOf(facets),
    ...(by.kind === 'author' ? personFacts(by, records, facets) : groupFacts(by, records)),
  };
}

type Named = Pick<ContributorFacts, 'name' | 'otherNames' | 'identifier' | 'persons' | 'others'>;

function personFacts({ id }: Contributor, records: QuerySearch['records'], facets: QuerySearch['facets']): Named {
  const own = records.flatMap(({ authors }) =>
    authors.filter(({ name, orcid, listed }) => orcid === id || listed === id || name === id),
  );
  const names = fullestFirst(own.map((author) => author.name));
  const [name = id, ...otherNames] = names;
  const orcids = mostFrequent(own.map(({ orcid }) => orcid).filter((orcid) => orcid !== ''));
  const [only, ...more] = orcids;
  const listed = new Set(own.map((author) => author.listed));
  const others = facets.find((facet) => facet.name === contributorFacets.author)?.properties ?? [];
  return {
    name,
    otherNames,
    identifier: only !== undefined && more.length === 0 ? `https://orcid.org/${only}` : undefined,
    persons:
      more.length === 0
        ? []
        : orcids.map((orcid) => ({ id: orcid, name: own.find((author) => author.orcid === orcid)?.name ?? orcid })),
    others: others
      .filter(({ value }) => value !== id && !listed.has(value))
      .slice(0, othersShown)
      .map(({ value, count }) => ({ name: value, id: value, count })),
  };
}

function groupFacts({ id }: Contributor, records: QuerySearch['records']): Named {
  const own = records.flatMap(({ organisations }) =>
    organisations.filter(({ name, ror }) => name === id || rorId(ror) === id),
  );
  const [name = id, ...otherNames] = mostFrequent(own.map((organisation) => organisation.name));
  const [ror] = mostFrequent(own.flatMap((organisation) => rorId(organisation.ror) ?? []));
  return { name, otherNames, identifier: ror && `https://ror.org/${ror}`, persons: [], others: [] };
}

/** A spelling that is rarer than this beside the most frequent one may be a mistake. */
const rareShare = 0.1;

/** Each once; the first is the longest that is not rare, which says the most: `Anna Maria de Boer`, not `de Boer AM`. */
function fullestFirst(names: readonly string[]): string[] {
  const all = mostFrequent(names);
  const countOf = (name: string | undefined) => names.filter((each) => each === name).length;
  const common = all.filter((name) => countOf(name) >= rareShare * countOf(all[0]));
  const fullest = common.toSorted((one, other) => other.length - one.length)[0];
  return [...new Set([...(fullest === undefined ? [] : [fullest]), ...all])];
}

/** Each once, the most frequent first; of equal ones the longest, which says the most. */
function mostFrequent(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts]
    .sort(([one, first], [other, second]) => second - first || other.length - one.length)
    .map(([text]) => text);
}

function yearsOf(facets: QuerySearch['facets']): ContributorFacts['years'] {
  const years = facets.find(({ name }) => name === 'jaar')?.properties.map(({ value }) => value) ?? [];
  const sorted = years.filter((year) => /^\d{4}$/.test(year)).sort();
  const [from, to] = [sorted.at(0), sorted.at(-1)];
  return from === undefined || to === undefined ? undefined : { from, to };
}
