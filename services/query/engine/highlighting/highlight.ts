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

type Marked = Span & { match: boolean; stem: string };

/**
 * Marks the words for which a record was found, in its title and in the passage of its abstract that has most of them.
 * Without any, the passage is the start of the abstract.
 */
export function highlight(record: CollectionRecord, all: Wanted, language: Language): Highlight {
  const wanted = wantedIn(record, all, language);
  const mark = (text: string) => spansOf(text).map((span) => markSpan(span, wanted, language));
  const { title, abstract } = record;
  const marked = mark(abstract);
  const { start, end } = passageOf(abstract, marked);
  const passage = piecesOf(abstract, marked, start, end);
  return {
    title: piecesOf(title, mark(title), 0, title.length),
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
    groups.some((stems) => ![...stems].some((stem) => there.has(stem))),
  );
  const passedOver = new Set(absent.flatMap((groups) => groups.flatMap((stems) => [...stems])));
  return { ...wanted, stems: new Set([...wanted.stems].filter((stem) => !passedOver.has(stem))) };
}

function markSpan(span: Span, { stems, starts }: Wanted, language: Language): Marked {
  if (stems.size === 0 && starts.length === 0) return { ...span, match: false, stem: '' };
  const stemOf = stemIn[language];
  const stem = stemOf(span.word) ?? '';
  const match =
    stems.has(stem) ||
    starts.some((start) => span.word.startsWith(start)) ||
    partsIn[language](span.word).some((part) => stems.has(stemOf(part) ?? ''));
  return { ...span, match, stem };
}

/** The stretch of at most `passageMax` characters with the most different matches; of equal ones the first. */
function passageOf(text: string, words: readonly Marked[]): { start: number; end: number } {
  if (text.length <= passageMax) return { start: 0, end: text.length };
  const matches = words.filter(({ match }) => match);
  const worth = (start: number) => {
    const inside = matches.filter((word) => word.start >= start && word.end <= start + passageMax);
    return 10 * new Set(inside.map(({ stem }) => stem)).size + inside.length;
  };
  const sentences = words.filter(({ start }) => start === 0 || /[.!?]\s+$/.test(text.slice(0, start).slice(-4)));
  const nearMatches = matches.flatMap((match) => words.find(({ start }) => start >= match.start - leadIn) ?? []);
  // Sentences first: a passage that begins in the middle of one has to be worth it.
  const starts = [0, ...[...sentences, ...nearMatches].map(({ start }) => start)];
  const start = starts.reduce((best, next) => (worth(next) > worth(best) ? next : best));
  const last = words.findLast(({ end }) => end <= start + passageMax);
  const rest = text.length - start <= passageMax;
  return { start, end: rest ? text.length : Math.max(start, last?.end ?? start) };
}

function piecesOf(text: string, words: readonly Marked[], start: number, end: number): Piece[] {
  const pieces: Piece[] = [];
  let at = start;
  for (const word of words) {
    if (!word.match || word.start < start || word.end > end) continue;
    if (word.start > at) pieces.push({ text: text.slice(at, word.start), match: false });
    pieces.push({ text: text.slice(word.start, word.end), match: true });
    at = word.end;
  }
  if (at < end) pieces.push({ text: text.slice(at, end), match: false });
  return pieces;
}
