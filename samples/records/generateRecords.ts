import type { RecordLink, SourceRecord } from '#services/query/collection/record.ts';
import { makeLinks, pickDocumentType, pickJournal, pickPublisher, pickYear } from './imprint.ts';
import { createStock, type Stock } from './phrases.ts';
import { placesOf } from './places.ts';
import { createRandom, type Random } from './random.ts';
import { sentencesEn } from './sentences.en.ts';
import { sentencesNl } from './sentences.nl.ts';
import type { Sentences } from './sentences.ts';
import { specials } from './specials.ts';
import { type Topic, topics } from './topics.ts';
import type { Strand, TopicWords } from './topicWords.ts';
import { type Uses, writeAbstract } from './writeAbstract.ts';

/** Records of topic t have the identifiers 1060000 + 200t + 1 up to + 160. */
const firstId = 1_060_000;
const idsPerTopic = 200;
const recordsPerTopic = 160;

/** One record in twenty still has the older form of a single link, and some of those have no link at all. */
const oldFormEvery = 20;
const noLinkEvery = 80;

/** What may not repeat itself, over all records. */
interface Written {
  readonly titles: Set<string>;
  readonly uses: Uses;
}

const sentencesOf: Record<'nl' | 'en', Sentences> = { nl: sentencesNl, en: sentencesEn };

/** The embedded collection, in the order of its identifiers: the same on every machine and at every start. */
export function generateRecords(): SourceRecord[] {
  const written: Written = { titles: new Set(), uses: new Map() };
  const records = topics.flatMap((topic) =>
    Array.from({ length: recordsPerTopic }, (_, at) => generateRecord(topic, at + 1, written)),
  );
  return [...specials, ...records];
}

function generateRecord(topic: Topic, number: number, written: Written): SourceRecord {
  const id = String(firstId + idsPerTopic * topic.number + number);
  const random = createRandom(id);
  const [language, words] = pickLanguage(topic, random);
  const sentences = sentencesOf[language];
  const strand = random.pick(words.strands);
  const year = pickYear(random);
  const documenttype = pickDocumentType(year, random);
  const newStock = () => createStock(words, strand, { language, year }, random);
  const places = placesOf(id);
  const { title, stock } = writeTitle(sentences.titles[documenttype], newStock, written.titles, random);
  return {
    id,
    title,
    publisher: pickPublisher(topic.number, language, random),
    journal: pickJournal(documenttype, language, random),
    year,
    abstract: writeAbstract(documenttype, sentences, stock.startText(), written.uses, random),
    keywords: pickKeywords(words, strand, random),
    documenttype,
    language,
    theme: topic.theme,
    ...(places.length > 0 ? { places } : {}),
    ...linksInForm(number, makeLinks(id, title, documenttype, random)),
  };
}

function pickLanguage(topic: Topic, random: Random): ['nl' | 'en', TopicWords] {
  return topic.nl !== undefined && random.next() < 0.7 ? ['nl', topic.nl] : ['en', topic.en];
}

/** Titles are unique: what is taken already is written again from other phrases. */
function writeTitle(
  templates: readonly string[],
  newStock: () => Stock,
  taken: Set<string>,
  random: Random,
): { title: string; stock: Stock } {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const stock = newStock();
    const title = stock.startText().fill(random.pick(templates), (text) => !taken.has(text));
    if (title === undefined) continue;
    taken.add(title);
    return { title, stock };
  }
  throw new Error(`No title is left for ${templates[0]}.`);
}

/** Four to eight: most say what the strand is about, the rest which field it belongs to. */
function pickKeywords(words: TopicWords, strand: Strand, random: Random): string[] {
  const narrow = random.shuffle(strand.keywords).slice(0, random.between(3, 4));
  const broad = random.shuffle(words.keywords).slice(0, random.between(1, 4));
  return [...new Set([...narrow, ...broad])];
}

function linksInForm(number: number, links: RecordLink[]): { links: RecordLink[] } | Partial<RecordLink> {
  if (number % noLinkEvery === 0) return {};
  return number % oldFormEvery === 0 ? { ...links[0] } : { links };
}
