import { LRUCache } from 'lru-cache';
import type { RunQuery } from '#services/database/database.ts';
import type { Language, Stems } from '#services/query/engine/text/stems.ts';

/** PostgreSQL's name of what stems a language. */
export const configOf: Record<Language, string> = { nl: 'dutch', en: 'english' };

/** How many words are remembered: those of some thousand pages of results. */
const wordsMax = 50_000;

/** Stems that the database makes, as they stand in its index, and that are remembered. */
export function createStems(query: RunQuery): Stems {
  const remembered = new LRUCache<string, { stem: string | undefined }>({ max: wordsMax });

  return {
    load: async (language, words) => {
      // Kept apart from what is remembered: that may let go of a word while this page still needs it.
      const stems = new Map<string, string | undefined>();
      const unknown = new Set<string>();
      for (const word of words) {
        const known = remembered.get(`${language} ${word}`);
        if (known === undefined) unknown.add(word);
        else stems.set(word, known.stem);
      }
      if (unknown.size > 0) {
        for (const [word, stem] of await askStems(query, language, [...unknown])) {
          stems.set(word, stem);
          remembered.set(`${language} ${word}`, { stem });
        }
      }
      return (word) => stems.get(word);
    },
  };
}

async function askStems(
  query: RunQuery,
  language: Language,
  words: readonly string[],
): Promise<[word: string, stem: string | undefined][]> {
  const rows = await query(
    `select word, (tsvector_to_array(to_tsvector('${configOf[language]}', word)))[1] as stem
     from unnest($1::text[]) as asked (word)`,
    [words],
  );
  return rows.map(({ word, stem }) => [String(word), typeof stem === 'string' ? stem : undefined]);
}
