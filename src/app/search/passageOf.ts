import { wholeLetters } from '#templates/contract/wholeLetters.ts';
import type { MarkedText, SearchRecord } from '../api/responses.ts';

/** Two lines of a list on a desk (characters); whoever wants more opens the record. */
const longest = 170;

/** Why a record was found, or else how it begins: in pieces, plain and marked by turns, and never long. */
export function passageOf({ found, abstract }: Pick<SearchRecord, 'found' | 'abstract'>): MarkedText | undefined {
  const pieces = found?.passage.some(Boolean) ? found.passage : [abstract ?? ''];
  const whole = pieces.join('');
  if (whole.trim() === '') return undefined;
  return whole.length <= longest ? pieces : cut(pieces);
}

/** Cuts between words, never inside one that is marked. */
function cut(pieces: MarkedText): MarkedText {
  const kept: string[] = [];
  let left = longest;
  for (const piece of pieces) {
    if (piece.length > left) {
      const isMarked = kept.length % 2 === 1;
      return [...kept, ...(isMarked ? ['', '…'] : [`${atWord(wholeLetters(piece.slice(0, left)))} …`])];
    }
    kept.push(piece);
    left -= piece.length;
  }
  return kept;
}

function atWord(text: string): string {
  const end = text.lastIndexOf(' ');
  return (end > 0 ? text.slice(0, end) : text).replace(/[\s,;:–-]+$/, '');
}
