import { Link } from '../Link/Link.tsx';
import { linkifyText } from './linkifyText.ts';

export interface CommentTextProps {
  text: string;
  /** Read out after links, which open a new tab. */
  externalHint: string;
}

/** What a visitor wrote: plain text with its line breaks, in whatever language and direction, its addresses as links. */
export function CommentText({ text, externalHint }: CommentTextProps) {
  let offset = 0;
  return (
    <p dir="auto" className="max-w-reading whitespace-pre-line wrap-anywhere">
      {linkifyText(text).map((part) => {
        const key = offset;
        offset += part.text.length;
        return part.href === undefined ? (
          part.text
        ) : (
          <Link key={key} kind="external" href={part.href} author="visitor" externalHint={externalHint}>
            {part.text}
          </Link>
        );
      })}
    </p>
  );
}
