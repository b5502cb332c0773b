import type { Language } from '#services/query/engine/text/stems.ts';
import { byCodeUnit, rangeOf } from '#services/query/engine/text/vocabulary.ts';
import { wordsOf } from '#services/query/engine/text/words.ts';
import type { SuggestedTerm } from '#services/query/ports/searchPort.ts';

export interface TermIndex {
  /** The words of all keywords, folded, with the number of records that have them. */
  readonly counts: ReadonlyMap<string, number>;
  /**
   * Keywords of which a word starts with what is typed: those of the language first, then the most frequent. Of those that
   * differ in capitals and accents alone, which find the same, the most frequent.
   */
  readonly find: (typed: string, language: Language, most: number) => SuggestedTerm[];
}

/** A value that is suggested, with how many records of each language have it. */
export type Keyword = SuggestedTerm & { inLanguage: Record<Language, number> };

export function createTermIndex(keywords: readonly Keyword[]): TermIndex {
  const counts = new Map<string, number>();
  // A keyword is found at each of its words: `mest uitrijden` under `mest uitrijden` and under `uitrijden`.
  const entries = keywords.flatMap((keyword) => {
    const words = wordsOf(keyword.text);
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + keyword.count);
    return words.map((_, at) => ({ key: words.slice(at).join(' '), keyword }));
  });
  entries.sort((a, b) => byCodeUnit(a.key, b.key));
  const keys = entries.map(({ key }) => key);

  return {
    counts,
    find: (typed, language, most) => {
      const { start, end } = rangeOf(keys, typed);
      const found = new Set(entries.slice(start, end).map(({ keyword }) => keyword));
      const isOther = ({ inLanguage }: Keyword) => Number(inLanguage[language] === 0);
      const sorted = [...found].sort(
        (a, b) => isOther(a) - isOther(b) || b.inLanguage[language] - a.inLanguage[language] || b.count - a.count,
      );
      return [...Map.groupBy(sorted, spelledAlike).values()]
        .flatMap(([first]) => first ?? [])
        .slice(0, most)
        .map(({ text, count }) => ({ text, count }));
    },
  };
}

const spelledAlike = ({ text }: Keyword) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
