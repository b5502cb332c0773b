import { describe, expect, it } from 'vitest';
import { generateRecords } from '#samples/records/generateRecords.ts';
import { wordsOf } from '#services/query/postgres/text/words.ts';
import { createSpeller } from './speller.ts';

const counts = new Map<string, number>();
for (const { title, keywords } of generateRecords()) {
  for (const word of new Set(wordsOf([title, ...keywords].join(' ')))) counts.set(word, (counts.get(word) ?? 0) + 1);
}
const speller = createSpeller(() => counts);

/** Numbers by chance that are the same every time (a linear congruential generator). */
function chance(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** One mistake as fingers make them: two letters change places, one is missing, doubled, or its neighbour on the keyboard. */
function mistype(word: string, random: (below: number) => number): string {
  const at = 1 + random(word.length - 2);
  const letter = word.charAt(at);
  const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
  const row = rows.find((keys) => keys.includes(letter)) ?? 'ae';
  const beside = row.charAt(row.indexOf(letter) + 1) || row.charAt(row.indexOf(letter) - 1);
  const [before, after] = [word.slice(0, at), word.slice(at + 1)];
  switch (random(4)) {
    case 0:
      return before + after.charAt(0) + letter + after.slice(1);
    case 1:
      return before + after;
    case 2:
      return before + letter + letter + after;
    default:
      return before + beside + after;
  }
}

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
