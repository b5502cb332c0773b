import { Refusal } from './refusal.ts';

/** Puts a line below the last one that `entry` meets. @throws Refusal when the file no longer has such a line */
export function insertLast(text: string, line: string, entry: RegExp): string {
  const lines = text.split('\n');
  const last = lines.findLastIndex((candidate) => entry.test(candidate));
  if (last < 0) throw new Refusal(`There is no place any more for "${line}"; add it by hand.`);
  return lines.toSpliced(last + 1, 0, line).join('\n');
}
