import QuickLRU from 'quick-lru';

/**
 * What `make` says of a word, remembered for as many words at least. A record has hundreds of words: a list in the order
 * of their use would be moved about for each.
 */
export function rememberWords<T>(atLeast: number, make: (word: string) => T): (word: string) => T {
  // In boxes, so that one look tells what was made and whether anything was.
  const remembered = new QuickLRU<string, { readonly made: T }>({ maxSize: atLeast });
  return (word) => {
    const known = remembered.get(word);
    if (known !== undefined) return known.made;
    const made = make(word);
    remembered.set(word, { made });
    return made;
  };
}
