import { fold, wordsOf } from '#services/query/engine/text/words.ts';

/**
 * The words by which a person is found: the name's, the first letter of each word before or behind the surname, and
 * these letters together. So `Jansen, Anna Maria`, `Jansen AM` and `Jansen, A.M.` all find `A.M. Jansen`.
 */
export function personWords(name: string): string[] {
  const words = wordsOf(name);
  const letters = givenNames(name).flatMap((given) => {
    // Initials without points: `JW`.
    if (/^\p{Lu}{2,4}$/u.test(given)) return [...given].map(fold);
    return [...fold(given)].slice(0, 1);
  });
  const more = letters.length > 1 ? [letters.join('')] : [];
  return [...words, ...new Set([...letters, ...more])].filter((word) => word !== '');
}

/** What stands behind the comma; without one, all but the last word, or the initials behind a surname (`Jansen JW`). */
function givenNames(name: string): string[] {
  const [surname = '', given] = name.split(',');
  if (given !== undefined) return given.match(/[\p{L}\p{M}]+/gu) ?? [];
  const all: string[] = surname.match(/[\p{L}\p{M}]+/gu) ?? [];
  const last = all.at(-1) ?? '';
  if (all.length > 1 && /^\p{Lu}{1,4}$/u.test(last) && all[0] !== last) return [last];
  return all.slice(0, -1).filter((word) => /^\p{Lu}/u.test(word));
}

/** Words that are left out of abbreviations. */
const unlettered = new Set(['of', 'and', 'for', 'the', 'in', 'van', 'voor', 'en', 'de', 'het', 'der', 'te', 'und']);

/**
 * The words by which an organisation is found: the name's, and its abbreviation: `wur` for `Wageningen University &
 * Research`. One in brackets is a word of the name already. Of `Wageningen University & Research, Livestock Research`
 * each part has its own.
 */
export function organisationWords(name: string): string[] {
  const abbreviations = name.split(/[,;()]/).flatMap((part) => {
    const words = wordsOf(part).filter((word) => !unlettered.has(word) && /^\p{L}/u.test(word));
    return words.length > 1 && words.length <= 8 ? [words.map((word) => word.charAt(0)).join('')] : [];
  });
  return [...wordsOf(name), ...new Set(abbreviations)];
}
