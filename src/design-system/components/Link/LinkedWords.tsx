import { Link, type LinkProps } from './Link.tsx';

/** A stretch of a text, alike all through; with `href` it is a link. */
export interface TextPart {
  readonly text: string;
  readonly href?: string | undefined;
}

interface LinkedWordsProps extends Omit<LinkProps, 'href' | 'children'> {
  parts: readonly TextPart[];
}

/** A text of which some words are a link, in its order. */
export function LinkedWords({ parts, ...link }: LinkedWordsProps) {
  let offset = 0;
  return parts.map(({ text, href }) => {
    const key = offset;
    offset += text.length;
    return href === undefined ? (
      text
    ) : (
      <Link key={key} href={href} {...link}>
        {text}
      </Link>
    );
  });
}
