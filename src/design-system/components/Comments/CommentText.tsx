import { LinkedWords } from '../Link/LinkedWords.tsx';
import { linkifyText } from './linkifyText.ts';

export interface CommentTextProps {
  text: string;
  /** Read out after links, which open a new tab. */
  externalHint: string;
}

/** What a visitor wrote: plain text with its line breaks, in whatever language and direction, its addresses as links. */
export function CommentText({ text, externalHint }: CommentTextProps) {
  return (
    <p dir="auto" className="max-w-reading whitespace-pre-line wrap-anywhere">
      <LinkedWords parts={linkifyText(text)} kind="external" author="visitor" externalHint={externalHint} />
    </p>
  );
}
