import { recordCount } from '#services/query/import/recordCount.ts';
import type { Tally } from '#services/query/import/sendBatch.ts';

const number = (value: number) => value.toLocaleString('en');

/** What became of the records of an import or a harvest, in one line. */
export function tallyText({ lines, written, unchanged, deleted, bad }: Tally): string {
  return `${recordCount(lines)}: ${number(written)} written, ${number(unchanged)} unchanged, ${number(deleted)} deleted, ${number(bad)} refused`;
}
