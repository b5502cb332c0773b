import type { Wording } from '#services/query/engine/matching/writeQueries.ts';

/**
 * A wording as the index has it: the words of a part of records in one language, each behind the letters of both (see
 * `zones`). All of them have to be there, or one that starts so, or all in a row, each so far behind the one before.
 */
export type LexemeQuery =
  | { readonly kind: 'all'; readonly lexemes: readonly string[] }
  | { readonly kind: 'start'; readonly lexemes: readonly [string] }
  | { readonly kind: 'row'; readonly lexemes: readonly string[]; readonly distances: readonly number[] };

/** @param letter of the part of the record */
export function lexemeQuery(wording: Wording, letter: string): LexemeQuery {
  const mark = `${letter}${wording.language.charAt(0)}`;
  switch (wording.kind) {
    case 'stem':
      return { kind: 'all', lexemes: [mark + wording.stem] };
    case 'start':
      return { kind: 'start', lexemes: [mark + wording.stem] };
    case 'apart':
      return { kind: 'all', lexemes: wording.stems.map((stem) => mark + stem) };
    case 'row':
      return {
        kind: 'row',
        lexemes: wording.stems.map(({ stem }) => mark + stem),
        distances: wording.stems.map(({ distance }) => distance),
      };
    default:
      return wording satisfies never;
  }
}

/** As PostgreSQL reads it (`tsquery`): letters and digits in quotes, so that a term is never syntax. */
export function writeLexemeQuery(query: LexemeQuery): string {
  const quoted = query.lexemes.map((lexeme) => `'${lexeme}'`);
  if (query.kind === 'start') return `${quoted.join()}:*`;
  if (query.kind === 'row') {
    return `(${quoted.map((lexeme, at) => (at === 0 ? lexeme : `<${query.distances[at]}> ${lexeme}`)).join(' ')})`;
  }
  return quoted.length === 1 ? quoted.join() : `(${quoted.join(' & ')})`;
}

/** The words of a record as they stand in the index, with their places as PostgreSQL writes them; none for parts of compounds. */
export type IndexedText = ReadonlyMap<string, string>;

// Words are letters and digits: none has a quote in it.
const lexemeWithPlaces = /'([^']+)'(?::([\d,]+))?/g;

/** Reads what PostgreSQL writes (`tsvector`). */
export function readIndexedText(written: string): IndexedText {
  return new Map(Array.from(written.matchAll(lexemeWithPlaces), ([, lexeme = '', places = '']) => [lexeme, places]));
}

/** Whether a text has what is asked, as the database tells it. */
export function isIn(text: IndexedText, query: LexemeQuery): boolean {
  const { lexemes } = query;
  if (query.kind === 'start') return hasStart(text, query.lexemes[0]);
  if (!lexemes.every((lexeme) => text.has(lexeme))) return false;
  return (
    query.kind === 'all' ||
    isRow(
      lexemes.map((lexeme) => placesOf(text, lexeme)),
      query.distances,
    )
  );
}

function hasStart(text: IndexedText, start: string): boolean {
  for (const lexeme of text.keys()) if (lexeme.startsWith(start)) return true;
  return false;
}

const placesOf = (text: IndexedText, lexeme: string) => (text.get(lexeme) ?? '').split(',').map(Number);

function isRow([first = [], ...others]: readonly (readonly number[])[], distances: readonly number[]): boolean {
  let ends = first;
  for (const [at, places] of others.entries()) {
    const distance = distances[at + 1] ?? 0;
    ends = places.filter((place) => ends.includes(place - distance));
  }
  return ends.length > 0;
}
