import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleRecords } from '#samples/records/sampleRecords.ts';
import type { Database } from '#services/database/database.ts';
import { type OwnDatabase, testDatabases } from '#services/database/testing/testDatabases.ts';
import { type CollectionRecord, foldLinks } from '#services/query/collection/record.ts';
import { indexedStems } from '#services/query/engine/indexing/indexedStems.ts';
import { indexedWords } from '#services/query/engine/indexing/indexedWords.ts';
import { textLanguage } from '#services/query/engine/indexing/textLanguage.ts';
import { lexiconOf } from '#services/query/engine/lexicon/lexicon.ts';
import { type Language, languages, stemIn } from '#services/query/engine/text/stems.ts';
import { stopWords } from '#services/query/engine/text/stopWords.ts';
import { wordsOf } from '#services/query/engine/text/words.ts';
import { byZone, partZones, zoneNames, zones } from '#services/query/engine/text/zones.ts';
import { placedWords, textVector } from './textVector.ts';

const configOf: Readonly<Record<Language, string>> = { nl: 'dutch', en: 'english' };

/** Small words that keep a gap in PostgreSQL's own reading. */
const gapWords: Readonly<Record<Language, string>> = { nl: 'de de de', en: 'the the the' };

/** What PostgreSQL makes of a record's words by itself: each part read, marked and put behind the one before. */
const theirVector = `
  select (${zoneNames
    .map((zone, at) => {
      const read = `to_tsvector($1::regconfig, $${at + 3})`;
      const words = partZones.has(zone) ? `strip(${read})` : read;
      return `replace(' ' || (${words})::text, ' ''', ' ''${zones[zone]}' || $2)::tsvector`;
    })
    .join(' || ')})::text as vector`;

describe('what stands in the index', () => {
  let own: OwnDatabase;
  let database: Database;
  beforeAll(async () => {
    own = await (testDatabases[0] ?? expect.fail()).create();
    database = await own.open();
  });
  afterAll(async () => {
    await database.close();
    await own.remove();
  });

  const theirs = async (record: CollectionRecord) => {
    const language = textLanguage(record);
    const words = indexedWords(record);
    const texts = byZone((zone) => words[zone].map((text) => `${gapWords[language]} ${text.join(' ')}`).join(' '));
    const params = [configOf[language], language.charAt(0), ...zoneNames.map((zone) => texts[zone])];
    const [row] = await database.query(theirVector, params);
    return row?.vector;
  };
  const ours = async (vector: string) => {
    const [row] = await database.query('select $1::tsvector::text as vector', [vector]);
    return row?.vector;
  };

  it.each(languages)('are the stems of PostgreSQL in %s', async (language) => {
    const texts = (await sampleRecords.load()).flatMap(({ title, abstract, keywords }) => [
      title,
      abstract,
      ...keywords,
    ]);
    // Every hundredth word of the dictionary; all of them were compared once.
    const { size, wordAt } = lexiconOf(language);
    const dictionary = Array.from({ length: Math.floor(size / 100) }, (_, at) => wordAt(100 * at));
    const odd = ['adding', 'offed', 'eggs', 'h2o', '1e5', '2000m2', 'скот'];
    const words = [...new Set([...texts.flatMap(wordsOf), ...dictionary, ...stopWords[language], ...odd])];
    const rows = await database.query(
      `select word, (tsvector_to_array(to_tsvector($1::regconfig, word)))[1] as stem
       from unnest($2::text[]) as asked (word)`,
      [configOf[language], words],
    );
    const stems = new Map(rows.map(({ word, stem }) => [word, stem ?? undefined]));
    const different = words.filter((word) => stemIn[language](word) !== stems.get(word));
    expect(different.map((word) => [word, stemIn[language](word), stems.get(word)])).toEqual([]);
    expect(words.length).toBeGreaterThan(3000);
  });

  it('is of every sample what PostgreSQL makes of its words, place for place', async () => {
    const records = (await sampleRecords.load()).filter((_, at) => at % 4 === 0).map(foldLinks);
    for (const record of records) {
      const vector = textVector(indexedStems(record), textLanguage(record));
      expect(await ours(vector), record.title).toBe(await theirs(record));
    }
    expect(records.length).toBeGreaterThan(500);
  });

  it.each([
    ['a word two hundred times', 'melk '.repeat(200)],
    ['more words than PostgreSQL counts', Array.from({ length: 17_000 }, (_, at) => `woord${at % 900}`).join(' ')],
    ['letters of every kind', 'Ångström, Straße, naïef, Þór, скот, молоко, 牛乳, γάλα, H₂O, ½, ²³, 1e5, 0x1F, O’Brien'],
    ['nothing', ''],
  ])('is of %s what PostgreSQL makes of it', async (_, abstract) => {
    const [sample] = await sampleRecords.load();
    const record: CollectionRecord = { ...foldLinks(sample ?? expect.fail()), language: 'nl', abstract };
    expect(await ours(textVector(indexedStems(record), 'nl'))).toBe(await theirs(record));
  });

  it('has as many places of a word as PostgreSQL keeps', async () => {
    const vector = placedWords(Array.from({ length: 1000 }, () => 'melk'));
    expect(vector.split(',')).toHaveLength(255);
    expect(await ours(vector)).toBe(vector);
  });

  it('has the places of a page from one', () => {
    expect(placedWords(['koe', undefined, 'melk', 'koe'])).toBe("'koe':1,4 'melk':3");
  });
});
