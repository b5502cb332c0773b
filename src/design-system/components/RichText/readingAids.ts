import { readOutOnly } from './RichText.variants.ts';

/** Words that a text's own markup lacks, in the reader's language. */
export interface ReadingAids {
  /** Names the scrolling region of a table without a caption, e.g. "Tabel"; from the second on with its number. */
  tableLabel?: string | undefined;
  /** Read out after the text of a link that opens a new tab, e.g. "opent in een nieuw tabblad". */
  externalHint?: string | undefined;
}

/**
 * Completes sanitised HTML with what its own markup cannot say: every table stands in a box that scrolls by itself and
 * takes the keyboard (WCAG 2.2, 1.4.10 and 2.1.1), and every link to a new tab announces it (technique G201).
 */
export function withReadingAids(html: string, { tableLabel, externalHint }: ReadingAids): string {
  const text = html.includes('<table') ? withScrollingTables(html, tableLabel) : html;
  return externalHint !== undefined && text.includes('target="_blank"') ? withAnnouncements(text, externalHint) : text;
}

/** A table's start, with its caption where it has one: that stands first (HTML Living Standard, 4.9.1). */
const tableStart = /<table\b[^>]*>(?:\s*<caption\b[^>]*>(.*?)<\/caption>)?/gs;

const figureBefore = /^<figure\b[^>]*>\s*(?:<figcaption\b[^>]*>(.*?)<\/figcaption>\s*)?$/s;
const captionAfter = /<\/table>\s*<figcaption\b[^>]*>(.*?)<\/figcaption>/sy;

/** Characters of a figure's start and caption before its table. */
const longestCaption = 2000;

/** The caption of the figure that a table is the content of: it stands in the place of the table's own (4.9.2). */
function figureCaption(html: string, table: number): string {
  // A text may have thousands of tables: none is looked for a figure further than a caption is long.
  const nearby = html.slice(Math.max(0, table - longestCaption), table);
  const figure = nearby.lastIndexOf('<figure');
  const before = figure === -1 ? null : figureBefore.exec(nearby.slice(figure));
  if (!before) return '';
  captionAfter.lastIndex = html.indexOf('</table>', table);
  return before[1] ?? captionAfter.exec(html)?.[1] ?? '';
}

/** With a name the box is a region that screen readers list: the caption, else the label. */
function withScrollingTables(html: string, label: string | undefined): string {
  let unnamed = 0;
  const labelled = () => {
    if (label === undefined) return '';
    unnamed += 1;
    return attributeText(unnamed === 1 ? label : `${label} ${unnamed}`);
  };
  return html
    .replaceAll(tableStart, (start: string, caption: string | undefined, offset: number) => {
      const name = attributeText(wordsOf(caption ?? figureCaption(html, offset))) || labelled();
      const region = name && ` aria-label="${name}"`;
      return `<section class="rich-text-table" tabindex="0"${region}>${start}`;
    })
    .replaceAll('</table>', '</table></section>');
}

function withAnnouncements(html: string, hint: string): string {
  const said = `<span class="${readOutOnly}"> (${attributeText(hint)})</span>`;
  return html.replaceAll(/<a\b[^>]*\btarget="_blank"[^>]*>.*?(?=<\/a>)/gs, (link) => link + said);
}

function wordsOf(html: string): string {
  return html.replaceAll(/<[^>]*>/g, '').trim();
}

/** Text, or words of HTML with their entities, as the value of an attribute. */
function attributeText(text: string): string {
  return text
    .replaceAll(/&(?!#?\w+;)/g, '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;');
}
