import type { SuggestedTerm } from '#services/query/ports/searchPort.ts';
import type { Columns } from '#services/query/postgres/columns/columns.ts';
import type { Language } from '#services/query/postgres/text/stems.ts';
import { byCodeUnit, rangeOf } from '#services/query/postgres/text/vocabulary.ts';
import { wordsOf } from '#services/query/postgres/text/words.ts';

export type TermIndex = {
  /** The words of all keywords, folded, with the number of records that have them. */
  counts: ReadonlyMap<string, number>;
  /** Keywords of which a word starts with what is typed: those of the language first, then the most frequent. */
  find: (typed: string, language: Language, most: number) => SuggestedTerm[];
};

type Keyword = SuggestedTerm & { inLanguage: Record<Language, number> };

/** Reads the keywords from the columns: the facets `trefwoord` and `taal`. */
export function createTermIndex(columns: Columns): TermIndex {
  const keywords = readKeywords(columns);
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

function readKeywords(columns: Columns): Keyword[] {
  const facetOf = (id: string) => columns.facets.find(({ facet }) => facet.id === id);
  const [keyword, language] = [facetOf('trefwoord'), facetOf('taal')];
  if (keyword?.column.kind !== 'many' || language?.column.kind !== 'one') return [];
  const { offsets, values } = keyword.column;
  const counted = { nl: new Uint32Array(keyword.names.length), en: new Uint32Array(keyword.names.length) };
  const english = language.ids.get('en');
  for (const item of columns.byNewest) {
    const counts = language.column.values[item] === english ? counted.en : counted.nl;
    const end = offsets[item + 1] ?? 0;
    for (let at = offsets[item] ?? 0; at < end; at += 1) {
      const value = values[at] ?? 0;
      counts[value] = (counts[value] ?? 0) + 1;
    }
  }
  return [...keyword.ids].flatMap(([text, id]) => {
    const inLanguage = { nl: counted.nl[id] ?? 0, en: counted.en[id] ?? 0 };
    const count = inLanguage.nl + inLanguage.en;
    return count > 0 ? [{ text, count, inLanguage }] : [];
  });
}
