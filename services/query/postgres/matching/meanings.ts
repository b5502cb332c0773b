import type { Thesaurus } from '#services/query/postgres/thesaurus/thesaurus.ts';
import type { Term } from './parseTerm.ts';

/** What words of a term mean: those of the groups from one up to, not including, another. */
export interface Meaning {
  readonly from: number;
  readonly until: number;
  readonly words: readonly string[];
  /** Other words for the same, as they are written. */
  readonly labels: readonly string[];
}

/** So many meanings of a term are looked up. */
const meaningsMax = 4;

/** What a thesaurus knows of a term: the longest rows of words first come, each word in one of them. */
export function meaningsOf({ groups }: Term, thesaurus: Thesaurus): Meaning[] {
  const words = groups.map(([operand, ...others]) =>
    operand?.kind === 'word' && others.length === 0 ? operand.word : undefined,
  );
  const meanings: Meaning[] = [];
  for (let from = 0; from < words.length && meanings.length < meaningsMax; ) {
    const meaning = longestAt(words, from, thesaurus);
    if (meaning !== undefined) meanings.push(meaning);
    from = meaning?.until ?? from + 1;
  }
  return meanings;
}

function longestAt(words: readonly (string | undefined)[], from: number, thesaurus: Thesaurus): Meaning | undefined {
  for (let until = Math.min(words.length, from + thesaurus.wordsMax); until > from; until -= 1) {
    const row = words.slice(from, until).flatMap((word) => word ?? []);
    const labels = row.length === until - from ? thesaurus.meaningOf(row) : undefined;
    if (labels !== undefined && labels.length > 0) return { from, until, words: row, labels };
  }
  return undefined;
}
