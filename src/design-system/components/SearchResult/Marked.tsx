import type { ReactNode } from 'react';

interface MarkedProps {
  /** The text in pieces: plain, marked, plain, marked … */
  pieces: readonly string[];
}

/**
 * A text with the words marked that it was found by. Every piece has an element: another term marks others, and browsers
 * that translate the page have put nodes of their own in the place of bare texts.
 */
export function Marked({ pieces }: MarkedProps) {
  const content: ReactNode[] = [];
  let offset = 0;
  let isMarked = false;
  for (const piece of pieces) {
    const Piece = isMarked ? 'mark' : 'span';
    if (piece !== '') content.push(<Piece key={`${Piece} ${offset}`}>{piece}</Piece>);
    offset += piece.length;
    isMarked = !isMarked;
  }
  return content;
}
