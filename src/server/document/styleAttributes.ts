import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

const number = String.raw`\d+(?:\.\d+)?`;

/**
 * All that components write into attributes of style when they are rendered on the server, each measure a number: where a
 * picture is cropped, rows beside a lead, the rail of a carousel, the widths of a preview and the line between two. They
 * have classes for everything else.
 */
const known = new RegExp(
  `^(?:${[
    `--focus-x:${number};--focus-y:${number};--ratio:${number}`,
    `object-position:${number}% ${number}%`,
    String.raw`--lead-rows:(?:repeat\(\d+, auto\) )?1fr`,
    `--slides:${number};inset-inline-start:${number}%`,
    `--frame-width:${number}px`,
    `flex:${number} 1 0`,
    `--split:${number}%(?:;--slider-width:${number}px)?`,
  ].join('|')})$`,
);

/**
 * A header that grew with the page would be too large for a proxy's buffer. No page of ours comes near; what is beyond
 * counts for nothing: a picture is cropped around its middle then.
 */
const most = 24;

const hashes = new LRUCache<string, string>({
  max: 2000,
  memoMethod: (style) => `sha256-${hash('sha256', style, 'base64')}`,
});

/**
 * The attributes of style in a page's markup that are ours, each once, as its policy names them: `sha256-…`. One that
 * came with a text is none of them.
 */
export function styleAttributes(markup: string): readonly string[] {
  const styles = new Set<string>();
  for (const [, style = ''] of markup.matchAll(/ style="([^"]{1,200})"/g)) {
    if (styles.size < most && known.test(style)) styles.add(style);
  }
  return Array.from(styles, (style) => hashes.memo(style));
}
