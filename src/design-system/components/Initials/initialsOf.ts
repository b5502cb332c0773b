/** "Jantine de Vries" becomes "JV", "wilg22" becomes "W"; nothing where a name has neither letter nor figure. */
export function initialsOf(name: string): string {
  const firsts = name
    .split(/\s+/u)
    .map((word) => /[\p{L}\p{N}]/u.exec(word)?.[0])
    .filter((first) => first !== undefined);
  const ends = firsts.length > 1 ? [firsts.at(0), firsts.at(-1)] : firsts;
  return ends.join('').toLocaleUpperCase();
}
