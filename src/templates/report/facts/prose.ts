import type { FieldFacts, PageFacts } from './pageFacts.ts';
import { wordsOf } from './textFacts.ts';

/** Keys of texts that readers see as sentences or names. */
const proseKeys = new Set([
  ...['title', 'lead', 'contentarea_leadtext', 'caption', 'startpage_title', 'placeholderzoekbox', 'name', 'role'],
  ...['organization', 'location', 'subject_abstract', 'target_audience_abstract', 'region_abstract', 'jumplinktext'],
  ...['location_abstract', 'organizer_abstract', 'publisher', 'alternative_text', 'photographer', 'source_info'],
]);

/** The texts without markup that readers see; the title that the CMS repeats among the metadata counts once. */
export function proseFields({ fields }: PageFacts): readonly FieldFacts[] {
  return fields.filter(
    ({ key, pointer }) =>
      proseKeys.has(key) &&
      pointer !== '/metadata/title' &&
      !/(?:page_type|template|label|abstract)\/name$/.test(pointer),
  );
}

/** A line of running text: a paragraph, an entry of a list, a cell. */
export interface Line {
  readonly pointer: string;
  readonly words: string;
}

/** Several rules read the same lines. */
const known = new WeakMap<PageFacts, readonly Line[]>();

/** Lines of all rich texts, forms left out: their words are labels. */
export function linesOf(page: PageFacts): readonly Line[] {
  const lines = known.get(page) ?? page.texts.flatMap(linesOfText);
  known.set(page, lines);
  return lines;
}

function linesOfText({ element, pointer, named }: PageFacts['texts'][number]): readonly Line[] {
  if (element?.type === 'form') return [];
  return named('p', 'li', 'blockquote', 'td', 'dd').map((tag) => ({ pointer, words: wordsOf([tag]) }));
}

/** Sentences of a text; abbreviations end none. */
export function sentencesOf(words: string): string[] {
  return words
    .replace(
      /\b(?:o\.a|d\.w\.z|bijv|b\.v|e\.g|i\.e|nr|ca|dr|ir|prof|mr|mw|dhr|enz|etc|m\.b\.t|t\.o\.v|no|vs)\./gi,
      (short) => short.replaceAll('.', ''),
    )
    .split(/(?<=[.!?…])["’”)]*\s+(?=["‘“(]*[\p{Lu}\p{N}])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0;
}
