import { generateMany } from '#samples/records/generateMany.ts';
import { languages, stemIn } from '#services/query/engine/text/stems.ts';
import { wordsOf } from '#services/query/engine/text/words.ts';

/** One kind of question, in several wordings: the first of a kind is never the one that was asked before. */
export interface Shape {
  readonly name: string;
  readonly queries: readonly string[];
}

/** What the shapes ask for, in as many wordings each. */
interface Words {
  readonly broad: readonly string[];
  readonly narrow: readonly string[];
  readonly phrases: readonly string[];
  readonly exclusions: readonly string[];
  readonly pairs: readonly string[];
  readonly beginnings: readonly string[];
  /** Broad ones, for lists with a filter, by title and by year. */
  readonly filtered: readonly string[];
  readonly byTitle: readonly string[];
  readonly byYear: readonly string[];
  /** Filters beside a theme. */
  readonly filters: readonly string[];
  /** Four years from this one on. */
  readonly years: readonly number[];
}

function shapesOf(words: Words): readonly Shape[] {
  const termed = (terms: readonly string[], more = '') => terms.map((term) => `q=${encodeURIComponent(term)}${more}`);
  const four = (first: number) => [0, 1, 2, 3].map((more) => first + more).join('||');
  return [
    { name: 'broad term', queries: termed(words.broad) },
    { name: 'narrow term', queries: termed(words.narrow) },
    { name: 'phrase', queries: termed(words.phrases.map((phrase) => `"${phrase}"`)) },
    { name: 'exclusion', queries: termed(words.exclusions) },
    { name: 'two words', queries: termed(words.pairs) },
    { name: 'beginning of a word', queries: termed(words.beginnings) },
    { name: 'one filter', queries: termed(words.filtered, '&wq_flt=documenttype&wq_val=rapport||artikel') },
    {
      name: 'two filters',
      queries: words.filters.map((filter) => `q=*&wq_flt=${filter}&wq_flt=thema&wq_val=bodem-en-water||plant-en-teelt`),
    },
    {
      name: 'keywords and years',
      queries: words.years.map(
        (first) =>
          `q=*&wq_flt=trefwoord&wq_val=bodem&wq_flt=trefwoord&wq_val=compost&wq_flt=jaar&wq_val=${four(first)}`,
      ),
    },
    { name: 'by title', queries: termed(words.byTitle, '&wq_srt_asc=titel') },
    { name: 'by year', queries: termed(words.byYear, '&wq_srt_desc=jaar&wq_ofs=200') },
  ];
}

const broad = ['bodem', 'water', 'soil', 'bedrijven', 'stikstof'];

/** What people ask again and again. Every answer has twenty records and the counts of all facets. */
export const shapes: readonly Shape[] = [
  { name: 'everything', queries: broad.map(() => 'q=*') },
  ...shapesOf({
    broad,
    narrow: ['zanderbroek', 'klaverenkamp', 'turfhees', 'veenmanswold', 'stroeveld'],
    phrases: ['organische stof', 'dairy farms', 'droge jaren', 'water levels', 'vaste rijpaden'],
    exclusions: ['bodem -compost', 'water -droogte', 'soil -clay', 'mest -digestaat', 'kas -warmte'],
    pairs: ['bodem water', 'stikstof mest', 'soil carbon', 'kas energie', 'weide vogels'],
    beginnings: ['bod*', 'wat*', 'stik*', 'dros*', 'ener*'],
    ...{ filtered: broad, byTitle: broad, byYear: broad },
    filters: broad.map(() => 'taal&wq_val=nl'),
    years: broad.map(() => 2018),
  }),
];

/** So many wordings of a shape are asked once each. */
const wordings = 15;

/** Invented records whose words are asked for, and in how many of them a broad and a narrow word stands. */
const read = 5000;
const [broadShares, narrowCounts] = [
  [0.02, 0.25],
  [2, 8],
];

/**
 * The same shapes in other words, each stem of which is asked for once: what was looked up stays remembered, also when
 * records change. Without the list of everything, which hardly ever is asked for the first time.
 */
export function unaskedShapes(): readonly Shape[] {
  const counts = new Map<string, number>();
  const pairs = new Set<string>();
  for (const { title, abstract } of generateMany(read)) {
    const words = wordsOf(`${title} ${abstract}`);
    for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
    for (const [at, word] of words.entries()) if (at > 0) pairs.add(`${words[at - 1]} ${word}`);
  }
  const asked = new Set(shapes.flatMap(({ queries }) => queries.flatMap((query) => termOf(query).flatMap(stemsOf))));
  /** The next so many of these words of which no stem has been asked for. */
  const take = (words: Iterable<string>, count = wordings): string[] => {
    const taken: string[] = [];
    for (const each of words) {
      if (taken.length === count) break;
      const stems = each.split(' ').flatMap(stemsOf);
      if (stems.length === 0 || stems.some((stem) => asked.has(stem))) continue;
      for (const stem of stems) asked.add(stem);
      taken.push(each);
    }
    if (taken.length < count) throw new Error(`The invented records have too few words: ${taken.length} of ${count}.`);
    return taken;
  };
  const between = ([least, most]: readonly number[]) =>
    [...counts]
      .filter(([word, count]) => word.length > 4 && count >= (least ?? 0) && count <= (most ?? 0))
      .map(([word]) => word);
  const common = new Set(between(broadShares.map((share) => share * read)));
  const together = [...pairs].filter((pair) => pair.split(' ').every((word) => common.has(word)));
  const two = (join: string) => {
    const words = take(common, 2 * wordings);
    return Array.from({ length: wordings }, (_, at) => `${words[2 * at]}${join}${words[2 * at + 1]}`);
  };
  const byBeginning = new Map([...common].map((word) => [word.slice(0, 4), word]));
  return shapesOf({
    phrases: take(together),
    narrow: take(between(narrowCounts)),
    ...{ broad: take(common), filtered: take(common), byTitle: take(common), byYear: take(common) },
    ...{ exclusions: two(' -'), pairs: two(' ') },
    beginnings: take(byBeginning.values()).map((word) => `${word.slice(0, 4)}*`),
    filters: Array.from({ length: wordings }, (_, at) => `jaar&wq_val=${2001 + at}`),
    years: Array.from({ length: wordings }, (_, at) => 2001 + at),
  });
}

const termOf = (query: string) => wordsOf(new URLSearchParams(query).get('q') ?? '');

const stemsOf = (word: string) => languages.flatMap((language) => stemIn[language](word) ?? []);
