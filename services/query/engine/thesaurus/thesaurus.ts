import { wordsOf } from '#services/query/engine/text/words.ts';

/** Words that mean the same, in any language: the labels of a concept, as they are written. */
export interface Concept {
  readonly labels: readonly string[];
}

/** What words of a term mean. */
export interface Thesaurus {
  /**
   * The concept that has these words as a label, in this order, whatever their number, and the other labels, the
   * preferred ones first. `undefined` for words that no concept has.
   */
  readonly meaningOf: (words: readonly string[]) => readonly string[] | undefined;
  /** The most words that any label has. */
  readonly wordsMax: number;
}

/** Longer labels are sentences. */
const longest = 5;

/** So many labels of a concept are looked up; a thesaurus may have some fifty, in every spelling. */
const labelsMax = 12;

export const noThesaurus: Thesaurus = { meaningOf: () => undefined, wordsMax: 0 };

/** Of concepts with the same label the first counts: a site's own list stands before all others. */
export function createThesaurus(concepts: Iterable<Concept>): Thesaurus {
  const byKey = new Map<string, Concept>();
  let wordsMax = 0;
  for (const given of concepts) {
    const concept = { labels: withFullNames(given.labels) };
    if (concept.labels.length < 2) continue;
    for (const label of concept.labels) {
      const words = wordsOf(label);
      if (words.length === 0 || words.length > longest) continue;
      wordsMax = Math.max(wordsMax, words.length);
      const key = keyOf(words);
      if (!byKey.has(key)) byKey.set(key, concept);
    }
  }
  return {
    wordsMax,
    meaningOf: (words) => {
      const key = keyOf(words);
      const concept = byKey.get(key);
      if (concept === undefined) return undefined;
      const seen = new Set([key]);
      const others = concept.labels.filter((label) => {
        const own = keyOf(wordsOf(label));
        return !seen.has(own) && seen.add(own);
      });
      return others.slice(0, labelsMax);
    },
  };
}

/** A name that begins with its own abbreviation is one without it too: `PBL Netherlands Environmental Assessment Agency`. */
function withFullNames(labels: readonly string[]): string[] {
  const full = labels.flatMap((label) => {
    const [first = '', ...others] = label.split(' ');
    return others.length >= fullNameMin && labels.includes(first) ? [others.join(' ')] : [];
  });
  return [...new Set([...labels, ...full])];
}

/** Fewer words are no name by themselves. */
const fullNameMin = 3;

/** One key for one and many: `vogelgriep`, `weidevogels` and `weidevogel`. */
function keyOf(words: readonly string[]): string {
  return words.map(singular).join(' ');
}

function singular(word: string): string {
  if (word.length < 5) return word;
  return word.replace(/ies$/, 'y').replace(/(?:en|es|s)$/, '');
}
