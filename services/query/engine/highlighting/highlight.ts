import type { CollectionRecord } from '#services/query/collection/record.ts';
import { partsIn } from '#services/query/engine/lexicon/lexicon.ts';
import type { Wanted } from '#services/query/engine/matching/termPatterns.ts';
import { type Language, stemIn } from '#services/query/engine/text/stems.ts';
import { type Span, spansOf, wordsOf } from '#services/query/engine/text/words.ts';
import type { Highlight, Piece } from '#services/query/ports/searchPort.ts';

/** How long a passage of an abstract is at most, in characters: two lines. */
const passageMax = 165;

/** How far before a match a passage may begin, when no sentence does. */
const leadIn = 60;

const ellipsis = '…';

/** A word for which a record was found. */
interface Match extends Span {
  readonly stem: string;
}

/**
 * Marks the words for which a record was found, in its title and in the passage of its abstract that has most of them.
 * Without any, the passage is the start of the abstract.
 */
export function highlight(
  record: CollectionRecord,
  all: Wanted,
  language: Language,
  marker = createMarker(),
): Highlight {
  const stemOf = marker(wantedIn(record, all, language), language);
  const matchesIn = (words: readonly Span[]) =>
    words.flatMap((span): Match | [] => {
      const stem = stemOf(span.word);
      return stem === undefined ? [] : { ...span, stem };
    });
  const { title, abstract } = record;
  const words = spansOf(abstract);
  const matches = matchesIn(words);
  const { start, end } = passageOf(abstract, words, matches);
  const passage = piecesOf(abstract, matches, start, end);
  return {
    title: piecesOf(title, matchesIn(spansOf(title)), 0, title.length),
    abstract: [
      ...(start > 0 ? [{ text: `${ellipsis} `, match: false }] : []),
      ...passage,
      ...(end < abstract.length ? [{ text: ` ${ellipsis}`, match: false }] : []),
    ],
  };
}

/** Without the words that are not why this record was found: see `Wanted.together`. */
function wantedIn({ title, abstract, keywords }: CollectionRecord, wanted: Wanted, language: Language): Wanted {
  if (wanted.together.length === 0) return wanted;
  const texts = [title, abstract, ...keywords].flatMap(wordsOf).flatMap((word) => [word, ...partsIn[language](word)]);
  const there = new Set(texts.map((word) => stemIn[language](word) ?? ''));
  const absent = wanted.together.filter((groups) =>
    // A word that is also one of the others' says nothing of which of them it was found for.
    groups.some((stems) => stems.size > 0 && ![...stems].some((stem) => there.has(stem))),
  );
  const passedOver = new Set(absent.flatMap((groups) => groups.flatMap((stems) => [...stems])));
  return { ...wanted, stems: new Set([...wanted.stems].filter((stem) => !passedOver.has(stem))) };
}

/**
 * Gives the stem of a word that is marked, `undefined` for others. It remembers the words of one page of results, whose
 * records have most of them in common.
 */
export type Marker = (wanted: Wanted, language: Language) => (word: string) => string | undefined;

export function createMarker(): Marker {
  const remembered = new Map<Wanted, Map<string, string | undefined>>();
  return (wanted, language) => {
    if (wanted.stems.size === 0 && wanted.starts.length === 0) return () => undefined;
    const stems = remembered.get(wanted) ?? new Map<string, string | undefined>();
    remembered.set(wanted, stems);
    return (word) => {
      const known = stems.get(word);
      if (known !== undefined || stems.has(word)) return known;
      const stem = markedStem(word, wanted, language);
      stems.set(word, stem);
      return stem;
    };
  };
}

function markedStem(word: string, { stems, starts }: Wanted, language: Language): string | undefined {
  const stemOf = stemIn[language];
  const stem = stemOf(word) ?? '';
  const isMarked =
    stems.has(stem) ||
    starts.some((start) => word.startsWith(start)) ||
    partsIn[language](word).some((part) => stems.has(stemOf(part) ?? ''));
  return isMarked ? stem : undefined;
}

/** The stretch of at most `passageMax` characters with the most different matches; of equal ones the first. */
function passageOf(text: string, words: readonly Span[], matches: readonly Match[]): { start: number; end: number } {
  if (text.length <= passageMax) return { start: 0, end: text.length };
  const start = matches.length === 0 ? 0 : startOfPassage(text, words, matches);
  const last = words.findLast(({ end }) => end <= start + passageMax);
  const rest = text.length - start <= passageMax;
  return { start, end: rest ? text.length : Math.max(start, last?.end ?? start) };
}

function startOfPassage(text: string, words: readonly Span[], matches: readonly Match[]): number {
  const worth = (start: number) => {
    const inside = matches.filter((word) => word.start >= start && word.end <= start + passageMax);
    return 10 * new Set(inside.map(({ stem }) => stem)).size + inside.length;
  };
  // Between most words there is a space alone, which ends no sentence.
  const sentences = words.filter(
    ({ start }, at) =>
      start - (words[at - 1]?.end ?? 0) > 1 && /[.!?]\s+$/.test(text.slice(Math.max(0, start - 4), start)),
  );
  const nearMatches = matches.flatMap((match) => words.find(({ start }) => start >= match.start - leadIn) ?? []);
  // Sentences first: a passage that begins in the middle of one has to be worth it.
  let best = { start: 0, worth: worth(0) };
  for (const { start } of [...sentences, ...nearMatches]) {
    const own = worth(start);
    if (own > best.worth) best = { start, worth: own };
  }
  return best.start;
}

function piecesOf(text: string, matches: readonly Match[], start: number, end: number): Piece[] {
  const pieces: Piece[] = [];
  let at = start;
  for (const match of matches) {
    if (match.start < start || match.end > end) continue;
    if (match.start > at) pieces.push({ text: text.slice(at, match.start), match: false });
    pieces.push({ text: text.slice(match.start, match.end), match: true });
    at = match.end;
  }
  if (at < end) pieces.push({ text: text.slice(at, end), match: false });
  return pieces;
}
