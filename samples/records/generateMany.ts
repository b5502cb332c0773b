import { pathsTo } from '#services/query/collection/path.ts';
import type { RecordLink, SourceRecord } from '#services/query/collection/record.ts';
import { generateRecords } from './generateRecords.ts';
import { pickYear } from './imprint.ts';
import { placesOf } from './places.ts';
import { createRandom, type Random } from './random.ts';

/** Far from the identifiers of the embedded collection. */
const firstId = 2_000_000;

/** One record in twenty has the older form of a single link. */
const oldFormEvery = 20;

/** Parts of invented place names: some ten thousand rare words beside the frequent ones, as in a real collection. */
const starts =
  'Aver Berken Buiten Drooge Elzen Galg Hooge Iepen Kat Klaver Lange Meer Noorder Ooster Rietven Stroe Turf Veen Wilgen Zander Zuider Akker Beuken Dal Egel Haver'.split(
    ' ',
  );
const middles = [
  '',
  'en',
  'ing',
  'mans',
  'kes',
  'ter',
  'er',
  'loo',
  'wijk',
  'hoven',
  'sloot',
  'berg',
  'zijl',
  'kamp',
  'rade',
];
const ends =
  'broek dijk donk drecht hees heide hoek horst kreek laar made mond oord polder rode schans stee terp veld voort waard weide wold zande zele'.split(
    ' ',
  );

/** What a record is put together from: the records of one subject in one language, and all their sentences. */
interface Stock {
  readonly records: readonly SourceRecord[];
  readonly sentences: readonly string[];
}

/**
 * A large varied collection for measuring, the same on every machine: sentences of the embedded collection, put
 * together anew within their subject and language, with names that are rare. One record at a time: any number of them
 * takes the same memory.
 */
export function* generateMany(count: number): Generator<SourceRecord> {
  const stocks = stocksOf(generateRecords());
  for (let number = 0; number < count; number += 1) yield generateOne(stocks, number);
}

function stocksOf(records: readonly SourceRecord[]): Stock[] {
  const groups = Map.groupBy(records, ({ theme, language }) => `${pathsTo(theme)[0]} ${language}`);
  return [...groups.values()].map((group) => ({
    records: group,
    sentences: group.flatMap(({ abstract }) => abstract.split(/(?<=[.?])\s+/)),
  }));
}

function generateOne(stocks: readonly Stock[], number: number): SourceRecord {
  const id = String(firstId + number);
  const random = createRandom(id);
  const { records, sentences } = random.pick(stocks);
  const [one, other] = [random.pick(records), random.pick(records)];
  const name = `${random.pick(starts)}${random.pick(middles)}${random.pick(ends)}`;
  const abstract = Array.from({ length: random.between(4, 7) }, () => random.pick(sentences));
  const places = placesOf(id);
  const source = one.language === 'nl' ? `Dit komt uit het project ${name}.` : `This comes from the project ${name}.`;
  return {
    id,
    title: random.next() < 0.5 ? `${one.title}, ${name}` : one.title,
    publisher: random.pick([one, other]).publisher,
    journal: one.journal,
    year: pickYear(random),
    abstract: [...new Set(abstract), source].join(' '),
    keywords: [
      ...new Set([...one.keywords.slice(0, 4), ...other.keywords.slice(0, 2), ...(random.next() < 0.3 ? [name] : [])]),
    ],
    documenttype: one.documenttype,
    language: one.language,
    theme: one.theme,
    ...(places.length > 0 ? { places } : {}),
    ...linksOf(id, number, random),
  };
}

function linksOf(id: string, number: number, random: Random): { links: RecordLink[] } | RecordLink {
  const base = `https://library.example/${id}`;
  const first = { url: `${base}.pdf`, access: random.next() < 0.8 ? 'open' : 'beperkt', filetype: 'pdf' };
  if (number % oldFormEvery === 0) return first;
  const second = { url: `${base}.html`, access: 'open', filetype: 'html' };
  return { links: random.next() < 0.6 ? [first] : [first, second] };
}
