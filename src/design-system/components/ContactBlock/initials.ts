/** At most two letters for a name: "Anna van der Berg" is "AB". Lower-case particles do not count. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word));
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words.slice(0, 1);
  return chosen.map((word) => Array.from(word ?? '')[0] ?? '').join('');
}
