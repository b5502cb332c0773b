import type { TextPart } from '#design-system/components/Suggestions/Suggestions.tsx';

const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/** Lower case, without accents. */
function fold(text: string): string {
  return text.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');
}

function wordsOf(text: string): string[] {
  return (text.match(word) ?? []).map(fold);
}

/** Whether every word that is typed begins a word of the text. */
export function matchesTyped(text: string, typed: string): boolean {
  const words = wordsOf(text);
  return wordsOf(typed).every((beginning) => words.some((each) => each.startsWith(beginning)));
}

/** A text in pieces: what is typed is marked where words begin with it, whatever the case and the accents. */
export function typedParts(text: string, typed: string): TextPart[] {
  const beginnings = wordsOf(typed).sort((one, other) => other.length - one.length);
  const parts: TextPart[] = [];
  let done = 0;
  const add = (end: number, isTyped: boolean) => {
    if (end > done) parts.push({ text: text.slice(done, end), start: done, isTyped });
    done = end;
  };
  for (const { 0: found, index } of text.matchAll(word)) {
    const folded = fold(found);
    const beginning = beginnings.find((each) => folded.startsWith(each));
    if (beginning === undefined) continue;
    add(index, false);
    add(index + lengthOf(beginning, found), true);
  }
  add(text.length, false);
  return parts;
}

/** How much of a word a folded beginning takes: accents may be characters of their own, which belong to their letter. */
function lengthOf(beginning: string, whole: string): number {
  let end = 0;
  for (const letter of whole) {
    if (fold(whole.slice(0, end)).length >= beginning.length && fold(letter) !== '') break;
    end += letter.length;
  }
  return end;
}
