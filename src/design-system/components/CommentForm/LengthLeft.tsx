import { useEffect, useState } from 'react';
import { commentLength, longestComment, nearTheEnd } from './commentLength.ts';

export interface LengthTexts {
  /** "Nog 120 tekens" */
  left: (letters: number) => string;
  /** "12 tekens te veel" */
  tooMany: (letters: number) => string;
}

/** Screen readers are told after a pause, so that counting does not talk into typing. */
const pause = 1000;

/** How much room is left, from where that begins to matter; at the end of the line with the button. */
export function LengthLeft({ text, texts }: { text: string; texts: LengthTexts }) {
  const left = longestComment - commentLength(text);
  const words = left > nearTheEnd ? '' : left < 0 ? texts.tooMany(-left) : texts.left(left);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(words), pause);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <div className="ms-auto text-small even-figures noscript:hidden">
      <p aria-hidden="true" className={left < 0 ? 'font-strong text-negative' : 'text-text-muted'}>
        {words}
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}
