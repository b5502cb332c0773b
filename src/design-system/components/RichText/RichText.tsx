import { richTextVariants } from './RichText.variants.ts';
import { scrollableTables } from './scrollableTables.ts';
import './RichText.css';

export interface RichTextProps {
  /** Sanitised HTML: this component trusts it. The sanitiser is the caller's business, once, on the server. */
  html: string;
  size?: 'text' | 'small' | 'lead' | undefined;
  /** Announces the scrolling region of a wide table, e.g. "Tabel". */
  tableLabel?: string | undefined;
}

/** What editors write, set for reading: one column of 65-75 characters in the reading font. */
export function RichText({ html, size, tableLabel }: RichTextProps) {
  // The one place where HTML comes in as text.
  return (
    <div
      className={richTextVariants({ size })}
      dangerouslySetInnerHTML={{ __html: scrollableTables(html, tableLabel) }}
    />
  );
}
