/** Numbers by chance that are the same every time (a linear congruential generator). */
export function chance(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** One mistake as fingers make them: two letters change places, one is missing, doubled, or its neighbour on the keyboard. */
export function mistype(word: string, random: (below: number) => number): string {
  const at = 1 + random(word.length - 2);
  const letter = word.charAt(at);
  const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
  const row = rows.find((keys) => keys.includes(letter)) ?? 'ae';
  const beside = row.charAt(row.indexOf(letter) + 1) || row.charAt(row.indexOf(letter) - 1);
  const [before, after] = [word.slice(0, at), word.slice(at + 1)];
  switch (random(4)) {
    case 0:
      return before + after.charAt(0) + letter + after.slice(1);
    case 1:
      return before + after;
    case 2:
      return before + letter + letter + after;
    default:
      return before + beside + after;
  }
}
