import type { SourceRecord } from '#services/query/collection/record.ts';

/**
 * What somebody looked for, and how to tell whether a record is about it. Written from the subjects of the collection
 * and by reading records, never from what a search answered.
 */
export interface Need {
  /** As typed. */
  readonly query: string;
  readonly language: 'nl' | 'en';
  /** The keywords of the subject. A record that carries two of them (or the only one) is about the subject. */
  readonly subject: readonly string[];
  /** How texts name what is asked for, in whatever words: wider than the words of the query. */
  readonly names: RegExp;
  /** What must not be spoken of: for queries that leave something out. */
  readonly without?: RegExp;
  /** Grades given by hand after reading, by the record's identifier: they replace the rule's. */
  readonly byHand?: Readonly<Record<string, number>>;
}

/**
 * How well a record answers a need, from 0 (not at all) to 3 (just what was asked for), by what it is about:
 *
 * | its keywords say the subject | its title names it | its abstract names it | grade |
 * | --- | --- | --- | --- |
 * | yes | yes | | 3 |
 * | yes | no | yes | 2 |
 * | no | yes | | 2 |
 * | yes | no | no | 1 |
 * | no | no | yes | 1 |
 *
 * Records in the other language, and those that speak of what was left out, are worth nothing.
 */
export function gradeOf(need: Need, record: SourceRecord): number {
  const byHand = need.byHand?.[record.id];
  if (byHand !== undefined) return byHand;
  const text = [record.title, record.abstract, ...record.keywords].join('\n');
  if (record.language !== need.language || need.without?.test(text)) return 0;
  const carried = need.subject.filter((keyword) => record.keywords.includes(keyword)).length;
  const isAbout = carried >= Math.min(2, need.subject.length);
  if (need.names.test(record.title)) return isAbout ? 3 : 2;
  if (need.names.test(record.abstract)) return isAbout ? 2 : 1;
  return isAbout ? 1 : 0;
}
