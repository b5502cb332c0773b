import { meantWorthOf, personWorth, typedWorth, worthOf } from '#services/query/engine/matching/worth.ts';
import type { Queries } from '#services/query/engine/matching/writeQueries.ts';
import { type Language, languages } from '#services/query/engine/text/stems.ts';
import { zoneNames } from '#services/query/engine/text/zones.ts';
import { allOf, noneOf, type Query, someOf, term, worth } from '#services/query/opensearch/dsl.ts';
import { queryAnywhere, queryInZone } from './lookupQueries.ts';

const mostOfWord = Object.values(worthOf).reduce((sum, each) => sum + each, 0);

/** How many groups of a term a record of each language has to have; 0 where a language looks up nothing of it. */
export type Needed = Queries['needed'];

/** What a term asks of the index. Scores are sums of whole numbers far below 2²⁴, which a float holds exactly. */
export interface Plan {
  /** By the groups of the term: what has it. */
  readonly groups: readonly Query[];
  /** What has so many groups, and nothing that is left out. */
  readonly having: (needed: Needed) => Query;
  /** What each word is worth, wherever it stands. */
  readonly worths: readonly Query[];
  /** What no record is worth more than. */
  readonly most: number;
}

export function writePlan(queries: Queries): Plan {
  const { lookups, needed, leaveOut } = queries;
  const anywhere = lookups.map(queryAnywhere);
  const of = (places: readonly number[]) => someOf(places.flatMap((at): Query[] => given(anywhere[at])));
  const groups = queries.groups.map(of);
  const without = leaveOut.flatMap((at): Query[] => given(anywhere[at]));
  return {
    groups,
    having: (least) => ({
      bool: { filter: [inLanguages(least, (count) => someOf(groups, count))], must_not: without },
    }),
    worths: [...worthsOf(queries), ...typedWorths(queries, of), ...personWorths(queries, needed)],
    most: typedWorth + personWorth + lookups.length * mostOfWord,
  };
}

const given = (query: Query | undefined): Query[] => (query === undefined ? [] : [query]);

/** What holds of the records of each language, by how many groups they need. */
function inLanguages(needed: Needed, has: (count: number) => Query): Query {
  // One question instead of two, for nearly every term.
  if (needed.nl === needed.en && needed.nl > 0) return has(needed.nl);
  const asked = languages.filter((language) => needed[language] > 0);
  return someOf(asked.map((language) => allOf([term('language', language), has(needed[language])])));
}

function worthsOf({ lookups, ranked, meant }: Queries): Query[] {
  const inZones = (places: Iterable<number>, worths: Readonly<Record<string, number>>) =>
    [...places].flatMap((at) =>
      zoneNames.flatMap((zone) => {
        const [lookup, boost] = [lookups[at], worths[zone] ?? 0];
        const query = lookup === undefined || boost === 0 ? undefined : queryInZone(lookup, zone);
        return query === undefined ? [] : [worth(query, boost)];
      }),
    );
  return [...inZones(ranked, worthOf), ...inZones(meant.values(), meantWorthOf)];
}

/** What has a word only by another name stands behind what has all that was typed. */
function typedWorths({ groups, meant }: Queries, of: (places: readonly number[]) => Query): Query[] {
  if (meant.size === 0) return [];
  const others = new Set(meant.values());
  const typed = groups.map((group) => of(group.filter((at) => !others.has(at))));
  const onlyMeant = groups.flatMap((group, place) => {
    const by = group.filter((at) => others.has(at));
    const asTyped = typed[place];
    return by.length === 0 || asTyped === undefined ? [] : [allOf([of(by), noneOf([asTyped])])];
  });
  return [worth({ bool: { filter: [someOf(typed)], must_not: onlyMeant } }, typedWorth)];
}

/** What it is worth that authors have all words, of several. */
function personWorths({ groups, lookups }: Queries, needed: Needed): Query[] {
  if (Math.max(needed.nl, needed.en) < 2) return [];
  const authors = groups.map((group) =>
    someOf(
      group.flatMap((at): Query[] => {
        const lookup = lookups[at];
        return given(lookup && queryInZone(lookup, 'authors'));
      }),
    ),
  );
  const least = (language: Language) => Math.max(2, needed[language]);
  return [
    worth(
      inLanguages({ nl: least('nl'), en: least('en') }, (count) => someOf(authors, count)),
      personWorth,
    ),
  ];
}
