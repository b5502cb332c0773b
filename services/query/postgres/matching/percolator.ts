import { type IndexedText, isIn, type LexemeQuery } from './lexemeQuery.ts';

/** Tells which of the queries that are kept find a text: the other way round than a search. */
export interface Percolator {
  /** Keeps queries under a name that has none yet; any of them is enough to find a text. */
  readonly keep: (name: string, queries: readonly LexemeQuery[]) => void;
  readonly drop: (name: string) => void;
  /** For the texts of one change: words that many of them have are looked up once. */
  readonly begin: () => (text: IndexedText) => string[];
}

type Names = Map<string, Set<string>>;

/** What is found by a word, and what may be if a text has its other words too. */
interface Watching {
  readonly found: readonly string[];
  readonly likely: readonly string[];
}

export function createPercolator(): Percolator {
  const kept = new Map<string, readonly LexemeQuery[]>();
  // By what a text has to have for a query to be looked at.
  const byLexeme: Names = new Map();
  const byStart: Names = new Map();
  const placesOf = (name: string) =>
    (kept.get(name) ?? []).flatMap(({ kind, lexemes }) =>
      lexemes.map((lexeme) => ({ names: kind === 'start' ? byStart : byLexeme, lexeme })),
    );

  const watching = (lexeme: string): Watching | undefined => {
    const found: string[] = [];
    if (byStart.size > 0) {
      for (let end = 1; end <= lexeme.length; end += 1) found.push(...(byStart.get(lexeme.slice(0, end)) ?? []));
    }
    const likely = byLexeme.get(lexeme);
    // Most words are asked for by nothing.
    if (found.length === 0 && likely === undefined) return undefined;
    return { found, likely: [...(likely ?? [])] };
  };

  return {
    keep: (name, queries) => {
      kept.set(name, queries);
      for (const { names, lexeme } of placesOf(name)) {
        const known = names.get(lexeme);
        if (known === undefined) names.set(lexeme, new Set([name]));
        else known.add(name);
      }
    },
    drop: (name) => {
      for (const { names, lexeme } of placesOf(name)) {
        const known = names.get(lexeme);
        known?.delete(name);
        if (known?.size === 0) names.delete(lexeme);
      }
      kept.delete(name);
    },
    begin: () => {
      const seen = new Map<string, Watching | 'nothing'>();
      return (text) => {
        const found = new Set<string>();
        const likely = new Set<string>();
        for (const lexeme of text.keys()) {
          let watched = seen.get(lexeme);
          if (watched === undefined) {
            watched = watching(lexeme) ?? 'nothing';
            seen.set(lexeme, watched);
          }
          if (watched === 'nothing') continue;
          for (const name of watched.found) found.add(name);
          for (const name of watched.likely) likely.add(name);
        }
        for (const name of likely) {
          if (!found.has(name) && kept.get(name)?.some((query) => isIn(text, query))) found.add(name);
        }
        return [...found];
      };
    },
  };
}
