import type { Language } from '#services/query/engine/text/stems.ts';

/** Abbreviations after which a sentence goes on. */
const unfinished =
  /(?:^|[\s(])(?:bijv|bv|o\.a|d\.w\.z|m\.n|i\.v\.m|t\.o\.v|ca|nr|art|e\.g|i\.e|etc|dr|prof|vs|fig|no)\.\s*$/i;

const segmenters = {
  nl: new Intl.Segmenter('nl', { granularity: 'sentence' }),
  en: new Intl.Segmenter('en', { granularity: 'sentence' }),
} as const;

/** The sentences of a paragraph, in their order and as they are written; a line that ends is the end of a sentence. */
export function sentencesOf(paragraph: string, language: Language): string[] {
  return paragraph.split('\n').flatMap((line) => {
    const sentences: string[] = [];
    for (const { segment } of segmenters[language].segment(line)) {
      const last = sentences.at(-1);
      if (last !== undefined && unfinished.test(last)) sentences[sentences.length - 1] = last + segment;
      else sentences.push(segment);
    }
    return sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence !== '');
  });
}
