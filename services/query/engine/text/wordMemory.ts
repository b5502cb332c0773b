/** What was made of words. */
export interface WordMemory<T> {
  readonly get: (word: string) => T | undefined;
  readonly set: (word: string, made: T) => void;
}

/**
 * Remembers what was made of the words that were asked for last: `most` of them at least, and at most twice as many. A
 * record is hundreds of words, and a list in the order of their use would be moved about for each.
 */
export function createWordMemory<T>(most: number): WordMemory<T> {
  let young = new Map<string, T>();
  let old = young;
  const set = (word: string, made: T) => {
    if (young.size >= most) [old, young] = [young, new Map()];
    young.set(word, made);
  };
  return {
    get: (word) => {
      const made = young.get(word);
      if (made !== undefined) return made;
      const before = old.get(word);
      if (before !== undefined) set(word, before);
      return before;
    },
    set,
  };
}
