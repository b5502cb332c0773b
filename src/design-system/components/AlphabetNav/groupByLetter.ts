import { letters, noLetter } from './alphabet.ts';

/** Items under one letter. */
export interface LetterGroup<Item> {
  /** `A` to `Z`, or `#` for titles that start with no letter. */
  letter: string;
  items: readonly Item[];
}

/** What a title is looked up by: apostrophes and signs in front do not count, so that 's-Graveland stands under S. */
function sought(title: string): string {
  return title.normalize('NFKC').replace(/^[^\p{L}\p{N}]+/u, '');
}

/**
 * Items by the first letter of their titles, sorted as the language sorts, what starts with no letter last; letters
 * without items are not there. Accents make no letter of their own (É is E, Ø is O), and a Dutch IJ is an I followed by
 * a J, as in dictionaries.
 */
export function groupByLetter<Item extends { title: string }>(
  items: readonly Item[],
  language: string,
): LetterGroup<Item>[] {
  const order = new Intl.Collator(language, { numeric: true });
  const alike = new Intl.Collator(language, { sensitivity: 'base' });

  // The last letter that does not come after the title's first: this finds Æ under A, as its readers seek it.
  const letterOf = (word: string) => {
    const first = Array.from(word)[0] ?? '';
    if (!/\p{Script=Latin}/u.test(first)) return noLetter;
    return letters.findLast((letter) => alike.compare(letter, first) <= 0) ?? noLetter;
  };

  const keyed = items.map((item) => ({ item, word: sought(item.title) }));
  const groups = new Map<string, Item[]>();
  for (const { item, word } of keyed.sort((a, b) => order.compare(a.word, b.word))) {
    const letter = letterOf(word);
    const members = groups.get(letter);
    if (members) members.push(item);
    else groups.set(letter, [item]);
  }
  return [...letters, noLetter].flatMap((letter) => {
    const members = groups.get(letter);
    return members ? [{ letter, items: members }] : [];
  });
}
