import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleRecords } from '#samples/records/sampleRecords.ts';
import type { Database } from '#services/database/database.ts';
import { type OwnDatabase, testDatabases } from '#services/database/testing/testDatabases.ts';
import { lexiconOf } from '#services/query/engine/lexicon/lexicon.ts';
import { createLocalStems } from '#services/query/engine/text/localStems.ts';
import { languages } from '#services/query/engine/text/stems.ts';
import { stopWords } from '#services/query/engine/text/stopWords.ts';
import { wordsOf } from '#services/query/engine/text/words.ts';
import { createStems } from './databaseStems.ts';

describe('stems that are made here', () => {
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

  it.each(languages)('are those of PostgreSQL in %s', async (language) => {
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
    const theirs = await createStems(database.query).load(language, words);
    const ours = await createLocalStems().load(language, words);
    const different = words.filter((word) => ours(word) !== theirs(word));
    expect(different.map((word) => [word, ours(word), theirs(word)])).toEqual([]);
    expect(words.length).toBeGreaterThan(3000);
  });
});
