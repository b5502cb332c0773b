import type { Way } from './askedWords.ts';

/** Bounded in all its parts, so that no text takes long. */
const ranges =
  /(?<!\d)(\d{1,9}(?:[.,]\d{1,9})?)\s{0,2}(?:\p{L}{1,12}\s)?(?:–|-|tot|t\/m|to)\s{0,2}(\d{1,9}(?:[.,]\d{1,9})?)/giu;
/** What a row of a table begins with that holds up to a figure, or from one on (`over 110 kg | 1.00 m2`). */
const openRow =
  /^(?:(?<most>up to|at most|less than|under|below|tot|hoogstens|minder dan|onder)|over|above|at least|more than|from|boven|meer dan|minstens|vanaf) (?<limit>\d{1,9}(?:[.,]\d{1,9})?)(?!\d)[^|]{0,40} \| /i;
const numberOf = (text = '') => Number(text.replace(',', '.'));

/** The figure that a word of a question is; else undefined. */
export function figureOf(ways: readonly Way[]): number | undefined {
  const figure = ways.flatMap(({ stems }) => stems).find((stem) => /^\d+$/.test(stem));
  return figure === undefined ? undefined : Number(figure);
}

/**
 * Where a figure lies of those that a sentence has two by two, or that a row begins with: 60 lies `within` one of
 * `from 50 to 85 kg`, and outside `up to 10 kg | 0.15 m2`.
 */
export function placeInRanges(figure: number | undefined, sentence: string): 'within' | 'outside' | 'none' {
  if (figure === undefined) return 'none';
  const found = [...sentence.matchAll(ranges)];
  if (found.some(([, from, until]) => numberOf(from) <= figure && figure <= numberOf(until))) return 'within';
  if (found.length > 0) return 'outside';
  const { most, limit } = openRow.exec(sentence)?.groups ?? {};
  if (limit === undefined) return 'none';
  const isWithin = most === undefined ? figure >= numberOf(limit) : figure <= numberOf(limit);
  return isWithin ? 'within' : 'outside';
}
