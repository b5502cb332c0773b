import { dutchCompounds } from '#services/query/engine/lexicon/lexicon.ts';
import type { Thesaurus } from '#services/query/engine/thesaurus/thesaurus.ts';
import type { Operand, Term } from './parseTerm.ts';

/** What words of a term mean: those of the groups from one up to, not including, another. */
export interface Meaning {
  readonly from: number;
  readonly until: number;
  readonly words: readonly string[];
  /** Other words for the same, as they are written. */
  readonly labels: readonly string[];
  /**
   * Put together from what the parts of a compound mean: hardly anybody writes it just so, and its words may stand apart
   * in a title or an abstract (`groundwater quality`, `the quality of groundwater`).
   */
  readonly isComposed?: true;
}

/** So many meanings of a term are looked up. */
const meaningsMax = 4;

/** So many ways to say a compound are looked up for each way to cut it in two, of so many labels for either part. */
const [composedMax, labelsOfPart] = [4, 3];

/** Letters that may stand between the parts of a compound, at the most (`paardenstal`). */
const linkMax = 2;

/** What a thesaurus knows of a term: the longest rows of words first come, each word in one of them. */
export function meaningsOf({ groups }: Term, thesaurus: Thesaurus, most = meaningsMax): Meaning[] {
  const rows = groups.map(rowOf);
  const meanings: Meaning[] = [];
  for (let from = 0; from < rows.length && meanings.length < most; ) {
    const meaning = longestAt(rows, from, thesaurus) ?? composedAt(rows, from, thesaurus);
    if (meaning !== undefined) meanings.push(meaning);
    from = meaning?.until ?? from + 1;
  }
  return meanings;
}

/** The words of a group that says one thing: a word, or what is typed with hyphens (`mond-en-klauwzeer`). */
function rowOf([operand, ...others]: readonly Operand[]): readonly string[] | undefined {
  if (others.length > 0) return undefined;
  if (operand?.kind === 'word') return [operand.word];
  return operand?.kind === 'adjacent' && operand.typed === 'together' ? operand.words : undefined;
}

type Rows = readonly (readonly string[] | undefined)[];

function longestAt(rows: Rows, from: number, thesaurus: Thesaurus): Meaning | undefined {
  for (let until = Math.min(rows.length, from + thesaurus.wordsMax); until > from; until -= 1) {
    const taken = rows.slice(from, until);
    if (taken.includes(undefined)) continue;
    const words = taken.flatMap((row) => row ?? []);
    const labels = thesaurus.meaningOf(words);
    if (labels !== undefined && labels.length > 0) return { from, until, words, labels };
  }
  return undefined;
}

/** Last parts of compounds that say little: who asks for `veengebieden` means `veen`, wherever it is. */
const emptyEnds = new Set(
  'aspecten gebied gebieden gegevens problematiek regio sector soort soorten streek streken vorm vormen vraagstuk vraagstukken'.split(
    ' ',
  ),
);

/** What a Dutch compound means that the thesaurus does not have, by its parts: `bodemerosie` is soil erosion. */
function composedAt(rows: Rows, from: number, thesaurus: Thesaurus): Meaning | undefined {
  const [word, ...others] = rows[from] ?? [];
  if (word === undefined || others.length > 0) return undefined;
  const parts = dutchCompounds().partsOf(word);
  const cuts = parts.flatMap((first) =>
    parts.flatMap((last) => {
      const link = word.length - first.length - last.length;
      const isCut = word.startsWith(first) && word.endsWith(last) && link >= 0 && link <= linkMax;
      return isCut ? [{ first, last }] : [];
    }),
  );
  const labelsOf = (part: string) => thesaurus.meaningOf([part])?.slice(0, labelsOfPart) ?? [];
  const labels = cuts.flatMap(({ first, last }) => {
    const tails = labelsOf(last);
    return labelsOf(first)
      .flatMap((head) => tails.map((tail) => `${head} ${tail}`))
      .slice(0, composedMax);
  });
  const alone = cuts.flatMap(({ first, last }) => (emptyEnds.has(last) ? [first, ...labelsOf(first)] : []));
  if (labels.length + alone.length === 0) return undefined;
  return {
    ...{ from, until: from + 1, words: [word] },
    labels: [...labels.slice(0, 2 * composedMax), ...alone],
    isComposed: true,
  };
}
