import { LRUCache } from 'lru-cache';

/** Letters that sound alike, in the order in which they are replaced. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/([tr])h/g, '$1'],
  [/sch/g, 'sg'],
  [/ch(?=[lr])/g, 'k'],
  [/ch/g, 'g'],
  [/c(?=[eiy])/g, 's'],
  [/ck|c|q/g, 'k'],
  [/ku(?=[aeio])/g, 'kw'],
  [/x/g, 'ks'],
  [/ij|y(?=[^aeiou]|$)/g, 'ei'],
  [/ae/g, 'e'],
  [/au/g, 'ou'],
  [/v/g, 'f'],
  [/z/g, 's'],
  [/dt?$/, 't'],
  [/e?i/g, 'i'],
  [/ie/g, 'i'],
  [/(.)\1+/g, '$1'],
];

/** How many words are remembered: all of a large collection, which is looked through anew after every change. */
const remembered = new LRUCache<string, string>({ max: 300_000 });

/** A word as it sounds, so that `fytoftora` is `phytophthora`, and `weiland` is `wijland`. */
export function soundOf(word: string): string {
  const known = remembered.get(word);
  if (known !== undefined) return known;
  const sound = alike.reduce((text, [letters, other]) => text.replace(letters, other), word);
  remembered.set(word, sound);
  return sound;
}
