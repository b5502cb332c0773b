import type { Way } from './askedWords.ts';

/** Bounded in all its parts, so that no text takes long. */
const ranges =
  /(?<!\d)(\d{1,9}(?:[.,]\d{1,9})?)\s{0,2}(?:\p{L}{1,12}\s)?(?:–|-|tot|t\/m|to)\s{0,2}(\d{1,9}(?:[.,]\d{1,9})?)/giu;
const numberOf = (text = '') => Number(text.replace(',', '.'));

/** The figure that a word of a question is; else undefined. */
export function figureOf(ways: readonly Way[]): number | undefined {
  const figure = ways.flatMap(({ stems }) => stems).find((stem) => /^\d+$/.test(stem));
  return figure === undefined ? undefined : Number(figure);
}

/** Where a figure lies of those that a sentence has two by two: 60 lies `within` one of `from 50 to 85 kg`. */
export function placeInRanges(figure: number | undefined, sentence: string): 'within' | 'outside' | 'none' {
  if (figure === undefined) return 'none';
  const found = [...sentence.matchAll(ranges)];
  if (found.some(([, from, until]) => numberOf(from) <= figure && figure <= numberOf(until))) return 'within';
  return found.length === 0 ? 'none' : 'outside';
}
