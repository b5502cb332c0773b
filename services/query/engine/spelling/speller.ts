import { dutchCompounds, lexiconOf } from '#services/query/engine/lexicon/lexicon.ts';
import { type Candidate, createDictionaryIndex, createSpellingIndex, type SpellingIndex } from './spellingIndex.ts';

/** Corrects words with those of the collection, and knows which are right. */
export interface Speller extends SpellingIndex {
  /** Whether a dictionary has the word, or can make it: whatever the collection has, it is no mistake. */
  readonly isRight: (word: string) => boolean;
  /** The likeliest word of the collection alone, which is sooner known. */
  readonly ofCollection: (word: string) => Candidate | undefined;
}

let ofDictionaries: Pick<SpellingIndex, 'candidates'> | undefined;

/** Words of both dictionaries: abstracts have many that no title and no keyword has. */
function dictionaries(): Pick<SpellingIndex, 'candidates'> {
  ofDictionaries ??= createDictionaryIndex([lexiconOf('nl'), lexiconOf('en')]);
  return ofDictionaries;
}

/** Words of a dictionary that no title has are asked for last. */
const dictionaryCost = 0.5;

/** @param counts how many titles and keywords have each word: another map after every change of the collection */
export function createSpeller(counts: () => ReadonlyMap<string, number>): Speller {
  let made: { counts: ReadonlyMap<string, number>; index: SpellingIndex } | undefined;
  const ofCollection = (): SpellingIndex => {
    const now = counts();
    if (made?.counts !== now) made = { counts: now, index: createSpellingIndex(now) };
    return made.index;
  };
  return {
    isRight: (word) => lexiconOf('nl').has(word) || lexiconOf('en').has(word) || dutchCompounds().isComposed(word),
    ofCollection: (word) => ofCollection().candidates(word, 1)[0],
    candidates: (word, most) => {
      const own = ofCollection().candidates(word, most);
      // What the collection has, a letter away, is meant; a dictionary has six times as many words to be looked through.
      if (own.some(({ cost }) => cost <= 1)) return own;
      const others = dictionaries()
        .candidates(word, most)
        .filter((candidate) => own.every((known) => known.word !== candidate.word));
      const price = ({ cost, count }: Candidate) =>
        cost + (count === 0 ? dictionaryCost : -0.2 * Math.log10(1 + count));
      return [...own, ...others].sort((a, b) => price(a) - price(b)).slice(0, most);
    },
    beginning: (typed) => ofCollection().beginning(typed),
  };
}
