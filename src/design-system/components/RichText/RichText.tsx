import { richTextVariants } from './RichText.variants.ts';
import { type ReadingAids, withReadingAids } from './readingAids.ts';
import { trustedHtml } from './trustedHtml.ts';
import './RichText.css';
import './RichTextPictures.css';
import './RichTextTables.css';

export interface RichTextProps extends ReadingAids {
  /** Sanitised HTML: this component trusts it. The sanitiser is the caller's business, once, on the server. */
  html: string;
  size?: 'text' | 'small' | 'lead' | undefined;
}

/** What editors write, set for reading: one column of 65-75 characters in the reading font. */
export function RichText({ html, size, ...aids }: RichTextProps) {
  // The one place where HTML comes in as text.
  return (
    <div
      className={richTextVariants({ size })}
      dangerouslySetInnerHTML={{ __html: trustedHtml(withReadingAids(html, aids)) }}
    />
  );
}
