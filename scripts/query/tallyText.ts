import { recordCount } from '#services/query/import/recordCount.ts';
import type { Tally } from '#services/query/import/sendBatch.ts';
import type { Trial } from '#services/query/import/tryFile.ts';

const number = (value: number) => value.toLocaleString('en');

/** What became of the records of an import or a harvest, in one line. */
export function tallyText({ lines, written, unchanged, deleted, bad }: Tally): string {
  return `${recordCount(lines)}: ${number(written)} written, ${number(unchanged)} unchanged, ${number(deleted)} deleted, ${number(bad)} refused`;
}

/** What would become of them, where nothing is written. */
export function trialText({ coming, deleted, bad }: Trial): string {
  const deletions = deleted === 0 ? '' : `, ${number(deleted)} would be deleted`;
  return `${recordCount(coming)} would come in${deletions}, ${number(bad)} would be refused. Nothing was written.`;
}
