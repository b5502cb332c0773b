import { Refusal } from './refusal.ts';

interface Position {
  /** The line above the entries; without one they start the file. */
  readonly below?: RegExp;
  /** The line that ends them. */
  readonly end: RegExp;
  /** The first line of an entry; its first group is what entries are sorted by. */
  readonly entry: RegExp;
}

/** Puts a line among its sorted neighbours. @throws Refusal when the file no longer has such a place */
export function insertSorted(text: string, line: string, key: string, { below, end, entry }: Position): string {
  const lines = text.split('\n');
  const start = below ? lines.findIndex((candidate) => below.test(candidate)) + 1 : 0;
  const stop = lines.findIndex((candidate, index) => index >= start && end.test(candidate));
  if ((below && start === 0) || stop < 0)
    throw new Refusal(`There is no place any more for "${line.trim()}"; add it by hand.`);
  const next = lines.findIndex(
    (candidate, index) => index >= start && index < stop && (entry.exec(candidate)?.[1] ?? '') > key,
  );
  return lines.toSpliced(next < 0 ? stop : next, 0, line).join('\n');
}
