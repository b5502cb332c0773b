/**
 * Abbreviations after which a sentence goes on, those of several letters with points among them (`m.u.v. Texel`, without
 * which a quotation would say of Texel what holds everywhere else); `e.d.`, `e.a.` and times of day may end one.
 */
const unfinished =
  /(?:^|[\s(])(?:bijv|bv|ca|nr|art|etc|dr|drs|ir|ing|prof|dhr|mevr|mrs?|vs|fig|no|resp|incl|excl|evt|zgn|et al|(?!(?:e\.[ad]|[ap]\.m)\.)(?:\p{L}\.){1,3}\p{L})\.\s*$/iu;

/** Of a person or a saint; `10 ms.` and `MW.` are units, which may end a sentence. */
const title = /(?<!\d)(?:^|[\s(])(?:[Mm]w|[Mm]s|[Ss]t)\.\s*$/u;

/** Of a name; a unit (`3 m.`) is written small, and may end a sentence. */
const initial = /(?:^|[\s(])\p{Lu}\.\s*$/u;

/** Begins a sentence: behind `vitamine A.`, where no name goes on. */
const opening = /^(?:De|Het|Een|The|A|In)\s/;

/** Whether a piece of text is no sentence without the next. */
export function goesOn(piece: string, next: string): boolean {
  return unfinished.test(piece) || title.test(piece) || (initial.test(piece) && !opening.test(next));
}
