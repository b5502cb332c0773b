import type { SuggestedTerm } from '#services/query/ports/searchPort.ts';
import type { Columns, FacetColumn } from '#services/query/postgres/columns/columns.ts';
import type { Language } from '#services/query/postgres/text/stems.ts';
import { byCodeUnit, rangeOf } from '#services/query/postgres/text/vocabulary.ts';
import { wordsOf } from '#services/query/postgres/text/words.ts';

export interface TermIndex {
  /** The words of all keywords, folded, with the number of records that have them. */
  readonly counts: ReadonlyMap<string, number>;
  /** Keywords of which a word starts with what is typed: those of the language first, then the most frequent. */
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
      return [...found]
        .sort((a, b) => isOther(a) - isOther(b) || b.inLanguage[language] - a.inLanguage[language] || b.count - a.count)
        .slice(0, most)
        .map(({ text, count }) => ({ text, count }));
    },
  };
}

/** Reads from the columns the values of the facets that suggest terms. */
export function readKeywords(columns: Columns): Keyword[] {
  return columns.facets.filter(({ facet }) => facet.suggestsTerms).flatMap((facet) => readValues(facet, columns));
}

function readValues({ column, names, ids }: FacetColumn, { byNewest, english }: Columns): Keyword[] {
  const counted = { nl: new Uint32Array(names.length), en: new Uint32Array(names.length) };
  for (const item of byNewest) {
    const counts = english[item] === 1 ? counted.en : counted.nl;
    const [start, end] =
      column.kind === 'one' ? [item, item + 1] : [column.offsets[item] ?? 0, column.offsets[item + 1] ?? 0];
    for (let at = start; at < end; at += 1) {
      const value = column.values[at] ?? 0;
      counts[value] = (counts[value] ?? 0) + 1;
    }
  }
  return [...ids].flatMap(([text, id]) => {
    const inLanguage = { nl: counted.nl[id] ?? 0, en: counted.en[id] ?? 0 };
    const count = inLanguage.nl + inLanguage.en;
    return count > 0 ? [{ text, count, inLanguage }] : [];
  });
}
