import { goesOn } from '#languages/abbreviations.ts';
import type { Language } from '#services/query/engine/text/stems.ts';

const segmenters = {
  nl: new Intl.Segmenter('nl', { granularity: 'sentence' }),
  en: new Intl.Segmenter('en', { granularity: 'sentence' }),
} as const;

/** The sentences of a paragraph, in their order and as they are written; a line that ends is the end of a sentence. */
export function sentencesOf(paragraph: string, language: Language): string[] {
  return paragraph.split('\n').flatMap((line) => {
    const sentences: string[] = [];
    let before = '';
    for (const { segment } of segmenters[language].segment(line)) {
      // Asks the piece before alone: to read again all that was joined would take the square of a page.
      if (goesOn(before, segment)) sentences[sentences.length - 1] += segment;
      else sentences.push(segment);
      before = segment;
    }
    return sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence !== '');
  });
}
