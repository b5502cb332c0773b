import { wordsOf } from '#services/query/engine/text/words.ts';

const titleMin = 2;
const labelMax = 2;

/** Whether a question has a title in it, word for word. */
export function names(question: string, title: string): boolean {
  const words = wordsOf(title);
  return words.length >= titleMin && ` ${wordsOf(question).join(' ')} `.includes(` ${words.join(' ')} `);
}

/** The words that a sentence begins with before a colon, or that a row has in its first cell; none where that is no label. */
export function labelOf(sentence: string): readonly string[] {
  const words = wordsOf(/^([^:.|]{2,30})(?::\s| \| )/.exec(sentence)?.[1] ?? '');
  return words.length > labelMax ? [] : words;
}

/** A sentence without the words of the question: who is asked about is not who is asked for. */
export function without(sentence: string, question: string): string {
  const words = new Set(wordsOf(question));
  return sentence.replace(/\p{L}+/gu, (word) => (wordsOf(word).every((each) => words.has(each)) ? '' : word));
}

/** Whether a line asks. */
export const asks = (line: string): boolean => /\?\s*$/.test(line);

/** Whether a heading asks, with a mark or without (`Wanneer maaien`). */
export const headingAsks = (heading: string): boolean =>
  asks(heading) ||
  /^(?:hoe(?:veel)?|wat|waar\p{L}*|wanneer|welke?|wie|how|what|when|where|which|who|why)\b/iu.test(heading);
