import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { generateRecords } from './generateRecords.ts';
import { sampleRecords } from './sampleRecords.ts';
import { topics } from './topics.ts';

const records = generateRecords();
const wordsOf = (text: string) => text.split(/\s+/).length;
const share = (part: readonly unknown[], whole: readonly unknown[]) => part.length / whole.length;

/** Sentences end in a full stop or a question mark, followed by a space or the end. */
const sentencesOf = (text: string) => text.split(/(?<=[.?])\s+/);

describe('the embedded collection', () => {
  it('holds 160 records of every topic, numbered by the topic, and the two special ones', () => {
    const expected = topics.flatMap(({ number }) =>
      Array.from({ length: 160 }, (_, at) => String(1_060_000 + 200 * number + at + 1)),
    );
    expect(records.map(({ id }) => id)).toEqual(['1019774', '1034800', ...expected]);
  });

  it('is the same at every start, and known by the version that databases are compared with', () => {
    const hash = (all: unknown) => createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 12);
    expect(generateRecords()).toEqual(records);
    expect(sampleRecords.version).toBe(hash(records));
  });

  it('says nothing twice: no title, no abstract', () => {
    expect(new Set(records.map(({ title }) => title)).size).toBe(records.length);
    expect(new Set(records.map(({ abstract }) => abstract)).size).toBe(records.length);
  });

  it('uses no sentence in more than one per cent of the abstracts', () => {
    const uses = new Map<string, number>();
    for (const { abstract } of records) {
      for (const sentence of new Set(sentencesOf(abstract))) uses.set(sentence, (uses.get(sentence) ?? 0) + 1);
    }
    const worn = [...uses].filter(([, count]) => count > records.length / 100);
    expect(worn).toEqual([]);
  });

  it('writes abstracts of 60 to 120 words', () => {
    expect(records.filter(({ abstract }) => wordsOf(abstract) < 60 || wordsOf(abstract) > 120)).toEqual([]);
  });

  it('leaves no slot unfilled and doubles no space', () => {
    expect(records.filter((record) => /[{}|]|undefined|\s{2}/.test(`${record.title} ${record.abstract}`))).toEqual([]);
  });

  it('gives every record four to eight different keywords', () => {
    const wrong = records.filter(
      ({ keywords }) => keywords.length < 4 || keywords.length > 8 || new Set(keywords).size < keywords.length,
    );
    expect(wrong).toEqual([]);
  });

  it('runs from 1998 to 2026 and leans towards recent years', () => {
    const years = records.map(({ year }) => year ?? 0);
    expect([Math.min(...years), Math.max(...years)]).toEqual([1998, 2026]);
    expect(
      share(
        years.filter((year) => year >= 2012),
        years,
      ),
    ).toBeGreaterThan(0.6);
  });

  it('keeps one record in twenty in the older form of a single link', () => {
    const old = records.filter((record) => !('links' in record));
    expect(share(old, records)).toBeCloseTo(0.05, 3);
  });

  it('writes a topic without Dutch words in English only, and most of every other topic in Dutch', () => {
    const languagesOf = (number: number) =>
      records.filter(({ id }) => Math.floor((Number(id) - 1_060_000) / 200) === number).map(({ language }) => language);
    for (const { number, nl } of topics) {
      const dutch = share(
        languagesOf(number).filter((language) => language === 'nl'),
        languagesOf(number),
      );
      if (nl === undefined) expect(dutch).toBe(0);
      else expect(dutch).toBeGreaterThan(0.5);
    }
  });
});
