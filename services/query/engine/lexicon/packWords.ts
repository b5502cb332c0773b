/**
 * The words of a language, folded. Hundreds of thousands of strings take ten times what their letters do, and every
 * collection of garbage goes over them: these stand in a row of bytes, found by a table of numbers.
 */
export interface Lexicon {
  readonly size: number;
  readonly has: (word: string) => boolean;
  /** The word at a place, from 0 to `size`. */
  readonly wordAt: (at: number) => string;
  /** How many letters it has. */
  readonly lengthAt: (at: number) => number;
}

/** Words that are being collected: each counts once. */
interface WordPack {
  readonly add: (word: string) => void;
  /** Nothing can be added any more. */
  readonly pack: () => Lexicon;
}

/** The first number and the factor of FNV-1a. */
const [hashStart, hashFactor] = [0x811c9dc5, 0x01000193];

/** A table is made anew when more than half of it is taken. */
const smallestTable = 1024;

function hashOf(word: string): number {
  let hash = hashStart;
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), hashFactor);
  return hash >>> 0;
}

/** Folded words are of letters and figures that one byte holds; a word with any other is left out. */
function fitsBytes(word: string): boolean {
  for (let at = 0; at < word.length; at += 1) if (word.charCodeAt(at) > 0xff) return false;
  return true;
}

/** Collects words without keeping a string of any. */
export function createWordPack(): WordPack {
  let letters = new Uint8Array(smallestTable * 8);
  /** Where each word begins; the next one begins where it ends. */
  let starts = new Uint32Array(smallestTable);
  let table = new Uint32Array(smallestTable);
  let size = 0;

  const isAt = (place: number, word: string): boolean => {
    const start = starts[place] ?? 0;
    if ((starts[place + 1] ?? 0) - start !== word.length) return false;
    for (let at = 0; at < word.length; at += 1) if (letters[start + at] !== word.charCodeAt(at)) return false;
    return true;
  };
  /** Where in the table the word stands, or would. */
  const slotOf = (word: string): number => {
    const mask = table.length - 1;
    let slot = hashOf(word) & mask;
    for (let place = table[slot] ?? 0; place !== 0 && !isAt(place - 1, word); place = table[slot] ?? 0) {
      slot = (slot + 1) & mask;
    }
    return slot;
  };
  const wordAt = (place: number): string =>
    String.fromCharCode(...letters.subarray(starts[place] ?? 0, starts[place + 1] ?? 0));
  const hashAt = (place: number): number => {
    let hash = hashStart;
    const end = starts[place + 1] ?? 0;
    for (let at = starts[place] ?? 0; at < end; at += 1) hash = Math.imul(hash ^ (letters[at] ?? 0), hashFactor);
    return hash >>> 0;
  };
  const enlarge = () => {
    table = new Uint32Array(table.length * 2);
    const mask = table.length - 1;
    for (let place = 0; place < size; place += 1) {
      // They differ from one another: the first free slot is theirs.
      let slot = hashAt(place) & mask;
      while (table[slot] !== 0) slot = (slot + 1) & mask;
      table[slot] = place + 1;
    }
  };

  return {
    add(word) {
      if (!fitsBytes(word)) return;
      const slot = slotOf(word);
      if (table[slot] !== 0) return;
      const start = starts[size] ?? 0;
      if (start + word.length > letters.length) letters = grown(letters, new Uint8Array(letters.length * 2));
      if (size + 2 > starts.length) starts = grown(starts, new Uint32Array(starts.length * 2));
      for (let at = 0; at < word.length; at += 1) letters[start + at] = word.charCodeAt(at);
      size += 1;
      starts[size] = start + word.length;
      table[slot] = size;
      if (size * 2 > table.length) enlarge();
    },
    pack() {
      letters = letters.slice(0, starts[size]);
      starts = starts.slice(0, size + 1);
      return {
        size,
        has: (word) => table[slotOf(word)] !== 0,
        wordAt,
        lengthAt: (place) => (starts[place + 1] ?? 0) - (starts[place] ?? 0),
      };
    },
  };
}

function grown<T extends Uint8Array | Uint32Array>(from: T, to: T): T {
  to.set(from);
  return to;
}
