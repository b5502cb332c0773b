import { countWords, linesOf, sentencesOf } from '../facts/prose.ts';
import { shortened } from '../facts/textFacts.ts';
import { pageRule } from '../rule.ts';

/** Fewer words say nothing of how a page reads. */
const fewestWords = 120;

/** Below this ease a text is for people with years of higher education (Flesch's scale, 0 to 100). */
const hardest = 35;

const vowels = { nl: /[aeiouyáéíóúàèäëïöü]+|ij/giu, en: /[aeiouy]+/giu } as const;

/** A page that is hard to read: long sentences of long words. */
export const readingLevel = pageRule({
  id: 'reading-level',
  severity: 'advice',
  *check(page) {
    const { language } = page;
    const lines = linesOf(page).filter(({ words }) => countWords(words) > 4);
    const text = lines.map(({ words }) => words);
    const words = text.reduce((sum, line) => sum + countWords(line), 0);
    const [first] = lines;
    if (words < fewestWords || first === undefined || (language !== 'nl' && language !== 'en')) return;
    const sentences = text.reduce((sum, line) => sum + sentencesOf(line).length, 0);
    const syllables = text.reduce((sum, line) => sum + (line.match(vowels[language])?.length ?? 0), 0);
    const perSentence = words / sentences;
    const perWord = syllables / words;
    // Dutch by Douma, English by Flesch.
    const ease =
      language === 'nl' ? 206.84 - 77 * perWord - 0.93 * perSentence : 206.835 - 84.6 * perWord - 1.015 * perSentence;
    if (ease >= hardest) return;
    yield {
      pointer: first.pointer,
      values: { ease: String(Math.max(0, Math.round(ease))), words: String(Math.round(perSentence)) },
    };
  },
});

/** More words lose most readers before the end. */
const longestSentence = 40;

export const sentenceLength = pageRule({
  id: 'sentence-length',
  severity: 'advice',
  *check(page) {
    for (const { words: line, pointer } of linesOf(page)) {
      for (const sentence of sentencesOf(line)) {
        const words = countWords(sentence);
        if (words > longestSentence) yield { pointer, values: { words: String(words) }, excerpt: shortened(sentence) };
      }
    }
  },
});

/** More words without a heading are a wall (words). */
const longestRun = 450;

export const textWall = pageRule({
  id: 'wall-of-text',
  severity: 'advice',
  *check({ texts }) {
    for (const { words, named, pointer, element } of texts)
      if (
        element?.type !== 'form' &&
        countWords(words) > longestRun &&
        named('h1', 'h2', 'h3', 'h4', 'h5', 'h6').length === 0
      )
        yield { pointer, values: { words: String(countWords(words)) }, excerpt: shortened(words) };
  },
});
