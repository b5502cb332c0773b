import { isbnIn } from '#services/query/collection/identifiers.ts';
import { identifierTyped } from '#services/query/engine/indexing/identifierWord.ts';
import { wordsOf } from '#services/query/engine/text/words.ts';
import { wordsMax } from './term.ts';

/** What has to stand in a record. Words are folded, see `wordsOf`. */
export type Operand =
  | { kind: 'word'; word: string }
  /** Typed with an asterisk: any word that starts like this. */
  | { kind: 'start'; word: string }
  /** Words just as they are, next to each other: typed in quotes, one alone as well; or without a space, as in `CO2-uitstoot` and `2,4-D`. */
  | { kind: 'adjacent'; words: readonly string[]; typed: 'quoted' | 'together' }
  /** A DOI, an ISBN, or what else may be one: one word in the index (`identifierWord`), or words next to each other. */
  | { kind: 'identifier'; word: string; words: readonly string[] };

/** A record needs one operand of every group, and none of those to leave out. */
export interface Term {
  readonly groups: readonly (readonly Operand[])[];
  readonly leaveOut: readonly Operand[];
}

/**
 * Reads a normalised term: `"next to each other"`, `-left out`, `either or`, `beginning*`. `or` binds closer than the
 * space between words, as visitors know it from elsewhere: `a b or c` wants `a`, and one of `b` and `c`.
 */
export function parseTerm(normalised: string): Term {
  const groups: Operand[][] = [];
  const leaveOut: Operand[] = [];
  let joins = false;
  const text = listsApart(withoutOthers(withoutLabels(isbnsTogether(normalised))));
  // A word may have become several.
  const pieces = [...text.matchAll(/-?"([^"]*)"|\S+/g)].slice(0, wordsMax);
  for (const [piece, quoted] of pieces) {
    if (piece === 'or') {
      joins = groups.length > 0;
      continue;
    }
    const operand = operandOf(piece, quoted);
    if (operand === undefined) continue;
    const last = groups.at(-1);
    if (piece.startsWith('-')) leaveOut.push(operand);
    else if (joins && last !== undefined) last.push(operand);
    else groups.push([operand]);
    joins = false;
  }
  return { groups, leaveOut };
}

/** ISBNs as covers have them, with spaces (`978 90 8686 123 1`), as one piece each. */
const isbnsTogether = (text: string) =>
  text.replace(
    /(?<![\d-])97[89](?: ?\d){10}(?![\d-])|(?<=\bisbn(?:-10)?:? )\d(?: ?\d){8} ?[\dx](?![\d-])/g,
    (figures) => (isbnIn(figures) === undefined ? figures : figures.replaceAll(' ', '')),
  );

/** Without the words in front of identifiers that say what they are: `ISBN 9789086861231`, `doi: 10.1234/abc`. */
const withoutLabels = (text: string) =>
  text.replace(/"[^"]*"|(?<!\S)(?:e?isbn(?:-1[03])?|doi|hdl|handle|orcid):? (\S+)/g, (all, next: string | undefined) =>
    next === undefined || identifierTyped(next) === undefined ? all : next,
  );

/**
 * Without what stands for the authors who are not named: `Pauwels et al., 2004`, `Steijn e.a. 1999`. What stands in
 * quotes is meant word for word, and without a year behind it `e.a.` may be somebody's initials.
 */
const withoutOthers = (text: string) =>
  text.replace(/("[^"]*")|(?<=\S )(?:et\.? al\b\.?(?=[\s,;:()]|$)|e\.a\.(?=,? \(?\d{4}))[,;:]?/g, '$1');

/**
 * What is listed without spaces as the words that it is: `stikstof,fosfaat`, `varkens/kippen`. Signs of short parts belong
 * to them (`mg/l`), as those between figures do (`2,4-D`).
 */
const listsApart = (text: string) =>
  text.replace(/-?"[^"]*"|\S+/g, (piece) =>
    /^[-"]/.test(piece) || identifierTyped(piece) !== undefined
      ? piece
      : piece.replace(/(?<=\p{L})[,;](?=\p{L})|(?<=\p{L}{3})[/&+|](?=\p{L}{3})/gu, ' '),
  );

function operandOf(piece: string, quoted: string | undefined): Operand | undefined {
  const words = wordsOf(quoted ?? piece);
  // In quotes it is one as well, but not among other words, which are wanted one by one.
  const alone = quoted ?? piece.replace(/^-/, '');
  const identifier = /\s/.test(alone) ? undefined : identifierTyped(alone);
  if (identifier !== undefined) return { kind: 'identifier', word: identifier, words };
  const [word] = words;
  if (word === undefined) return undefined;
  if (quoted !== undefined) return { kind: 'adjacent', words, typed: 'quoted' };
  if (words.length > 1) return { kind: 'adjacent', words, typed: 'together' };
  if (piece.endsWith('*')) return { kind: 'start', word };
  return { kind: 'word', word };
}

/** A last word that no record has is taken for the beginning of one, from this many letters on. */
const beginningMin = 3;

/** The term with its last word as the beginning of any word; unchanged when it ends with something else. */
export function lastAsBeginning(term: Term): Term {
  const { groups, leaveOut } = term;
  const [last, ...others] = groups.at(-1) ?? [];
  if (last?.kind !== 'word' || others.length > 0 || last.word.length < beginningMin) return term;
  return { groups: [...groups.slice(0, -1), [{ kind: 'start', word: last.word }]], leaveOut };
}
