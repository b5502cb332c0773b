import type { ReactNode } from 'react';

interface MarkedProps {
  /** The text in pieces: plain, marked, plain, marked … */
  pieces: readonly string[];
}

/** A text with the words marked that it was found by. */
export function Marked({ pieces }: MarkedProps) {
  const content: ReactNode[] = [];
  let offset = 0;
  let isMarked = false;
  for (const piece of pieces) {
    content.push(isMarked ? <mark key={`mark ${offset}`}>{piece}</mark> : piece);
    offset += piece.length;
    isMarked = !isMarked;
  }
  return content;
}
