/** A seeded source of chance: the same seed always draws the same picture. */
export interface Random {
  /** A number from 0 up to 1. */
  next(): number;
  /** A number between the two given ones. */
  range(from: number, to: number): number;
  /** A whole number between the two given ones, both included. */
  int(from: number, to: number): number;
  /** One of the list's entries. */
  pick<T>(list: readonly [T, ...T[]]): T;
  chance(probability: number): boolean;
  /** Its own stream for one layer: adding a blade of grass here leaves the trees there where they are. */
  fork(name: string): Random;
}

function hash(text: string): number {
  let value = 2166136261;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 16777619);
  }
  return value >>> 0;
}

/** Mulberry32 over a hash of the seed: small, fast, the same on every machine. */
export function createRandom(seed: string): Random {
  let state = hash(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    range: (from, to) => from + (to - from) * next(),
    int: (from, to) => from + Math.floor((to - from + 1) * next()),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    chance: (probability) => next() < probability,
    fork: (name) => createRandom(`${seed}/${name}`),
  };
}
