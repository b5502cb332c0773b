import { describe, expect, it } from 'vitest';
import { generateRecords } from '#samples/records/generateRecords.ts';
import { wordsOf } from '#services/query/engine/text/words.ts';
import { chance, mistype } from '#services/query/testing/mistype.ts';
import { createSpeller } from './speller.ts';

const counts = new Map<string, number>();
for (const { title, keywords } of generateRecords()) {
  for (const word of new Set(wordsOf([title, ...keywords].join(' ')))) counts.set(word, (counts.get(word) ?? 0) + 1);
}
const speller = createSpeller(() => counts);

describe('spelling', () => {
  it('has what was meant among five, for nine typing errors of ten at least', () => {
    const random = chance(17);
    const words = [...counts.keys()].filter((word) => word.length >= 5 && /^[a-z]+$/.test(word));
    const missed: string[] = [];
    let tried = 0;
    while (tried < 200) {
      const word = words[random(words.length)] ?? '';
      const typed = mistype(word, random);
      if (typed === word || counts.has(typed)) continue;
      tried += 1;
      if (!speller.candidates(typed, 5).some((candidate) => candidate.word === word)) missed.push(`${typed} ${word}`);
    }
    expect(missed.length, missed.join(', ')).toBeLessThanOrEqual(20);
  });

  it('takes right words for right, of 500 at most one in fifty not', () => {
    // Words of abstracts, which the vocabulary of titles and keywords does not have.
    const all = new Set(generateRecords().flatMap(({ abstract }) => wordsOf(abstract)));
    const words = [...all]
      .filter((word) => word.length >= 4 && /^[a-z]+$/.test(word) && !counts.has(word))
      .slice(0, 500);
    const wrong = words.filter((word) => !speller.isRight(word));
    expect(words).toHaveLength(500);
    expect(wrong.length, wrong.join(' ')).toBeLessThanOrEqual(10);
  });

  it.each([
    ['aardapelziekte', 'aardappelziekte'],
    ['weidevogles', 'weidevogels'],
    ['fytoftora', 'phytophthora'],
    ['bodemverdigting', 'bodemverdichting'],
    ['amoniak', 'ammoniak'],
    ['hygiene', undefined],
    ['koe', undefined],
  ])('corrects %s as %s', (typed, meant) => {
    const known = new Map([...counts, ['phytophthora', 12], ['aardappelziekte', 3]]);
    const [first] = createSpeller(() => known).candidates(typed, 5);
    if (meant === undefined) expect(speller.isRight(typed) || first === undefined).toBe(true);
    else expect(first?.word).toBe(meant);
  });

  it('guesses a beginning', () => {
    expect(speller.beginning('bodemverdig')).toBe('bodemverdichting');
    expect(speller.beginning('bod')).toBeUndefined();
  });
});
